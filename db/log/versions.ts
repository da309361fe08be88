import type { z } from 'zod'
import type { EntryKind } from '../../engine/wording/record/log-entries.ts'
import { type Body, ENTRY_BODIES } from './kinds.ts'

/** A former version of a kind of entry: its shape, and the conversion to the next version. */
type FormerVersion = { readonly shape: z.ZodType; readonly toNext: (body: never) => unknown }

/** The former versions of each kind, oldest first; empty, because no kind has changed since 0.1.0. Released ones are readable for good. */
const FORMER: { readonly [K in EntryKind]?: readonly FormerVersion[] } = {}

const formerOf = (kind: EntryKind): readonly FormerVersion[] => FORMER[kind] ?? []

/** The version in which new entries of a kind are written. */
export const kindVersion = (kind: EntryKind): number => formerOf(kind).length + 1

/** Whether this program knows a kind of entry in that version. */
export const isKind = (kind: string, version: number): kind is EntryKind =>
  Object.hasOwn(ENTRY_BODIES, kind) && Number.isInteger(version) && version >= 1 && version <= kindVersion(kind as EntryKind)

/** The body of an entry of a known version, converted to the newest one. Throws a ZodError if it lacks the shape of its version. */
export const readBody = <K extends EntryKind>(kind: K, version: number, text: string): Body<K> => {
  let body: unknown = JSON.parse(text)
  for (const { shape, toNext } of formerOf(kind).slice(version - 1)) body = toNext(shape.parse(body) as never)
  return ENTRY_BODIES[kind].parse(body) as Body<K>
}
