import { z } from 'zod'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import { showFound } from '../../../engine/notation/errors/found.ts'
import { onOneLine } from '../../../engine/notation/format/format-event.ts'
import { type Complaint, type FilePosition, type ImportError, importError } from '../import-error.ts'
import { formatPath } from './text.ts'

/** Error of a shape; zod carries it instead of its own message. */
export type ShapeComplaint = Extract<Complaint, `expect-${string}`>

/** An integer within bounds. */
export const integer = (least: number, most: number, expected: ShapeComplaint = 'expect-number') =>
  z.int({ error: expected }).min(least, { error: expected }).max(most, { error: expected })

/** A list of at most `most` items; checks the length before the items. */
export const listOfAtMost = <S extends z.ZodType>(item: S, most: number) => listOf((length) => length <= most).pipe(z.array(item))

/** A list of exactly `count` items. */
export const listOfExactly = <S extends z.ZodType>(item: S, count: number) => listOf((length) => length === count).pipe(z.array(item))

/** A list whose items are not looked at. */
const listOf = (isLength: (length: number) => boolean) =>
  z.custom<unknown[]>((value) => Array.isArray(value) && isLength(value.length), { error: 'expect-list' satisfies ShapeComplaint })

/** A player's name. */
export const playerName = () => z.string({ error: 'expect-text' satisfies ShapeComplaint })

/** A player's name as all formats show it: shortened and on one line. */
export const shownName = (name: string): string => onOneLine(name.slice(0, 200)).slice(0, 100)

export const playerPoints = () => integer(-1_000_000, 1_000_000)

/** Validates a value; reports the first error with its position. `steps`: path of the value in its document. */
export const readShape = <S extends z.ZodType>(
  schema: S,
  value: unknown,
  steps: readonly PropertyKey[],
  place: FilePosition = {},
): Result<z.output<S>, ImportError> => {
  const read = schema.safeParse(value)
  if (read.success) return ok(read.data)
  const issue = read.error.issues[0]
  const inside = issue?.path ?? []
  const expected = EXPECTED.find((complaint) => complaint === issue?.message) ?? 'expect-value'
  return refuse(importError(expected, showValue(valueAt(value, inside)), { ...place, path: formatPath([...steps, ...inside]) }))
}

/** A value as an error displays it. */
export const showValue = (value: unknown): string => {
  if (value === undefined) return ''
  if (typeof value === 'string') return `"${showFound(value)}"`
  if (Array.isArray(value)) return '[…]'
  return typeof value === 'object' && value !== null ? '{…}' : showFound(String(value))
}

const valueAt = (value: unknown, steps: readonly PropertyKey[]): unknown =>
  steps.reduce<unknown>(
    (inside, step) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, step) ? Reflect.get(inside, step) : undefined,
    value,
  )

const EXPECTED = [
  'expect-value',
  'expect-tile',
  'expect-call',
  'expect-number',
  'expect-seat',
  'expect-text',
  'expect-yes-no',
  'expect-list',
  'expect-object',
  'expect-event',
  'expect-result',
] as const satisfies readonly ShapeComplaint[]
