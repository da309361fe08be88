import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { homeFolder } from '../db/disk/device.ts'
import { electronBinary, electronVersion } from './electron-binary.ts'

/**
 * Records of earlier starts of Electron on this machine, as files in the home folder. They say why it ended before its first window, or why
 * the download failed.
 */
const NOTES = { failed: 'electron-failed', unreachable: 'electron-out-of-reach' } as const
type Note = keyof typeof NOTES

const noteFile = (note: Note): string => join(homeFolder(), NOTES[note])
const DAY = 86_400_000

/** Records that this version of Electron did not show a window here. The message names the file, so that the user can delete it. */
export const noteFailed = (why: string): string => write('failed', why)

/** The reason why this machine no longer tries this version of Electron, and the file that records it. */
export const failedBefore = (): { readonly why: string; readonly file: string } | undefined => {
  const why = read('failed')
  return why === undefined ? undefined : { why, file: noteFile('failed') }
}

/** The reason of a failed download within the last day; until then there is no retry. */
export const unreachableToday = (): string | undefined => {
  const known = statSync(noteFile('unreachable'), { throwIfNoEntry: false })
  return known && Date.now() - known.mtimeMs < DAY ? read('unreachable') : undefined
}

const write = (note: Note, why: string): string => {
  mkdirSync(homeFolder(), { recursive: true, mode: 0o700 })
  writeFileSync(noteFile(note), `${electronVersion()}\n${why}\n`, { mode: 0o600 })
  return noteFile(note)
}

/** None for another version. */
const read = (note: Note): string | undefined => {
  if (!existsSync(noteFile(note))) return undefined
  const [version, why] = readFileSync(noteFile(note), 'utf8').split('\n')
  return version === electronVersion() ? why : undefined
}

/**
 * Downloads Electron and reports progress. Returns its path, or undefined on failure, which is reported and recorded. The download
 * continues if this program ends first.
 */
export const fetchElectron = (say: (line: string) => void): Promise<string | undefined> =>
  new Promise((resolve) => {
    const program = fileURLToPath(new URL('fetch-electron.ts', import.meta.url))
    const child = spawn(process.execPath, [program], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: { ...process.env, NODE_USE_ENV_PROXY: '1' },
    })
    child.unref()
    let trouble = ''
    child.stdout.on('data', (text: Buffer) => {
      for (const line of text.toString().trim().split('\n')) say(`Electron: ${line}`)
    })
    child.stderr.on('data', (text: Buffer) => {
      trouble += text.toString()
    })
    child.on('error', (error) => {
      trouble ||= error.message
    })
    child.on('close', () => {
      const fetched = electronBinary()
      if (fetched) rmSync(noteFile('unreachable'), { force: true })
      else {
        const [why = ''] = trouble.trim().split('\n')
        write('unreachable', why || 'no reason given')
        say(`Electron could not be fetched (${why || 'no reason given'}); a start tomorrow tries again.`)
      }
      resolve(fetched)
    })
  })
