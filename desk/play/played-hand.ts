import { type ReadableDb, sql } from '../../db/handle.ts'
import type { TableEvent } from '../../engine/events.ts'
import { advance, begin, type Play } from '../../engine/judge.ts'
import type { SettingLine } from '../../engine/record/table-file.ts'
import { ruleSet, withSettings } from '../../engine/rule-sets/index.ts'
import type { RuleSet } from '../../engine/rule-sets/rule-set.ts'
import { type BySeat, SEATS, type Seat } from '../../engine/seats.ts'
import { readEvent, readHeader } from './read-hand.ts'
import { type Seated, seatedAt } from './seated.ts'

/** A hand of the file. */
export type HandRow = {
  readonly id: string
  readonly table_id: string
  readonly game: number
  readonly wind: Seat
  readonly number: number
  readonly counters: number
  readonly rules: string
  readonly edition: string
  readonly header: string
}

/** A hand folded: `plays[n]` is the table after event n, so that any earlier moment is at hand. */
export type PlayedHand = {
  readonly row: HandRow
  readonly rules: RuleSet
  readonly seated: BySeat<Seated | null>
  readonly events: readonly TableEvent[]
  readonly plays: readonly [Play, ...Play[]]
  /** The log's entry of each event: by them one sees whether the fold still holds. */
  readonly entries: readonly number[]
}

/** The hand's state after its last event. */
export const now = ({ plays }: PlayedHand): Play => plays.at(-1) ?? plays[0]

/** A hand that stands, by its id. */
export const handRow = (db: ReadableDb, hand: string): HandRow | undefined =>
  sql<HandRow>(db, `SELECT ${COLUMNS} FROM hand WHERE id = ? AND taken_back IS NULL`).get(hand)

/** The newest hand of a table that stands. */
export const newestHand = (db: ReadableDb, table: string): HandRow | undefined =>
  sql<HandRow>(db, `SELECT ${COLUMNS} FROM hand WHERE table_id = ? AND taken_back IS NULL ORDER BY position DESC LIMIT 1`).get(table)

const COLUMNS = 'id, table_id, game, wind, number, counters, rules, edition, header'

/** Folds a hand of the file, going on from what was folded before as far as the log still says the same. */
export const playHand = (db: ReadableDb, kept: Map<string, PlayedHand>, row: HandRow): PlayedHand => {
  const before = kept.get(row.id)
  const rows = eventsOf(db, row.id)
  const start = before && isDeepSame(before.row, row) ? before : beginHand(db, row)
  let same = 0
  while (same < rows.length && start.entries[same] === rows[same]?.entry) same++
  if (same === rows.length && same === start.entries.length) return keep(kept, start)
  let played: PlayedHand = {
    ...start,
    events: start.events.slice(0, same),
    plays: start.plays.slice(0, same + 1) as [Play, ...Play[]],
    entries: start.entries.slice(0, same),
  }
  const events = rows.slice(same).map((event, i) => readEvent(event.text, formOf(event), same + i))
  played = play(
    played,
    events,
    rows.slice(same).map(({ entry }) => entry),
  )
  return keep(kept, played)
}

/** Goes on with further events. */
export const play = (played: PlayedHand, events: readonly TableEvent[], entries: readonly number[]): PlayedHand => {
  const plays = [...played.plays] as [Play, ...Play[]]
  for (const event of events) plays.push(advance(plays.at(-1) ?? plays[0], event))
  return { ...played, plays, events: [...played.events, ...events], entries: [...played.entries, ...entries] }
}

type EventRow = { readonly entry: number; readonly text: string; readonly form_text: string | null; readonly form_part: number | null }

const eventsOf = (db: ReadableDb, hand: string): readonly EventRow[] =>
  sql<EventRow>(db, 'SELECT entry, text, form_text, form_part FROM event WHERE hand = ? AND taken_back IS NULL ORDER BY number').all(hand)

const formOf = ({ form_text, form_part }: EventRow) =>
  form_text !== null && form_part !== null ? { text: form_text, part: form_part } : null

const beginHand = (db: ReadableDb, row: HandRow): PlayedHand => {
  const read = readHeader(row.header)
  if (!read.ok) throw new Error(`hand ${row.id}: its header does not read`)
  const { header, settings } = read.value
  const rules = rulesOf(row.rules, [...tournamentSettings(db), ...settings])
  const seated = seatedAt(db, row.table_id, row.number, header.players)
  const [E, S, W, N] = SEATS.map((seat) => seated[seat]?.name ?? '')
  const players = header.players ?? (E || S || W || N ? ([E, S, W, N] as [string, string, string, string]) : undefined)
  return { row, rules, seated, events: [], plays: [begin({ ...header, ...(players && { players }) }, rules)], entries: [] }
}

/** A built-in rule set with the settings of the tournament and of the hand's header over its own. */
export const rulesOf = (id: string, settings: readonly SettingLine[]): RuleSet => {
  const rules = ruleSet(id)
  const set = rules && withSettings(rules, settings)
  if (!set?.ok) throw new Error(`there is no rule set ${id} with these settings`)
  return set.value
}

/** The settings of the tournament. */
export const tournamentSettings = (db: ReadableDb): readonly SettingLine[] => {
  const settings = sql<string>(db, 'SELECT settings FROM tournament').pluck().get()
  return settings === undefined ? [] : (JSON.parse(settings) as readonly SettingLine[])
}

const isDeepSame = (a: HandRow, b: HandRow): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Hands that are kept folded at most: those of a big hall's tables. */
const MOST_KEPT = 64

const keep = (kept: Map<string, PlayedHand>, played: PlayedHand): PlayedHand => {
  kept.delete(played.row.id)
  kept.set(played.row.id, played)
  const oldest = kept.size > MOST_KEPT ? kept.keys().next().value : undefined
  if (oldest !== undefined) kept.delete(oldest)
  return played
}
