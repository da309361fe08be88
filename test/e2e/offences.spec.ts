import { DEAD_HAND, enter, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('what happened, in everyday words, looked up from the hall, a table and a ruling by one key, and back to where one was', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  const field = page.getByRole('combobox', { name: 'What happened, in everyday words' })
  const answer = page.getByRole('region', { name: 'What the rules say' })
  await page.keyboard.press('F1')
  await expect(field).toBeFocused()
  await page.keyboard.type('forgot to rotate')
  await expect(page.getByRole('option', { selected: true })).toHaveText('Riichi discard not turned sideways')
  await expect(answer.getByRole('heading', { name: 'Riichi discard not turned sideways' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(page.locator('.cmd input'), 'the hall’s line has the focus again').toBeFocused()

  await openTable(page, '7')
  await page.keyboard.type('E disc')
  await page.keyboard.press('F1')
  await page.keyboard.type('phone rings')
  await expect(answer.getByRole('heading', { name: 'Phone' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(answer.getByRole('heading', { name: 'Phone' }), 'conduct has no page of its own').toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.line input')).toBeFocused()
  await expect(page.locator('.line input'), 'what was half typed is still there').toHaveValue('E disc')
  await page.keyboard.press('Escape')

  await enter(page, DEAD_HAND)
  await expect(page.locator('.note.violation')).toBeVisible()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /West’s hand is dead/ }).waitFor()
  await page.keyboard.press('F1')
  await page.keyboard.type('kuikae')
  await expect(page.getByRole('option')).not.toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(answer.getByRole('heading', { name: 'Swap-calling: other end' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Swap-calling: other end', level: 1 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: /West’s hand is dead/ })).toBeVisible()
})

test('keys typed for the search before it has loaded go into its field, none to the screen below; Esc cancels', async ({
  page,
  served,
}) => {
  const held: (() => Promise<void>)[] = []
  await page.route(/offence-search-.*\.js$/, (route) => void held.push(() => route.continue()))
  await makeTournament(page, served, 'ema-2025')
  const line = page.locator('.cmd input')
  await page.keyboard.press('F1')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.type('3')
  await expect(line, 'the search is cancelled').toHaveValue('3')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('F1')
  await page.keyboard.type('forgot to rotx')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('ate')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  for (const go of held) await go()
  await expect(page.getByRole('combobox', { name: 'What happened, in everyday words' })).toHaveValue('forgot to rotate')
  await expect(page.getByRole('option', { selected: true })).toHaveText('Riichi discard not turned sideways')
  await page.keyboard.type(' it')
  await expect(page.getByRole('combobox')).toHaveValue('forgot to rotate it')
  await page.keyboard.press('Escape')
  await expect(line).toBeFocused()
  await expect(line).toHaveValue('')
})

test('the search is seen at once after the window was resized, though the library waits for a screen keyboard', async ({
  page,
  served,
}) => {
  await makeTournament(page, served, 'ema-2025')
  const search = page.locator('.offences input')
  for (const time of [1, 2, 3]) {
    await page.setViewportSize({ width: 720, height: 450 })
    // so long the library takes a smaller window for a screen keyboard
    await page.waitForTimeout(900)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.waitForTimeout(200)
    await page.keyboard.press('F1')
    await search.waitFor({ state: 'attached' })
    const opacities = await page
      .locator('.veil, .veil > *')
      .evaluateAll((all) => all.map((one) => one.computedStyleMap().get('opacity')?.toString()))
    expect.soft(opacities, String(time)).toEqual(['1', '1'])
    await page.keyboard.press('Escape')
    await expect(search).toBeHidden()
  }
})
