import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { readOwnJson, writeOwn } from '../../desk/context/files/private-files.ts'

/** Small things that the shell keeps from one start to the next, each under a name, as JSON. What does not read is as if it were not there. */
export type JsonStore = {
  readonly read: <T>(name: string, schema: z.ZodType<T>) => T | undefined
  readonly write: (name: string, value: unknown) => void
  readonly forget: (name: string) => void
}

/** Keeps in a folder. Nothing of it is the record: where it can't be written, the shell goes on without. */
export const jsonStoreIn = (folder: string): JsonStore => {
  const at = (name: string): string => join(folder, `${name}.json`)
  return {
    read: (name, schema) => readOwnJson(at(name), schema),
    write: (name, value) => {
      try {
        writeOwn(at(name), JSON.stringify(value))
      } catch (error) {
        console.error(error)
      }
    },
    forget: (name) => rmSync(at(name), { force: true }),
  }
}
