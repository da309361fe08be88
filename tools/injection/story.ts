import { advance, begin } from '../../engine/judging/judge.ts'
import type { DiscardEvent, Draw, EventOf, TableEvent, Verb } from '../../engine/model/events.ts'
import { SEATS, type Seat } from '../../engine/model/seats.ts'
import type { Hand, SettingLine } from '../../engine/model/table-file.ts'
import { isKnown, type KnownTile, TILES } from '../../engine/model/tiles.ts'
import type { Player, Table } from '../../engine/table/table.ts'
import { rulesFor } from '../../test/engine/judging/table-of.ts'

/** A real or generated hand without violations, with the table before each of its events and after the last. */
export type Story = { readonly hand: Hand; readonly settings: readonly SettingLine[]; readonly tables: readonly Table[] }

export const storyOf = (hand: Hand, settings: readonly SettingLine[]): Story => {
  const rules = rulesFor('riichi-wiki', { settings, games: [], expectations: [] })
  let play = begin(hand.header, rules)
  const tables = [play.table]
  for (const event of hand.events) {
    play = advance(play, event)
    tables.push(play.table)
  }
  return { hand, settings, tables }
}

/** A moment in a hand: the index of an event, the event, and the table before it. */
export type Moment<V extends Verb = Verb> = { readonly at: number; readonly event: EventOf<V>; readonly table: Table }

/** All events of a verb. */
export const moments = <V extends Verb>({ hand, tables }: Story, verb: V): readonly Moment<V>[] =>
  hand.events.flatMap((event, at) => {
    const table = tables[at]
    return event.verb === verb && table ? [{ at, event: event as EventOf<V>, table }] : []
  })

/** A discard without a claim: the next player draws after it. `table` is the one after the discard. */
export type Quiet = {
  readonly at: number
  readonly discard: DiscardEvent & { readonly tile: KnownTile }
  readonly table: Table
  readonly draw: Draw
}

/** The discards that the next player's draw directly follows. */
export const quietDiscards = ({ hand, tables }: Story): readonly Quiet[] =>
  hand.events.flatMap((discard, at) => {
    const [draw, table] = [hand.events[at + 1], tables[at + 1]]
    return discard.verb === 'discard' && draw?.verb === 'draw' && table && isKnown(discard.tile)
      ? [{ at, discard: { ...discard, tile: discard.tile }, table, draw }]
      : []
  })

/** A turn with only a draw from the wall and a discard. `table` is the one after the draw. */
export type Ordinary = {
  readonly at: number
  readonly seat: Seat
  readonly drawn: KnownTile
  readonly discard: DiscardEvent
  readonly table: Table
  readonly player: Player
}

/** All turns with only a draw and a discard. `at` is the index of the draw. */
export const ordinaryTurns = ({ hand, tables }: Story): readonly Ordinary[] =>
  hand.events.flatMap((draw, at) => {
    const [discard, table] = [hand.events[at + 1], tables[at + 1]]
    return draw.verb === 'draw' && isKnown(draw.tile) && discard?.verb === 'discard' && discard.actor === draw.actor && table
      ? [{ at, seat: draw.actor, drawn: draw.tile, discard, table, player: table.players[draw.actor] }]
      : []
  })

/** The players who may still call: not in riichi, and not one of these seats. */
export const free = (table: Table, ...but: readonly Seat[]): readonly Seat[] =>
  SEATS.filter((seat) => !but.includes(seat) && !table.players[seat].riichi)

/** The live wall from an event on: the tiles in their recorded order, then the unseen tiles. */
export const wallFrom = (story: Story, at: number): readonly KnownTile[] => notDrawnBefore(story, at).slice(0, story.tables[at]?.wall ?? 0)

/** The same with the tiles of the dead wall that nobody has seen. */
export const notDrawnBefore = (story: Story, at: number): readonly KnownTile[] => {
  const drawn = kept(story.hand.events)
    .slice(at)
    .flatMap((event) => (event?.verb === 'draw' && isKnown(event.tile) ? [event.tile] : []))
  return [...drawn, ...neverSeen(story)]
}

/** The tiles that no line of the hand shows: they are in the wall. */
export const neverSeen = ({ hand }: Story): readonly KnownTile[] => {
  const left = new Map(tilesOfSet(hand).map(([tile, count]) => [tile, count] as const))
  for (const tile of everDealt(hand)) left.set(tile, (left.get(tile) ?? 0) - 1)
  return [...left].flatMap(([tile, count]) => Array.from({ length: Math.max(0, count) }, () => tile))
}

/** Every tile taken off the wall in the hand, each once: deals, draws, replacement tiles and indicators. */
export const everDealt = ({ header, events }: Hand, but?: Seat): readonly KnownTile[] =>
  [
    ...SEATS.filter((seat) => seat !== but).flatMap((seat) => header.deal?.[seat] ?? []),
    ...(header.dora ? [header.dora] : []),
    ...kept(events).flatMap((event) => (event ? cameOff(event, but) : [])),
  ].filter(isKnown)

/** The events without draws that were put back: their tile is drawn again. */
const kept = (events: readonly TableEvent[]): readonly (TableEvent | null)[] =>
  events.map((event, at) => {
    if (event.verb !== 'draw') return event
    const next = events.slice(at + 1).find(({ actor, verb }) => actor === event.actor && (verb === 'return' || verb === 'discard'))
    return next?.verb === 'return' ? null : event
  })

const cameOff = (event: TableEvent, but?: Seat) => {
  if (event.verb === 'draw' || event.verb === 'replace') return event.tile && event.actor !== but ? [event.tile] : []
  if (event.verb === 'dora') return [event.tile]
  // Two winners in riichi reveal the same tiles; the set has them once.
  return event.verb === 'ura' ? event.tiles : []
}

/** Number of copies of each tile in the set of a hand. */
export const tilesOfSet = (hand: Hand): readonly (readonly [KnownTile, number])[] => {
  const reds = everDealt(hand).some((tile) => tile[0] === '0')
  return TILES.map((tile) => {
    const five = tile[1] !== 'z' && (tile[0] === '5' || tile[0] === '0')
    return [tile, five ? (tile[0] === '0' ? (reds ? 1 : 0) : reds ? 3 : 4) : 4] as const
  })
}
