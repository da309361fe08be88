import type { Page } from '@playwright/test'
import { acts, ask, caller, enter, makeTournament, openTable } from './desk.ts'
import { expect, type Served, test } from './fixtures.ts'

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
  const answering = Promise.withResolvers<void>()
  await page.route('**/api/tables/undo', async (route) => {
    await answering.promise
    await route.continue()
  })
  await pressEach(page, before)
  for (let press = 0; press < 2; press++) await page.getByRole('button', { name: /^Undo/ }).first().click()
  return answering.resolve
}
const pressEach = async (page: Page, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await (/^(?:Enter|F\d|Control.*)$/.test(key) ? page.keyboard.press(key) : page.keyboard.type(key))
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

test('letters pressed before a form has come are for the form', async ({ page, served }) => {
  const held: (() => void)[] = []
  await page.route(/people-form-.*\.js$/, (route) => void held.push(() => route.continue()))
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['E discard 1z'])
  await pressEach(page, ['F8', 'u', 's'])
  await expect.poll(() => held.length).toBeGreaterThan(0)
  for (const go of held) void go()
  await expect(page.getByRole('radio', { name: 'S · South' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(acts(page)).toHaveCount(1)
})

test('Esc before a form has come closes it', async ({ page, served }) => {
  const held: (() => void)[] = []
  await page.route(/people-form-.*\.js$/, (route) => void held.push(() => route.continue()))
  await makeTournament(page, served)
  await openTable(page, '7')
  await pressEach(page, ['F8', 'r'])
  await page.keyboard.press('Escape')
  await enter(page, ['E discard 1z'])
  await expect(acts(page)).toHaveCount(1)
  for (const go of held) void go()
})

/** Has the desk answer a path only once the function that this returns is called. */
const slowAnswer = async (page: Page, path: string): Promise<() => void> => {
  const answering = Promise.withResolvers<void>()
  await page.route(`**/api/${path}`, async (route) => {
    await answering.promise
    await route.continue()
  })
  return answering.resolve
}

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
