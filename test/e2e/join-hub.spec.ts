import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { createDesk, type Desk } from '../../desk/api/desk.ts'
import { tieToHub } from '../../desk/context/hub-ties.ts'
import { admitDesk, initHub, revokeDesk } from '../../desk/network/hub/administer.ts'
import { connectTo, endOf, type HubConnection } from '../../desk/network/hub/connect.ts'
import { namedTournamentIn } from '../../desk/network/hub/own-log.ts'
import { listen } from '../../desk/network/serving/loopback.ts'
import { type BadNetwork, badNetwork } from '../desk/network/hub/bad-network.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../desk/network/hub/postgres.ts'
import { fill } from '../desk/storage/full-file.ts'
import { expectAccessible, tabTo } from './desk.ts'
import { test as base } from './tablet-hall.ts'

type Bare = {
  readonly postgres: Postgres
  readonly owner: HubConnection
  readonly network: BadNetwork
  /** A laptop's own address at the hub, over the network that can be bad. */
  readonly admit: (name: string) => Promise<string>
  readonly desk: Desk
  readonly folder: string
  readonly url: string
}

/** A hub that holds the hall's tournament, with some thousand entries, and a laptop that has nothing. */
const test = base.extend<{ bare: Bare }>({
  bare: async ({ hall }, use) => {
    test.skip(postgresPrograms() === undefined, 'PostgreSQL is not there')
    const postgres = await startPostgres()
    const network = await badNetwork(postgres.port, { delay: 400 })
    const owner = await connectTo(postgres.url)
    await initHub(owner)
    const db = dbOf(hall.desk)
    const tables = await hall.calls.tables.names()
    fill(
      db,
      tables.map(({ id }) => id),
      8000,
    )
    const own = namedTournamentIn(db)
    tieToHub(hall.folder, own.id, await admitDesk(owner, postgres.url, 'Laptop of the hall', own))
    await expect.poll(() => hall.desk.context.open?.hub?.state).toBe('together')
    const folder = await mkdtemp(join(tmpdir(), 'shinpan-bare-'))
    const desk = createDesk({ folder, home: folder })
    const loopback = await listen(desk.fetch)
    await use({
      postgres,
      owner,
      network,
      admit: async (name) => (await admitDesk(owner, postgres.url, name, own)).replace(`:${postgres.port}/`, `:${network.port}/`),
      desk,
      folder,
      url: loopback.url,
    })
    await loopback.close()
    desk.close()
    await network.close()
    await endOf(owner)
    await postgres.close()
    await rm(folder, { recursive: true })
  },
})

const dbOf = ({ context }: Desk) => {
  if (!context.open?.writable) throw new Error('no file is open')
  return context.open.writable
}
const field = (page: Page) => page.getByLabel('Address of the hub')
const said = (page: Page) => page.locator('.fromhub form').first().getByRole('status')

/** Pastes an address and tests it, by keyboard. */
const look = async (page: Page, address: string): Promise<void> => {
  await field(page).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(address)
  await page.keyboard.press('Enter')
}

test('a laptop that has nothing joins from the start screen by keyboard alone: told what is wrong, with progress, over a cut and a stop', async ({
  page,
  hall,
  bare: { admit, network, owner, desk, folder, url },
}) => {
  test.slow()
  const address = await admit('Laptop of Anna')
  const gone = await admit('Stolen')
  await revokeDesk(owner, 'Stolen')
  await page.goto(url)
  await tabTo(page, page.getByRole('button', { name: 'Join a hub…' }))
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  const join = page.getByRole('button', { name: 'Join', exact: false }).and(page.locator('.primary'))
  for (const [wrong, sentence] of [
    ['anna@hub', 'the address of a hub is postgres://'],
    [address.replace('127.0.0.1', 'nowhere.invalid'), 'no machine with this name'],
    [address.replace(`:${network.port}/`, ':1/'), 'nothing listens at this port'],
    [address.replace('/postgres', '/nothing'), 'no database with this name'],
    [gone, 'does not admit this laptop'],
  ] as const) {
    await look(page, wrong)
    await expect(said(page)).toContainText(sentence)
    await expect(said(page)).toHaveClass(/err/)
    await expect(page.locator('.fromhub form')).toHaveCount(1)
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Join a hub…' })).toBeFocused()
  expect((await readdir(folder)).filter((name) => name !== 'log')).toEqual([])

  await page.keyboard.press('Alt+j')
  await look(page, `"${address}"`)
  await expect(said(page)).toContainText('admits this laptop')
  await expect(page.getByText(/Spring Open · 8,\d\d\d entries/)).toBeVisible()
  await expect(page.locator('.fromhub')).toContainText(fileIn(folder))
  await expectAccessible(page)
  for (const width of [800, 360]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(width)
    expect(await page.locator('.start').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1280, height: 800 })

  // over a slow network it is seen to come, and stopped
  network.become('slow')
  await expect(join).toBeFocused()
  await page.keyboard.press('Enter')
  const progress = page.getByRole('progressbar', { name: 'Coming from the hub' })
  await expect(progress).toBeVisible()
  await expect(page.getByText(/[2468],\d\d\d of 8,\d\d\d entries · \d.* a second · about \d+ seconds? left/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText(/Stopped\. .* entries are stored here: Join continues from there/)).toBeVisible()
  await expect(progress).toBeHidden()
  const at = async () => Number(/([\d,]+) of 8,/.exec((await page.locator('.fromhub .making').textContent()) ?? '')?.[1]?.replace(',', ''))
  const stoppedAt = await at()
  expect(stoppedAt).toBeGreaterThanOrEqual(2000)

  // it is cut once more: the same Join goes on where it stopped
  network.become('cut')
  await expect(join).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.fromhub .making .err')).toContainText('the hub does not answer')
  await expectAccessible(page)
  network.become('open')
  await expect(join).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Spring Open' })).toBeVisible()
  await expect.poll(() => desk.context.open?.hub?.state).toBe('together')
  const logOf = (at: Desk) => dbOf(at).prepare('SELECT seq, hex(hash) FROM entry ORDER BY seq').raw().all()
  expect(logOf(desk)).toEqual(logOf(hall.desk))
  expect((await readdir(folder)).filter((name) => name.includes('arriving'))).toEqual([])
  expect(await page.content()).not.toContain(new URL(address).password)
})

const fileIn = (folder: string): string => join(folder, 'Spring Open.shinpan')

test('with the owner’s address one of several tournaments is chosen, and the laptop named, in French too', async ({
  page,
  hall,
  bare: { postgres, owner, desk, url },
}) => {
  await admitDesk(owner, postgres.url, 'Other', { id: Buffer.alloc(32, 7), name: 'Autumn Open' })
  await page.goto(url)
  await page.getByRole('button', { name: 'Join a hub…' }).waitFor()
  await page.keyboard.press('Alt+j')
  await look(page, postgres.url)
  await expect(said(page)).toContainText('this address is its owner’s')
  const choice = page.getByLabel('Tournament', { exact: true })
  await expect(choice).toBeFocused()
  await choice.selectOption({ label: 'Autumn Open · 0 entries' })
  const name = page.getByLabel('Name of this laptop at the hub')
  await name.fill('Laptop of Anna')
  await page.keyboard.press('Enter')
  await expect(page.locator('.fromhub .making .err')).toContainText('the hub has no entry of Autumn Open yet')

  await choice.selectOption(namedTournamentIn(dbOf(hall.desk)).id.toString('hex'))
  await name.fill('Laptop of the hall')
  await page.keyboard.press('Enter')
  await expect(page.locator('.fromhub .making .err')).toContainText('already a laptop called Laptop of the hall')
  await page.keyboard.press('F6')
  await expect(page.getByText('n’est pas enregistrée')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(/Nom de cet ordinateur/).fill('Portable d’Anna')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Spring Open' })).toBeVisible()
  await expect.poll(() => desk.context.open?.hub?.state).toBe('together')
})
