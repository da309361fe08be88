import { setTimeout as sleep } from 'node:timers/promises'
import type { Loopback } from '../../network/serving/loopback.ts'
import { type Browser, openWindow, profileIsInUse } from './browser.ts'

export type WindowToOpen = {
  readonly browser: Browser
  readonly profile: string
  readonly served: Loopback
  /** The page that leads the browser to the server. */
  readonly page: string
}

/** Opens the window; resolves once all windows are closed. */
export const openUntilClosed = async ({ browser, profile, served, page }: WindowToOpen): Promise<void> => {
  const { windows, url } = served
  const ended = openWindow(browser, page, profile).ended.then(async (how) => {
    // handed over to a browser with this profile open: its windows report when they close, unless it was killed
    if (profileIsInUse(profile)) return Promise.race([windows.allGone, untilFree(profile)])
    if (windows.came() || how === 'as one ends it') return undefined
    // the browser could not use its own profile: opens the user's own browser
    openWindow(browser, url)
    return windows.allGone
  })
  // on a Mac a browser outlives its windows
  return process.platform === 'darwin' ? windows.allGone : Promise.race([ended, windows.allGone])
}

const PAUSE = 500

const untilFree = async (profile: string): Promise<void> => {
  while (profileIsInUse(profile)) await sleep(PAUSE, undefined, { ref: false })
}
