import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { createAtomic, writeAtomic } from './atomic-write.ts'
import { makeFolder } from './make-folder.ts'
import { closeToOthers } from './permissions.ts'
import { tried } from './tried.ts'

/** The folder of this user's own files on this machine. `SHINPAN_HOME` overrides it. */
export const homePath = (): string => process.env.SHINPAN_HOME ?? join(homedir(), '.shinpan')

/** The same folder, created if it is missing. */
export const homeFolder = (): string => {
  const home = homePath()
  makeFolder(home, 0o700)
  // other users may have access to a folder that the user named
  if (process.env.SHINPAN_HOME === undefined) closeToOthers(home)
  return home
}

/** The device name under which entries are written: a name, or a function of the existing file. */
export type DeviceName = string | ((file: string) => string)

export const deviceNameIn = (device: DeviceName, file: string): string => (typeof device === 'string' ? device : device(file))

/**
 * The device name in the log of one file. Each copy of a file gets another one, so that copies written on one machine can be joined like
 * copies of two. A file is identified by its place on the disk and its time of creation, which a copy never shares.
 */
export const deviceIn = (file: string, device: string): string => {
  const { dev, ino, birthtimeNs } = statSync(file, { bigint: true })
  return createHash('sha256').update(`${device} ${dev} ${ino} ${birthtimeNs}`).digest('hex').slice(0, 16)
}

/**
 * The id of this device: random, made once, stored in the folder. A damaged one is replaced. The file appears only once it is whole and
 * synced.
 */
export const deviceId = (home = homeFolder()): string => {
  const file = join(home, 'device')
  const known = read(file)
  if (known) return known
  const name = `${randomBytes(8).toString('hex')}\n`
  try {
    createAtomic(file, name)
  } catch {
    // keep the id that another first start has just made; replace a broken one
    if (read(file) === undefined) writeAtomic(file, name)
  }
  const made = read(file)
  if (!made) throw new Error(`${file} can't be read`)
  return made
}

const read = (file: string): string | undefined => tried(() => /^[0-9a-f]{16}$/.exec(readFileSync(file, 'utf8').trim())?.[0])
