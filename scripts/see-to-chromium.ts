import { existsSync } from 'node:fs'
import { findChromium } from '../desk/cli/browser/browser.ts'
import { installed, mayInstall } from './apt-get.ts'
import { HEADLESS_SHELL, howToGetChromium } from './chromium.ts'

/** Provides a browser for the tests: uses an installed one, installs Debian's if allowed, otherwise says what to do. */
export const seeToChromium = async (): Promise<string | undefined> => {
  if (findChromium()) {
    if (!existsSync(HEADLESS_SHELL) && mayInstall() && !(await installed('chromium-headless-shell')))
      console.log('No Chromium without windows to be had: the browser tests take the whole one, which is slower.')
    return findChromium()
  }
  if (!mayInstall() || process.env.CHROMIUM_PATH) {
    console.error(`No Chromium for the browser tests: ${howToGetChromium()}.`)
    return undefined
  }
  console.log('No Chromium yet: installing Debian packages (once; one or two minutes) …')
  if (!(await installed('chromium', 'chromium-headless-shell'))) console.error(`Chromium could not be installed: ${howToGetChromium()}.`)
  return findChromium()
}
