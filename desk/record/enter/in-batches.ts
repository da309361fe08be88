import { setImmediate as turn } from 'node:timers/promises'
import { newestHead } from '../../../db/log/read.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { isSqliteError } from '../../../db/sqlite/open-database.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { HandLines } from '../../../engine/notation/parse/read-text.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { inBatches } from '../../context/limits/batches.ts'
import { recordedUnder } from '../../context/permissions/may-decide.ts'
import type { Refusal } from '../../context/refusals.ts'
import { ruleSetIn } from '../../context/rules/stored-rule-sets.ts'
import { isApplied } from '../../context/saving/idempotency.ts'
import { transact } from '../../context/saving/transact.ts'
import { NO_CHANGE } from '../findings/log-findings.ts'
import { handRow, playHand } from '../played-hand.ts'
import {
  type CheckedAhead,
  chaptersOf,
  enterChapters,
  type ReadyToEnter,
  type Recorded,
  type RecordRequest,
  readyToEnter,
  record,
  typedAtOf,
} from './record.ts'
import { asWaited } from './write-events.ts'

/**
 * Enters lines of notation like `record`, large inputs in batches, so that the desk serves other requests in between. All lines are parsed
 * before the first write; only a disk error can stop it halfway. A repeated request with the same key continues there.
 */
export const recordInBatches = async (desk: DeskContext, open: OpenFile, recording: RecordRequest): Promise<Result<Recorded, Refusal>> => {
  const ahead = checkedAhead(desk, open, recording)
  const portions = ahead?.ok ? inBatches(chaptersOf(ahead.value.ready.entering.read)) : []
  const isShort = ahead?.ok && portions.length < 2
  if (!ahead || isShort || wasApplied(open.db, recording.key)) return record(desk, open, recording, ahead?.ok ? ahead.value : undefined)
  if (!ahead.ok) return ahead
  let recorded: Recorded = { hand: null, seq: null, written: null, ...NO_CHANGE }
  for (const [n, portion] of portions.entries()) {
    if (n > 0) await turn()
    if (desk.open !== open) return refuse({ code: 'NO_TOURNAMENT' })
    const done = enterPortion(
      { desk, open, recording, ready: ahead.value.ready },
      { portion, before: recorded, n, isLast: n === portions.length - 1 },
    )
    if (!done.ok) return done
    recorded = combineResults(recorded, done.value)
  }
  // the answer is computed in a turn of its own
  await turn()
  return ok(recorded)
}

const wasApplied = (db: ReadableDb, key: string | undefined): boolean => key !== undefined && isApplied(db, key)

/** The checked input; undefined if the file can't be read, which `record` reports. */
const checkedAhead = (desk: DeskContext, open: OpenFile, recording: RecordRequest): Result<CheckedAhead, Refusal> | undefined => {
  try {
    const last = newestHead(open.db)
    const ready = readyToEnter(desk, open, recording)
    return ready.ok ? ok({ ready: ready.value, last }) : ready
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
      const isOwn = recordedUnder(desk, open.db, by)
      const behind =
        before.hand === null
          ? entering.behind
          : { isOwn, hand: before.hand, after: before.written ?? running?.end ?? null, unanswered: true }
      const read = { ...entering.read, settings: n === 0 ? entering.read.settings : [], chapters: portion }
      return ok(
        enterChapters(open, asWaited(write, waited), {
          ...entering,
          read,
          rules: chosen === undefined ? undefined : ruleSetIn(open.db, chosen),
          running: before.hand === null ? entering.running : running,
          behind,
          // only the last of several lines was typed when it happened
          typed: isLast ? typedAtOf(waited, desk.now()) : null,
        }),
      )
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
