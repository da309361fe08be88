import type { Page } from '@playwright/test'
import { acts, ask, caller, enter, makeTournament, openSetup, openTable } from './desk.ts'
import { expect, type Served, test } from './fixtures.ts'
import { intercept, pressEach, slowAnswer } from './slow.ts'

test('keys that come faster than answers: no act is lost, none goes to another seat, a word that was begun is taken', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  const tiles = ['1m', '9p', '2s', '3z', '4m', '7p', '8s', '5z']
  const keys = ['@hand E1 0', 'Enter', ...tiles.flatMap((tile) => [' ', tile, 'Enter']), ' ', 'W tsu', 'Enter']
  for (const key of keys) await (key.length > 1 && key !== 'Enter' ? page.keyboard.type(key) : page.keyboard.press(key))
  const entered = tiles.flatMap((tile, n) => [`${'ESWN'[n % 4]} draw`, `${'ESWN'[n % 4]} discard ${tile}`])
  await expect(acts(page).locator('.words')).toHaveText([...entered, 'E draw', 'W call tsumo'].map((text) => new RegExp(text.slice(2))))
  await expect(acts(page)).toHaveCount(entered.length + 2)
  await expect(acts(page).locator('.se')).toHaveText([...entered, 'E draw', 'W call tsumo'].map((text) => text[0] ?? ''))
})

/** Undoes a correction and the act before it: what stands then is not known before the desk answers. */
const undoUnanswered = async (page: Page, served: Served, before: readonly string[] = []): Promise<() => void> => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['E discard 1z', 'W pon'])
  await page.keyboard.press('Shift+Enter')
  await expect(acts(page).last()).toContainText('show ??')
  await expect(page.locator('.save')).toContainText('Saved')
  const answer = await slowAnswer(page, 'tables/undo')
  await pressEach(page, before)
  for (let press = 0; press < 2; press++) await page.getByRole('button', { name: /^Undo/ }).first().click()
  return answer
}

for (const mode of ['typed', 'fast'] as const)
  test(`an undo pressed while an act waits for what is before it means that act, ${mode}`, async ({ page, served }) => {
    const answer = await undoUnanswered(page, served, mode === 'fast' ? ['F2'] : [])
    await pressEach(page, [' ', 'Control+z', ' '])
    answer()
    await expect(acts(page)).toHaveText([/Ediscard 1z/, /Sdraw/])
    await expect(page.locator('.save')).toContainText('Saved')
    await expect
      .poll(() => ask(served, "SELECT body ->> '$.text' AS text FROM entry WHERE kind = 'undo'"))
      .toEqual([{ text: 'W show ??, W take' }, { text: 'W pon' }, { text: 'S draw' }])
  })

for (const { says, keys, line, after, recorded } of [
  { says: 'its line is begun', keys: [' ', '.'], line: 'S discard ', after: ['3m', 'Enter'], recorded: ['Sdraw', 'Sdiscard 3m drawn'] },
  {
    says: 'a tile was begun, that of its line',
    keys: [' ', '.', '3'],
    line: 'S discard 3',
    after: ['m', 'Enter'],
    recorded: ['Sdraw', 'Sdiscard 3m drawn'],
  },
  {
    says: 'its tile and the next draw were entered',
    keys: [' ', '.', '3m', 'Enter', ' ', 'W'],
    line: 'W',
    after: [],
    recorded: ['Sdraw', 'Sdiscard 3m drawn', 'Wdraw'],
  },
  {
    says: 'its tile is known, and another line follows',
    keys: ['S draw 4p', 'Enter', '.', ' ', '3m', 'Enter'],
    line: '',
    after: [],
    recorded: ['Sdraw 4p', 'Sdiscard 4p drawn', 'Wdraw', 'Wdiscard 3m'],
  },
])
  test(`the point while an act before it is not answered: ${says}`, async ({ page, served }) => {
    const answer = await undoUnanswered(page, served)
    await pressEach(page, keys)
    answer()
    await expect(page.locator('#entry')).toHaveValue(line)
    await pressEach(page, after)
    await expect(acts(page)).toHaveText(['Ediscard 1z', ...recorded].map((text) => new RegExp(`${text}(?! drawn)`)))
  })

test('the point behind a line to be corrected, while an act before both is not answered', async ({ page, served }) => {
  const answer = await undoUnanswered(page, served, ['S drwa 4p', 'Enter', '.', 'N'])
  await page.keyboard.press('Escape')
  await page.locator('#entry').fill('S draw')
  await page.keyboard.press('Enter')
  await page.keyboard.type('E')
  answer()
  await expect(acts(page)).toHaveText([/Ediscard 1z/, /Sdraw/])
  await expect(page.locator('#entry')).toHaveValue('S discard ')
  await expect(page.getByRole('list', { name: 'held' }).getByRole('listitem')).toHaveText(['held', 'N', '· E'])
})

test('an undo in the hall before the clock is answered means what was just entered', async ({ page, served }) => {
  await makeTournament(page, served)
  const answer = await slowAnswer(page, 'rounds/extend')
  await pressEach(page, ['+5', 'Enter', 'Control+z'])
  answer()
  await expect(page.getByText('Undone: round 1, 5 more minutes.')).toBeVisible()
})

test('an undo in the hall before a call is answered means that call, not an earlier one of its table', async ({ page, served }) => {
  await makeTournament(page, served)
  const open = async () =>
    (await caller(page, served)<readonly { readonly note: string; readonly state: string }[]>('incidents/list'))
      .filter(({ state }) => state === 'open')
      .map(({ note }) => note)
  await pressEach(page, ['!7 first', 'Enter'])
  await expect.poll(open).toHaveLength(1)
  const answer = await slowAnswer(page, 'incidents/open')
  await pressEach(page, ['!7 second', 'Enter', 'Control+z'])
  answer()
  await expect(page.getByText(/^Undone: /)).toBeVisible()
  expect(await open()).toEqual(['first'])
})

const openCalls = async (page: Page, served: Served): Promise<readonly string[]> =>
  (await caller(page, served)<readonly { readonly note: string; readonly state: string }[]>('incidents/list'))
    .filter(({ state }) => state === 'open')
    .map(({ note }) => note)

test('a call logged while an undo in the hall is answered is the one that Ctrl Z undoes next', async ({ page, served }) => {
  await makeTournament(page, served)
  await pressEach(page, ['!7 first', 'Enter'])
  await expect.poll(() => openCalls(page, served)).toEqual(['first'])
  const answer = await slowAnswer(page, 'incidents/undo')
  await pressEach(page, ['Control+z', '!8 second', 'Enter'])
  await expect.poll(() => openCalls(page, served)).toEqual(['first', 'second'])
  answer()
  await expect.poll(() => openCalls(page, served)).toEqual(['second'])
  await expect(page.getByText('Incident at table 8 logged.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(() => openCalls(page, served)).toEqual([])
})

test('Ctrl Z and Ctrl Y in the hall count in their order before the first is answered', async ({ page, served }) => {
  await makeTournament(page, served)
  await pressEach(page, ['!7 first', 'Enter'])
  const answer = await slowAnswer(page, 'incidents/undo')
  await pressEach(page, ['Control+z', 'Control+z', 'Control+y'])
  answer()
  await expect
    .poll(() => ask(served, "SELECT kind FROM entry WHERE kind IN ('undo', 'redo') ORDER BY seq"))
    .toEqual([{ kind: 'undo' }, { kind: 'redo' }])
  await expect(page.getByText('Incident at table 7 logged.')).toBeVisible()
  await expect(page.getByText('there is nothing to undo')).toHaveCount(0)
})

test('Enter twice at a table that there is not yet makes it once and logs its incident', async ({ page, served }) => {
  await page.request.get(served.url)
  const made = { name: 'Spring Open', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 0, referee: 'Marta Olsen' }
  await caller(page, served)('tournaments/create', made)
  await page.goto(new URL('#/hall', served.url).href)
  await expect(page.getByLabel('Table, player or number')).toBeFocused()
  const answer = await slowAnswer(page, 'tables/create')
  await pressEach(page, ['!12 fell', 'Enter', 'Enter', '!13 too'])
  answer()
  await expect.poll(() => openCalls(page, served)).toEqual(['fell'])
  await expect(page.getByLabel('Table, player or number')).toHaveValue('!13 too')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('letters pressed right after an answer beside an act are for the entry line', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['@from middle', 'S discard 5p', 'W draw', 'N call pon'])
  await page.locator('.note.question').waitFor()
  const answer = await slowAnswer(page, 'findings/answer')
  await pressEach(page, ['PageDown', 't', 'N show 5p5p', 'Enter'])
  answer()
  await expect(acts(page)).toHaveCount(5)
  expect(ask(served, 'SELECT text FROM event WHERE number IS NULL')).toEqual([])
  await expect(page.locator('#entry')).toBeFocused()
})

test('an answer that comes late leads nobody away who has gone on to another table', async ({ page, served }) => {
  await makeTournament(page, served)
  await page.getByRole('button', { name: 'New table' }).click()
  await expect(page.getByLabel('Name or number')).toBeFocused()
  const made = await slowAnswer(page, 'tables/create')
  await pressEach(page, ['99', 'Enter', 'Escape'])
  await openTable(page, '7')
  const here = page.url()
  await enter(page, ['@from middle', 'S discard 5p', 'W draw', 'N call pon'])
  const create = page.waitForResponse('**/api/tables/create')
  made()
  await create
  await page.locator('.note.question').waitFor()
  await expect(page).toHaveURL(here)
  await pressEach(page, ['PageDown', 'Enter'])
  await page.getByRole('heading', { name: /Did West draw too fast/ }).waitFor()
  const answered = await slowAnswer(page, 'findings/answer')
  await pressEach(page, ['t', 'Control+1'])
  const answer = page.waitForResponse('**/api/findings/answer')
  answered()
  await answer
  await openTable(page, '8')
  await expect(page.getByRole('heading', { name: 'Table 8' })).toBeVisible()
})

test('a form that was sent and left goes on being sent, and says so if it is refused', async ({ page, served }) => {
  await makeTournament(page, served)
  await pressEach(page, ['!7 first', 'Enter'])
  await expect.poll(() => openCalls(page, served)).toEqual(['first'])
  const open = async () => {
    await page.goto(new URL('#/incident/1', served.url).href)
    await page.getByRole('heading', { name: 'Incident 1' }).waitFor()
  }
  let isLost = true
  await intercept(page, '**/api/incidents/fillIn', async (route) => {
    await (isLost ? route.abort() : route.continue())
    isLost = false
  })
  await open()
  await page.keyboard.press('w')
  await expect(page.getByLabel('What happened')).toBeFocused()
  await pressEach(page, [' really', 'Control+Enter', 'Control+1'])
  await expect.poll(() => openCalls(page, served)).toEqual(['first really'])

  await open()
  await page.keyboard.press('g')
  await expect(page.getByLabel('What was agreed')).toBeFocused()
  const answer = await slowAnswer(page, 'incidents/close')
  await pressEach(page, ['they agree', 'Control+Enter', 'Control+1'])
  await caller(page, served)('incidents/close', { incident: 1, how: 'closed', reason: 'x', by: 'Marta Olsen' })
  answer()
  await expect(page.getByRole('alert')).toContainText(/closed/)
})

test('what is typed after details or more time were sent is for the line of the hall', async ({ page, served }) => {
  await makeTournament(page, served)
  await pressEach(page, ['!7', 'Enter'])
  await expect.poll(() => openCalls(page, served)).toEqual([''])
  await page.getByRole('button', { name: 'Say what happened' }).first().click()
  await expect(page.getByLabel('What happened')).toBeFocused()
  const filled = await slowAnswer(page, 'incidents/fillIn')
  await pressEach(page, ['a tile fell', 'Enter', '!8 other', 'Enter'])
  await expect.poll(() => openCalls(page, served)).toEqual(['', 'other'])
  filled()
  await expect.poll(() => openCalls(page, served)).toEqual(['a tile fell', 'other'])
  await page.keyboard.press('F8')
  await page.getByRole('button', { name: /^\+5 min/ }).click()
  await expect(page.getByLabel('Minutes')).toBeFocused()
  const given = await slowAnswer(page, 'rounds/extend')
  await pressEach(page, ['Enter', '7', 'Enter'])
  given()
  await expect(page).toHaveURL(/#\/table\//)
  await expect.poll(() => ask(served, 'SELECT minutes FROM time_added')).toEqual([{ minutes: 5 }])
})

test('players typed faster than the desk answers are all added; Enter twice adds no namesake', async ({ page, served }) => {
  await openSetup(page, served)
  await page.goto(new URL('#/setup/players', served.url).href)
  const name = page.getByLabel('name', { exact: true })
  await expect(name).toBeFocused()
  const answer = await slowAnswer(page, 'players/set')
  await pressEach(page, ['Ann Lee', 'Enter', 'Bo Ek', 'Enter', 'Cy'])
  answer()
  await expect(page.getByText('Bo Ek is added.')).toBeVisible()
  await expect(name).toHaveValue('Cy')
  const players = [
    { number: 1, name: 'Ann Lee' },
    { number: 2, name: 'Bo Ek' },
  ]
  await expect.poll(() => ask(served, 'SELECT number, name FROM player ORDER BY number')).toEqual(players)
  await expect(page.getByRole('button', { name: 'Correct Ann Lee' })).toBeVisible()
  await name.fill('Ann Lee')
  await pressEach(page, ['Enter', 'Enter'])
  await expect(page.getByText(/already a Ann Lee/)).toBeVisible()
  expect(ask(served, 'SELECT number, name FROM player ORDER BY number')).toEqual(players)
})

test('a call for a referee, and the answer to it, are made once, however often the key is pressed', async ({ page, served }) => {
  await makeTournament(page, served)
  const [{ id }] = ask(served, "SELECT id FROM table_ WHERE name = '3'") as [{ id: string }]
  await caller(page, served)('incidents/open', { table: id, by: 'Table 3' })
  await expect(page.getByRole('button', { name: /Alt G/ })).toBeVisible()
  const come = await slowAnswer(page, 'calls/list')
  await page.keyboard.press('Alt+g')
  await expect.poll(() => ask(served, 'SELECT how FROM call_answered')).toHaveLength(1)
  await page.keyboard.press('Alt+g')
  come()
  await expect(page.getByRole('button', { name: /Alt G/ })).toHaveCount(0)
  expect(ask(served, 'SELECT how FROM call_answered')).toHaveLength(1)

  await openTable(page, '7')
  const shown = await slowAnswer(page, 'tables/state')
  await page.keyboard.press('Alt+c')
  await expect.poll(() => ask(served, 'SELECT id FROM incident')).toHaveLength(2)
  await expect(page.getByText('Incident logged')).toHaveCount(0)
  await page.keyboard.press('Alt+c')
  shown()
  await expect(page.getByText('Incident logged')).toBeVisible()
  expect(ask(served, 'SELECT id FROM incident')).toHaveLength(2)
})

test('a form of the table that was sent and left closes no other, and says so if it is refused', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['E discard 1z'])
  await pressEach(page, ['F8', 's', 'Tab', 'Tab', 'Bo Ek', 'Tab', 'Tab', 'ill'])
  await expect(page.getByLabel('Reason')).toHaveValue('ill')
  const answer = await slowAnswer(page, 'seats/substitute')
  await pressEach(page, ['Enter', 'Escape', 'F7'])
  answer()
  await expect.poll(() => ask(served, 'SELECT name FROM player')).toEqual([{ name: 'Bo Ek' }])
  await expect(page.getByRole('form', { name: 'End of the hand' })).toBeVisible()
  await page.keyboard.press('Escape')

  await pressEach(page, ['F8', 'l', 'n'])
  await page.getByLabel('Reason').fill('ill')
  const left = await slowAnswer(page, 'seats/leave')
  await pressEach(page, ['Enter', 'Escape'])
  left()
  await expect(page.getByRole('alert').filter({ hasText: 'no player is noted at this seat' })).toBeVisible()
})

test('a form opened while the next incident was asked for stays with its incident', async ({ page, served }) => {
  await makeTournament(page, served)
  await pressEach(page, ['!1 one', 'Enter', '!2 two', 'Enter'])
  await expect.poll(() => openCalls(page, served)).toHaveLength(2)
  const beside = await slowAnswer(page, 'incidents/beside')
  await page.goto(new URL('#/incident/2', served.url).href)
  await page.getByRole('heading', { name: 'Incident 2' }).waitFor()
  await pressEach(page, [']', 'w'])
  await expect(page.getByLabel('What happened')).toBeFocused()
  const answered = page.waitForResponse('**/api/incidents/beside')
  beside()
  await answered
  await page.keyboard.type('x')
  await expect(page.getByLabel('What happened')).toHaveValue(/x/)
  await expect(page.getByRole('heading', { name: 'Incident 2' })).toBeVisible()
})

test('the menu of names stays until the desk has signed a referee out: the one before would sign', async ({ page, served }) => {
  await makeTournament(page, served)
  const call = caller(page, served)
  const [marta] = await call<readonly [{ readonly id: string }]>('referees/list')
  await call('referees/setCode', { referee: marta.id, code: 'jade47', by: 'Marta Olsen' })
  const choose = async (role: 'menuitem' | 'menuitemradio', name: RegExp): Promise<void> => {
    await page.keyboard.press('F9')
    await page.getByRole(role, { name }).focus()
    await page.keyboard.press('Enter')
  }
  await choose('menuitemradio', /Marta Olsen/)
  await pressEach(page, ['jade47', 'Enter'])
  await expect(page.locator('.who-signs')).not.toContainText('not signed in')
  await expect(page.getByRole('form')).toHaveCount(0)
  const answer = await slowAnswer(page, 'referees/signOut')
  await choose('menuitem', /Sign out/)
  await page.keyboard.press('F9')
  await expect(page.getByRole('menu')).toBeVisible()
  answer()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.locator('.who-signs')).toContainText('not signed in')
})

test('the buttons of a note stay in their places as the mouse goes down on one', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, ['E discard 1z', 'S draw', 'S discard 2z', 'W draw', 'W discard 9m', 'E chii 7m8m'])
  const button = page.getByRole('button', { name: 'It really happened' })
  // notes find their places beside the acts once the desk has answered
  let before = await button.boundingBox()
  await expect(async () => {
    const now = await button.boundingBox()
    const isSettled = JSON.stringify(now) === JSON.stringify(before)
    before = now
    expect(isSettled).toBe(true)
  }).toPass({ intervals: [500] })
  if (!before) throw new Error('no button')
  await page.mouse.move(before.x + before.width - 4, before.y + before.height / 2)
  await page.mouse.down()
  expect(await button.boundingBox()).toEqual(before)
  await page.mouse.up()
  await expect(page.locator('.note.violation')).toContainText('called chii')
  await expect(page.locator('#entry')).toBeFocused()
})
