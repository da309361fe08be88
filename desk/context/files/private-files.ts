import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import type { z } from 'zod'
import { writeAtomic } from '../../../db/disk/atomic-write.ts'

/** Keeps a file that only this person may read, whole or not at all; makes its folder. Throws what the system says. */
export const writeOwn = (path: string, content: string): void => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeAtomic(path, content)
}

/** Undefined where there is none, or where it can't be read. */
export const readOwn = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** The same as JSON of a form; undefined where it is not. */
export const readOwnJson = <T>(path: string, form: z.ZodType<T>): T | undefined => {
  const text = readOwn(path)
  return text === undefined ? undefined : parsed(text, form)
}

/** Another state of what a file holds: of what form it is, and what it holds where it is not there or not of that form. */
export type OwnChange<T> = { readonly form: z.ZodType<T>; readonly otherwise: T; readonly change: (before: T) => T }

/**
 * Changes what a file holds as JSON. What can't be read is never written over: this throws what the system says then, and what is not of the form is
 * kept beside it under another name.
 */
export const changeOwnJson = <T>(path: string, { form, otherwise, change }: OwnChange<T>): void => {
  const text = textIn(path)
  const before = text === undefined ? otherwise : parsed(text, form)
  if (before === undefined) renameSync(path, `${path}.unread-${randomBytes(6).toString('hex')}`)
  writeOwn(path, `${JSON.stringify(change(before ?? otherwise), null, 2)}\n`)
}

/** The same, only read: undefined where there is no such file; throws where it can't be read, or is not of the form. */
export const readOwnOrThrow = <T>(path: string, form: z.ZodType<T>): T | undefined => {
  const text = textIn(path)
  return text === undefined ? undefined : form.parse(JSON.parse(text))
}

/** Undefined only where there is none. */
const textIn = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const parsed = <T>(text: string, form: z.ZodType<T>): T | undefined => {
  try {
    return form.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * Whatever this program and the programs that it starts make from now on is for this user alone: files 0600, folders 0700. SQLite gives `-wal` and
 * `-shm` the mode of their file. Each program calls this once, before anything else.
 */
export const makePrivateFiles = (): void => void process.umask(0o077)
