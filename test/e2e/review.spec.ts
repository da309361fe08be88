import { join } from 'node:path'
import Database from 'better-sqlite3'
import { ask, caller, expectAccessible, makeTournament, tabTo } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

const BY = 'Marta Olsen'

test('the list of incidents by keys alone: searched, opened, come back to as it was left; a long one is drawn in part', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  const call = caller(page, served)
  const tables = ask(served, 'SELECT id FROM table_ ORDER BY entry') as { id: string }[]
  for (let n = 0; n < 120; n++) await call('incidents/open', { table: tables[n % 8]?.id, by: BY })
  const said = { role: 'player', who: { name: 'Łukasz Wiśniewski' }, by: BY }
  for (const incident of [7, 40]) await call('incidents/addStatement', { ...said, incident, text: `It was my sleeve, désolé ${incident}` })

  await page.keyboard.press('Control+3')
  await expect(page.getByText('120 rows')).toBeVisible()
  const rows = page.locator('tbody tr[data-index]')
  await expect(rows.first()).toContainText('120')
  expect(await rows.count()).toBeLessThan(60)
  await page.keyboard.press('End')
  await expect(page.getByRole('link', { name: '1', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('link', { name: '2', exact: true })).toBeFocused()

  await page.keyboard.press('/')
  await expect(page.getByLabel('Search')).toBeFocused()
  await page.keyboard.type('lukasz desole')
  await expect(page.getByText('2 of 120 rows')).toBeVisible()
  await expect(rows.first()).toContainText('It was my sleeve, désolé 40')
  await expect(rows.first().locator('mark')).toHaveText(['désolé'])
  await expect(page).toHaveURL(/#\/incidents\/text=lukasz\+desole$/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Incident 7' })).toBeVisible()
  await page.keyboard.press('[')
  await expect(page.getByRole('heading', { name: 'Incident 40' })).toBeVisible()
  await page.keyboard.press(']')
  await expect(page.getByRole('heading', { name: 'Incident 7' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Search')).toHaveValue('lukasz desole')
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('link', { name: '7', exact: true })).toBeFocused()
  await page.reload()
  await expect(page.getByText('2 of 120 rows')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Incident 7' })).toBeVisible()
  await page.goForward()
  await expect(page.getByText('2 of 120 rows')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.press('Escape')
  await expect(page.getByText('120 rows')).toBeVisible()
  await expect(page).toHaveURL(/#\/incidents$/)
})

test('precedents by keys alone: in this tournament, and in another file opened beside by its path; what rests on an overturned ruling is marked', async ({
  page,
  served,
}) => {
  await page.goto(served.url)
  await page.getByRole('main').waitFor()
  const call = caller(page, served)
  const rung = async (name: string, incident: number, more: object = {}): Promise<void> => {
    await call('incidents/open', { table: tableIn(name), by: BY })
    await call('incidents/rule', { ...RANG, incident, ...more })
  }
  const tableIn = (name: string): string => {
    const db = new Database(join(served.folder, `${name}.shinpan`), { readonly: true })
    try {
      return db.prepare('SELECT id FROM table_ LIMIT 1').pluck().get() as string
    } finally {
      db.close()
    }
  }
  const made = { place: 'Lyon', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: BY }
  await call('tournaments/create', { ...made, name: 'Autumn Cup' })
  await rung('Autumn Cup', 1, { reason: 'Rang through the final', penalty: { kind: 'chombo' } })
  await call('tournaments/create', { ...made, name: 'Spring Open' })
  for (const incident of [1, 2, 3]) await rung('Spring Open', incident)
  await page.goto(new URL('/#/incident/2', served.url).href)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Incident 2' })).toBeVisible()
  await page.keyboard.press('b')
  const panel = page.getByRole('complementary', { name: 'Precedents' })
  await expect(panel.getByRole('status')).toHaveText('2 earlier cases. 2 × Notice')
  await expect(panel.locator('.precedent').first()).toContainText('Incident 3')
  await tabTo(page, panel.getByLabel('Another file, by its full path'))
  await page.keyboard.type(join(served.folder, 'none.shinpan'))
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('alert')).toContainText('none.shinpan')
  await tabTo(page, panel.getByRole('button', { name: 'Open Autumn Cup beside' }))
  await page.keyboard.press('Enter')
  await expect(panel.locator('.precedent').filter({ hasText: 'Rang through the final' })).toContainText('Chombo')
  await expect(panel.getByRole('status')).toContainText('3 earlier cases.')
  await expectAccessible(page)
  await page.keyboard.press('/')
  await page.keyboard.type('final rang')
  await expect(panel.getByRole('status')).toHaveText('1 earlier case. 1 × Chombo')
  await expect(panel.locator('.precedent')).toContainText('Phone')
  await expect(panel).toContainText('No other decided incident has these words.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('status')).toContainText('3 earlier cases.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)

  await expect(page.locator('.resting li')).toHaveCount(2)
  await expect(page.locator('.resting')).toContainText('nothing to review')
  await page.keyboard.press('c')
  await page.getByText('Dismiss', { exact: true }).click()
  await page.getByLabel('Reason').fill('It was the clock of the hall')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.resting li[data-stale="true"]')).toContainText('Incident 3')
  await expect(page.locator('.facts .apart')).toContainText('1 related decision')
  await page.keyboard.press('[')
  await expect(page.getByRole('heading', { name: 'Incident 3' })).toBeVisible()
  await expect(page.locator('.resting li[data-stale="true"]')).toContainText('Incident 2')
})

const RANG = {
  rule: 'conduct.phone',
  decision: 'changed',
  penalty: { kind: 'notice' },
  reason: 'It rang',
  by: BY,
  player: { name: 'Jonas' },
}
