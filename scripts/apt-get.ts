import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

const APT_GET = '/usr/bin/apt-get'

/** True if this user may install Debian packages here. */
export const mayInstall = (): boolean => process.platform === 'linux' && process.getuid?.() === 0 && existsSync(APT_GET)

/** Installs Debian packages. Reports every ten seconds that it is running, and apt-get's output on failure. */
export const installed = async (...names: readonly string[]): Promise<boolean> => {
  const began = Date.now()
  const ticking = setInterval(() => console.log(`  … ${Math.round((Date.now() - began) / 1000)} s`), 10_000)
  const done = (await aptGet('update')) && (await aptGet('install', '--yes', '--no-install-recommends', ...names))
  clearInterval(ticking)
  return done
}

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
