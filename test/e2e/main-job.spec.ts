import {
  acts,
  ask,
  caller,
  DEAD_HAND,
  downloaded,
  enter,
  expectAccessible,
  listedActs,
  makeTournament,
  makeTournamentByForm,
  openRuling,
  openTable,
  tabTo,
  typeActs,
} from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('the whole job by keyboard alone: from the discards to the signed ruling, the ledger, the report, the verified file', async ({
  page,
  served,
}) => {
  await makeTournamentByForm(page, served)
  await openTable(page, '7')
  await typeActs(page, DEAD_HAND)

  const finding = page.locator('.note.violation')
  await expect(finding).toContainText('Violation · West')
  await expect(page.locator('#entry'), 'a finding never takes the focus').toBeFocused()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /West’s hand is dead/ })).toBeVisible()
  await expect(page.locator('.why')).toContainText('6.5.1')

  await page.keyboard.press('1')
  await expect(page.locator('.steps [aria-pressed=true]')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.locator('.tag.done'), 'Enter alone never signs').toHaveCount(0)
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('Seen by both opponents')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toContainText('confirmed by Marta Olsen')

  await expect
    .poll(() => ask(served, 'SELECT rule, seat, kind, reason, by, cancelled_at FROM penalty'))
    .toEqual([
      { rule: 'claim.not-taken', seat: 'W', kind: 'dead-hand', reason: 'Seen by both opponents', by: 'Marta Olsen', cancelled_at: null },
    ])

  await tabTo(page, page.getByRole('button', { name: 'Report as HTML' }))
  const html = await downloaded(page)
  expect(html.name).toMatch(/\.html$/)
  expect(html.text).toContain('6.5.1')
  expect(html.text).toContain('Seen by both opponents')
  await tabTo(page, page.getByRole('button', { name: 'Report as JSON' }))
  const json = await downloaded(page)
  expect(JSON.stringify(JSON.parse(json.text))).toContain('claim.not-taken')

  await page.keyboard.press('Control+4')
  await expect(page.getByRole('row', { name: /Dead hand/ })).toContainText('Seen by both opponents')
  await page.keyboard.press('Control+1')
  await tabTo(page, page.getByRole('button', { name: 'Verify' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Verified: \d+ entries, nothing changed/)).toBeVisible()
})

test('a penalty is changed with a reason, then cancelled with a reason, and stays readable', async ({ page, served }) => {
  await openRuling(page, served, '2')
  await page.keyboard.press('c')
  await expect(page.getByLabel('Reason')).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('A reason is needed before it can be signed.')).toBeVisible()
  await page.keyboard.type('First time, nobody was harmed')
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, page.getByRole('button', { name: 'Notice' }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toContainText('confirmed with another penalty by Marta Olsen')
  await expect.poll(() => ask(served, 'SELECT kind FROM penalty')).toEqual([{ kind: 'notice' }])

  await page.keyboard.press('Control+4')
  await tabTo(page, page.getByRole('button', { name: 'Cancel penalty' }))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Wrong player')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cancel penalty' }).click()
  await expect(page.getByLabel('Why is it cancelled?'), 'what was typed is kept').toHaveValue('Wrong player')
  await page.keyboard.press('Enter')
  await expect(page.locator('tr[data-cancelled=true]')).toContainText('Wrong player')
  await expect(page.locator('tr[data-cancelled=true] a').first()).toBeFocused()
  await expect(page.locator('tr[data-cancelled=true] s').first()).toBeVisible()
  await page.goto(new URL('/#/incident/1', served.url).href)
  await expect(page.locator('[data-history] h3 s')).toHaveText(/^notice$/i)
  await page.keyboard.press('v')
  await page.locator('.replay .here').waitFor()
  await page.keyboard.press('w')
  await expect(page.locator('.wouldbe s')).toHaveText(/^notice$/i)
})

test('undo takes an act back and keeps it in the log, redo puts it in again', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, DEAD_HAND)
  await expect(page.locator('.note.violation')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(acts(page)).toHaveCount(7)
  await expect(page.locator('.note.violation')).toHaveCount(0)
  await expect(page.locator('.undone')).toContainText('Undone: E discard 7s')
  await page.keyboard.press('Control+y')
  await expect(acts(page)).toHaveCount(8)
  await expect(page.locator('.note.violation')).toBeVisible()
})

test('a signed ruling is taken back only when undo is pressed again, and stays in the lists', async ({ page, served }) => {
  await openRuling(page, served, '1')
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(acts(page)).toHaveCount(9)

  await page.keyboard.press('Control+z')
  const asks = page.getByRole('alert').filter({ hasText: 'This undoes the ruling signed by Marta Olsen' })
  await expect(asks).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asks).toHaveCount(0)
  await expect(acts(page)).toHaveCount(9)
  await page.keyboard.press('Control+z')
  await expect(asks).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(acts(page)).toHaveCount(8)
  for (const key of ['Control+3', 'Control+4']) {
    await page.keyboard.press(key)
    await expect(page.locator('tr[data-cancelled=true]')).toContainText('by Marta Olsen')
    await expect(page.locator('tr[data-cancelled=true] s').first()).toBeVisible()
  }
  await page.keyboard.press('Control+2')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('.history s')).toContainText('confirmed by Marta Olsen')
  await expect(page.locator('.steps [aria-pressed=true]'), 'what was ticked is to be done again').toHaveCount(0)
})

test('what does not read is marked and stays; lines typed after it are held and entered in their order', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await page.keyboard.type('W dicard 1z')
  await page.keyboard.press('Enter')
  await expect(page.locator('.line.bad')).toBeVisible()
  await expect(page.locator('.misread')).toContainText('column 3: “dicard” does not fit here.')
  await expect(page.locator('#entry')).toHaveValue('W dicard 1z')
  await page.keyboard.press('Escape')
  await enter(page, ['E discard 1z'])
  await expect(acts(page)).toHaveCount(1)

  await typeActs(page, ['S drwa 4s'])
  await page.keyboard.press('Tab')
  await expect(page.locator('#entry')).toHaveValue('S draw 4s')
  await page.keyboard.press('Escape')
  await typeActs(page, ['S drwa 4s', 'S discard 4s', 'W darw'])
  for (const key of ['.', 'Space']) await page.keyboard.press(key)
  await page.keyboard.type('n discard 2p')
  const held = page.getByRole('list', { name: 'held' })
  await expect(held).toHaveText('heldS discard 4s· W darw· discard drawn· draw')
  await expect(page.locator('#entry')).toHaveValue('N discard 2p')
  await expect(acts(page)).toHaveCount(1)
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator('#entry'), 'the refused line again').toHaveValue('S drwa 4s')
  await expect(page.locator('#entry')).toBeFocused()
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key)
  await expect(page.locator('#entry'), 'the next line that does not read').toHaveValue('W darw')
  await expect(acts(page)).toHaveCount(3)
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key)
  await expect(page.locator('#entry'), 'W drew an unknown tile, which the point begins to discard').toHaveValue(/^W discard/)
  await expect(held).toHaveText('helddraw· N discard 2p')
  await enter(page, ['1p'])
  await expect(held).toHaveCount(0)
  await expect(listedActs(page)).toHaveText([/discard 1z/, /Sdraw 4s/, /Sdiscard 4s/, /Wdraw/, /Wdiscard 1p/, /Ndraw/, /Ndiscard 2p/])
})

test('keys of the empty line: draw, discard the drawn tile, walk back and forth, turn the board', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, ['E draw 7s'])
  await expect(acts(page)).toHaveCount(1)
  await page.keyboard.press('.')
  await expect(acts(page).nth(1)).toContainText('discard 7s')
  await page.keyboard.press('Space')
  await expect(acts(page).nth(2)).toContainText('draw')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('The table after act 2')).toBeVisible()
  const claims = page.locator('.window')
  await expect(claims, 'the claims of that moment').toContainText('Chow')
  await expect(claims, 'their tile is drawn').not.toContainText('7s')
  await page.keyboard.press('Escape')
  await expect(page.getByText('The table after act 2')).toHaveCount(0)
  await expect(claims).not.toContainText('Chow')
  await page.keyboard.press('b')
  await expect(page.locator('.plate.p0 .w')).toHaveText('S')
})

test('in French, switched at once', async ({ page, served }) => {
  await openRuling(page, served, '7')
  await page.keyboard.press('f')
  await expect(page.getByRole('heading', { name: /main/ }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('button', { name: /Confirmer et signer/ })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Motif')).toBeFocused()
  await page.keyboard.type('Vu par deux joueurs')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toContainText('confirmé par Marta Olsen')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Acte suivant, en notation de table')).toBeFocused()
  await expect(page.locator('.note')).toContainText('Faute · Ouest')
})

test('the server is killed and started again in the middle: nothing is lost, the screen says what happened', async ({
  page,
  program: served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '3')
  await enter(page, DEAD_HAND.slice(0, 4))
  await expect(acts(page)).toHaveCount(4)
  await expect(page.locator('.save')).toContainText(/Saved.*act 4/)

  await served.kill()
  await enter(page, DEAD_HAND.slice(4, 6))
  const band = page.getByRole('alert').filter({ hasText: 'Shinpan does not answer.' })
  await expect(band).toContainText('2 acts are held in this window')
  await expect(page.locator('.save.bad')).toContainText('Not saved')
  await expect(page.locator('.act.held')).toHaveCount(2)

  const url = await served.start(Number(new URL(served.url).port))
  await expect(page.getByRole('alert').filter({ hasText: 'no longer knows this window' })).toBeVisible()
  await page.goto(url)
  await page.goto(url.replace(/\?.*/, '#/start'))
  await page.getByRole('button', { name: /Spring Open/ }).click()
  await expect(page.getByText(/2 held acts were saved. Nothing was lost./)).toBeVisible()
  await openTable(page, '3')
  await expect(acts(page)).toHaveCount(6)
  await enter(page, DEAD_HAND.slice(6))
  await expect(page.locator('.note.violation')).toBeVisible()
  await expect.poll(() => ask(served, "SELECT count(*) AS n FROM entry WHERE kind = 'event'")).toEqual([{ n: 8 }])
})

test('a question is answered by its letter, and what follows from it is there', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '4')
  await enter(page, ['E discard 9m', 'S draw', 'S discard 5p', 'W draw', 'N call pon'])
  await expect(page.locator('.note.question')).toContainText('Question · West')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('t')
  await expect(page.locator('.note.question.loud')).toHaveCount(0)
  await expect(page.locator('.find .question'), 'nothing is left to ask').toHaveCount(0)
  await expect(page.locator('#entry')).toBeFocused()
  await expect(acts(page).last()).toContainText('answer 5')
})

test('two windows: what is entered in one is seen in the other', async ({ page, served, context }) => {
  await makeTournament(page, served)
  await openTable(page, '5')
  const other = await context.newPage()
  await other.goto(page.url())
  await other.locator('#entry').waitFor()
  await page.bringToFront()
  await enter(page, ['E discard 9m', 'S draw'])
  await expect(acts(page)).toHaveCount(2)
  await other.bringToFront()
  await expect(acts(other)).toHaveCount(2)
})

test('a new table with four names, typed by keyboard alone', async ({ page, served }) => {
  await makeTournament(page, served)
  await tabTo(page, page.getByRole('button', { name: 'New table' }))
  await page.keyboard.press('Enter')
  const typed = ['Finals', 'Aino Laine', 'Bruno Keller', 'Chiara Ricci', 'Dmitri Volkov']
  for (const [n, text] of typed.entries()) {
    if (n > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  // Esc puts the form aside with its text
  await page.keyboard.press('Escape')
  await tabTo(page, page.getByRole('button', { name: 'New table' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('input:focus')).toHaveValue('Finals')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Table Finals' })).toBeVisible()
  for (const name of typed.slice(1)) await expect(page.locator(`.plate [title="${name}"]`)).toBeVisible()
})

test('a form that is put aside in one tournament is empty in another', async ({ page, served }) => {
  await makeTournament(page, served)
  await tabTo(page, page.getByRole('button', { name: 'New table' }))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Finals')
  await page.keyboard.press('Escape')
  const other = { name: 'Autumn Open', place: '', date: '2026-11-28', rules: 'wrc-2025', tables: 1, referee: 'Ann Baker' }
  await caller(page, served)('tournaments/create', other)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Autumn Open' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'New table' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('.newtable input:focus')).toHaveValue('')
})

test('a file without referees: whoever signs types a name, makes a table, and signs', async ({ page, served }) => {
  const failed: string[] = []
  page.on('response', (response) => response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`))
  await page.goto(served.url)
  await expect(page.getByText('No tables yet')).toBeVisible()
  await page.keyboard.press('F9')
  await expect(page.getByLabel('Signs', { exact: false }).and(page.locator('input'))).toBeFocused()
  await page.keyboard.type('Inès Moreau')
  await page.keyboard.press('Enter')
  await expect(page.locator('.who-signs')).toContainText('Inès Moreau')
  await tabTo(page, page.getByRole('button', { name: 'New table' }))
  await page.keyboard.press('Enter')
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expect(page.locator('#entry')).toBeFocused()
  await enter(page, DEAD_HAND)
  await expect(page.locator('.note.violation')).toBeVisible()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /West’s hand is dead/ }).waitFor()
  await expect(page.locator('.evid .act').last()).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.evid .act').last()).toContainText('second discard since')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toContainText('confirmed by Inès Moreau')
  expect(failed).toEqual([])
})

test('a hand from the middle, on a small window: the claim by touch, the ruling in sight, opened by Enter', async ({ page, served }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await makeTournament(page, served)
  await openTable(page, '3')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('.centre [data-from=middle]')).toHaveText('started in mid-hand')
  await expect(page.locator('.centre')).toContainText('wall unknown')
  await enter(page, ['E discard 1z'])
  await expect(acts(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'pon', exact: true }).click()
  await page.getByRole('button', { name: 'W pon 1z1z' }).click()
  await expect(acts(page).nth(1)).toContainText('pon 1z1z')
  await page.keyboard.press('Control+z')
  await expect(acts(page)).toHaveCount(1)
  await enter(page, DEAD_HAND.slice(1))
  const open = page.getByRole('button', { name: 'Open ruling' })
  await expect(open).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.plate .tag.asked')).toHaveText('dead hand?')
  await page.keyboard.press('Enter')
  await expect(page.locator('.steps li').last()).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.pprop')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('p')
  await expect(page.locator('.card .tag').first()).toHaveText('proposed')
  await expect(page.locator('.card')).not.toContainText('Say:')
  await expectAccessible(page)
})
