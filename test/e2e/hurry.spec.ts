import { acts, ask, enter, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

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

for (const mode of ['typed', 'fast'] as const)
  test(`an undo pressed while an act waits for what is before it means that act, ${mode}`, async ({ page, served }) => {
    await makeTournament(page, served)
    await openTable(page, '7')
    await enter(page, ['E discard 1z', 'W pon'])
    await expect(acts(page)).toHaveCount(2)
    await page.keyboard.press('Shift+Enter')
    await expect(acts(page).last()).toContainText('show ??')
    await expect(page.locator('.save')).toContainText('Saved')
    if (mode === 'fast') await page.keyboard.press('F2')
    const answering = Promise.withResolvers<void>()
    await page.route('**/api/tables/undo', async (route) => {
      await answering.promise
      await route.continue()
    })
    // what stands once the undo of a correction is done is not known before the desk answers, so the draw waits
    for (const key of ['Control+z', 'Control+z', ' ', 'Control+z', ' ']) await page.keyboard.press(key)
    answering.resolve()
    await expect(acts(page)).toHaveText([/Ediscard 1z/, /Sdraw/])
    await expect(page.locator('.save')).toContainText('Saved')
    await expect
      .poll(() => ask(served, "SELECT body ->> '$.text' AS text FROM entry WHERE kind = 'undo'"))
      .toEqual([{ text: 'W show ??, W take' }, { text: 'W pon' }, { text: 'S draw' }])
  })
