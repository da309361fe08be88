import { type Ref, TYPED_AT } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import { formatEvent } from '../../../engine/notation/format/format-event.ts'
import { likelyHands } from '../../../engine/repair/concurrent/likely-hands.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'
import { toLocalTime } from '../../context/clock-offsets.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { notFound, type Refusal } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import type { InputOf } from '../../contract/base.ts'
import type { forks, HandApart, HandsApart } from '../../contract/forks.ts'
import { refusals } from '../../messages/refusals.ts'
import type { CorrectedHand } from '../correct/correct.ts'
import { judgeAgain } from '../findings/judge-again.ts'
import { NO_CHANGE } from '../findings/log-findings.ts'
import { currentPlay, handRow, playHand } from '../played-hand.ts'
import { concurrentHandsAt } from './concurrent-hands.ts'

/** The first two concurrent hands of a table that need a decision, with what they probably are; null if none. */
export const firstConcurrentHands = (open: OpenFile, table: string): HandsApart | null => {
  const [pair] = concurrentHandsAt(open.db, table)
  if (!pair) return null
  const [one, other] = [playedOf(open, pair.one), playedOf(open, pair.other)]
  return {
    one: sideOf(open.db, one, pair.oneRef, pair.oneBy),
    other: sideOf(open.db, other, pair.otherRef, pair.otherBy),
    likely: likelyHands(
      { header: currentPlay(one).header, events: one.events, form: one.rules.form },
      { header: currentPlay(other).header, events: other.events, form: other.rules.form },
    ),
  }
}

/** Resolves two concurrent hands in one act; undo restores the conflict. */
export const resolveHands = (desk: DeskContext, open: OpenFile, asked: InputOf<typeof forks.settleHands>): Result<CorrectedHand, Refusal> =>
  transact<CorrectedHand>(desk, open, {
    by: asked.by,
    table: asked.table,
    numberless: true,
    once: { key: asked.key, again: { hand: null, ...NO_CHANGE } },
    act: (write) => {
      const { table, one, other, stands } = asked
      const pair = concurrentHandsAt(open.db, table).find(({ oneRef, otherRef }) => oneRef === one && otherRef === other)
      if (!pair) return notFound(refusals.noFork)
      write('hands-settled', { table, one, other, stands })
      return ok({ hand: null, ...judgeAgain(open, write, pair.one, pair.other) })
    },
  })

const playedOf = ({ db }: OpenFile, hand: string): PlayedHand => {
  const row = handRow(db, hand)
  if (!row) throw new Error(`hand ${hand} does not stand`)
  return playHand(db, row)
}

const sideOf = (db: ReadableDb, { row, events }: PlayedHand, ref: Ref, by: string): HandApart => {
  const others = sql<string>(db, RECORDERS).pluck().all(row.id)
  const { wind, number, counters } = row
  return {
    ref,
    hand: row.id,
    name: { wind, number, counters },
    by: [...new Set([by, ...others])],
    at: toLocalTime(db, ref, sql<string>(db, BEGUN).pluck().get(ref) ?? ''),
    acts: events.length,
    begins: events.slice(0, SHOWN).map(formatEvent),
  }
}

/** This many equal first acts show that both record the same deal. */
const SHOWN = 3
const RECORDERS = 'SELECT by FROM event WHERE hand = ? AND number IS NOT NULL ORDER BY entry'
const BEGUN = `SELECT ${TYPED_AT} FROM hand JOIN entry ON entry.seq = hand.entry WHERE hand.ref = ?`
