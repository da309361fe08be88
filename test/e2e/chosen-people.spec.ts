import { acts, ask, caller, enter, makeTournament, openIncident, openTable, tableId } from './desk.ts'
import { expect, type Served, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

const seated = async (call: ReturnType<typeof caller>, table: string): Promise<void> => {
  for (const [seat, name] of [
    ['E', 'Ann Baker'],
    ['S', 'Ben Cole'],
    ['W', 'Cat Dunn'],
    ['N', 'Dan Ek'],
  ])
    await call('seats/substitute', { table, seat, player: { name }, hand: null, reason: 'drawn', by: 'Marta Olsen' })
}
const sitting = (served: Served, reason: string) =>
  ask(served, `SELECT body ->> '$.changes[0].seat' AS seat FROM entry WHERE kind = 'seats-changed' AND body ->> '$.reason' = '${reason}'`)

test('a player who was chosen for a substitute stays chosen when the next hand begins, from now on and from the beginning', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  const call = caller(page, served)
  const table = tableId(served, '7')
  await seated(call, table)
  await openTable(page, '7')
  await enter(page, ['@hand E1 0', 'E draw', 'E discard 1z'])
  await expect(acts(page)).toHaveCount(2)
  const form = page.getByRole('form', { name: 'Players and result' })
  for (const [reason, from] of [
    ['Ann fell ill', false],
    ['it was never Ann', true],
  ] as const) {
    await page.keyboard.press('F8')
    await form.getByText('E · Ann Baker').click()
    await form.getByLabel('Who takes the seat').fill(`Zoe ${from}`)
    if (from) await form.getByText('From the beginning').click()
    await form.getByLabel('Reason').fill(reason)
    await call('tables/record', { table, text: '* end abort referee\n@hand E2 0\nE draw', by: 'Tablet A' })
    await expect(form.getByRole('radio', { name: 'N · Ann Baker' })).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(form).toHaveCount(0)
    // by the winds of the first hand
    await expect.poll(() => sitting(served, reason)).toEqual([{ seat: 'E' }])
    if (from) return
    await call('tables/undo', { table, by: 'Marta Olsen', keepsRulings: false, keepsOthers: false })
    await call('tables/record', { table, text: '* end abort referee\n@hand E1 1\nE draw', by: 'Tablet A' })
    await expect(page.locator('.plate').filter({ hasText: 'Baker' })).toBeVisible()
  }
})

test('a result that another changes while it is being signed loses its signatures; one that another reopened is not reopened unseen', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  const call = caller(page, served)
  const table = tableId(served, '7')
  await openTable(page, '7')
  await enter(page, ['@hand E1 0', '@scores 30000 30000 30000 30000', 'E draw', '* end exhaustive'])
  await enter(page, ['E tenpai', 'S noten', 'W noten', 'N noten', '* scores 33000 29000 29000 29000'])
  await expect(acts(page).last()).toContainText('scores 33000')
  const form = page.getByRole('form', { name: 'Players and result' })
  await page.keyboard.press('F8')
  await page.keyboard.press('r')
  const names = ['East', 'South', 'West', 'North']
  for (const name of names) await form.getByRole('checkbox', { name, exact: true }).check()
  await call('tables/record', { table, text: '* scores 29000 33000 29000 29000', by: 'Tablet A' })
  await expect(form.getByLabel('Points of South')).toHaveValue('33000')
  for (const name of names) await expect(form.getByRole('checkbox', { name, exact: true })).not.toBeChecked()

  const points = { E: 33_000, S: 29_000, W: 29_000, N: 29_000 }
  await call('results/sign', { table, points, signed: [], by: 'Rita Roe' })
  await expect(form, 'it is known here').toContainText('Signed by Rita Roe')
  await expect(form.getByRole('button', { name: /^Reopen/ })).toBeVisible()
})

test('who was chosen in the form of a ruling is meant, though the seats are swapped, or somebody else sits there, before it is signed', async ({
  page,
  served,
}) => {
  const { call, incident } = await openIncident(page, served, 'somebody knocked the wall')
  const table = tableId(served, '7')
  await seated(call, table)
  const form = page.locator('.actform')
  await page.keyboard.press('c')
  await form.getByRole('combobox', { name: 'Rule', exact: true }).selectOption('conduct.wall')
  await form.getByText('S Ben Cole').click()
  await call('seats/swap', { table, seats: ['S', 'W'], hand: null, reason: 'wrong', by: 'Marta Olsen' })
  await expect(form.getByRole('radio', { name: 'W Ben Cole' })).toBeChecked()
  await call('seats/substitute', { table, seat: 'W', player: { name: 'Zoe' }, hand: null, reason: 'ill', by: 'Marta Olsen' })
  await expect(form.getByRole('radio', { name: 'Somebody else' })).toBeChecked()
  await expect(form.getByRole('combobox', { name: 'Player' })).toHaveValue('Ben Cole')
  await form.getByText('Notice', { exact: true }).click()
  await form.getByLabel('Reason').fill('Ben did it')
  await page.keyboard.press('Control+Enter')
  await expect
    .poll(() => ask(served, 'SELECT player_name AS player, reason FROM ruling'))
    .toEqual([{ player: 'Ben Cole', reason: 'Ben did it' }])
  expect(await call('incidents/get', { incident })).toMatchObject({ rulings: [{ player: 'Ben Cole' }] })
})

test('an appeal is against the ruling that was there when its form was opened', async ({ page, served }) => {
  const { call, incident } = await openIncident(page, served, 'the wall fell over')
  await seated(call, tableId(served, '7'))
  const ruled = { incident, rule: 'conduct.wall', decision: 'dismissed', remedies: [], by: 'Marta Olsen' }
  await call('incidents/rule', { ...ruled, player: { name: 'Ann Baker' }, reason: 'the table tilts' })
  await expect(page.locator('.rl').filter({ hasText: 'the table tilts' })).toBeVisible()
  await page.keyboard.press('a')
  const form = page.locator('.actform')
  await form.getByLabel('Grounds').fill('I did not touch it')
  await call('incidents/rule', { ...ruled, player: { name: 'Ben Cole' }, reason: 'it was Ben' })
  await expect(page.locator('.rl').filter({ hasText: 'it was Ben' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  const AGAINST = 'SELECT rulings.player FROM appeals JOIN rulings ON rulings.id = appeals.ruling'
  await expect.poll(() => ask(served, AGAINST)).toEqual([{ player: 'Ann Baker' }])

  // one that another ruling replaces meanwhile is refused
  await call('incidents/undo', { incident, by: 'Marta Olsen' })
  await expect(page.locator('.head .tag')).toHaveText('ruled')
  await page.keyboard.press('a')
  await form
    .getByRole('group', { name: 'About' })
    .getByRole('radio', { name: /^Ann Baker/ })
    .focus()
  await page.keyboard.press('Space')
  await form.getByLabel('Grounds').fill('I did not touch it')
  await call('incidents/rule', { ...ruled, player: { name: 'Ann Baker' }, reason: 'seen again', supersedes: 1 })
  await expect(page.locator('.rl').filter({ hasText: 'seen again' }).first()).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(form.getByRole('alert')).toContainText('already decided this')
  expect(ask(served, AGAINST)).toEqual([])
})
