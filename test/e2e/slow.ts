import type { Page, Route } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Presses keys and types texts without waiting for anything between them. */
export const pressEach = async (page: Page, keys: readonly string[]): Promise<void> => {
  for (const key of keys)
    await (/^(?:Enter|Escape|Tab|Backspace|Delete|Home|End|PageDown|Arrow.*|F\d|Control.*)$/.test(key)
      ? page.keyboard.press(key)
      : page.keyboard.type(key))
}

/** Has a chunk, by its name (`scripts/chunk-names.ts`), come only once the function that this returns is called, which waits until it was asked for. */
export const slowChunk = async (page: Page, name: string): Promise<() => Promise<void>> => {
  const held: (() => void)[] = []
  await page.route(new RegExp(`/${name}-[^/]*\\.js$`), (route) => void held.push(() => void route.continue()))
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    for (const go of held) go()
  }
}

/** Has the desk answer a path only once the function that this returns is called. */
export const slowAnswer = async (page: Page, path: string): Promise<() => void> => {
  const answering = Promise.withResolvers<void>()
  await intercept(page, `**/api/${path}`, async (route) => {
    await answering.promise
    await route.continue()
  })
  return answering.resolve
}

/**
 * Has the desk answer a path at once, and the answer come only once `arrive` is called. `answered` resolves when the desk has answered. Only the
 * next request is held.
 */
export const lateAnswer = async (page: Page, path: string) => {
  const arriving = Promise.withResolvers<void>()
  const answering = Promise.withResolvers<void>()
  await nextRequests(page, path, 1, async (route) => {
    const response = await route.fetch()
    answering.resolve()
    await arriving.promise
    await route.fulfill({ response })
  })
  return { answered: answering.promise, arrive: arriving.resolve }
}

/** Has the desk do what it is asked at a path, and loses that many of its answers, or all until the function that this returns is called. */
export const loseAnswers = (page: Page, path: string, count = Number.POSITIVE_INFINITY): Promise<() => void> =>
  nextRequests(page, path, count, async (route) => {
    await route.fetch()
    await route.abort()
  })

/** Playwright's own `times` ends the interception as the last one begins, which then goes its way by itself. */
const nextRequests = async (page: Page, path: string, count: number, handle: (route: Route) => Promise<void>): Promise<() => void> => {
  let left = count
  await intercept(page, `**/api/${path}`, (route) => (left-- > 0 ? handle(route) : route.continue()))
  return () => {
    left = 0
  }
}

/** Playwright says that a route is there before the browser stops at it: a request made at once would pass unseen. */
export const intercept = async (page: Page, address: string, handle: (route: Route) => unknown): Promise<void> => {
  await page.route(address, handle)
  if (!page.url().startsWith('http')) return
  const probe = '**/is-intercepted'
  await page.route(probe, (route) => route.fulfill({ status: 204 }))
  await expect.poll(() => page.evaluate(`fetch('/is-intercepted').then(({ status }) => status)`)).toBe(204)
  await page.unroute(probe)
}
