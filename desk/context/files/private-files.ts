import { readFileSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import type { z } from 'zod'
import { writeAtomic } from '../../../db/disk/atomic-write.ts'
import { makeFolder } from '../../../db/disk/make-folder.ts'
import { parsedJson, tried } from '../../../db/disk/tried.ts'

/**
 * Restricts all files that this program and its child processes create to this user: files 0600, folders 0700. SQLite gives `-wal` and
 * `-shm` the mode of their file. Each program calls this once, before anything else.
 */
export const restrictFiles = (): void => void process.umask(0o077)

/** Writes a file that only this user may read, atomically; creates its folder. Throws the system's error. */
export const writePrivate = (path: string, content: string): void => {
  makeFolder(dirname(path), 0o700)
  writeAtomic(path, content)
}

/** Undefined if the file doesn't exist or can't be read. */
export const readPrivate = (path: string): string | undefined => tried(() => readFileSync(path, 'utf8'))

/** Reads and validates JSON; undefined if the file is missing or has another form. */
export const readPrivateJson = <T>(path: string, form: z.ZodType<T>): T | undefined => {
  const text = readPrivate(path)
  return text === undefined ? undefined : parsed(text, form)
}

/** A change of a JSON file: its form, its default content, and the change. */
export type JsonChange<T> = { readonly form: z.ZodType<T>; readonly otherwise: T; readonly change: (before: T) => T }

/**
 * Changes a JSON file. Never overwrites what it can't read: throws the system's error, and keeps a file of another form under another name.
 */
export const changePrivateJson = <T>(path: string, { form, otherwise, change }: JsonChange<T>): void => {
  const text = textIn(path)
  const before = text === undefined ? otherwise : parsed(text, form)
  if (before === undefined) renameSync(path, `${path}.unread-${crypto.randomUUID().slice(-12)}`)
  writePrivate(path, `${JSON.stringify(change(before ?? otherwise), null, 2)}\n`)
}

/** Reads and validates JSON; undefined if there is no such file. Throws if it can't be read or has another form. */
export const readPrivateJsonOrThrow = <T>(path: string, form: z.ZodType<T>): T | undefined => {
  const text = textIn(path)
  return text === undefined ? undefined : form.parse(JSON.parse(text))
}

/** Undefined only if the file doesn't exist. */
const textIn = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const parsed = <T>(text: string, form: z.ZodType<T>): T | undefined => form.safeParse(parsedJson(text)).data
