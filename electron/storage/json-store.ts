import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'

/** Small things that the shell keeps from one start to the next, each under a name, as JSON. What does not read is as if it were not there. */
export type Keeping = {
  readonly read: <T>(name: string, schema: z.ZodType<T>) => T | undefined
  readonly write: (name: string, value: unknown) => void
  readonly forget: (name: string) => void
}

/** Keeps in a folder. Nothing of it is the record: where it can't be written, the shell goes on without. */
export const keepIn = (folder: string): Keeping => {
  const at = (name: string): string => join(folder, `${name}.json`)
  return {
    read: (name, schema) => {
      try {
        return schema.safeParse(JSON.parse(readFileSync(at(name), 'utf8'))).data
      } catch {
        return undefined
      }
    },
    write: (name, value) => {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        const draft = `${at(name)}.part`
        writeFileSync(draft, JSON.stringify(value), { mode: 0o600 })
        renameSync(draft, at(name))
      } catch (error) {
        console.error(error)
      }
    },
    forget: (name) => rmSync(at(name), { force: true }),
  }
}
