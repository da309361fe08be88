import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** The folder that keeps what belongs to this person on this machine; `SHINPAN_HOME` names another. */
export const homeFolder = (): string => {
  const home = process.env.SHINPAN_HOME ?? join(homedir(), '.shinpan')
  mkdirSync(home, { recursive: true, mode: 0o700 })
  return home
}

/** The name of this device in the log: random, made once, kept in the folder. Every device writes its own chain. */
export const deviceId = (home = homeFolder()): string => {
  const file = join(home, 'device')
  const known = read(file)
  if (known) return known
  try {
    writeFileSync(file, `${randomBytes(8).toString('hex')}\n`, { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const made = read(file)
  if (!made) throw new Error(`${file} holds no device name`)
  return made
}

const read = (file: string): string | undefined => {
  try {
    return /^[0-9a-f]{16}$/.exec(readFileSync(file, 'utf8').trim())?.[0]
  } catch {
    return undefined
  }
}
