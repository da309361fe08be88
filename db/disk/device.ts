import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { createAtomic, writeAtomic } from './atomic-write.ts'
import { closeToOthers } from './permissions.ts'

/** Where what belongs to this person on this machine is kept; `SHINPAN_HOME` names another place. */
export const homePath = (): string => process.env.SHINPAN_HOME ?? join(homedir(), '.shinpan')

/** The same, made where it does not exist yet. */
export const homeFolder = (): string => {
  const home = homePath()
  mkdirSync(home, { recursive: true, mode: 0o700 })
  // a folder that a person named may be there for others too
  if (process.env.SHINPAN_HOME === undefined) closeToOthers(home)
  return home
}

/** Who writes in a file: a name, or how it is found once the file is there. */
export type DeviceName = string | ((file: string) => string)

/** The name for one file. */
export const nameIn = (device: DeviceName, file: string): string => (typeof device === 'string' ? device : device(file))

/**
 * The name of a device in the log of one file: another one in each copy, so that copies that went on apart on one machine can be joined
 * like those of two. A file is known by where it lies on the disk and when it was made there, which a copy never shares with it.
 */
export const deviceIn = (file: string, device: string): string => {
  const { dev, ino, birthtimeNs } = statSync(file, { bigint: true })
  return createHash('sha256').update(`${device} ${dev} ${ino} ${birthtimeNs}`).digest('hex').slice(0, 16)
}

/**
 * What this device is called: random, made once, kept in the folder. One that was cut off or is no name is made anew.
 * It stands under its name only once it is whole and synced.
 */
export const deviceId = (home = homeFolder()): string => {
  const file = join(home, 'device')
  const known = read(file)
  if (known) return known
  const name = `${randomBytes(8).toString('hex')}\n`
  try {
    createAtomic(file, name)
  } catch {
    // one that another first start has just made is kept, a broken one is replaced
    if (read(file) === undefined) writeAtomic(file, name)
  }
  const made = read(file)
  if (!made) throw new Error(`${file} can't be read`)
  return made
}

const read = (file: string): string | undefined => {
  try {
    return /^[0-9a-f]{16}$/.exec(readFileSync(file, 'utf8').trim())?.[0]
  } catch {
    return undefined
  }
}
