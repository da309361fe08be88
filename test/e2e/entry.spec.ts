import { formatActs } from '../../engine/notation/format/format-event.ts'
import { FULL } from '../../tools/generator/options.ts'
import { playGame } from '../../tools/generator/play-game.ts'
import { typeGame } from '../../tools/measure/typing/type-game.ts'
import { acts, ask, enter, expectAccessible, makeTournament, openTable, typeActs } from './desk.ts'
import { expect, test } from './fixtures.ts'
import { intercept } from './slow.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

const noted = 'SELECT coalesce(form_text, text) AS line FROM event WHERE number IS NOT NULL AND coalesce(form_part, 1) = 1 ORDER BY place'

test('a whole hand by the keys of the fast mode: the file holds the hand that was played', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await page.keyboard.press('F2')
  await page.keyboard.press('F4')
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
  await page.keyboard.press('F4')
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

test('fast mode: 9m on the letters records no win and drops no 9; whether drawn tiles are seen is said', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await page.keyboard.press('F2')
  const seen = page.getByRole('button', { name: /drawn tiles are/ })
  await expect(seen, 'not seen, as long as nobody says so').toHaveText(/drawn tiles are not seen: a tile key enters the discard/)
  for (const key of ['Digit9', 'KeyM']) await page.keyboard.press(key)
  await expect(page.locator('.said .begun')).toHaveText('E discard 9')
  await expect(page.locator('.said .refused')).toContainText('“M” (East: ron) ignored: type a suit after 9 (A m, S p, D s, F z)')
  await expectAccessible(page)
  await page.keyboard.press('KeyA')
  await expect(acts(page)).toHaveText([/Ediscard 9m/])
  await page.keyboard.press('F4')
  await expect(seen).toHaveText(/drawn tiles are seen: a tile key enters the draw/)
  for (const key of ['Digit3', 'KeyF', 'Space']) await page.keyboard.press(key)
  await expect(acts(page)).toHaveText([/Ediscard 9m/, /Sdraw 3z/, /Sdiscard 3z drawn/])
  await page.keyboard.press('KeyO')
  await expect(page.locator('.said')).toContainText('pon; taken')
  await page.keyboard.press('KeyC')
  await expect(acts(page)).toHaveText([/Ediscard 9m/, /Sdraw 3z/, /Sdiscard 3z drawn/, /Wcall pon/, /Wshow 3z3z/])
})

test('a claim without its tiles is read as taken; one key beside it for not taken, before Enter and behind it', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['E discard 1z'])
  await page.keyboard.type('w pon')
  await expect(page.locator('.line .reads')).toContainText('pon; taken')
  await expect(page.getByRole('button', { name: /not taken Shift ?Enter/ })).toBeVisible()
  await expect(page.locator('#completions [role=option]').first()).toHaveText(/W pon.*pon; taken/)
  await expectAccessible(page)
  await page.keyboard.press('Shift+Enter')
  await expect(acts(page)).toHaveText([/Ediscard 1z/, /Wcall pon/, /Wshow \?\?/])
  await enter(page, ['W discard 9m', 'N discard 3p', 'E discard 7s'])
  await expect(page.locator('.note.violation')).toContainText('Violation · West')

  // said too soon, or too late: the same key behind it
  for (let press = 0; press < 4; press++) await page.keyboard.press('Control+z')
  await expect(acts(page)).toHaveCount(1)
  await typeActs(page, ['W pon'])
  await expect(acts(page)).toHaveText([/Ediscard 1z/, /Wpon/])
  await enter(page, ['W discard 9m', 'N discard 3p', 'E discard 7s'])
  await expect(acts(page)).toHaveCount(5)
  await expect(page.locator('.note')).toHaveCount(0)
  for (let press = 0; press < 3; press++) await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: /not taken/ })).toBeVisible()
  await page.keyboard.press('Shift+Enter')
  await expect(acts(page)).toHaveText([/Ediscard 1z/, /Wcall pon/, /Wshow \?\?/])

  // the word alone
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  for (const said of ['W says pon', 'W calls pon']) {
    await page.keyboard.type(said)
    await expect(page.locator('#completions [role=option]').first()).toContainText('pon, the word alone')
    await page.keyboard.press('Enter')
    await expect(acts(page)).toHaveText([/Ediscard 1z/, /Wcall pon/])
    await page.keyboard.press('Control+z')
    await expect(acts(page)).toHaveCount(1)
  }
})

test('the pad: a claim of a discard that nobody saw is taken as well', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['E discard ?'])
  await page.setViewportSize({ width: 1024, height: 768 })
  const pad = page.getByRole('region', { name: 'Tile pad' })
  await pad.getByRole('button', { name: 'pon', exact: true }).click()
  await pad.getByRole('button', { name: 'W pon', exact: true }).click()
  await expect(acts(page)).toHaveText([/Ediscard \?/, /Wpon/])
  await pad.getByRole('button', { name: 'not taken' }).click()
  await expect(acts(page)).toHaveText([/Ediscard \?/, /Wcall pon/, /Wshow \?\?/])
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

  // a correction reads them as well
  for (const key of ['ArrowUp', 'Enter']) await page.keyboard.press(key)
  await page.locator('input.fix').fill('Ouest jette 2z')
  await page.keyboard.press('Enter')
  await expect(acts(page).last()).toHaveText(/Wdiscard 2z/)
})

test('every action by its name in both languages, never over the board; a key that is changed acts and is shown', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await page.keyboard.press('F2')
  await page.keyboard.press('F4')
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
  await expect(page.locator('.capture')).toContainText('W is already “tsumo”')
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.locator('.fastacts')).toContainText('W riichi')
  await expect(page.locator('#entry')).toBeFocused()
  for (const key of ['Digit1', 'KeyF', 'KeyW', 'Space']) await page.keyboard.press(key)
  await expect(acts(page)).toHaveText([/Edraw 1z/, /Eriichi 1z/])
})

test('a line that Esc empties comes back by Ctrl Y, also after other acts and another screen; an undone act comes back before it', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['E discard 1z'])
  const line = page.locator('#entry')
  const dropped = page.locator('.entry [role=status]', { hasText: 'Emptied' })
  await page.keyboard.type('W call pon with two winds')
  await page.keyboard.press('Escape')
  await expect(line).toHaveValue('')
  await expect(dropped).toContainText('Emptied: W call pon with two winds')
  await expect(dropped.getByRole('button')).toHaveText(/Redo.*Ctrl Y/)
  await expectAccessible(page)
  await page.keyboard.press('Control+y')
  await expect(line).toHaveValue('W call pon with two winds')
  await expect(line).toBeFocused()
  await expect(dropped).toHaveCount(0)

  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(line, 'a second Esc brings nothing back by itself').toHaveValue('')
  await expect(dropped).toHaveCount(0)
  await page.keyboard.type('! two players talk')
  await page.keyboard.press('Escape')
  await enter(page, ['S draw'])
  await page.keyboard.press('Control+z')
  await expect(acts(page)).toHaveText([/Ediscard 1z/])
  await page.keyboard.press('Control+y')
  await expect(acts(page)).toHaveText([/Ediscard 1z/, /Sdraw/])
  await page.keyboard.press('Control+1')
  await openTable(page, '7')
  for (const text of ['! two players talk', 'W call pon with two winds']) {
    await page.keyboard.press('Control+y')
    await expect(line).toHaveValue(text)
    await line.fill('')
  }
  await page.keyboard.press('Control+y')
  await expect(line).toHaveValue('')

  await page.keyboard.press('F2')
  await page.keyboard.press('!')
  await page.keyboard.type(' late')
  await page.keyboard.press('F2')
  await dropped.getByRole('button').click()
  await expect(line, 'a line comes back in fast mode as well').toHaveValue('! late')
})

test('a correction that Esc leaves is there when it is begun again', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['E discard 1z', 'S draw'])
  const field = page.locator('input.fix')
  for (const key of ['ArrowUp', 'ArrowUp', 'a']) await page.keyboard.press(key)
  await field.fill('W call pon')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(field, 'another correction of the same line').toHaveValue('E discard 1z')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.locator('#entry')).toBeFocused()
  await expect(acts(page)).toHaveCount(2)
  for (const key of ['ArrowUp', 'ArrowUp', 'a']) await page.keyboard.press(key)
  await expect(field).toHaveValue('W call pon')
  await page.keyboard.press('Enter')
  await expect(acts(page)).toHaveText([/Ediscard 1z/, /Wcall pon/, /Sdraw/])
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'a']) await page.keyboard.press(key)
  await expect(field, 'it was entered').toHaveValue('')
})

test('what is typed while a table is still being opened goes into its line, and no key of it acts', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['E draw'])
  await page.keyboard.press('Control+1')
  await expect(page.getByRole('textbox').first()).toBeFocused()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await intercept(page, '**/api/tables/state*', async (route) => {
    await answered
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/table\//)
  await expect(page.getByRole('main')).toHaveCount(0)
  await page.keyboard.type('E discard  1x')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('z')
  await page.keyboard.press('Enter')
  await page.keyboard.type('S draw')
  answer()
  const line = page.locator('#entry')
  await expect(line).toBeFocused()
  await expect(line).toHaveValue('E discard  1z')
  await page.keyboard.press('Enter')
  await expect(acts(page)).toHaveText([/Edraw/, /Ediscard 1z/, /Sdraw/])
  expect(ask(served, noted)).toEqual([{ line: 'E draw' }, { line: 'E discard 1z' }, { line: 'S draw' }])
})
