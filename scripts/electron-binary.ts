import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { homeFolder } from '../db/device.ts'

const PACKAGE = 'node_modules/electron'
/** Written when the binary could not be had, so that the next starts don't wait for it again; a day later it is tried once more. */
const outOfReach = (): string => join(homeFolder(), 'electron-out-of-reach')
const DAY = 86_400_000

/** Electron's program on this machine; none where it is not unpacked. */
export const electronBinary = (): string | undefined => {
  const named = join(PACKAGE, 'path.txt')
  if (!existsSync(named)) return undefined
  const program = join(PACKAGE, 'dist', readFileSync(named, 'utf8'))
  return existsSync(program) ? program : undefined
}

/** Electron's program, fetched where its place of download answers within three seconds. */
export const seeToElectron = async (again = false): Promise<string | undefined> => {
  const there = electronBinary()
  if (there) return there
  if (!again && existsSync(outOfReach()) && Date.now() - statSync(outOfReach()).mtimeMs < DAY) return undefined
  const got = (await answers()) && (await fetchBinary())
  if (got) {
    rmSync(outOfReach(), { force: true })
    return electronBinary()
  }
  writeFileSync(outOfReach(), '')
  return undefined
}

const answers = async (): Promise<boolean> => {
  const place = process.env.ELECTRON_MIRROR ?? process.env.npm_config_electron_mirror ?? 'https://github.com/electron/electron/releases/'
  try {
    await fetch(place, { method: 'HEAD', signal: AbortSignal.timeout(3000) })
    return true
  } catch {
    return false
  }
}

/** Electron's own installer, with word from it every five seconds, for two minutes at most. */
const fetchBinary = (): Promise<boolean> =>
  new Promise((resolve) => {
    const began = Date.now()
    console.log('Fetching Electron (once, about 110 MB) …')
    const child = spawn(process.execPath, [join(PACKAGE, 'install.js')], { stdio: 'ignore', timeout: 120_000 })
    const ticking = setInterval(() => console.log(`  … ${Math.round((Date.now() - began) / 1000)} s`), 5000)
    const done = (ok: boolean) => {
      clearInterval(ticking)
      resolve(ok)
    }
    child.on('error', () => done(false))
    child.on('close', (code) => done(code === 0))
  })
