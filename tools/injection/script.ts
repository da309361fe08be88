import { RULE_SET_IDS, type RuleSetId } from '../../engine/editions/index.ts'
import type { TableEvent } from '../../engine/model/events.ts'
import type { Level } from '../../engine/model/findings.ts'
import type { RuleId } from '../../engine/model/rule-ids.ts'
import { nextSeat, SEATS, type Seat } from '../../engine/model/seats.ts'
import type { Hand, SettingLine } from '../../engine/model/table-file.ts'
import { type KnownTile, kindOf, type TileKind } from '../../engine/model/tiles.ts'
import type { Table } from '../../engine/table/table.ts'
import type { Dice } from '../generator/dice.ts'
import type { Story } from './story.ts'

/** The expected finding: event, seat, and level under each rule set. A missing rule set expects none. */
export type Expected = { readonly rule: RuleId; readonly seat: Seat | null; readonly event: number; readonly levels: Levels }
export type Levels = Partial<Readonly<Record<RuleSetId, Level>>>

/**
 * A hand with an injected fault. `settings`: those that the fault depends on. `alone`: the fault depends only on the rule set, so the
 * settings of the game are not applied.
 */
export type Injected = {
  readonly hand: Hand
  readonly settings?: readonly SettingLine[]
  readonly alone?: true
  readonly expected: readonly Expected[]
}

/** A way of breaking a rule. `needs`: a precondition on the hand's events. */
export type Injector = {
  readonly rule: RuleId
  readonly how: string
  readonly needs?: (hand: Hand) => boolean
  readonly inject: (story: Story, dice: Dice) => Injected | null
}

/** A level under the named rule sets only. */
export const only = (level: Level, ...sources: readonly RuleSetId[]): Levels => Object.fromEntries(sources.map((source) => [source, level]))
/** The same level under every rule set. */
export const everywhere = (level: Level): Levels => only(level, ...RULE_SET_IDS)
export const VIOLATION = everywhere('violation')
/** The two older rule sets with the most detailed text on claims, and the rule sets in force. */
export const WRC_EMA = ['wrc-2015', 'ema-2016'] as const
export const IN_FORCE = ['ema-2025', 'wrc-2025', 'rrc-1.5'] as const
/** The levels under the rule sets in force; null: no finding. */
export const inForce = (...levels: readonly [ema: Level | null, wrc: Level | null, rrc: Level | null]): Levels =>
  Object.fromEntries(IN_FORCE.flatMap((source, i) => (levels[i] ? [[source, levels[i]]] : [])))
/** The same level under the four older rule sets. */
export const older = (level: Level): Levels => only(level, ...WRC_EMA, 'ema-pre-2016', 'riichi-wiki')

/** Events written one after another; each gets its number. */
export type Script = { readonly write: (...events: readonly TableEvent[]) => number; readonly events: () => readonly TableEvent[] }

/** A script that begins with the events before an index. */
export const scriptUpTo = (story: Story, at: number): Script => {
  const events = story.hand.events.slice(0, at)
  return {
    /** Returns the number of the last event written. */
    write: (...more) => events.push(...more),
    events: () => events,
  }
}

/** The hand with other events. */
export const withEvents = ({ hand }: Story, events: readonly TableEvent[]): Hand => ({ header: hand.header, events })

/** Play without decisions: from `from` on, each player draws the next tile and discards it. */
export const drawAndDiscard = (from: Seat, wall: readonly KnownTile[], turns: number): readonly TableEvent[] => {
  const events: TableEvent[] = []
  let actor = from
  for (const tile of wall.slice(0, turns)) {
    events.push({ actor, verb: 'draw', tile }, { actor, verb: 'discard', tile, source: 'drawn' })
    actor = nextSeat(actor, SEATS)
  }
  return events
}

/** Events up to the first one that is not open to a dead hand: anything except drawing and discarding. */
export const whileQuiet = (events: readonly TableEvent[], seat: Seat): readonly TableEvent[] => {
  const end = events.findIndex(
    (event) => event.actor === seat && event.verb !== 'draw' && event.verb !== 'discard' && event.verb !== 'note',
  )
  return end < 0 ? events : events.slice(0, end)
}

/** Makes a player's hand unknown: removes the deal and the drawn tiles. */
export const unknownHand = (hand: Hand, seat: Seat): Hand => {
  const { [seat]: _, ...deal } = hand.header.deal ?? {}
  const events = hand.events.map((event) => {
    if (event.actor !== seat || (event.verb !== 'draw' && event.verb !== 'replace' && event.verb !== 'return')) return event
    const { tile: _tile, ...unseen } = event
    return unseen
  })
  return { header: { ...hand.header, deal }, events }
}

/** The record without the deals, so that all hands are unseen. */
export const unseenHands = (hand: Hand): Hand => {
  const { deal: _, ...header } = hand.header
  return { header, events: hand.events }
}

/** The wall without the tiles of these kinds. */
export const withoutKinds = (wall: readonly KnownTile[], ...kinds: readonly TileKind[]): readonly KnownTile[] =>
  wall.filter((tile) => !kinds.includes(kindOf(tile)))

/**
 * The referee's count of a hand, `less` tiles below the recorded size. After it, an earlier fault causes no second finding in the count.
 */
export const counted = (seat: Seat, table: Table, less: number): TableEvent => ({
  actor: seat,
  verb: 'count',
  count: (table.players[seat].hand.size ?? 0) - less,
})
