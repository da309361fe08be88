import { acts, makeTournament, openTable } from './desk.ts'
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
