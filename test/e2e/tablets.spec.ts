import { expect } from '@playwright/test'
import { acts, enter, expectAccessible, listedActs } from './desk.ts'
import { events, openHall, openTablets, openWithTablet, pairingCode, pairTablet, test } from './tablet-hall.ts'

test('a tablet is paired by its code, records its table and nothing else, goes on while the network is away, doubles nothing, and is removed at once', async ({
  page,
  hall,
}) => {
  const { tablet } = hall
  await openHall(page, hall)
  await openTablets(page)
  await expect(page.getByText('Off: this computer listens on no network.')).toBeVisible()
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText('Fingerprint', { exact: true })).toBeVisible()
  const { url, code } = await pairingCode(page, 'Table 7')
  await expectAccessible(page)

  await tablet.goto(`${url}/#/pair/${code}`)
  await expect(tablet.getByRole('heading', { name: 'Pair this device' })).toBeVisible()
  await expect(tablet.getByLabel('Code')).toHaveValue(code)
  // a link that is opened while the screen is there
  for (const other of ['12345678', code]) {
    await tablet.evaluate(`location.hash = '#/pair/${other}'`)
    await expect(tablet.getByLabel('Code')).toHaveValue(other)
  }
  await expectAccessible(tablet)
  // the picture brought the code along: what lacks is the name, and that is said
  await expect(tablet.getByLabel(/A name for this device/)).toBeFocused()
  await tablet.keyboard.press('Enter')
  await expect(tablet.getByRole('alert')).toContainText('Enter a name too')
  await tablet.getByLabel(/A name for this device/).fill('Tablet A')
  await tablet.getByRole('button', { name: 'Pair', exact: true }).click()

  // straight to its table, without the screens that are none of its business
  await expect(tablet.locator('#entry')).toBeVisible()
  await expect(tablet.getByRole('navigation').getByRole('link')).toHaveText([/Table/, /Rulebook/])
  await expect(page.getByRole('cell', { name: /Tablet A/ }).first()).toBeVisible()
  await expect(page.getByText('connected', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await tablet.locator('#entry').focus()
  await enter(tablet, ['E discard 1z', 'S draw'])
  await expect(acts(tablet)).toHaveCount(2)
  await expectAccessible(tablet)

  // elsewhere it is refused, in the window and by the desk
  await tablet.evaluate(`location.hash = '#/setup'`)
  await expect(tablet).toHaveURL(/#\/table\//)
  const other = hall.desk.context.open?.db.prepare(`SELECT id FROM table_ WHERE name = '8'`).get() as { id: string }
  const refused = await tablet.evaluate(
    async (table) =>
      (
        await fetch('/api/tables/record', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ json: { table, text: 'E discard 1z', by: 'x' } }),
        })
      ).status,
    other.id,
  )
  expect(refused).toBe(422)
  await expect(page.getByText('asked for more than its role allows')).toBeVisible()

  // the network is away: entry goes on, and says since when and how much waits
  await tablet.locator('#entry').focus()
  await hall.desk.context.tablets?.turn({ on: false })
  await enter(tablet, ['S discard 2z', 'W draw'])
  await expect(tablet.locator('.save')).toContainText(/Away since .*2 acts held/)
  await expect(tablet.locator('.save')).toContainText(/as of \d+ seconds? ago/)
  await hall.desk.context.tablets?.turn({ on: true })
  await expect(tablet.locator('.save')).toContainText('Saved')
  await expect(acts(tablet)).toHaveCount(4)
  expect(events(hall)).toEqual(['E discard 1z', 'S draw', 'S discard 2z', 'W draw'].map((text) => ({ text, by: 'Tablet A' })))

  // removed: at once, without anything asked
  await page.getByRole('button', { name: 'Remove Tablet A' }).click()
  await expect(tablet.getByRole('heading', { name: 'Pair this device' })).toBeVisible()
  await expect(page.getByText('1 removed device')).toBeVisible()
})

test('a tablet without a role waits, becomes a referee’s, then only looks on: each time its window is another at once', async ({
  page,
  hall,
}) => {
  const { tablet } = hall
  await openHall(page, hall)
  await openTablets(page)
  await page.getByRole('button', { name: 'Switch on' }).click()
  const { url, code } = await pairingCode(page, 'chosen later')
  await tablet.goto(url)
  await tablet.getByLabel('Code').fill('1234 5678')
  await tablet.getByLabel(/A name for this device/).fill('Tablet B')
  await tablet.getByRole('button', { name: 'Pair', exact: true }).click()
  await expect(tablet.getByRole('alert')).toContainText('This code is wrong')
  await tablet.getByLabel('Code').fill(`${code.slice(0, 4)} ${code.slice(4)}`)
  await tablet.getByRole('button', { name: 'Pair', exact: true }).click()
  await expect(tablet.getByRole('heading', { name: /Waiting for the laptop/ })).toBeVisible()

  await page.getByLabel('Rights of Tablet B').selectOption({ label: 'Marta Olsen' })
  await page.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(tablet.getByRole('navigation').getByRole('link')).toHaveText([/Hall/, /Incidents/, /Penalties/, /Rulebook/])
  await expect(tablet.locator('.who-signs')).toContainText('Marta Olsen')
  await expectAccessible(tablet)

  await page.getByLabel('Rights of Tablet B').selectOption('viewer')
  await page.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(tablet.getByRole('navigation').getByRole('link')).toHaveText([/Hall/, /Rulebook/])
  await expectAccessible(tablet)
})

test('acts of a tablet whose tab is closed while the network is away are sent once it is opened again, each once', async ({
  page,
  hall,
}) => {
  await openHall(page, hall)
  await pairTablet(page, hall.tablet, { role: 'Table 7', name: 'Tablet C' })
  await hall.tablet.locator('#entry').focus()
  await enter(hall.tablet, ['E discard 1z'])
  await expect(acts(hall.tablet)).toHaveCount(1)
  const url = new URL(hall.tablet.url()).origin
  await hall.desk.context.tablets?.turn({ on: false })
  await enter(hall.tablet, ['S draw', 'S discard 2z'])
  await expect(hall.tablet.locator('.save')).toContainText('2 acts held')
  const context = hall.tablet.context()
  const held = await hall.tablet.evaluate(() => Object.entries(localStorage).find(([name]) => name.startsWith('shinpan.outgoing.')))
  expect(held?.[1]).toContain('S discard 2z')
  await hall.tablet.close()
  expect(events(hall)).toHaveLength(1)

  await hall.desk.context.tablets?.turn({ on: true })
  const again = await context.newPage()
  await again.goto(url)
  await expect(acts(again)).toHaveCount(3)
  await expect(again.locator('.alarm')).toContainText('2 held acts')
  const once = ['E discard 1z', 'S draw', 'S discard 2z'].map((text) => ({ text, by: 'Tablet C' }))
  expect(events(hall)).toEqual(once)
  expect(await again.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('shinpan.outgoing.')))).toEqual([])

  // and once more, from a window that went before it heard the answer; what was entered in a copy of the file, which has the same tables, stays
  const [name = '', items = ''] = held ?? []
  const inCopy = items.replaceAll('.shinpan"', '-copy.shinpan"').replaceAll('"key":"', '"key":"other')
  expect(inCopy).toContain('-copy.shinpan')
  await again.evaluate(([name, items]) => localStorage.setItem(name, items), [name, items] as const)
  await again.evaluate((items) => localStorage.setItem('shinpan.outgoing.copy', items), inCopy)
  for (const _ of ['once', 'and again']) {
    await again.reload()
    await expect
      .poll(() => again.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('shinpan.outgoing.'))))
      .toEqual(['shinpan.outgoing.copy'])
    await expect(again.locator('.save')).toContainText('Saved')
    expect(events(hall)).toEqual(once)
  }
})

const byE = (text: string) => ({ text, by: 'Tablet E' })

test('acts that wait are sent after the page was loaded again, and once the laptop has opened their own file again', async ({
  page,
  hall,
}) => {
  const { tablet, calls } = hall
  await openWithTablet(page, hall, 'Tablet E')
  tablet.on('dialog', (dialog) => dialog.accept())
  await tablet.route('**/api/tables/record', (route) => route.abort())
  await tablet.locator('#entry').focus()
  await enter(tablet, ['E discard 1z', 'S draw'])
  await expect(tablet.locator('.save')).toContainText('2 acts held')
  await tablet.reload()
  await expect(listedActs(tablet)).toHaveCount(2)
  await tablet.unroute('**/api/tables/record')
  await expect(tablet.locator('.save')).toContainText('Saved')
  await expect(tablet.locator('.acts > .unsaved')).toHaveCount(0)
  expect(events(hall)).toEqual(['E discard 1z', 'S draw'].map(byE))

  await hall.desk.context.tablets?.turn({ on: false })
  await enter(tablet, ['S discard 2z'])
  await expect(tablet.locator('.save')).toContainText('1 act held')
  const own = (await calls.tournaments.current())?.file ?? ''
  await calls.tournaments.create({ name: 'Another', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: 'Cy' })
  await hall.desk.context.tablets?.turn({ on: true })
  // the one as long as it has not heard that it has no role there
  await expect(tablet.locator('.alarm, main.pair h1')).toContainText(/The file of this table is not open|Waiting for the laptop/)
  await calls.tournaments.open({ file: own })
  await expect(acts(tablet)).toHaveCount(3)
  await expect(tablet.locator('.save')).toContainText('Saved')
  expect(events(hall)).toEqual(['E discard 1z', 'S draw', 'S discard 2z'].map(byE))
})

const PLAYERS = { E: 'Zofia', S: 'Camille', W: 'Haruto', N: 'Jonas' }

test('a tablet on table 7 goes with it into the next round: never away from a hand that is under way, and nothing typed is lost', async ({
  page,
  hall,
}) => {
  const { tablet, calls } = hall
  await openWithTablet(page, hall, 'Tablet D')
  await openTablets(page)
  const by = 'Marta Olsen'
  const first = (await calls.tables.list()).find(({ name }) => name === '7')?.id ?? ''
  const second = (await calls.tables.create({ name: '7', round: 2, players: PLAYERS })).id
  const texts = async (table: string) => (await calls.tables.state({ table })).acts.map(({ text }) => text)
  await calls.rounds.start({ round: 1, by })
  await tablet.locator('#entry').focus()
  await enter(tablet, ['E discard 1z'])
  await tablet.locator('#entry').fill('S dr')

  await calls.rounds.start({ round: 2, by })
  const band = tablet.locator('.callsband')
  await expect(band).toContainText('Round 2 has begun; finish the hand here first')
  await expectAccessible(tablet)
  await expect(tablet.locator('#entry')).toHaveValue('S dr')
  await expect(page.getByRole('cell', { name: /Tablet D/ }).first()).toContainText('R2')

  // away, on over there, and back: what was typed at the old table arrives at it
  await hall.desk.context.tablets?.turn({ on: false })
  await tablet.locator('#entry').fill('')
  await enter(tablet, ['S draw', 'S discard 2z'])
  await expect(tablet.locator('.save')).toContainText('2 acts held')
  await band.getByRole('link', { name: 'Go to round 2' }).click()
  await hall.desk.context.tablets?.turn({ on: true })
  await expect(tablet.locator('.save')).toContainText('Saved')
  expect(await texts(first)).toEqual(['E discard 1z', 'S draw', 'S discard 2z'])
  await tablet.locator('#entry').focus()
  await enter(tablet, ['E discard 9m'])
  await expect.poll(() => texts(second)).toEqual(['E discard 9m'])

  // the old hand is not forgotten; once it has ended the tablet goes on by itself
  await expect(band).toContainText('The table of round 1 is not finished')
  await band.getByRole('link', { name: 'Back to round 1' }).click()
  await expect(acts(tablet)).toHaveCount(3)
  await tablet.locator('#entry').focus()
  await enter(tablet, ['* end exhaustive'])
  await expect(tablet).toHaveURL(new RegExp(`/table/${second}$`))
  await expect(acts(tablet)).toHaveCount(1)
  await expect(band).toHaveCount(0)

  // no table 7 in the third round: the tablet stays, and says so
  await calls.tables.create({ name: '8', round: 3, players: PLAYERS })
  await calls.rounds.start({ round: 3, by })
  await expect(band).toContainText('Round 3 has no table 7')
  await expect(page.getByText('There is no table with this number in round 3')).toBeVisible()
})

test('a tablet does not go into the next round under the fingers of who corrects an act or fills a form', async ({ page, hall }) => {
  const { tablet, calls } = hall
  await openWithTablet(page, hall, 'Tablet D')
  const by = 'Marta Olsen'
  const first = (await calls.tables.list()).find(({ name }) => name === '7')?.id ?? ''
  const second = (await calls.tables.create({ name: '7', round: 2, players: PLAYERS })).id
  await calls.rounds.start({ round: 1, by })
  await tablet.locator('#entry').focus()
  await enter(tablet, ['E discard 1z', 'S draw', 'S discard 2z', '* end exhaustive'])
  await expect(acts(tablet)).toHaveCount(4)
  await acts(tablet).nth(2).click()
  await tablet.keyboard.press('Enter')
  await tablet.keyboard.press('Control+a')
  await tablet.keyboard.type('S discard 3')
  await calls.rounds.start({ round: 2, by })
  await expect(tablet.locator('.callsband')).toContainText('Round 2 has begun')
  await tablet.keyboard.type('z')
  await tablet.keyboard.press('Enter')
  await expect.poll(async () => (await calls.tables.state({ table: first })).acts[2]?.text).toBe('S discard 3z')
  await expect(tablet).toHaveURL(new RegExp(`/table/${second}$`))
  expect((await calls.tables.state({ table: second })).acts).toEqual([])
})
