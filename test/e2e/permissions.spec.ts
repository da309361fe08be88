import { test } from './built-app.ts'
import { expect, wholeBrowser } from './fixtures.ts'

// permissions are the browser's own: its headless shell has none to give
test.use(wholeBrowser)

/** The requests that a page can make, and their outcomes. It is a script of the page, whose types these tests do not have. */
const ASKS = `(async () => {
  const name = (error) => error.name
  const place = new Promise((resolve) => navigator.geolocation.getCurrentPosition(() => resolve('given'), ({ code }) => resolve(code)))
  return {
    write: await navigator.clipboard.writeText('7').then(() => 'copied', name),
    read: await navigator.clipboard.readText().catch(name),
    notify: await Notification.requestPermission(),
    place: await place,
  }
})()`

test('a page gets the one permission that it needs, to copy; others it asks for are refused', async ({ app }) => {
  const page = await app.open(1)
  await expect(page.locator('.hall')).toBeVisible()
  const asked = await page.evaluate(ASKS)
  expect(asked).toEqual({ write: 'copied', read: 'NotAllowedError', notify: 'denied', place: 1 })
})
