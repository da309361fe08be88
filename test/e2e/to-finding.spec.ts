import { acts, DEAD_HAND, enter, expectAccessible, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

const turns = ['N', 'E', 'S', 'W'].flatMap((seat, n) => [2, 3, 4].map((tile) => [`${seat} draw`, `${seat} discard ${tile}${'msp'[n % 3]}`]))
/** Three rounds of draws and discards, after a discard of West. */
const TURNS = Array.from({ length: 12 }, (_, n) => turns[(n % 4) * 3 + Math.floor(n / 4)] ?? []).flat()

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('a finding of an earlier hand is reached from the hall, from the list of incidents and by PgDn, and has the focus', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, DEAD_HAND)
  await expect(page.locator('.note.violation')).toBeVisible()
  await enter(page, ['@hand E2 0', 'E draw'])
  await expect(acts(page)).toHaveCount(1)
  const note = page.locator('.note.violation')
  await expect(note).toHaveCount(0)
  await expect(page.getByText('Findings are open in 1 other hand')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('PageDown')
  await expect(page).toHaveURL(/\/hand\//)
  await expect(note).toBeFocused()

  for (const keys of [
    ['n', 'Enter'],
    ['ArrowDown', 'Enter'],
  ]) {
    await page.keyboard.press('Control+1')
    await expect(page.locator('#waiting a')).toHaveCount(1)
    for (const key of keys) await page.keyboard.press(key)
    await expect(page).toHaveURL(/\/hand\//)
    await expect(note).toBeFocused()
  }
  // the lists' lines are found by their tables
  for (const screen of ['Control+1', 'Control+3']) {
    await page.keyboard.press(screen)
    await expect(page.locator('#waiting a, tr.opens a')).toHaveCount(1)
    await page.keyboard.press('Control+k')
    const actions = page.locator('.palette [role=menuitem]')
    await expect(actions.filter({ hasText: /^Table 7/ })).toHaveCount(1)
    await expect(actions.filter({ hasText: /violation|dead/i })).toHaveCount(0)
    await page.keyboard.press('Escape')
  }
  await page.locator('tr.opens a').click()
  await expect(page).toHaveURL(/\/hand\//)
  await expect(note).toBeFocused()
})

test('a finding reached from the hall is in sight, also far above the newest act', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['@from middle', 'E discard 5p', 'W pon 5p5p', 'W discard 5p'])
  await enter(page, TURNS)
  const note = page.locator('.note.violation').first()
  await page.keyboard.press('Control+1')
  await expect(page.locator('#waiting a')).toHaveCount(1)
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
  await expect(note).toBeFocused()
  await expect(note).toBeInViewport({ ratio: 0.9 })
})

test('what taking out a line would do is read with its buttons, also where the list ends, at 1366', async ({ page, served }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['@from middle', 'W discard 5p', ...TURNS.slice(0, 8), 'S discard 9m', 'S discard 9m'])
  await expect(page.locator('.note').first()).toBeVisible()
  const draft = page.getByRole('article', { name: 'Correction' })
  const list = page.locator('.side .scroll')
  for (const lines of [1, 2, 3]) {
    for (let up = 0; up < lines; up++) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Delete')
    await expect(draft).toContainText('isappears')
    const inList = async (): Promise<boolean> => {
      const room = await list.boundingBox()
      const buttons = await draft.getByRole('button').all()
      const boxes = await Promise.all([page.locator('.act[aria-current]'), ...buttons].map((one) => one.boundingBox()))
      return boxes.every((box) => room && box && box.y >= room.y - 1 && box.y + box.height <= room.y + room.height + 1)
    }
    await expect.poll(inList, { timeout: 10_000 }).toBe(true)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(draft).toHaveCount(0)
  }
})
