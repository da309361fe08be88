import { DEAD_HAND } from './desk.ts'
import { expect } from './fixtures.ts'
import { test } from './tablet-hall.ts'

for (const { to, signed, says } of [
  { to: 'Anna Berg', signed: ['Anna Berg'], says: 'Signed and saved' },
  { to: 'Marta Olsen', signed: [], says: 'Not done: nobody has signed it.' },
])
  test(`what Anna Berg signed on a tablet that was away is signed by nobody else: the tablet is then ${to}’s`, async ({ hall }) => {
    const { calls, tablet, desk } = hall
    await calls.referees.add({ name: 'Anna Berg', head: false })
    const table = (await calls.tables.list())[0]?.id ?? ''
    const { state } = await calls.tables.record({ table, text: DEAD_HAND.join('\n'), by: 'x' })
    const url = (await calls.tablets.turn({ on: true })).on?.url ?? ''
    const { code } = await calls.tablets.newCode({ role: { kind: 'referee', referee: 'Anna Berg' } })
    await tablet.request.post(`${url}/pair`, { data: { code: code?.code, name: 'Tablet A' }, headers: { origin: url } })
    await tablet.goto(`${url}/#/table/${table}/hand/${state.hand}/finding/${state.findings[0]?.id}`)
    await tablet.getByRole('button', { name: /^Confirm\b/ }).click()
    await tablet.getByLabel('Reason').fill('seen by Anna')
    await tablet.context().setOffline(true)
    await tablet.getByRole('button', { name: /^Sign\b/ }).click()
    await expect(tablet.locator('.bar2')).toContainText('held here')
    const { devices } = await calls.tablets.state()
    await calls.tablets.setRole({ device: devices[0]?.id ?? '', role: { kind: 'referee', referee: to } })
    await tablet.context().setOffline(false)
    await expect(tablet.getByText(says)).toBeVisible()
    const rulings = () => desk.context.open?.db.prepare(`SELECT by FROM entry WHERE kind = 'ruling'`).pluck().all()
    expect(rulings()).toEqual(signed)
  })

test('what a referee’s tablet showed is gone as soon as it only looks on', async ({ hall: { calls, tablet } }) => {
  const table = (await calls.tables.list())[0]?.id ?? ''
  const { state } = await calls.tables.record({ table, text: DEAD_HAND.join('\n'), by: 'x' })
  const url = (await calls.tablets.turn({ on: true })).on?.url ?? ''
  const { code } = await calls.tablets.newCode({ role: { kind: 'referee', referee: 'Marta Olsen' } })
  await tablet.request.post(`${url}/pair`, { data: { code: code?.code, name: 'Tablet A' }, headers: { origin: url } })
  await calls.incidents.open({ table, by: 'Marta Olsen', note: 'he looked at her hand' })
  const device = (await calls.tablets.state()).devices[0]?.id ?? ''
  await tablet.goto(`${url}/#/table/${table}/hand/${state.hand}/finding/${state.findings[0]?.id}`)
  await expect(tablet.getByRole('heading', { name: /West’s hand is dead/ })).toBeVisible()
  await expect(tablet.getByText('he looked at her hand')).toBeVisible()
  await calls.tablets.setRole({ device, role: { kind: 'viewer' } })
  await expect(tablet.getByRole('heading', { name: /West’s hand is dead/ })).toHaveCount(0)
  await expect(tablet.getByText('he looked at her hand')).toHaveCount(0)
  await expect(tablet.getByRole('button', { name: /^Confirm\b/ })).toHaveCount(0)
})

test('an undo that is not a recorder’s says why, and offers the own acts', async ({ hall: { calls, tablet } }) => {
  const table = (await calls.tables.list())[0]?.id ?? ''
  const url = (await calls.tablets.turn({ on: true })).on?.url ?? ''
  const { code } = await calls.tablets.newCode({ role: { kind: 'recorder', table } })
  await tablet.request.post(`${url}/pair`, { data: { code: code?.code, name: 'Tablet A' }, headers: { origin: url } })
  await tablet.goto(url)
  await tablet.locator('#entry').waitFor()
  await tablet.keyboard.type('E draw')
  await tablet.keyboard.press('Enter')
  await expect(tablet.locator('.side .acts > li:not(.unsaved)')).toHaveCount(1)
  await calls.seats.substitute({ table, seat: 'N', player: { name: 'Zoe' }, reason: 'ill', by: 'Marta Olsen' })
  await expect(tablet.locator('.plate').filter({ hasText: 'Zoe' })).toBeVisible()
  const asks = tablet.getByRole('alert').filter({ hasText: 'Marta Olsen' })
  await tablet.keyboard.press('Control+z')
  await expect(asks).toBeVisible()
  await tablet.getByRole('button', { name: /^Undo it/ }).click()
  await expect(tablet.locator('.trouble')).toContainText('entered by Marta Olsen')
  await tablet.getByRole('button', { name: /^Undo only my acts/ }).click()
  await expect(tablet.locator('.side .acts > li')).toHaveCount(0)
})
