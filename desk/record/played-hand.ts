import { isDeepStrictEqual } from 'node:util'
import type { Ref } from '../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../db/sqlite/handle.ts'
import { withSettings } from '../../engine/editions/index.ts'
import { type Carry, carryFrom, mayHaveCounted, NOTHING_CARRIED } from '../../engine/judging/carry.ts'
import { advance, begin } from '../../engine/judging/judge.ts'
import type { Play } from '../../engine/judging/play.ts'
import type { TableEvent } from '../../engine/model/events.ts'
import type { GameForm } from '../../engine/model/game-form.ts'
import type { ByLanguage } from '../../engine/model/language.ts'
import type { RuleSet } from '../../engine/model/rule-set.ts'
import type { BySeat } from '../../engine/model/seats.ts'
import type { SettingLine } from '../../engine/model/table-file.ts'
import { expandBrokenForms } from '../../engine/notation/short-forms.ts'
import { cachesOf, currentCaches, type FileCaches } from '../context/caches/file-caches.ts'
import { cacheHand, type HandRow, type PlayedHand, type SeatedPlayer } from '../context/caches/hand-cache.ts'
import type { CachedHand } from '../context/caches/table-cache.ts'
import { headerOfHand, readEvent } from '../context/read-hand.ts'
import { ruleSetIn } from '../context/rules/stored-rule-sets.ts'
import { refusals } from '../messages/refusals.ts'
import { carryCache } from './carry-cache.ts'
import { seatedAt } from './tables/seated-players.ts'
import { handsAt, seatingAt } from './tables/table-hands.ts'

/** The hand's state after its last event. */
export const currentPlay = ({ plays }: PlayedHand): Play => plays.at(-1) ?? plays[0]

/** A hand by id, unless undone. */
export const handRow = (db: ReadableDb, hand: string): HandRow | undefined =>
  sql<HandRow>(db, `SELECT ${COLUMNS} FROM hand WHERE id = ? AND taken_back IS NULL`).get(hand)

/** The newest hand of a table, undone ones excluded. */
export const newestHand = (db: ReadableDb, table: string): HandRow | undefined =>
  sql<HandRow>(db, `SELECT ${COLUMNS} FROM hand WHERE table_id = ? AND taken_back IS NULL ORDER BY position DESC LIMIT 1`).get(table)

/** The first hand of a table, undone ones excluded. */
export const firstHandOf = (db: ReadableDb, table: string): HandRow | undefined =>
  sql<HandRow>(db, `SELECT ${COLUMNS} FROM hand WHERE table_id = ? AND taken_back IS NULL ORDER BY position LIMIT 1`).get(table)

const COLUMNS = 'id, table_id, position, game, wind, number, counters, seats, rules, edition, header'

/** Folds a hand. Continues from the cached hand as far as the log of it and of the table's earlier hands is unchanged. */
export const playHand = (db: ReadableDb, row: HandRow): PlayedHand => {
  const caches = currentCaches(db)
  const at = handAt(db, caches, row)
  const before = caches.hands.folded.get(row.id)
  // the earlier hands matter only for the start of this one
  const carry = before && isSame(before, row, at) ? before.plays[0].carry : carryBefore(db, row)
  return foldHand(db, { row, at, carry })
}

/** Whether a cached hand still starts from the same carry. */
const isSame = (before: PlayedHand, row: HandRow, { after }: HandAt): boolean =>
  before.after === after && isDeepStrictEqual(before.row, row)

/** The carry from the table's earlier hands. */
const carryBefore = (db: ReadableDb, row: HandRow): Carry => {
  const { folded: known } = cachesOf(db).hands
  const hands = handsBefore(db, row)
  const isFolded = ({ id, after, edits, end }: HandAt): boolean => {
    const before = known.get(id)
    return before !== undefined && before.after === after && before.edits === edits && before.end === end
  }
  const first = hands.findLastIndex(isFolded)
  const folded = known.get(hands[first]?.id ?? '')
  const start = folded ? carryFrom(currentPlay(folded)) : NOTHING_CARRIED
  const others = hands.slice(first + 1)
  if (others.length === 0) return start
  const handsOn = carryCache(db, { table: row.table_id, position: row.position })
  return others.reduce(
    (carry, at) =>
      handsOn(at.id, carry, (lines) => {
        const one = handRow(db, at.id)
        if (!one) return carry
        const begun = beginHand(db, one, at.after, carry)
        return carryFrom(mayHaveCounted(lines, begun.rules) ? currentPlay(foldHand(db, { row: one, at, carry })) : begun.plays[0])
      }),
    start,
  )
}

/** State of a hand in the log; `after`: fingerprint of everything before it. */
type HandAt = { readonly id: string; readonly after: string; readonly edits: number; readonly end: Ref | null }

/** The state that is checked at every act. */
const handAt = (db: ReadableDb, caches: FileCaches, { id, table_id, position }: HandRow): HandAt => {
  const hands = handsAt(db, table_id, caches)
  const known = hands.find((hand) => hand.id === id)
  if (!known) throw new Error(`hand ${id}, ${position} of its table, does not stand`)
  return atOf(seatingAt(db, table_id, caches), known)
}

/** The earlier hands of a hand's table, in order. */
const handsBefore = (db: ReadableDb, { table_id, position }: HandRow): readonly HandAt[] => {
  const caches = currentCaches(db)
  const seating = seatingAt(db, table_id, caches)
  return handsAt(db, table_id, caches)
    .filter((hand) => hand.position < position)
    .map((hand) => atOf(seating, hand))
}

const atOf = (seating: string, { id, before, edits, end }: CachedHand): HandAt => ({ id, after: `${seating}\n${before}`, edits, end })

type Folding = { readonly row: HandRow; readonly at: HandAt; readonly carry: Carry }

const foldHand = (db: ReadableDb, { row, at, carry }: Folding): PlayedHand => {
  const { after, edits, end } = at
  const { hands } = cachesOf(db)
  const before = hands.folded.get(row.id)
  const start = before && isSame(before, row, at) ? before : begunAgain(beginHand(db, row, after, carry), before)
  if (start.edits === edits && start.end === end) return cacheHand(hands, start)
  const folded = start.edits === edits ? appended(db, start) : edited(db, start)
  return cacheHand(hands, { ...folded, edits, end })
}

/** Reuses the cached plays of a hand that starts from the same state. */
const begunAgain = (begun: PlayedHand, before: PlayedHand | undefined): PlayedHand =>
  before && isDeepStrictEqual(begun.plays[0], before.plays[0])
    ? { ...begun, events: before.events, plays: before.plays, refs: before.refs }
    : begun

export const appendEvents = (played: PlayedHand, events: readonly TableEvent[], refs: readonly Ref[]): PlayedHand => {
  const plays = [...played.plays] as [Play, ...Play[]]
  for (const event of events) plays.push(advance(plays.at(-1) ?? plays[0], event))
  return { ...played, plays, events: [...played.events, ...events], refs: [...played.refs, ...refs], end: refs.at(-1) ?? played.end }
}

/** Only appended events can be new. */
const appended = (db: ReadableDb, start: PlayedHand): PlayedHand => {
  const further = sql<EventRow>(db, `${STANDING} AND place > coalesce((SELECT place FROM event WHERE ref = ?), 0) ORDER BY place`)
  const rows = further.all(start.row.id, start.refs.at(-1) ?? null)
  return rows.length === 0
    ? start
    : appendEvents(
        start,
        readEvents(rows, start.events.length),
        rows.map(({ ref }) => ref),
      )
}

/** The list was edited: the common beginning need not be judged again. */
const edited = (db: ReadableDb, start: PlayedHand): PlayedHand => {
  const rows = sql<EventRow>(db, `${STANDING} ORDER BY place`).all(start.row.id)
  const events = expandBrokenForms(readEvents(rows, 0))
  let same = 0
  while (same < start.events.length && isDeepStrictEqual(start.events[same], events[same])) same++
  const shared: PlayedHand = {
    ...start,
    events: start.events.slice(0, same),
    plays: start.plays.slice(0, same + 1) as [Play, ...Play[]],
    refs: rows.slice(0, same).map(({ ref }) => ref),
  }
  return appendEvents(
    shared,
    events.slice(same),
    rows.slice(same).map(({ ref }) => ref),
  )
}

type EventRow = { readonly ref: Ref; readonly text: string; readonly form_text: string | null; readonly form_part: number | null }
const STANDING = 'SELECT ref, text, form_text, form_part FROM event WHERE hand = ? AND number IS NOT NULL'
const readEvents = (rows: readonly EventRow[], before: number): readonly TableEvent[] =>
  rows.map(({ text, form_text, form_part }, i) =>
    readEvent(text, form_text !== null && form_part !== null ? { text: form_text, part: form_part } : null, before + i),
  )

const beginHand = (db: ReadableDb, row: HandRow, after: string, carry: Carry): PlayedHand => {
  const { header, settings } = headerOfHand(row)
  const rules = rulesOf(db, row, settings)
  const seated = seatedAt(db, row.table_id, row, header.players)
  const players = header.players ?? namesOf(seated, rules.form)
  const first = begin({ ...header, ...(players && { players }) }, rules, carry)
  return { row, after, rules, seated, events: [], plays: [first], refs: [], end: null, edits: -1 }
}

export const settingLinesOf = (row: HandRow): readonly SettingLine[] => headerOfHand(row).settings

/** The names of all players, if all are known and distinct. */
const namesOf = (seated: BySeat<SeatedPlayer | null>, { seats }: GameForm): readonly string[] | undefined => {
  const names = seats.map((seat) => seated[seat]?.name ?? '')
  return new Set(names.filter(Boolean)).size === seats.length ? names : undefined
}

/** A rule set of the file or a built-in one, with the settings of the tournament and of the hand's header applied. */
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

/** Errors of settings for a rule set, on top of the tournament's. */
export const settingTrouble = (db: ReadableDb, rules: RuleSet, settings: readonly SettingLine[]): ByLanguage<string> | undefined => {
  const set = withSettings(rules, [...tournamentSettings(db), ...settings])
  return set.ok ? undefined : refusals.wrongSetting(`${set.error.name} ${set.error.value}`, set.error.expected)
}

const tournamentSettings = (db: ReadableDb): readonly SettingLine[] => {
  const settings = sql<string>(db, 'SELECT settings FROM tournament').pluck().get()
  return settings === undefined ? [] : (JSON.parse(settings) as readonly SettingLine[])
}
