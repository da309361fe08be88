import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { createRouterClient } from '@orpc/server'
import type { Browser, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { verify } from '../../db/file/verify.ts'
import { newestHead } from '../../db/log/read.ts'
import { createDesk, type Desk } from '../../desk/api/desk.ts'
import { handlers } from '../../desk/api/handlers.ts'
import { tieToHub } from '../../desk/context/hub-ties.ts'
import { initHub } from '../../desk/network/hub/administer.ts'
import { connectTo, endOf } from '../../desk/network/hub/connect.ts'
import { bringWhole, ensureAdmitted } from '../../desk/network/hub/joining.ts'
import { namedTournamentIn } from '../../desk/network/hub/own-log.ts'
import { listen } from '../../desk/network/serving/loopback.ts'
import { openTournament } from '../../desk/storage/files/open.ts'
import { type BadNetwork, badNetwork } from '../desk/network/hub/bad-network.ts'
import { postgresPrograms, startPostgres } from '../desk/network/hub/postgres.ts'
import { acts, DEAD_HAND, enter, expectAccessible, openTable } from './desk.ts'
import { test as base, type Hall, openHall, openWithTablet } from './tablet-hall.ts'

const [MARTA, ANNA] = ['Marta Olsen', 'Anna Berg']

type Two = {
  /** The second laptop: its window, its desk, and its way to the hub. */
  readonly other: Page
  readonly desk: Desk
  readonly network: BadNetwork
}

/** A second laptop, Anna's, kept together with the hall's by a real PostgreSQL; each has a browser of its own. */
const test = base.extend<{ two: Two }>({
  two: async ({ hall, browser }, use) => {
    test.skip(postgresPrograms() === undefined, 'PostgreSQL is not there')
    const folder = await mkdtemp(join(tmpdir(), 'shinpan-second-'))
    const postgres = await startPostgres()
    const network = await badNetwork(postgres.port)
    const owner = await connectTo(postgres.url)
    await initHub(owner)
    await endOf(owner)
    await hall.calls.referees.add({ name: ANNA, head: false, by: MARTA })
    const own = namedTournamentIn(dbOf(hall.desk))
    tieToHub(hall.folder, own.id, (await ensureAdmitted(postgres.url, own, 'Laptop of the hall')).address)
    await expect.poll(() => hall.desk.context.open?.hub?.state).toBe('together')
    const joining = await ensureAdmitted(postgres.url.replace(`:${postgres.port}/`, `:${network.port}/`), own, 'Laptop of Anna')
    const desk = createDesk({ folder, home: folder })
    const file = join(folder, 'hall.shinpan')
    await bringWhole(joining, file)
    openTournament(desk.context, file)
    tieToHub(folder, own.id, joining.address)
    await expect.poll(() => desk.context.open?.hub?.state).toBe('together')
    const loopback = await listen(desk.fetch)
    const other = await windowOf(browser)
    await openHall(other, { loopback })
    await use({ other, desk, network })
    await other.context().close()
    await loopback.close()
    desk.close()
    await network.close()
    await postgres.close()
    await rm(folder, { recursive: true })
  },
})

const windowOf = async (browser: Browser): Promise<Page> => (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()

const dbOf = ({ context }: Desk) => {
  if (!context.open) throw new Error('no file is open')
  return context.open.db
}

/** Until both laptops hold the same. */
const together = async (hall: Hall, { desk }: Two): Promise<void> => {
  await expect.poll(() => desk.context.open?.hub?.state).toBe('together')
  // the last entry alone may be the same while another before it is still on its way
  await expect.poll(() => isDeepStrictEqual(newestHead(dbOf(desk)), newestHead(dbOf(hall.desk)))).toBe(true)
}

/** Among what waits: the two rulings that stand against each other. */
const twoRulings = (page: Page): Locator => page.locator('.wait-item').filter({ hasText: 'Two rulings on the same' })

/** Rules on what was found at the table that is open; how it is decided by its key. */
const rule = async (page: Page, key: 'Control+Enter' | 'd', reason: string): Promise<void> => {
  await page.locator('.note.violation h2 a').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /West’s hand is dead/ }).waitFor()
  await page.keyboard.press(key)
  await page.getByLabel('Reason').fill(reason)
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toBeVisible()
  await page.keyboard.press('Escape')
}

test('two laptops of one hub and a tablet: a call, one table recorded by three, offline and back, a fork, two rulings on one finding, the head referee decides', async ({
  page,
  hall,
  two,
}) => {
  test.slow()
  const { tablet } = hall
  const { other, network } = two
  await openWithTablet(page, hall)
  await other.keyboard.press('F9')
  await other.getByRole('menuitemradio', { name: ANNA }).click()
  await expect(other.locator('.who-signs')).toContainText(ANNA)

  await test.step('a call from the tablet reaches the laptop that it is not tied to; its answer comes back', async () => {
    await tablet.getByRole('button', { name: 'Call the referee' }).click()
    await expect(other.locator('.callsband')).toContainText('Table 7')
    await expect(page.locator('.callsband')).toContainText('Table 7')
    await other.keyboard.press('Alt+g')
    await expect(tablet.locator('.callhere')).toContainText(`${ANNA} is on the way`)
    await expect(page.locator('.callsband')).toContainText(ANNA)
    await other.getByRole('button', { name: 'I am there' }).click()
    for (const one of [page, tablet]) await expect(one.locator('.callhere, .callsband')).toHaveCount(0)
  })

  await test.step('who is at the table is known at all three, and each sees what the others enter', async () => {
    await page.keyboard.press('Control+1')
    await expect(page.locator('.cell').filter({ hasText: 'Tablet A' })).toHaveCount(1)
    await openTable(page, '7')
    await other.getByLabel('Table, player or number').focus()
    await openTable(other, '7')
    await expect(page.locator('.alsohere')).toHaveText(`Also here: ${ANNA}, referee (Laptop of Anna) · Tablet A, recorder`)
    await expect(other.locator('.alsohere')).toHaveText(`Also here: ${MARTA}, head referee (Laptop of the hall) · Tablet A, recorder`)
    await expect(tablet.locator('.alsohere')).toHaveText(`Also here: ${MARTA}, head referee (laptop) · ${ANNA}, referee (Laptop of Anna)`)
    await tablet.locator('#entry').focus()
    await enter(tablet, DEAD_HAND.slice(0, 3))
    await expect(acts(other)).toHaveCount(3)
    await enter(other, DEAD_HAND.slice(3))
    await expect(acts(page)).toHaveCount(8)
    for (const one of [page, other, tablet]) await expect(one.locator('.note.violation')).toContainText('West')
  })

  await test.step('the network of one laptop goes: both go on, and it knows nobody elsewhere', async () => {
    network.become('cut')
    await expect(other.locator('.alsohere')).toHaveCount(0)
    await other.locator('#entry').focus()
    await enter(other, ['S draw', 'S discard 2z'])
    await expect(acts(other)).toHaveCount(10)
    await tablet.locator('#entry').focus()
    await enter(tablet, ['S draw', 'S discard 2z', 'W draw'])
    await expect(acts(page)).toHaveCount(11)
    // by the hub's clock
    await expect(page.locator('.alsohere')).toHaveText('Also here: Tablet A, recorder, recording', { timeout: 90_000 })
  })

  await test.step('it is back: the fork stands at all three, one settles it', async () => {
    network.become('open')
    for (const one of [page, other, tablet]) await expect(one.locator('.past.fork')).toContainText('Two recorders at the same time')
    await other.keyboard.press('Alt+o')
    for (const one of [page, other, tablet]) {
      await expect(one.locator('.past.fork')).toHaveCount(0)
      await expect(acts(one)).toHaveCount(11)
    }
  })

  await test.step('apart again, each rules on the finding: here it is dismissed, there confirmed', async () => {
    await together(hall, two)
    network.become('cut')
    await expect.poll(() => two.desk.context.open?.hub?.state).toBe('apart')
    await rule(page, 'd', 'The tile was taken, nobody wrote it')
    await rule(other, 'Control+Enter', 'Seen by both opponents')
    await expect(page.locator('.note.violation')).toContainText(`dismissed by ${MARTA}`)
    await expect(other.locator('.note.violation')).toContainText(`confirmed by ${ANNA}`)
    await expect(tablet.locator('.note.violation')).toContainText(`dismissed by ${MARTA}`)
  })

  await test.step('together both are kept, and both laptops say that one has to be decided on', async () => {
    network.become('open')
    await together(hall, two)
    for (const one of [page, other]) {
      await one.locator('.waits-count').click()
      await expect(twoRulings(one)).toContainText('Seen by both opponents')
      await expect(twoRulings(one)).toContainText('The tile was taken, nobody wrote it')
      // one thing to settle: neither the two incidents nor the crossed acts beside it
      await expect(one.locator('.wait-item')).toHaveCount(1)
    }
    for (const one of [page, other, tablet]) await expect(one.locator('.past.fork')).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('the head referee alone decides, once; what stands is shown at all three', async () => {
    const stands = async (one: Page, item: Locator, text: string): Promise<void> => {
      await item.locator('.against > div').filter({ hasText: text }).getByRole('button', { name: 'Keep this one' }).click()
      await one.getByLabel('Reason').fill('Both opponents saw it')
      await one.keyboard.press('Control+Enter')
    }
    await stands(other, twoRulings(other), 'Seen by both opponents')
    await expect(other.locator('.actform .err')).toContainText(`the head referee, ${MARTA}, decides`)
    await other.keyboard.press('Escape')
    // a ruling of his own, by the keyboard, and in both languages; then he thinks better of it
    await twoRulings(page).getByRole('button', { name: 'Make a new ruling' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Make a new ruling' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Control+Enter')
    await expect(page.locator('.actform .err')).toContainText('penalty')
    // the focus is where something lacks
    await page.keyboard.press('Space')
    await page.getByLabel('Reason').fill('A notice will do')
    await page.keyboard.press('Control+Enter')
    for (const one of [page, other]) await expect(one.getByText('Nothing needs a decision')).toBeVisible()
    // the first incident was the call
    await page.evaluate(`location.hash = '/incident/2'`)
    const history = page.locator('[data-history]')
    for (const said of ['Seen by both opponents', 'The tile was taken, nobody wrote it', 'A notice will do'])
      await expect(history).toContainText(said)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await page.locator('.waits-count').click()
    await expect(twoRulings(other)).toHaveCount(1)
    await stands(page, twoRulings(page), 'Seen by both opponents')
    for (const one of [page, other]) {
      await expect(one.getByText('Nothing needs a decision')).toBeVisible()
      await one.keyboard.press('Control+1')
      await openTable(one, '7')
    }
    for (const one of [page, other, tablet]) await expect(one.locator('.note.violation')).toContainText(`confirmed by ${MARTA}`)
    await together(hall, two)
    for (const desk of [hall.desk, two.desk]) {
      expect(verify(dbOf(desk))).toMatchObject({ ok: true })
      // nothing of the two was lost
      expect(dbOf(desk).prepare(`SELECT count(*) AS rulings FROM entry WHERE kind = 'ruling'`).get()).toEqual({ rulings: 4 })
    }
    await expectAccessible(other)
    await expectAccessible(tablet)
  })
})

test('an incident that is being closed while earlier ones come in from elsewhere: its page and what was typed stay, under its new number', async ({
  page,
  hall,
  two,
}) => {
  const { other, network } = two
  await page.goto(hall.loopback.url)
  const here = hall.calls
  const there = createRouterClient(handlers, { context: { desk: two.desk.context } })
  const table = (await here.tables.list())[0]?.id ?? ''
  network.become('cut')
  await expect.poll(() => two.desk.context.open?.hub?.state).toBe('apart')
  await here.incidents.open({ table, by: 'Tablet A', note: 'the first call' })
  for (const text of DEAD_HAND.slice(0, 3)) await there.tables.record({ table, text, by: ANNA })
  await there.incidents.open({ table, by: ANNA, note: 'the second call' })

  await other.goto(`${new URL(other.url()).origin}/#/incident/1`)
  // not only in the band of the calls, which is there before the page is
  await expect(other.locator('main').getByText('the second call').first()).toBeVisible()
  await other.keyboard.press('x')
  await other.getByLabel('Reason').fill('They agreed')
  network.become('open')
  await together(hall, two)
  await expect(other).toHaveURL(/#\/incident\/2$/)
  await expect(other.getByRole('heading', { level: 1 })).toContainText('2')
  await expect(other.getByLabel('Reason')).toHaveValue('They agreed')
  await expect(other.locator('main').getByText('the second call').first()).toBeVisible()
  await other.keyboard.press('Control+Enter')
  await expect.poll(async () => (await there.incidents.list()).map(({ state }) => state)).toEqual(['open', 'closed'])
})
