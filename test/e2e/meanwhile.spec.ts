import { acts, ask, caller, enter, makeTournament, openTable } from './desk.ts'
import { expect, type Served, test } from './fixtures.ts'
import { lateAnswer } from './slow.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

const tableId = (served: Served, name: string): string =>
  (ask(served, `SELECT id FROM table_ WHERE name = '${name}'`) as [{ id: string }])[0].id

test('what another enters while the first answer is on its way is on the screen: of a table, of a list', async ({ page, served }) => {
  await makeTournament(page, served)
  const table = tableId(served, '7')
  const call = caller(page, served)
  const first = await lateAnswer(page, 'tables/state')
  await expect(page.getByLabel('Table, player or number')).toBeFocused()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await first.answered
  await call('tables/record', { table, text: 'E discard 1z', by: 'Tablet A' })
  // news reach the window before the answer
  await page.waitForTimeout(500)
  first.arrive()
  await expect(acts(page)).toHaveText([/E.*discard 1z/])

  const list = await lateAnswer(page, 'incidents/find')
  await page.keyboard.press('Control+3')
  await list.answered
  await call('incidents/open', { table, note: 'the wall fell over', by: 'Tablet A' })
  await page.waitForTimeout(2500)
  list.arrive()
  await expect(page.locator('tbody tr')).toContainText('the wall fell over')
})

test('a header line that is being corrected is never one of the next hand, also where another has begun that', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['@hand E1 0', 'E draw', '* end exhaustive'])
  await expect(acts(page)).toHaveCount(2)
  const heads = page.getByRole('list', { name: 'Header lines' }).getByRole('button')
  const field = page.locator('input.fix')
  await heads.click()
  await page.keyboard.press('Enter')
  await field.fill('@hand E1 1')
  await caller(page, served)('tables/record', { table: tableId(served, '7'), text: '@hand E2 0\nE draw', by: 'Tablet A' })
  await expect(heads).toHaveText('@hand E2 0')
  await page.keyboard.press('Enter')
  await heads.click()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('@hand E2 0')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  expect(ask(served, 'SELECT header FROM hand ORDER BY position')).toEqual([{ header: '@hand E1 0' }, { header: '@hand E2 0' }])

  // what was typed is with its hand
  await page.keyboard.press('Alt+PageUp')
  await expect(heads).toHaveText('@hand E1 0')
  await heads.click()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('@hand E1 1')
})
