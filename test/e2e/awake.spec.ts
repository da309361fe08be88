import { expect } from '@playwright/test'
import { wholeBrowser } from './fixtures.ts'
import { openTablets, openWithTablet, setHidden, test } from './tablet-hall.ts'

// the headless shell has no screen to keep on
test.use(wholeBrowser)

test('a paired tablet keeps its screen on, and asks for that again when it is seen again; one that waits at the door, and the laptop, do not', async ({
  page,
  hall,
}) => {
  const { tablet } = hall
  const watch = `
    globalThis.locks = []
    const request = navigator.wakeLock.request.bind(navigator.wakeLock)
    navigator.wakeLock.request = async (kind) => {
      const lock = await request(kind)
      locks.push(lock)
      return lock
    }`
  await using _ = await page.addInitScript(watch)
  await tablet.addInitScript(watch)
  await openWithTablet(page, hall)
  await expect(tablet.locator('#entry')).toBeVisible()
  const held = () => tablet.evaluate('locks.map(({ released }) => !released)')
  await expect.poll(held).toEqual([true])
  // the system lets it go when nobody sees the window
  await tablet.evaluate('locks[0].release()')
  await setHidden(tablet, true)
  expect(await held()).toEqual([false])
  await setHidden(tablet, false)
  await expect.poll(held).toEqual([false, true])
  await openTablets(page)
  await page.getByRole('button', { name: 'Remove Tablet A' }).click()
  await expect(tablet.getByRole('heading', { name: 'Pair this device' })).toBeVisible()
  await expect.poll(held).toEqual([false, false])
  expect(await page.evaluate('locks.length')).toBe(0)
})
