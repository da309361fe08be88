import { existsSync } from 'node:fs'
import { findChromium } from '../desk/cli/browser/browser.ts'

/** Debian's headless shell: the same engine without the browser's own pages, which took half of the tests' processor time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** The browser for tests without a window. */
export const findHeadless = (): string | undefined =>
  !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium()

/** A line that tells the user how to install one. */
export const howToGetChromium = (): string =>
  process.platform === 'linux'
    ? 'install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chrome or Chromium'
    : 'install Google Chrome or Microsoft Edge, or set CHROMIUM_PATH to one'
