import { isDeepStrictEqual } from 'node:util'
import { type ReadableDb, sql } from '../../db/handle.ts'
import { carryFrom, NOTHING_CARRIED } from '../../engine/carry.ts'
import type { TableEvent } from '../../engine/events.ts'
import { advance, begin, type Play } from '../../engine/judge.ts'
import type { SettingLine } from '../../engine/record/table-file.ts'
import { withSettings } from '../../engine/rule-sets/index.ts'
import type { RuleSet } from '../../engine/rule-sets/rule-set.ts'
import { type BySeat, SEATS, type Seat } from '../../engine/seats.ts'
import { ruleSetIn } from '../rule-sets/kept.ts'
import { readEvent, readHeader } from './read-hand.ts'
import { type Seated, seatedAt } from './seated.ts'

/** A hand of the file. */
export type HandRow = {
  readonly id: string
  readonly table_id: string
  readonly position: number
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
  /** The last acts of the table's earlier hands when this one was begun: what goes on from hand to hand hangs on them. */
  readonly after: string
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

const COLUMNS = 'id, table_id, position, game, wind, number, counters, rules, edition, header'

/** Folds a hand of the file, going on from what was folded before as far as the log still says the same. */
export const playHand = (db: ReadableDb, kept: Map<string, PlayedHand>, row: HandRow): PlayedHand => {
  const before = kept.get(row.id)
  const after = handsBefore(db, row)
  const start = before && before.after === after && isDeepStrictEqual(before.row, row) ? before : beginHand(db, kept, row, after)
  // acts are taken back from the end only: the same last act has the same acts before it
  if (lastEntry(db, row.id) === start.entries.at(-1)) return keep(kept, start)
  const rows = eventsOf(db, row.id)
  let same = 0
  while (same < rows.length && start.entries[same] === rows[same]?.entry) same++
  const further = rows.slice(same)
  const shared: PlayedHand = {
    ...start,
    events: start.events.slice(0, same),
    plays: start.plays.slice(0, same + 1) as [Play, ...Play[]],
    entries: start.entries.slice(0, same),
  }
  const events = further.map((event, i) => readEvent(event.text, formOf(event), same + i))
  const entries = further.map(({ entry }) => entry)
  return keep(kept, play(shared, events, entries))
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

const lastEntry = (db: ReadableDb, hand: string): number | undefined =>
  sql<number>(db, 'SELECT entry FROM event WHERE hand = ? AND taken_back IS NULL ORDER BY number DESC LIMIT 1').pluck().get(hand)

/** The last acts of the table's earlier hands: as long as they are the same, so is what those hands hand on. */
const handsBefore = (db: ReadableDb, { table_id, position }: HandRow): string =>
  sql<string>(
    db,
    `SELECT coalesce(group_concat(last, ' '), '') FROM (SELECT
       (SELECT entry FROM event WHERE event.hand = hand.id AND event.taken_back IS NULL ORDER BY event.number DESC LIMIT 1) AS last
     FROM hand WHERE table_id = ? AND position < ? AND taken_back IS NULL ORDER BY position)`,
  )
    .pluck()
    .get(table_id, position) ?? ''

const handBefore = (db: ReadableDb, { table_id, position }: HandRow): HandRow | undefined =>
  sql<HandRow>(
    db,
    `SELECT ${COLUMNS} FROM hand WHERE table_id = ? AND position < ? AND taken_back IS NULL ORDER BY position DESC LIMIT 1`,
  ).get(table_id, position)

const beginHand = (db: ReadableDb, kept: Map<string, PlayedHand>, row: HandRow, after: string): PlayedHand => {
  const read = readHeader(row.header)
  if (!read.ok) throw new Error(`hand ${row.id}: its header does not read`)
  const { header, settings } = read.value
  const rules = rulesOf(db, row, settings)
  const seated = seatedAt(db, row.table_id, row.number, header.players)
  const players = header.players ?? namesOf(seated)
  const earlier = handBefore(db, row)
  const carry = earlier ? carryFrom(now(playHand(db, kept, earlier))) : NOTHING_CARRIED
  const first = begin({ ...header, ...(players && { players }) }, rules, carry)
  return { row, after, rules, seated, events: [], plays: [first], entries: [] }
}

/** The names of all four, where all are known and nobody can be taken for another. */
const namesOf = (seated: BySeat<Seated | null>): [string, string, string, string] | undefined => {
  const [E, S, W, N] = SEATS.map((seat) => seated[seat]?.name ?? '')
  return E && S && W && N && new Set([E, S, W, N]).size === 4 ? [E, S, W, N] : undefined
}

/** A rule set of the file, or a built-in one, with the settings of the tournament and of a hand's header over its own. */
export const rulesOf = (
  db: ReadableDb,
  named: { readonly rules: string; readonly edition: string },
  settings: readonly SettingLine[],
): RuleSet => {
  const rules = ruleSetIn(db, named.rules, named.edition)
  const set = rules && withSettings(rules, [...tournamentSettings(db), ...settings])
  if (!set?.ok) throw new Error(`there is no rule set ${named.rules}, edition ${named.edition}, with these settings`)
  return set.value
}

/** The settings of the tournament. */
const tournamentSettings = (db: ReadableDb): readonly SettingLine[] => {
  const settings = sql<string>(db, 'SELECT settings FROM tournament').pluck().get()
  return settings === undefined ? [] : (JSON.parse(settings) as readonly SettingLine[])
}

/** Hands that are kept folded at most: those of a big hall's tables. */
const MOST_KEPT = 64

const keep = (kept: Map<string, PlayedHand>, played: PlayedHand): PlayedHand => {
  kept.delete(played.row.id)
  kept.set(played.row.id, played)
  const oldest = kept.size > MOST_KEPT ? kept.keys().next().value : undefined
  if (oldest !== undefined) kept.delete(oldest)
  return played
}
