import { z } from 'zod'
import { parsedJson } from '../../../db/disk/tried.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import type { DeskContext, OpenFile, RemoteUser } from '../../context/context.ts'
import { refereeNamed } from '../../context/permissions/referees.ts'
import { name } from '../../contract/inputs.ts'
import type { Present } from '../../contract/presence.ts'
import { PRESENT_ROLES } from '../../contract/vocabulary.ts'
import { presentHere, tellIfOther } from './presence.ts'

/** Another desk's presence report: its name at the hub, the report, and its age in seconds by the hub's clock. */
export type OtherDesk = { readonly desk: string; readonly people: string; readonly age: number }

/** The report of a desk without people at tables. */
export const NOBODY_ELSEWHERE = '[]'

/** The most of it, in bytes as the hub counts them, and people. */
const MOST_BYTES = 8192
const MOST_PEOPLE = 40
/** Upper bound of other desks. */
const MOST_DESKS = 50
/** Lifetime of a report by the hub's clock, in ms; and at most, once the hub no longer answers. */
const COUNTS = 25_000
const APART = 5000

/** This desk's presence report for the hub: only the displayed details, each person once. */
export const peopleHere = (desk: DeskContext, open: OpenFile): string => {
  const people = presentHere(desk, open).map(({ table, person, role, device, recording }) => ({ table, person, role, device, recording }))
  let some = [...new Set(people.map((one) => JSON.stringify(one)))].toSorted().slice(0, MOST_PEOPLE)
  while (Buffer.byteLength(`[${some.join()}]`) > MOST_BYTES) some = some.slice(0, -1)
  return `[${some.join()}]`
}

/** Accepts only valid parts of other desks' reports: referees of this tournament, names as tablets have them. Ignores all others. */
export const hearElsewhere = (desk: DeskContext, open: OpenFile, others: readonly OtherDesk[]): void => {
  const heard = desk.now().getTime()
  desk.presence.elsewhere = others.slice(0, MOST_DESKS).flatMap((other) => {
    const read = readOther(other)
    if (!read) return []
    const counts = COUNTS - read.age * 1000
    return read.people.map((said): RemoteUser => ({ open, heard, counts, who: presentAs(open.db, said, read.desk) }))
  })
  tellIfOther(desk)
}

/** The hub does not answer: presence elsewhere stays valid for a moment longer, until the next report. */
export const loseElsewhere = (desk: DeskContext): void => {
  const now = desk.now().getTime()
  desk.presence.elsewhere = desk.presence.elsewhere.map((one) => ({ ...one, counts: Math.min(one.counts, now - one.heard + APART) }))
}

const OTHER = z.object({ desk: name, people: z.string().max(MOST_BYTES), age: z.number().min(0) })
const PEOPLE = z
  .array(
    z.object({
      table: z.string().max(100),
      person: name.nullable(),
      role: z.enum(PRESENT_ROLES).nullable(),
      device: name.nullable(),
      recording: z.boolean(),
    }),
  )
  .max(MOST_PEOPLE)
type Said = z.infer<typeof PEOPLE>[number]

const readOther = (other: OtherDesk): { readonly desk: string; readonly age: number; readonly people: readonly Said[] } | undefined => {
  const { success, data } = OTHER.safeParse(other)
  const people = success ? PEOPLE.safeParse(parsedJson(data.people)) : undefined
  return success && people?.success ? { ...data, people: people.data } : undefined
}

/** A referee's name is taken from this tournament's own list. A table that is not known here yet is not displayed. */
const presentAs = (db: ReadableDb, said: Said, desk: string): Omit<Present, 'window'> => {
  const referee = said.person === null ? undefined : refereeNamed(db, said.person)
  const station = said.role === 'recorder' || said.role === 'viewer' ? said.role : null
  return {
    table: said.table,
    person: referee?.name ?? null,
    role: referee ? (referee.head ? 'head' : 'referee') : station,
    device: said.device ?? desk,
    recording: said.recording,
  }
}
