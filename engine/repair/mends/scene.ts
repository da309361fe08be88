import type { Play } from '../../judging/play.ts'
import type { TableEvent, Verb } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { isSeat, type Seat } from '../../model/seats.ts'
import { isTile, type Tile } from '../../model/tiles.ts'
import { shortAt } from '../../notation/short-forms.ts'
import type { Table } from '../../table/table.ts'
import type { Mend, MendEdit } from './mend.ts'

/** A mend still to be tried. `weight`: how common such a mistake is here, before anything else is considered. */
export type MendCandidate = Omit<Mend, 'likelihood' | 'at'> & {
  readonly weight: number
  /** The same edit with the tile left open, for one of many guesses: proposed instead if no guess is clearly best. */
  readonly open?: MendEdit
}

/** A finding with its surroundings in the record: the input of the search for mends. */
export type Scene = {
  readonly finding: Finding
  readonly rules: RuleSet
  readonly events: readonly TableEvent[]
  /** The tables after 0, 1, 2 … events. */
  readonly tables: readonly Table[]
  /** The event of the finding, and the table before it. */
  readonly event: TableEvent
  readonly before: Table
  /** Whether the record includes draws. */
  readonly draws: boolean
  /** The seat of the act or tile, as far as the finding or its line names it. */
  readonly seat: Seat | null
  /** The tile it is about. */
  readonly tile: Tile | undefined
}

/** The scene of a finding; null if its event is not in the record. */
export const sceneOf = (play: Play, finding: Finding): Scene | null => {
  const tables: Table[] = []
  const events: TableEvent[] = []
  for (let at: Play | undefined = play; at; at = at.previous?.play) {
    tables.push(at.table)
    if (at.previous) events.push(at.previous.event)
  }
  tables.reverse()
  events.reverse()
  const event = events[finding.event - 1]
  const before = tables[finding.event - 1]
  if (!event || !before) return null
  const { tile } = finding.facts
  return {
    finding,
    rules: play.rules,
    events,
    tables,
    event,
    before,
    draws: 2 * count(events, 'draw') >= count(events, 'discard'),
    seat: finding.seat ?? (isSeat(event.actor) ? event.actor : null),
    tile: typeof tile === 'string' && isTile(tile) ? tile : undefined,
  }
}

const count = (events: readonly TableEvent[], verb: Verb): number => events.filter((event) => event.verb === verb).length

/** One line of the record: a single event, or the three of a short form. */
export type SceneLine = { readonly first: number; readonly count: 1 | 3 }

export const recordLineOf = (events: readonly TableEvent[], number: number): SceneLine => {
  const part = events[number - 1]?.short?.part
  const first = part === undefined ? number : number - part
  return part !== undefined && shortAt(events, first - 1) ? { first, count: 3 } : { first: number, count: 1 }
}
