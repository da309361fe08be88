import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where what belongs to this person on this machine is kept; `SHINPAN_HOME` names another place. */
export const homePath = (): string => process.env.SHINPAN_HOME ?? join(homedir(), '.shinpan')

/** The same, made where it does not exist yet. */
export const homeFolder = (): string => {
  const home = homePath()
  mkdirSync(home, { recursive: true, mode: 0o700 })
  return home
}

/**
 * The name of this device in the log: random, made once, kept in the folder. One that was cut off or is no name is made anew.
 * It stands under its name only once it is whole and synced.
 */
export const deviceId = (home = homeFolder()): string => {
  const file = join(home, 'device')
  const known = read(file)
  if (known) return known
  const draft = join(home, `.device-${randomBytes(6).toString('hex')}`)
  try {
    writeFileSync(draft, `${randomBytes(8).toString('hex')}\n`, { flag: 'wx', mode: 0o600, flush: true })
    put(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
  const made = read(file)
  if (!made) throw new Error(`${file} can't be read`)
  return made
}

/** Two first starts at once take the same name; a broken one is replaced. */
const put = (draft: string, file: string): void => {
  try {
    linkSync(draft, file)
  } catch {
    if (read(file) === undefined) renameSync(draft, file)
  }
}

const read = (file: string): string | undefined => {
  try {
    return /^[0-9a-f]{16}$/.exec(readFileSync(file, 'utf8').trim())?.[0]
  } catch {
    return undefined
  }
}
