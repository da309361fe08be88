import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { acts, ask, caller, DEAD_HAND, enter, expectAccessible, makeTournament, openTable, tabTo, typeActs } from './desk.ts'
import { expect, type Served, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

const line = (page: Page) => page.getByLabel('Table, player or number')
const cell = (page: Page, table: string) =>
  page.getByRole('list', { name: 'Tables' }).getByRole('link', { name: new RegExp(`^${table}\\b`) })
const clockOf = (served: Served) => ask(served, 'SELECT what, "table", minutes FROM clock')

test('the clock of a round by keyboard: planned, started, longer, one table longer still, paused, and the pause undone', async ({
  page,
  program: served,
}) => {
  await makeTournament(page, served)
  await expect(page.getByRole('timer', { name: /Round 1/ }), 'not 0:00, which is the end').toHaveText('–')
  await tabTo(page, page.getByRole('button', { name: 'Plan rounds' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Round', { exact: true })).toBeFocused()
  await tabTo(page, page.getByLabel('Minutes'))
  await page.keyboard.type('75')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Round', { exact: true })).toHaveValue('2')
  // a further round is proposed, and not planned by one Enter too many
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Round', { exact: true })).toHaveValue('2')
  await expect(page.getByRole('option', { name: /3/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(line(page)).toBeFocused()
  await expect(page.getByRole('timer', { name: /Round 1/ })).toHaveText('75:00')

  await page.keyboard.press('F8')
  await expect(page.getByText('left of 75:00')).toBeVisible()
  await page.keyboard.type('+5')
  await expect(page.getByText('Give round 1 5 more minutes')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('left of 80:00')).toBeVisible()
  await page.keyboard.type('+4 3')
  await page.keyboard.press('Enter')
  await expect(cell(page, '3')).toContainText('+4 min')
  await page.keyboard.press('F8')
  await expect(page.getByText('Round 1 paused.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Undone: round 1 paused.')).toBeVisible()
  expect(clockOf(served)).toEqual([
    { what: 'started', table: null, minutes: null },
    { what: 'extended', table: null, minutes: 5 },
    { what: 'extra-time', table: '3', minutes: 4 },
  ])
  await expectAccessible(page)

  await openTable(page, '3')
  await expect(page.locator('.topclock')).toContainText(/8[0-4]:\d\d\s*\+4 min/)
  await page.keyboard.press('Control+1')

  const port = Number(new URL(page.url()).port)
  await served.kill()
  const url = await served.start(port)
  await page.goto(url)
  await page.getByRole('link', { name: 'Other file' }).click()
  await page.getByRole('button', { name: /Spring Open/ }).click()
  await expect(page.getByText('left of 80:00')).toBeVisible()
  await expect(cell(page, '3')).toContainText('+4 min')
})

test('something at table 7, in two actions; what it was comes later, and it can be taken back', async ({ page, served }) => {
  await makeTournament(page, served)
  await expect(line(page)).toBeFocused()
  await page.keyboard.type('!7')
  await expect(page.getByText('Log an incident at table 7')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Incident at table 7 logged.')).toBeVisible()
  await expect(cell(page, '7')).toContainText('Referee')
  await expect.poll(() => ask(served, 'SELECT "table", state, note FROM incidents')).toEqual([{ table: '7', state: 'open', note: null }])

  await page.keyboard.press('Control+z')
  await expect(page.getByText('Undone: incident at table 7 logged.')).toBeVisible()
  await expect(page.getByText('No open incidents')).toBeVisible()
  await page.keyboard.press('Control+y')
  await expect(cell(page, '7')).toContainText('Referee')
  await page.keyboard.press('Control+Z') // with Caps Lock: capital without Shift
  await expect(page.getByText('No open incidents')).toBeVisible()
  await page.keyboard.press('Control+Shift+Z')
  await expect(cell(page, '7')).toContainText('Referee')
  await expect(page.getByText('No open incidents')).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('What happened')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing is written yet. Esc leaves it for later.')).toBeVisible()
  await page.keyboard.type('A tile fell off the table')
  await page.keyboard.press('Enter')
  await expect(line(page)).toBeFocused()
  await expect(page.locator('#waiting')).toContainText('A tile fell off the table')
  await expect
    .poll(() => ask(served, 'SELECT note, opened_by FROM incidents'))
    .toEqual([{ note: 'A tile fell off the table', opened_by: 'Marta Olsen' }])
})

test('several tables are open: keys go from one to the next, and what was typed in each is still there', async ({ page, served }) => {
  await makeTournament(page, served)
  const at = page.getByRole('navigation', { name: 'Open tables' }).locator('[aria-current=page]')
  await openTable(page, '7')
  await page.keyboard.type('W di')
  await page.keyboard.press('Control+1')
  await openTable(page, '2')
  await expect(at).toHaveText('2')
  await expect(page.locator('#entry')).toHaveValue('')
  await page.keyboard.type('E call')
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(at).toHaveText('7')
  await expect(page.locator('#entry')).toBeFocused()
  await expect(page.locator('#entry')).toHaveValue('W di')
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.locator('#entry')).toHaveValue('E call')
  await page.reload()
  await expect(page.locator('#entry')).toHaveValue('E call')
  await page.keyboard.press('Alt+w')
  await expect(page.locator('#entry')).toHaveValue('W di')
  await page.keyboard.press('Control+1')
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.locator('#entry')).toHaveValue('W di')
})

test('a referee gets a code, signs out, is refused with a wrong one, and signs in; a further one is added', async ({ page, served }) => {
  await makeTournament(page, served)
  const menu = page.locator('.who-signs')
  const choose = async (item: string): Promise<void> => {
    await page.keyboard.press('F9')
    await page.getByRole('menuitem', { name: item }).focus()
    await page.keyboard.press('Enter')
  }
  await choose('Set a code')
  await expect(page.getByLabel('For')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('jade47')
  await page.keyboard.press('Tab')
  await page.keyboard.type('jade48')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The two codes differ.')).toBeVisible()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(menu).toContainText('not signed in')
  await page.keyboard.press('Escape')

  await page.keyboard.press('F9')
  await page.getByRole('menuitemradio', { name: /Marta Olsen/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('name or code is wrong')
  await page.getByLabel('Code', { exact: true }).fill('jade47')
  await page.keyboard.press('Enter')
  await expect(menu).not.toContainText('not signed in')
  await choose('Add a referee')
  await page.keyboard.type('Ann Reed')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Ann Reed' })).toBeVisible()
  await page.keyboard.press('Escape')
  await choose('Set a code')
  await expect(page.getByRole('button', { name: 'Remove the code' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert'), 'an empty code takes nothing away').toHaveText(/^Six characters or more/)
  await page.getByRole('button', { name: 'Suggest a code' }).click()
  await expect(page.getByLabel('New code')).toHaveValue(/^[a-z2-9]{6}$/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await choose('Sign out')
  await expect(menu).toContainText('not signed in')
  await expect.poll(() => ask(served, 'SELECT what FROM sign_ins')).toEqual([{ what: 'failed' }, { what: 'in' }, { what: 'out' }])
})

test('a damaged file is read, says what is wrong, and the newest good backup takes its place', async ({ page, program: served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, DEAD_HAND.slice(0, 3))
  await expect(page.locator('.save')).toContainText(/Saved.*act 3/)
  await page.keyboard.press('Control+1')
  await tabTo(page, page.getByRole('button', { name: 'Back up now' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('.filepanel')).toContainText(/Backup \d\d:\d\d/)
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.locator('#entry')).toBeFocused()
  await enter(page, ['W discard 9m'])
  await expect(page.locator('.save')).toContainText(/Saved.*act 4/)
  const port = Number(new URL(page.url()).port)
  await served.kill()
  await spoil(join(served.folder, 'Spring Open.shinpan'), 'W discard 9m', 'W discard 8m')

  await page.goto(await served.start(port))
  await page.getByRole('link', { name: 'Other file' }).click()
  await page
    .getByRole('button', { name: /Spring Open/ })
    .first()
    .click()
  await expect(page.getByRole('alert')).toContainText('The file is damaged.')
  await expect(page.getByRole('alert')).toContainText('open for reading only')
  await expect(page.getByRole('alert')).not.toContainText('be opened')
  await tabTo(page, page.getByRole('button', { name: 'Restore the newest good backup' }))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect.poll(() => ask(served, 'SELECT count(*) AS acts FROM events')).toEqual([{ acts: 3 }])
})

test('a file that is deleted while it is open: the window says so, opens the copy, and loses no act', async ({ page, served }) => {
  test.slow()
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, DEAD_HAND.slice(0, 3))
  await expect.poll(() => ask(served, 'SELECT count(*) AS acts FROM events')).toEqual([{ acts: 3 }])
  await expect(page.locator('.save')).toContainText('Saved')
  await rm(join(served.folder, 'Spring Open.shinpan'))
  await enter(page, DEAD_HAND.slice(3, 5))
  await expect(page.locator('.alarm')).toContainText('The tournament file is no longer in its place.')
  await expect(page.locator('.alarm')).toContainText('2 acts are held in this window')
  await expect(page.locator('.save')).toContainText('Not saved')
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: 'Open the copy' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('no longer in its place')).toHaveCount(0)
  const [copy = ''] = (await readdir(served.folder)).filter((name) => name.includes('-rescued-') && name.endsWith('.shinpan'))
  await expect
    .poll(() => {
      const db = new Database(join(served.folder, copy), { readonly: true })
      try {
        return db.prepare('SELECT text FROM events').pluck().all()
      } finally {
        db.close()
      }
    })
    .toEqual(DEAD_HAND.slice(0, 5).filter((text) => !text.startsWith('@')))
  await expect(page.locator('div.save')).toContainText('Saved')
})

/** Opens the sample tournament as somebody does who has just started. */
const openSample = async (page: Page, served: Served): Promise<void> => {
  await page.goto(served.url)
  await page.getByRole('link', { name: 'Other file' }).click()
  await page.getByRole('button', { name: 'Open the sample' }).click()
  await expect(page.getByRole('heading', { name: 'Sample Open' })).toBeVisible()
  await expect(line(page)).toBeFocused()
}

test('the first five minutes, as the README has them', async ({ page, served }) => {
  await openSample(page, served)
  await expect(page.getByRole('heading', { name: 'Round 2 of 2' })).toBeVisible()
  await expect(cell(page, '7')).toContainText('Violation · W')
  await expect(cell(page, '6')).toContainText('1 question')
  await expect(page.locator('#waiting .tb')).toHaveText(['R2 · 7', 'R2 · 6'])
  await page.keyboard.press('Control+3')
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(4)
  await expect(rows.filter({ hasText: 'to be answered' })).toContainText('R26open')
  await expect(rows.filter({ hasText: 'to be ruled on' })).toContainText('R27open')
  await expect(rows.nth(2), 'what waits to be decided stands before the incidents').toContainText('ruled')
  await expectAccessible(page)
  await page.keyboard.press('Control+k')
  await page.locator('.palette input').fill('7 garnier')
  await expect(page.locator('.palette [role=menuitem]')).toHaveText([/^Table R2.·.7 · .*Garnier/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Table R2 · 7/ })).toBeVisible()
  await expect(page.locator('.note.violation')).toContainText('Dead once declared')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /West’s hand is dead/ }).waitFor()
  await expect(page.locator('.doc > .row')).toContainText('Table R2 · 7')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.type('Both opponents saw it')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toBeVisible()
  await page.keyboard.press('Control+4')
  await expect(page.getByRole('row', { name: /Both opponents saw it/ })).toBeVisible()
  await page.keyboard.press('Control+3')
  await expect(page.getByRole('row', { name: /Both opponents saw it/ })).toBeVisible()
  await page.keyboard.press('Control+2')
  await expect(page.locator('#entry')).toBeFocused()
  await typeActs(page, ['S draw', 'S discard 4p'])
  await expect(acts(page).last()).toContainText('4p')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(acts(page).last()).toContainText('dead W')
})

test('the round that was chosen stays on show over a reload, and the number of a table means the one of that round', async ({
  page,
  served,
}) => {
  await openSample(page, served)
  await page.getByRole('button', { name: /^1/ }).click()
  await expect(page.getByRole('heading', { name: 'Round 1 of 2' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Round 1 of 2' })).toBeVisible()
  await expect(line(page)).toBeFocused()
  await page.keyboard.type('7')
  await expect(page.locator('.saying')).toContainText('Open table R1 · 7')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Table R1 · 7/ })).toBeVisible()
  await page.keyboard.press('Control+1')
  await openTable(page, 't 2')
  await expect(page.getByRole('navigation', { name: 'Open tables' })).toContainText('R1 · 7')
  await expect(page.getByRole('navigation', { name: 'Open tables' })).toContainText('R1 · 2')
})

test('what somebody else enters moves the saved state of every screen, and a correction and its undo move it on', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  const entries = (): number => (ask(served, 'SELECT max(seq) AS n FROM entry') as { n: number }[])[0]?.n ?? 0
  const panel = page.getByRole('region', { name: 'File' })
  const before = entries()
  const call = caller(page, served)
  const [first] = await call<readonly { id: string; name: string }[]>('tables/list')
  const { id = '', name = '' } = first ?? {}
  await call('tables/record', { table: id, text: 'E discard 1z\nS draw\nS discard 2z', by: 'Ann' })
  await expect(panel).toContainText(`${entries()} entries`)
  expect(entries()).toBeGreaterThan(before)
  await expect(cell(page, name)).toContainText('act 3')
  await call('tables/undo', { table: id, by: 'Ann' })
  await expect(panel).toContainText(`${entries()} entries`)
  await expect(cell(page, name)).toContainText('act 2')
})

/** As a bad disk would have it: wherever the words stand in the file. */
const spoil = async (file: string, words: string, other: string): Promise<void> => {
  const db = new Database(file)
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
  const bytes = await readFile(file)
  for (let at = bytes.indexOf(words); at >= 0; at = bytes.indexOf(words, at + 1)) bytes.write(other, at)
  await writeFile(file, bytes)
}

test('the number of a table that is not there makes it, where no round was planned; `!` at a table logs there; a claim that is named counts as taken', async ({
  page,
  served,
}) => {
  await page.goto(served.url)
  await line(page).waitFor()
  await page.keyboard.type('!2')
  await expect(page.getByText('There is no table 2. Make it and log an incident there')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Incident at table 2 logged.')).toBeVisible()
  await page.keyboard.type('4')
  await expect(page.getByText('There is no table 4. Make it and open it')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('#entry')).toBeFocused()
  await page.keyboard.type('!')
  await expect(page.getByText('Log an incident at this table, details later')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('An incident is logged here.')).toBeVisible()
  await enter(page, ['@from middle', 'E discard 1z', 'W pon'])
  await expect(acts(page).last()).toHaveText(/Wpon/)
  await page.keyboard.press('Control+1')
  await expect(cell(page, '4')).toContainText('Referee')
  await expect(cell(page, '2')).toContainText('Referee')
})

test('in a low window of any width the hall is one column, with the buttons of the rounds beside their heading', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  for (const width of [720, 900, 1080]) {
    await page.setViewportSize({ width, height: 500 })
    const band = await page.getByRole('heading', { name: 'Spring Open' }).boundingBox()
    const plan = await page.getByRole('button', { name: 'Plan rounds' }).boundingBox()
    const tables = await page.getByRole('list', { name: 'Tables' }).boundingBox()
    if (!band || !plan || !tables) throw new Error('not drawn')
    expect(band.x + band.width, `${width}`).toBeLessThanOrEqual(plan.x)
    expect(tables.y, `${width}`).toBeGreaterThanOrEqual(band.y + band.height)
  }
})
