import { logEntries } from '../../db/log/read.ts'
import { admitDesk, initHub } from '../../desk/network/hub/administer.ts'
import { connectTo, endOf } from '../../desk/network/hub/connect.ts'
import { appendToHub } from '../../desk/network/hub/hub.ts'
import { namedTournamentIn } from '../../desk/network/hub/own-log.ts'
import { postgresPrograms, startPostgres } from '../desk/network/hub/postgres.ts'
import { expectAccessible, tabTo } from './desk.ts'
import { expect } from './fixtures.ts'
import { test } from './tablet-hall.ts'

test('the setup tests a hub, says what is wrong with its address, joins it, says how it stands, and leaves it, by keyboard alone', async ({
  page,
  hall,
}) => {
  test.skip(postgresPrograms() === undefined, 'PostgreSQL is not there')
  const postgres = await startPostgres()
  const owner = await connectTo(postgres.url)
  try {
    const { open } = hall.desk.context
    if (!open) throw new Error('no file is open')
    await initHub(owner)
    const address = await admitDesk(owner, postgres.url, 'Hall', namedTournamentIn(open.db))
    const secret = new URL(address).password

    await page.goto(`${hall.loopback.url.replace(/#.*/, '')}#/setup/machine`)
    const field = page.getByLabel('Address of the hub')
    const form = page.locator('form').filter({ has: field })
    await tabTo(page, field)
    await expect(page.getByText('hub add "NAME"')).toContainText('.shinpan"')
    await page.keyboard.type(address.replace(`:${postgres.port}`, ':1'))
    await tabTo(page, page.getByRole('button', { name: 'Test the connection' }))
    await page.keyboard.press('Enter')
    await expect(form.getByRole('status')).toContainText('nothing listens at this port')
    await expectAccessible(page)

    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(360)
    await page.setViewportSize({ width: 1280, height: 720 })
    await field.fill(address)
    await tabTo(page, page.getByRole('button', { name: 'Test the connection' }))
    await page.keyboard.press('Enter')
    await expect(form.getByRole('status')).toContainText('admits this laptop')
    await field.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Joined to 127.0.0.1:${postgres.port}/postgres`)).toBeVisible()
    await expect(page.getByText(/Up to date with the hub since/)).toBeVisible()
    await expect(page.getByText(/Last answer at/)).toBeVisible()
    expect(await page.content()).not.toContain(secret)
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(360)

    // what the hub refused of a laptop is shown on all that are there: here of this one itself
    await page.setViewportSize({ width: 1280, height: 800 })
    const forger = await connectTo(address)
    const newest = [...logEntries(open.db)].at(-1)
    if (!newest) throw new Error('nothing is there')
    await appendToHub(forger, namedTournamentIn(open.db).id, [{ ...newest, number: newest.number + 1, body: '{}' }]).catch(() => undefined)
    await endOf(forger)
    await expect(page.getByText(/The hub refused entries of Hall once in the last day; .*its hash does not fit/)).toBeVisible()
    await expect(page.getByText('hub refused Hall')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(360)

    await postgres.kill()
    await expect(page.getByText(/Disconnected since .*: the hub does not answer/)).toBeVisible()
    await hall.calls.tables.create({
      name: '99',
      players: { E: '', S: '', W: '', N: '' },
    })
    await expect(page.getByText('1 entry waits here and will be sent automatically.')).toBeVisible()
    await postgres.start()
    await expect(page.getByText(/Up to date with the hub since/)).toBeVisible()

    await tabTo(page, page.getByRole('button', { name: 'Leave the hub' }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: 'Leave it' }))
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('')
  } finally {
    await owner.end().catch(() => undefined)
    await postgres.close()
  }
})
