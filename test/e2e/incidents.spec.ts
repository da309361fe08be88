import { join } from 'node:path'
import { ask, DEAD_HAND, enter, expectAccessible, makeTournament, openTable, tabTo } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('an incident by keys alone: filled in, a statement, ruled without a finding, appealed, overturned, closed, reopened; nothing disappears', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  const open = async (path: string, input: object): Promise<void> => {
    const answer = await page.request.post(new URL(`/api/${path}`, served.url).href, {
      data: { json: input },
      headers: { origin: new URL(served.url).origin },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const [{ id }] = ask(served, "SELECT id FROM table_ WHERE name = '3'") as [{ id: string }]
  await open('incidents/open', { table: id, by: 'Marta Olsen' })

  await page.keyboard.press('Control+3')
  await expect(page.getByRole('heading', { name: 'Incidents' })).toBeVisible()
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Incident 1' })).toBeVisible()

  await page.keyboard.press('e')
  await expect(page.getByLabel('What happened')).toBeFocused()
  await page.keyboard.type('Somebody knocked the wall over')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.facts')).toContainText('Somebody knocked the wall over')

  await page.keyboard.press('s')
  await page.getByLabel('Who says it').fill('Ann Baker')
  await page.getByLabel('What is said').fill('It was my sleeve.')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.rl').filter({ hasText: 'Statement, Ann Baker' })).toContainText('It was my sleeve.')

  await page.keyboard.press('f')
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused()
  const chooser = page.locator('.actform input[type=file]')
  await chooser.setInputFiles({ name: 'no.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') })
  await expect(page.locator('.actform')).toContainText('This file is no picture')
  await chooser.setInputFiles(join(import.meta.dirname, '../../docs/hall.png'))
  await expect(page.getByAltText('The chosen picture')).toBeVisible()
  await page.getByLabel('What it shows').fill('The wall as it lay')
  await page.keyboard.press('Control+Enter')
  const shown = page.getByAltText('The wall as it lay')
  await expect(shown).toBeVisible()
  await shown.click()
  await expect(page.locator('.attached-button')).toHaveAttribute('aria-expanded', 'true')
  expect(await shown.evaluate((image) => Number(Reflect.get(image, 'naturalWidth')))).toBeGreaterThan(100)
  const [{ type, size }] = ask(served, 'SELECT type, size FROM attachments') as [{ type: string; size: number }]
  expect(type).toBe('image/jpeg')
  expect(size).toBeLessThan(1_500_000)

  await page.keyboard.press('r')
  await page.getByRole('combobox', { name: 'Rule', exact: true }).selectOption('conduct.wall')
  await page.getByRole('combobox', { name: 'Player' }).fill('Ann Baker')
  await page.getByText('Notice', { exact: true }).click()
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.actform .err')).not.toBeEmpty()
  await page.getByLabel('Why this penalty').fill('First time')
  await page.keyboard.press('Control+Enter')
  const ruled = page.locator('.rl').filter({ hasText: 'Changed: Notice' })
  await expect(ruled).toContainText('First time')
  expect(ask(served, 'SELECT rule, player, kind, proposed_kind FROM penalties')).toEqual([
    { rule: 'conduct.wall', player: 'Ann Baker', kind: 'notice', proposed_kind: 'discretion' },
  ])

  await page.keyboard.press('a')
  await page.getByLabel('Who appeals').fill('Ann Baker')
  await page.getByLabel('Grounds').fill('Nobody was harmed')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.head .tag')).toHaveText('appealed')
  await page.keyboard.press('a')
  await expect(page.locator('.actform input:checked')).toHaveCount(0)
  await expect(page.locator('.actform')).toContainText('You decide on your own ruling')
  await page.getByLabel('Reason').fill('The table was uneven')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.actform .err')).toHaveText('Choose what comes of the appeal: nothing is chosen yet.')
  await page.getByText('Ruling overturned, no penalty', { exact: true }).click()
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.dot .body')).toHaveCount(1)
  await expect(ruled.locator('h3 s')).toBeVisible()
  await expect(ruled).toContainText('Superseded')

  await page.keyboard.press('x')
  await page.getByLabel('Reason').fill('Done')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.head .tag')).toHaveText('closed')
  await page.keyboard.press('o')
  await page.getByLabel('Reason').fill('A video turned up')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.rl').filter({ hasText: 'Reopened by Marta Olsen' })).toContainText('A video turned up')
  await page.keyboard.press('Control+z')
  await expect(page.locator('.rl').filter({ hasText: 'taken back' })).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Control+3')
  await page.getByLabel('State').selectOption('decided-on-appeal')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.locator('tbody tr')).toContainText('overturned on appeal')
})

test('the list is searched without accents, the ledger summed, a penalty without an act imposed', async ({ page, served }) => {
  await makeTournament(page, served)
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Penalty without an act' }).waitFor()
  await page.keyboard.press('n')
  await page.getByRole('combobox', { name: 'Rule', exact: true }).selectOption('conduct.phone')
  await page.getByRole('combobox', { name: 'Player' }).fill('Inès Moreau')
  await page.getByText('20 tournament points', { exact: true }).click()
  await page.getByLabel('Reason').fill('It rang in round 1')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('row', { name: /Inès Moreau/ })).toContainText('20 tournament points')
  await expect(page.getByText('1 in force · 20 tournament points')).toBeVisible()
  await page.getByRole('radio', { name: 'Players' }).focus()
  await page.keyboard.press('Space')
  await expect(page.locator('.sums tfoot')).toContainText('20')
  await expectAccessible(page)

  await page.keyboard.press('Control+3')
  await expect(page.getByRole('heading', { name: 'Incidents' })).toBeVisible()
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search')).toBeFocused()
  await page.keyboard.type('ines rang')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.keyboard.type('x')
  await expect(page.getByText('Nothing like this')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expectAccessible(page)
})

test('a ruling whose record was corrected waits, is counted, and stands with a reason', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['@players "Ann Baker" "Bea Cole" "Cy Dunn" "Di Eliot"', ...DEAD_HAND])
  await expect(page.locator('.note.violation')).toBeVisible()
  const call = async (path: string, input: object): Promise<void> => {
    const answer = await page.request.post(new URL(`/api/${path}`, served.url).href, {
      data: { json: input },
      headers: { origin: new URL(served.url).origin },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const [{ id, table }] = ask(served, 'SELECT finding.id, hand.table_id AS "table" FROM finding JOIN hand ON hand.id = finding.hand') as [
    { id: number; table: string },
  ]
  await call('findings/rule', { finding: id, decision: 'upheld', reason: 'Seen', by: 'Marta Olsen' })
  const [{ incident }] = ask(served, 'SELECT incident FROM rulings') as [{ incident: number }]
  await page.goto(new URL(`#/incident/${incident}`, served.url).href)
  await expect(page.getByRole('heading', { name: `Incident ${incident}` })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.locator('.actform label').filter({ has: page.locator('input:checked') })).toContainText('Cy Dunn')
  // Enter and the arrows begin from who is chosen
  await expect(page.locator('.actform input:checked')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await expect(page.locator('.actform fieldset').first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Who says it' }).locator('input:checked')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await call('tables/correct', { table, edit: { do: 'remove', at: 8, count: 1 }, by: 'Marta Olsen' })
  const count = page.locator('.waits-count')
  await expect(count).toContainText('1 waits')
  await page.keyboard.press('Shift+F7')
  await expect(page.locator('.wait-item')).toContainText('Not found')
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: 'It stands' }))
  await page.keyboard.press('Enter')
  await page.getByLabel('Reason').fill('The recorder erred')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Nothing waits for a person')).toBeVisible()
  await expect(count).toHaveCount(0)
  expect(ask(served, 'SELECT state, reason FROM reviews')).toEqual([{ state: 'stands', reason: 'The recorder erred' }])
})
