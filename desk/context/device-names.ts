import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import type { AnotherName } from '../contract/saving.ts'
import { RENAMING_CAUSES } from '../contract/vocabulary.ts'
import { changePrivateJson, readPrivateJson } from './files/private-files.ts'

const ANOTHER = z.object({
  name: z.string().regex(/^[0-9a-f]{16}$/),
  at: z.iso.datetime(),
  why: z.enum(RENAMING_CAUSES),
  entries: z.number(),
  kept: z.string().nullable(),
})

/** Renamings, by the device's previous name. */
const NAMES = z.record(z.string(), ANOTHER)

type Names = z.infer<typeof NAMES>

const fileIn = (home: string): string => join(home, 'names.json')
const namesIn = (home: string): Names => readPrivateJson(fileIn(home), NAMES) ?? {}

/** The name under which a device writes now: its first name or the newest replacement. */
export const currentDeviceName = (home: string, device: string): string => {
  const names = namesIn(home)
  let now = device
  for (let next = names[now]; next; next = names[now]) now = next.name
  return now
}

/** How the device got its current name; undefined if that is its first. */
export const renamingTo = (home: string, name: string): AnotherName | undefined => {
  const found = Object.values(namesIn(home)).find((one) => one.name === name)
  return found && { why: found.why, entries: found.entries, kept: found.kept, at: new Date(found.at) }
}

/** Gives a device another name, random like the first; from now on it writes under that name. */
export const giveNewDeviceName = (home: string, device: string, how: Omit<AnotherName, 'at'>, at: Date): string => {
  const name = randomBytes(8).toString('hex')
  const change = (names: Names): Names => ({ ...names, [device]: { name, at: at.toISOString(), ...how } })
  changePrivateJson(fileIn(home), { form: NAMES, otherwise: {}, change })
  return name
}
