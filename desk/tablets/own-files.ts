import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folderOf = (home: string): string => join(home, 'tablets')

/** Where something about tablets is kept in a home. */
export const ownFile = (home: string, name: string): string => join(folderOf(home), name)

/** Keeps a file that only this person may read, whole or not at all. */
export const writeOwn = (home: string, name: string, content: string): void => {
  mkdirSync(folderOf(home), { recursive: true, mode: 0o700 })
  const path = ownFile(home, name)
  const beside = `${path}.${process.pid}.part`
  writeFileSync(beside, content, { mode: 0o600, flush: true })
  renameSync(beside, path)
}

/** Undefined where there is none, or where it can't be read. */
export const readOwn = (home: string, name: string): string | undefined => {
  try {
    return readFileSync(ownFile(home, name), 'utf8')
  } catch {
    return undefined
  }
}

/** The same as JSON; undefined where it is none. */
export const readOwnJson = (home: string, name: string): unknown => {
  try {
    return JSON.parse(readOwn(home, name) ?? '')
  } catch {
    return undefined
  }
}
