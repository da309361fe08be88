import { formatActs } from '../../engine/notation/format-event.ts'
import { FULL } from '../generator/options.ts'
import { playGame } from '../generator/play-game.ts'
import { typeGame } from '../typing/type-game.ts'
import { acts, ask, expectAccessible, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

const noted = 'SELECT coalesce(form_text, text) AS line FROM event WHERE number IS NOT NULL AND coalesce(form_part, 1) = 1 ORDER BY place'

test('a whole hand by the keys of the fast mode: the file holds the hand that was played', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await page.keyboard.press('F2')
  const game = playGame(115, { ...FULL, reds: 0 })
  const hand = game.games[0]?.hands[4]
  if (!hand) throw new Error('no hand')
  await typeGame(page, { ...game, games: [{ hands: [hand] }] })
  await expect.poll(() => ask(served, noted)).toEqual(formatActs(hand.events).map(({ line }) => ({ line })))
})

test('fast mode: shown, kept over a restart, a wrong key and a wrong act undone by one key each, a tile not taken by one key', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await page.keyboard.press('F2')
  await expect(page.locator('.line .mode')).toHaveText('Fast')
  await page.reload()
  await expect(page.locator('#entry')).toBeFocused()
  await expect(page.locator('.line .mode')).toHaveText('Fast')

  await page.keyboard.press('Digit4')
  await expect(page.locator('.said')).toContainText('E draw 4')
  await page.keyboard.press('Backspace')
  await expect(page.locator('.said .begun')).toHaveCount(0)
  // the drawn tile, a key; a pung by its player, a key; the tile was never taken, a key
  for (const key of ['Digit1', 'KeyF', 'Space', 'KeyO', 'Digit9', 'KeyA', 'KeyC']) await page.keyboard.press(key)
  await expect(acts(page)).toHaveText([/Edraw 1z/, /Ediscard 1z drawn/, /Wcall pon/, /Wshow 1z1z/, /Wdiscard 9m/])
  for (const key of ['Digit3', 'KeyS', 'Space', 'Digit7', 'KeyD', 'Space']) await page.keyboard.press(key)
  await expect(page.locator('.note.violation')).toContainText('Violation · West')
  await expect(page.locator('#entry'), 'a finding never takes the focus').toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(page.locator('.note.violation')).toHaveCount(0)
  await page.keyboard.press('Shift+Backspace')
  await expect(page.locator('.note.violation')).toBeVisible()
  await expectAccessible(page)
})

test('the words of another language are taken as the notation’s; a mistyped one by Tab', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await page.keyboard.press('F6')
  for (const line of ['E pioche', 'E jette 9m', 'Sud annonce pung', 'o chi 7m8m']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await expect(acts(page)).toHaveText([/Edraw/, /Ediscard 9m/, /Scall pon/, /Wchii 7m8m/])
  await page.keyboard.type('W éca')
  await expect(page.locator('#completions')).toContainText('pour « éca »')
  await page.keyboard.press('Tab')
  await expect(page.locator('#entry')).toHaveValue('W discard ')
  await page.keyboard.press('Escape')
  await page.keyboard.type('W dicard 1z')
  await page.keyboard.press('Enter')
  await expect(page.locator('.misread')).toContainText('Vouliez-vous dire W discard 1z')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(page.locator('#entry')).toHaveValue('W discard 1z')
  await page.keyboard.press('Enter')
  await expect(acts(page).last()).toHaveText(/Wdiscard 1z/)
})

test('every action by its name in both languages, never over the board; a key that is changed acts and is shown', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await page.keyboard.press('F2')
  await page.keyboard.press('Control+k')
  const search = page.locator('.palette input')
  await expect(search).toBeFocused()
  const [palette, board] = await Promise.all([page.locator('.palette').boundingBox(), page.locator('.room').boundingBox()])
  expect(palette && board && palette.x >= board.x + board.width).toBe(true)
  await expectAccessible(page)
  await page.keyboard.type('cinq rouge')
  await expect(page.locator('.palette [role=menuitem]')).toHaveText([/red five/])
  await search.fill('table 7')
  await expect(page.getByRole('menuitem', { name: 'Table 7', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#entry')).toBeFocused()

  await page.keyboard.press('?')
  await page.getByRole('button', { name: /Change the key for: riichi$/ }).click()
  await page.keyboard.press('KeyW')
  await expect(page.locator('.capture')).toContainText('W is “tsumo” already')
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.locator('.fastacts')).toContainText('W riichi')
  for (const key of ['Digit1', 'KeyF', 'KeyW', 'Space']) await page.keyboard.press(key)
  await expect(acts(page)).toHaveText([/Edraw 1z/, /Eriichi 1z/])
})
