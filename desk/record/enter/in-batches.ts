import { setImmediate as turn } from 'node:timers/promises'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { isSqliteError } from '../../../db/sqlite/sqlite.ts'
import type { Result } from '../../../engine/model/result.ts'
import type { HandLines } from '../../../engine/notation/parse/read-text.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { inBatches } from '../../context/limits/batches.ts'
import type { Refusal } from '../../context/refusals.ts'
import { ruleSetIn } from '../../context/rules/stored-rule-sets.ts'
import { transact } from '../../context/saving/transact.ts'
import { NO_CHANGE } from '../findings/log-findings.ts'
import { handRow, playHand } from '../played-hand.ts'
import {
  chaptersOf,
  enterChapters,
  type ReadyToEnter,
  type Recorded,
  type RecordRequest,
  readyToEnter,
  record,
  typedAtOf,
} from './record.ts'

/**
 * Enters lines of notation like `record`, large inputs in batches, so that the desk serves other requests in between. All lines are parsed
 * before the first write; only a disk error can stop it halfway. A repeated request with the same key continues there.
 */
export const recordInBatches = async (desk: DeskContext, open: OpenFile, recording: RecordRequest): Promise<Result<Recorded, Refusal>> => {
  const ready = readyAhead(desk, open, recording)
  if (ready?.ok === false) return ready
  const portions = ready ? inBatches(chaptersOf(ready.value.entering.read)) : []
  if (!ready || portions.length < 2) return record(desk, open, recording)
  let recorded: Recorded = { hand: null, seq: null, written: null, ...NO_CHANGE }
  for (const [n, portion] of portions.entries()) {
    if (n > 0) await turn()
    if (desk.open !== open) return { ok: false, error: { code: 'NO_TOURNAMENT' } }
    const done = enterPortion(
      { desk, open, recording, ready: ready.value },
      { portion, before: recorded, n, isLast: n === portions.length - 1 },
    )
    if (!done.ok) return done
    recorded = combineResults(recorded, done.value)
  }
  // the answer is computed in a turn of its own
  await turn()
  return { ok: true, value: recorded }
}

/** The parsed input; undefined if it was entered before or if the file can't be read, which `record` reports. */
const readyAhead = (desk: DeskContext, open: OpenFile, recording: RecordRequest): Result<ReadyToEnter, Refusal> | undefined => {
  const { key } = recording
  try {
    return key !== undefined && isDone(open.db, key) ? undefined : readyToEnter(desk, open, recording)
  } catch (error) {
    if (isSqliteError(error)) return undefined
    throw error
  }
}

type Work = { readonly desk: DeskContext; readonly open: OpenFile; readonly recording: RecordRequest; readonly ready: ReadyToEnter }
type Portion = { readonly portion: readonly HandLines[]; readonly before: Recorded; readonly n: number; readonly isLast: boolean }

const enterPortion = ({ desk, open, recording, ready }: Work, { portion, before, n, isLast }: Portion): Result<Recorded, Refusal> => {
  const { by, table, key, waited } = recording
  const { entering, chosen } = ready
  return transact<Recorded>(desk, open, {
    by,
    table,
    numberless: true,
    once: { key: key === undefined || isLast ? key : `${key}/${n}`, again: before },
    act: (write) => {
      const row = before.hand === null ? undefined : handRow(open.db, before.hand)
      const running = row && playHand(open.db, row)
      const behind =
        before.hand === null ? entering.behind : { hand: before.hand, after: before.written ?? running?.end ?? null, unanswered: true }
      const read = { ...entering.read, settings: n === 0 ? entering.read.settings : [], chapters: portion }
      return {
        ok: true,
        value: enterChapters(open, write, {
          ...entering,
          read,
          rules: chosen === undefined ? undefined : ruleSetIn(open.db, chosen),
          running: before.hand === null ? entering.running : running,
          behind,
          // only the last of several lines was typed when it happened
          typed: isLast ? typedAtOf(waited, desk.now()) : null,
        }),
      }
    },
  })
}

/** The combined result of two batches; the hand is the second's if that started one. */
export const combineResults = (one: Recorded, other: Recorded): Recorded => ({
  hand: other.hand ?? one.hand,
  seq: other.seq ?? one.seq,
  written: other.written ?? one.written,
  came: [...one.came, ...other.came],
  gone: [...one.gone, ...other.gone],
  moved: [...one.moved, ...other.moved],
})

const isDone = (db: ReadableDb, key: string): boolean => sql(db, 'SELECT 1 FROM act_key WHERE key = ?').get(key) !== undefined
