import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { readPrivateJson, writePrivate } from '../../desk/context/files/private-files.ts'

/** Small values that the shell stores between starts, each under a name, as JSON. An unreadable value counts as missing. */
export type JsonStore = {
  readonly read: <T>(name: string, schema: z.ZodType<T>) => T | undefined
  readonly write: (name: string, value: unknown) => void
  readonly forget: (name: string) => void
}

/** A store in a folder. Nothing in it belongs to the record: if it can't be written, the shell continues without. */
export const jsonStoreIn = (folder: string): JsonStore => {
  const at = (name: string): string => join(folder, `${name}.json`)
  return {
    read: (name, schema) => readPrivateJson(at(name), schema),
    write: (name, value) => {
      try {
        writePrivate(at(name), JSON.stringify(value))
      } catch (error) {
        console.error(error)
      }
    },
    forget: (name) => rmSync(at(name), { force: true }),
  }
}
