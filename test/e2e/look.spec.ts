import type { Page } from '@playwright/test'
import { NEIGHBOURS } from '../../tools/screens/tables.ts'
import { acts, caller, enter, expectAccessible, makeTournament, openIncident, openRuling, openTable } from './desk.ts'
import { expect, type Served, test } from './fixtures.ts'
import { intercept } from './slow.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

/** West's dead hand at table 7, confirmed and signed; the ruling is on screen. */
const ruled = async (page: Page, served: Served): Promise<void> => {
  await openRuling(page, served, '7')
  await page.keyboard.press('Control+Enter')
  await page.getByLabel('Reason').fill('Seen by both')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toBeVisible()
}

test('from a ruling to its incident, its appeal and back; the players are shown it from both', async ({ page, served }) => {
  await ruled(page, served)
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { name: 'Incident 1' })).toBeVisible()
  await page.keyboard.press('o')
  await expect(page.getByRole('rowheader', { name: /EMA 2016/ })).toBeInViewport()
  await page.keyboard.press('o')
  await page.keyboard.press('p')
  await expect(page.getByRole('dialog', { name: 'Show to players' })).toContainText('Main morte')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.locator('.told').getByRole('link', { name: 'The ruling with the acts that prove it' }).click()
  await page.locator('.tag.done').waitFor()
  await page.keyboard.press('a')
  await page.getByLabel('Who appeals').fill('Inès Moreau')
  await page.getByLabel('Grounds').fill('The tile was taken')
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.head .tag')).toHaveText('appealed')
  // what nobody has decided is not forgotten
  await expect(page.locator('.waits-count')).toContainText('1 to decide')
  await page.keyboard.press('Shift+F7')
  await expect(page.getByRole('heading', { name: 'Appeals to be decided 1' })).toBeVisible()
  await expectAccessible(page)
  // the hall’s key leads there too if no table needs a referee
  await page.goto(new URL('#/hall', page.url()).href)
  await expect(page.getByRole('button', { name: 'Needs a decision n' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('status').getByText('Needs a decision')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Appeals to be decided 1' })).toBeVisible()
  await page.getByRole('link', { name: 'Decide the appeal, incident 1' }).click()
  await expect(page.getByRole('heading', { name: 'Appeal of Inès Moreau' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await page.locator('.tag.done').waitFor()
  await expect(page.getByText('The appeal of Inès Moreau needs a decision.')).toBeVisible()
  await expect(page.locator('.plate .tag.dead')).toBeVisible()
  const decided = { incident: 1, outcome: 'overturned', reason: 'It was taken', by: 'Marta Olsen' }
  await caller(page, served)('incidents/decideAppeal', decided)
  await expect(page.locator('.tag.done')).toContainText('overturned')
  await expect(page.getByText('needs a decision')).toHaveCount(0)
  // what no longer holds is not shown on the board, as it lay then or now
  await expect(page.locator('.plate .tag.dead')).toHaveCount(0)
})

test('beside a ruling the board is large enough on a tablet, and no rule set is cut off on a laptop', async ({ page, served }) => {
  await ruled(page, served)
  await page.setViewportSize({ width: 1024, height: 768 })
  const board = await page.locator('.evid .room').boundingBox()
  expect(Math.min(board?.width ?? 0, board?.height ?? 0)).toBeGreaterThanOrEqual(300)
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const key of ['o', 'n', 'o']) {
    await page.keyboard.press(key)
    if (key === 'n') await expect(page.getByRole('heading', { name: 'Incident 1' })).toBeVisible()
    else await expect(page.getByRole('rowheader', { name: /EMA 2016/ })).toBeVisible()
  }
  expect(await page.locator('.compared .scroll').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('what an appeal’s decision is signed with stays in sight on a laptop, whatever was said before', async ({ page, served }) => {
  await ruled(page, served)
  await page.setViewportSize({ width: 1280, height: 800 })
  const ask = caller(page, served)
  await ask('incidents/appeal', {
    incident: 1,
    who: { name: 'Inès Moreau' },
    grounds: 'The tile was taken. '.repeat(12),
    by: 'Marta Olsen',
  })
  for (const name of ['Ana', 'Bea', 'Cleo']) {
    const text = 'I looked at my hand and heard the call. '.repeat(4)
    await ask('incidents/addStatement', { incident: 1, role: 'player', who: { name }, text, by: 'Marta Olsen' })
  }
  await page.keyboard.press('n')
  await expect(page.locator('.head .tag')).toHaveText('appealed')
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { name: 'Appeal of Inès Moreau' })).toBeVisible()
  const reason = page.getByLabel('Reason')
  const isInSight = async (): Promise<boolean> => {
    const { x = 0, y = 0, height = 0 } = (await reason.boundingBox()) ?? {}
    const at = [y + 2, y + height - 2].map((each) => `document.elementFromPoint(${x + 9}, ${each})?.tagName`)
    return (await page.evaluate<string>(`[${at.join()}].join()`)) === 'TEXTAREA,TEXTAREA'
  }
  expect(await isInSight()).toBe(true)
  await page.getByText('Penalty changed').click()
  await page.getByText('Chombo', { exact: true }).click({ trial: true })
  expect(await isInSight()).toBe(true)
})

test('the form of an appeal says that the head referee signed the ruling, to everybody else', async ({ page, served }) => {
  await ruled(page, served)
  const ask = caller(page, served)
  await ask('referees/add', { name: 'Hugo Brandt', head: false })
  await ask('incidents/appeal', { incident: 1, who: { name: 'Inès Moreau' }, grounds: 'No', by: 'Marta Olsen' })
  await page.keyboard.press('n')
  await expect(page.locator('.head .tag')).toHaveText('appealed')
  await page.keyboard.press('a')
  await expect(page.locator('.actform')).toContainText('This is your own ruling')
  await expect(page.locator('.actform')).not.toContainText('signed by the head referee')
  await page.keyboard.press('Escape')
  await page.keyboard.press('F9')
  await page.getByRole('menuitemradio', { name: /Hugo Brandt/ }).click()
  await page.keyboard.press('a')
  await expect(page.locator('.actform')).toContainText('Signs as Hugo Brandt')
  await expect(page.locator('.actform')).toContainText('This ruling was signed by the head referee, Marta Olsen.')
  await expect(page.locator('.actform')).not.toContainText('your own ruling')
  await expectAccessible(page)
})

test('a click anywhere on a row opens it, and rules go by their names', async ({ page, served }) => {
  await ruled(page, served)
  const home = page.url().replace(/#.*/, '')
  await page.goto(`${home}#/incidents`)
  await page.locator('.ledger tbody td').filter({ hasText: 'Seen by both' }).click({ force: true })
  await expect(page.getByRole('heading', { name: 'Incident 1' })).toBeVisible()
  await expect(page.locator('.acts')).toContainText('Claimed tile not taken')
  await page.keyboard.press('Control+4')
  await page.locator('.ledger tbody td').filter({ hasText: 'Dead hand' }).first().click({ force: true })
  await expect(page.getByRole('heading', { name: 'Incident 1' })).toBeVisible()
  await page.keyboard.press('Control+4')
  // what else stands in the row is still itself
  await page.getByRole('button', { name: 'Cancel penalty' }).click()
  await expect(page.getByLabel('Why is it cancelled?')).toBeFocused()
  await page.goto(`${home}#/hall`)
  await page.locator('.pen td').filter({ hasText: 'Claimed tile not taken' }).click({ force: true })
  await expect(page.getByRole('heading', { name: 'Incident 1' })).toBeVisible()
})

test('an incident called in the hall: what happened is noted, undone by name, and left for later without loss; typing always goes into the line', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  const line = page.getByLabel('Table, player or number')
  await expect(line).toBeFocused()
  await page.keyboard.type('!5')
  await page.keyboard.press('Enter')
  await page.locator('.cmd').getByRole('status').getByRole('button', { name: 'Say what happened' }).click()
  await page.getByLabel('What happened').fill('South’s tile fell')
  await page.keyboard.press('Escape')
  await page.locator('.inc').getByRole('button', { name: 'Say what happened' }).click()
  await expect(page.getByLabel('What happened')).toHaveValue('South’s tile fell')
  await page.keyboard.press('Enter')
  await expect(page.locator('.cmd').getByRole('status')).toContainText('What happened at table 5 noted.')
  await expect(line).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(page.locator('.cmd').getByRole('status')).toContainText('Undone: what happened at table 5 noted.')
  await expect(page.locator('.inc')).not.toContainText('South’s tile fell')
  await page.keyboard.press('Control+y')
  await expect(page.locator('.inc')).toContainText('South’s tile fell')
  // closed by mouse: the line has the focus again, and what is typed beside it goes there
  await page.getByRole('button', { name: 'All keys' }).click()
  await page.locator('.keysheet').waitFor()
  await page.keyboard.press('Escape')
  await expect(line).toBeFocused()
  await page.getByRole('button', { name: 'All keys' }).focus()
  await page.keyboard.type('5')
  await expect(line).toHaveValue('5')
})

test('the hand that is being played is the table, not an earlier hand', async ({ page, served }) => {
  await ruled(page, served)
  await page.keyboard.press('n')
  await page.getByRole('heading', { name: 'Incident 1' }).waitFor()
  await page.keyboard.press('t')
  await expect(page.locator('#entry')).toBeFocused()
  await expect(page.getByText('An earlier hand')).toHaveCount(0)
})

test('how much is open at a table lies in sight over its record, in a later hand and at every width', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['E discard 1p', '@hand E2 0', ...NEIGHBOURS])
  const counts = page.locator('.side > header .find .lv')
  await expect(counts).toHaveCount(3)
  for (const width of [1150, 1280, 1366, 1440, 1600, 1701, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const count of await counts.all()) await expect(count, `at ${width}`).toBeInViewport({ ratio: 1 })
  }
})

test('the hands left after the signal are beside the table’s name where there is space, and in the form for the end of a hand', async ({
  page,
  served,
}) => {
  await makeTournament(page, served, 'ema-2025')
  const call = caller(page, served)
  await call('rounds/plan', { round: 1, starts: null, minutes: 14, by: 'Marta Olsen' })
  await call('rounds/start', { round: 1, by: 'Marta Olsen' })
  await openTable(page, '7')
  await enter(page, ['E discard 1z'])
  const left = page.locator('.side > header .tag')
  for (const width of [1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(left, `at ${width}`).toHaveText('2 hands left')
    await expect(left, `at ${width}`).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.keyboard.press('F7')
  await expect(page.locator('.handform .tag')).toHaveText('2 hands left')
  await expect(page.getByRole('button', { name: 'End of hand' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Note the signal here' }).click()
  await expect(page.locator('.sheet'), 'the clock only proposes: the signal is an act of the record').toContainText('signal')
  await expect(page.getByText('The clock has given the signal')).toHaveCount(0)
  await expect(page.locator('.side > header .tag')).toHaveText('2 hands left')
})

test('Enter on what is only proposed says so; the next key takes the words away', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['E discard 1z'])
  await expect(acts(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.locator('.loghere')).toContainText('“S draw” is only proposed')
  await page.keyboard.press('Tab')
  await expect(page.locator('.loghere')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(acts(page)).toHaveCount(2)
})

test('a window that was made dark is dark before its first drawing', async ({ page, served }) => {
  await makeTournament(page, served)
  await page.evaluate("localStorage.setItem('shinpan.look', 'dark')")
  await using _ = await page.addInitScript(`
    new MutationObserver((_, watching) => {
      if (!document.querySelector('#root > *')) return
      globalThis.drawn = document.documentElement.dataset.theme
      watching.disconnect()
    }).observe(document, { childList: true, subtree: true })`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Spring Open' })).toBeVisible()
  expect(await page.evaluate('drawn')).toBe('dark')
})

test('the card of an incident that is opened by its address has both languages, though the texts of one come late', async ({
  page,
  served,
}) => {
  const { call, incident } = await openIncident(page, served, 'the wall fell over')
  const said = { rule: 'conduct.wall', decision: 'dismissed', reason: 'the table tilts', by: 'Marta Olsen' }
  await call('incidents/rule', { incident, ...said, player: { name: 'Ann Baker' } })
  await intercept(page, '**/assets/fr-*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 3000))
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: `Incident ${incident}` })).toBeVisible()
  await page.keyboard.press('p')
  const card = page.getByRole('dialog', { name: 'Show to players' })
  await expect(card.locator('article[lang=en]')).toContainText('No fault')
  expect(await card.locator('article[lang=fr]').innerText(), 'from its first drawing').toContain('Pas de faute')
})
