import { DEAD_HAND, enter, expectAccessible, makeTournament, openTable } from './desk.ts'
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
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(page.locator('.cmd input'), 'the hall’s line has the focus again').toBeFocused()

  await openTable(page, '7')
  await page.keyboard.type('E disc')
  await page.keyboard.press('F1')
  await page.keyboard.type('phone rings')
  await expect(answer.getByRole('heading', { name: 'Phone' })).toBeVisible()
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
