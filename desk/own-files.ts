import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { z } from 'zod'

/** Keeps a file that only this person may read, whole or not at all; makes its folder. Throws what the system says. */
export const writeOwn = (path: string, content: string): void => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}.part`
  try {
    writeFileSync(draft, content, { mode: 0o600, flush: true })
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
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
  try {
    return form.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data
  } catch {
    return undefined
  }
}
