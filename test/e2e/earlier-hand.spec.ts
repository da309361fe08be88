import { acts, ask, enter, expectAccessible, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('the hand before: opened by its key without a reload, stepped through and corrected by keyboard alone', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['E draw', 'E discard 1z', 'S draw', 'S discard 9p'])
  await expect(acts(page)).toHaveCount(4)
  await enter(page, ['* end abort referee', '@hand E1 1', 'E draw', 'E discard 2z'])
  await expect(acts(page)).toHaveText([/Edraw/, /Ediscard 2z/])

  await page.keyboard.press('Alt+PageUp')
  await expect(page.getByText('An earlier hand')).toBeVisible()
  await expect(acts(page)).toHaveCount(5)
  await expect(page.locator('.hands')).toContainText('E1')
  await expectAccessible(page)
  // the last act, the one before it
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('The table after act 4')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('m')
  await page.keyboard.press('Enter')
  await expect(acts(page).nth(3)).toContainText('discard 9m')
  await page.keyboard.press('Alt+PageDown')
  await expect(acts(page)).toHaveText([/Edraw/, /Ediscard 2z/])
  await expect(page.locator('#entry')).toBeFocused()
  await expect.poll(() => ask(served, 'SELECT text FROM event WHERE number = 4')).toEqual([{ text: 'S discard 9m' }])

  // the buttons do the same
  await page.getByRole('button', { name: 'Earlier hand' }).click()
  await expect(acts(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Later hand' }).click()
  await expect(acts(page)).toHaveCount(2)
})

test('from a replay back to the table: the hand that was replayed', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['E draw', 'E discard 1z', '* end abort referee', '@hand E1 1', 'E draw', 'E discard 2z'])
  await expect(acts(page)).toHaveText([/Edraw/, /Ediscard 2z/])
  // a hand that the window only foresees cannot be replayed yet
  await expect(page.locator('.save')).toContainText(/Saved.*act 2/)
  await page.keyboard.press('Alt+r')
  await expect(page).toHaveURL(/#\/replay\//)
  await expect(page.locator('main.replay')).toContainText('discard 2z')
  await page.keyboard.press('[')
  await expect(page.locator('main.replay')).toContainText('discard 1z')
  await page.keyboard.press('t')
  await expect(page).toHaveURL(/#\/table\/[^/]+\/hand\//)
  await expect(page.getByText('An earlier hand')).toBeVisible()
  await expect(acts(page)).toHaveText([/Edraw/, /Ediscard 1z/, /end abort referee/])
  await page.keyboard.press('Escape')
  await expect(acts(page)).toHaveText([/Edraw/, /Ediscard 2z/])
})

test('scores of an earlier hand, corrected: the next hand begins with others, and one key carries them on', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['@hand E1 0', '@scores 30000 30000 30000 30000', 'E draw', 'E discard 1z', '* end abort referee'])
  await enter(page, ['* scores 29000 31000 30000 30000', '@hand E2 0', '@scores 31000 30000 30000 29000', 'E draw'])
  await expect(page.locator('.save')).toContainText(/Saved.*act 1/)
  await page.keyboard.press('Alt+PageUp')
  await expect(page.getByText('An earlier hand')).toBeVisible()
  await expect(acts(page)).toHaveCount(4)
  await expect(page.locator('.note')).toHaveCount(0)

  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.locator('.note input, .sheet input').first().fill('* scores 28000 32000 30000 30000')
  await page.keyboard.press('Enter')
  const note = page.locator('.note')
  await expect(note).toContainText(
    'East 2 · 0 counters begins with other scores: East 31,000, by the record 32,000; North 29,000, by the record 28,000.',
  )
  await expectAccessible(page)
  await page.keyboard.press('PageDown')
  await expect(note).toBeFocused()
  await page.keyboard.press('m')
  await expect(page.getByText('An earlier hand')).toBeHidden()
  await expect(page.getByRole('list', { name: 'Header lines' }).getByRole('listitem')).toHaveText([
    '@hand E2 0',
    '@scores 32000 30000 30000 28000',
  ])
  await expect
    .poll(() => ask(served, "SELECT header FROM hand WHERE wind = 'E' AND number = 2"))
    .toEqual([{ header: '@hand E2 0\n@scores 32000 30000 30000 28000' }])
})
