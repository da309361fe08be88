import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium, howToGetChromium } from './chromium.ts'

const APT_GET = '/usr/bin/apt-get'

/** Sees to a browser for the tests: takes the one that is there, installs Debian's where that is allowed, else says what to do. */
export const seeToChromium = async (): Promise<string | undefined> => {
  const there = findChromium()
  if (there) return there
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync(APT_GET) && !process.env.CHROMIUM_PATH
  if (!mayInstall) {
    console.error(`No Chromium for the browser tests: ${howToGetChromium()}.`)
    return undefined
  }
  const began = Date.now()
  console.log('No Chromium yet: installing the Debian package (once; one or two minutes) …')
  const ticking = setInterval(() => console.log(`  … ${Math.round((Date.now() - began) / 1000)} s`), 10_000)
  const done = (await aptGet('update')) && (await aptGet('install', '--yes', '--no-install-recommends', 'chromium'))
  clearInterval(ticking)
  if (!done) console.error(`Chromium could not be installed: ${howToGetChromium()}.`)
  return findChromium()
}

/** Its words are shown where it failed. */
const aptGet = (...words: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(APT_GET, ['-qq', ...words], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    let trouble = ''
    child.stderr.on('data', (text: Buffer) => {
      trouble += text.toString()
    })
    child.on('error', () => resolve(false))
    child.on('close', (code) => {
      if (code !== 0) console.error(trouble.trim())
      resolve(code === 0)
    })
  })
