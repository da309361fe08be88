import type { z } from 'zod'
import { EARLIER_PEOPLE } from './earlier-people.ts'
import { EARLIER_PLAY } from './earlier-play.ts'
import { EARLIER_RULINGS } from './earlier-rulings.ts'
import { type Body, KINDS, type Kind } from './kinds.ts'

/** A form that a kind of entry had before: its shape, and the same said in the next form. */
type Earlier = { readonly form: z.ZodType; readonly next: (body: never) => unknown }

/** The earlier forms of each kind that has any, oldest first, each kind in one of the lists. What was written in them is read for good. */
const EARLIER: { readonly [K in Kind]?: readonly Earlier[] } = {
  ...EARLIER_PEOPLE,
  ...EARLIER_PLAY,
  ...EARLIER_RULINGS,
}

const earlierOf = (kind: Kind): readonly Earlier[] => EARLIER[kind] ?? []

/** The version that entries of a kind are written with today. */
export const versionOf = (kind: Kind): number => earlierOf(kind).length + 1

/** Whether this program knows a kind of entry in that version. */
export const isKind = (kind: string, version: number): kind is Kind =>
  Object.hasOwn(KINDS, kind) && Number.isInteger(version) && version >= 1 && version <= versionOf(kind as Kind)

/** The body of an entry of a known version, in today's form; throws a ZodError where it is not in the form of its version. */
export const readBody = <K extends Kind>(kind: K, version: number, text: string): Body<K> => {
  const later = earlierOf(kind).slice(version - 1)
  let body: unknown = JSON.parse(text)
  for (const { form, next } of later) body = next(form.parse(body) as never)
  return KINDS[kind].parse(body) as Body<K>
}
