import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { downloadArtifact } from '@electron/get'
import { ELECTRON_FOLDER, electronVersion } from './electron-binary.ts'

// A separate program, so that the desk is not delayed. Prints its progress in percent, one line each, and an error as one line on standard
// error. Uses Electron's cache and checksums; `NODE_USE_ENV_PROXY` makes it use the proxies of the environment.

/** A download without progress for this long is cancelled, in ms. */
const STANDSTILL = Number(process.env.SHINPAN_STANDSTILL ?? 60_000)

const stop = new AbortController()
let timer = standstill()
let said = -1
process.stdout.on('error', () => undefined)

try {
  await downloadArtifact({
    version: electronVersion(),
    artifactName: 'electron',
    // like Electron's own installer, which reads the path from there
    ...(process.env.electron_config_cache && { cacheRoot: process.env.electron_config_cache }),
    platform: process.platform,
    arch: process.arch,
    checksums: JSON.parse(readFileSync(join(ELECTRON_FOLDER, 'checksums.json'), 'utf8')) as Record<string, string>,
    downloadOptions: { quiet: true, signal: stop.signal, getProgressCallback: progress },
  })
  clearTimeout(timer)
  const child = spawn(process.execPath, [join(ELECTRON_FOLDER, 'install.js')], { stdio: ['ignore', 'ignore', 'inherit'] })
  process.exitCode = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
} catch (error) {
  clearTimeout(timer)
  console.error(stop.signal.aborted ? `the download stood still for ${STANDSTILL / 1000} s` : firstLine(error))
  process.exitCode = 1
}

function standstill(): NodeJS.Timeout {
  return setTimeout(() => stop.abort(), STANDSTILL)
}

function progress({ percent }: { readonly percent: number }): Promise<void> {
  clearTimeout(timer)
  timer = standstill()
  const now = Math.floor(percent * 20) * 5
  if (now > said) console.log(`${now} %`)
  said = Math.max(said, now)
  return Promise.resolve()
}

/** With its cause, because "fetch failed" alone explains nothing. */
function firstLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${error.message.split('\n')[0]}${cause.split('\n')[0]}`
}
