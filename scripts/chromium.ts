import { existsSync } from 'node:fs'
import { findBrowser } from '../desk/cli/browser/browser.ts'

/** A browser of Chromium's kin for the tests: the one that `CHROMIUM_PATH` names, else this machine's. */
export const findChromium = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  const found = findBrowser()
  return found?.asApp ? found.path : undefined
}

/** Debian's Chromium without windows: the same engine, without the browser's own pages around each page, which took half of the tests' processor time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** The browser for tests that show no window. */
export const findHeadless = (): string | undefined =>
  !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium()

/** One line that tells a person how to get one. */
export const howToGetChromium = (): string =>
  process.platform === 'linux'
    ? 'install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chrome or Chromium'
    : 'install Google Chrome or Microsoft Edge, or set CHROMIUM_PATH to one'
