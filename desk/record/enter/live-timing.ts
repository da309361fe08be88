import { TYPED_AT } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { TableEvent, Verb } from '../../../engine/model/events.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { headerLines, headerOfHand, LIVE_CLOCK } from '../../context/read-hand.ts'
import { notFound, type Refusal } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import type { InputOf } from '../../contract/base.ts'
import type { tables } from '../../contract/tables.ts'
import { refusals } from '../../messages/refusals.ts'
import { newestHand, playHand } from '../played-hand.ts'

/** Whether the time of entry counts as table time at a table. */
export const isLive = (db: ReadableDb, table: string): boolean =>
  sql<0 | 1>(db, 'SELECT is_on FROM live_timing WHERE table_id = ? AND taken_back IS NULL ORDER BY entry DESC LIMIT 1')
    .pluck()
    .get(table) === 1

/**
 * Switches live timing of a table on or off. Applies to the current hand, unless that has times of another clock; then from the next hand
 * on. Does nothing if it already is in that state.
 */
export const switchLiveTiming = (
  desk: DeskContext,
  open: OpenFile,
  { table, on, by, key }: InputOf<typeof tables.liveTiming>,
): Result<null, Refusal> =>
  transact<null>(desk, open, {
    by,
    table,
    numberless: true,
    once: { key, again: null },
    act: (write) => {
      const { db } = open
      if (!sql(db, 'SELECT 1 FROM table_ WHERE id = ?').get(table)) return notFound(refusals.noTable)
      if (isLive(db, table) === on) return ok(null)
      const { ref } = write('live-timing', { table, on })
      const row = newestHand(db, table)
      const hand = row && playHand(db, row)
      if (!on || !hand || hand.rules.settings.clock === 'live' || hand.events.some(({ clock }) => clock !== undefined)) return ok(null)
      const { id, game, wind, number, counters, rules, edition } = hand.row
      const { header, settings } = headerOfHand(hand.row)
      const lines = headerLines([...settings.filter(({ name }) => name !== LIVE_CLOCK.name), LIVE_CLOCK], header)
      // undone together
      const body = { hand: id, table, game, wind, number, counters, rules, edition, lines, with: ref }
      write('hand', body)
      return ok(null)
    },
  })

/**
 * Adds the table time of entry to newly typed acts: seconds since the start of the hand. Leaves acts unchanged if the time would be false:
 * the hand uses another clock, the acts have their own times, the desk's clock was set back, or the recorder is retyping undone acts.
 */
export const withEntryTime = (db: ReadableDb, hand: PlayedHand, events: readonly TableEvent[], typed: Date): readonly TableEvent[] => {
  if (hand.rules.settings.clock !== 'live' || events.some(({ clock, verb }) => clock !== undefined || LATER.has(verb))) return events
  const began = sql<string>(db, BEGAN).pluck().get(hand.row.id)
  const clock = Math.round((typed.getTime() - Date.parse(began ?? '')) / 100) / 10
  const last = hand.events.findLast((event) => event.clock !== undefined)?.clock ?? 0
  if (!(clock >= last && clock <= LAST_CLOCK) || isTypingAgain(db, hand.row.id)) return events
  return events.map((event) => ({ ...event, clock }))
}

const BEGAN = `SELECT ${TYPED_AT} FROM hand JOIN entry ON entry.seq = hand.entry WHERE hand.id = ?`

/** Verbs that may be entered any time after the event. */
const LATER: ReadonlySet<Verb> = new Set(['answer', 'ruling', 'dead', 'count', 'scores', 'note'])

/** The notation has five digits for a clock. */
const LAST_CLOCK = 99_999

/** Whether fewer acts were entered since the last undo than it had undone. */
const isTypingAgain = (db: ReadableDb, hand: string): boolean => {
  const numbers = sql<number | null>(db, 'SELECT number FROM event WHERE hand = ? ORDER BY place DESC LIMIT 200').pluck().all(hand)
  const gone = numbers.indexOf(null)
  if (gone < 0) return false
  const before = numbers.findIndex((number, i) => i > gone && number !== null)
  return gone < (before < 0 ? numbers.length : before) - gone
}
