import type { ShortForm, ShortFormPart, TableEvent } from '../model/events.ts'
import type { Seat } from '../model/seats.ts'
import type { Tile } from '../model/tiles.ts'

/** A line in short form: seat, form and tiles. The clock applies to all three parts, `together` to the first. */
export type ShortLine = {
  readonly actor: Seat
  readonly form: ShortForm
  readonly tiles: readonly Tile[]
  readonly clock?: number
  readonly together?: true
}

export const expandShort = ({ actor, form, tiles, clock, together }: ShortLine): readonly [TableEvent, TableEvent, TableEvent] => {
  const at = clock === undefined ? {} : { clock }
  const part = (number: ShortFormPart['part']) => ({ ...at, actor, short: { form, part: number, tiles } }) as const
  const first = together ? ({ ...part(0), together } as const) : part(0)
  if (form === 'riichi')
    return [
      { ...first, verb: 'call', call: 'riichi' },
      { ...part(1), verb: 'discard', tile: tiles[0] ?? '?', rotated: true },
      { ...part(2), verb: 'stick' },
    ]
  return [
    { ...first, verb: 'call', call: form === 'daiminkan' ? 'kan' : form },
    { ...part(1), verb: 'show', tiles: whole(form, tiles) },
    { ...part(2), verb: 'take' },
  ]
}

/** The tiles with unknown ones added: a short form shows all tiles of the own hand, even those that it does not name. */
const whole = (form: Exclude<ShortForm, 'riichi'>, tiles: readonly Tile[]): readonly Tile[] => {
  const missing = (form === 'daiminkan' ? 3 : 2) - tiles.length
  return missing > 0 ? [...tiles, ...Array.from({ length: missing }, () => '?' as const)] : tiles
}

/** The short form that begins at an event, if its three parts are complete and unchanged; the index counts from 0. */
export const shortAt = (events: readonly TableEvent[], index: number): ShortLine | undefined => {
  const event = events[index]
  if (event?.short?.part !== 0 || event.actor === '*') return undefined
  const { actor, clock, together, short } = event
  const line = {
    actor,
    form: short.form,
    tiles: short.tiles,
    ...(clock === undefined ? {} : { clock }),
    ...(together && { together }),
  }
  return expandShort(line).every((part, i) => isSame(part, events[index + i])) ? line : undefined
}

/** Turns events of incomplete short forms into long forms. */
export const expandBrokenForms = (events: readonly TableEvent[]): readonly TableEvent[] => {
  const whole = new Set<number>()
  for (let i = 0; i < events.length; i++) if (shortAt(events, i)) for (const part of [0, 1, 2]) whole.add(i + part)
  return events.map((event, i) => {
    if (!event.short || whole.has(i)) return event
    const { short: _, ...long } = event
    return long
  })
}

const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [inA, inB] = [fieldsOf(a), new Map(fieldsOf(b))]
  return inA.length === inB.size && inA.every(([name, value]) => inB.has(name) && isSame(value, inB.get(name)))
}

/** The fields of an event that say something: it can have undefined ones. */
const fieldsOf = (value: object): readonly (readonly [string, unknown])[] =>
  Object.entries(value).filter(([, field]) => field !== undefined)
