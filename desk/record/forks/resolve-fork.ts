import { ok, type Result } from '../../../engine/model/result.ts'
import { judgeCorrected } from '../../../engine/repair/corrections.ts'
import type { EditedEvents } from '../../../engine/repair/edits/edit-events.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import type { InputOf } from '../../contract/base.ts'
import type { Fork, forks } from '../../contract/forks.ts'
import { refusals } from '../../messages/refusals.ts'
import { type ConcurrentActs, firstFork } from '../concurrent/forks.ts'
import { type LikelyOrder, likelyOrderOf } from '../concurrent/likely-order.ts'
import { type CorrectedHand, correctionInput, playedHandAt, writeEdit } from '../correct/correct.ts'
import { readEdit } from '../correct/edit.ts'
import { judgeAgain } from '../findings/judge-again.ts'
import { NO_CHANGE } from '../findings/log-findings.ts'
import { currentPlay, playHand } from '../played-hand.ts'

/** The first fork of a hand that needs a decision, with its likely order and what that would change; null if none. */
export const forkAt = (
  open: OpenFile,
  { table, hand }: { readonly table: string; readonly hand: string },
): Result<Fork | null, Refusal> => {
  const played = playedHandAt(open, { table, hand })
  if (!played.ok) return played
  const crossed = firstFork(open.db, hand)
  if (!crossed) return ok(null)
  const likely = likelyOrderOf(played.value, crossed)
  const becomes = likely && ordered(open, played.value, likely)
  const change = becomes?.ok ? judgeCorrected(currentPlay(played.value), becomes.value) : null
  return ok({
    hand,
    one: sideOf(crossed.one),
    other: sideOf(crossed.other),
    likely: likely && change && { lines: likely.lines, doubled: likely.doubled, came: change.new, gone: change.gone },
  })
}

/** Resolves a fork in one act; undo restores it. */
export const resolveFork = (desk: DeskContext, open: OpenFile, asked: InputOf<typeof forks.settle>): Result<CorrectedHand, Refusal> =>
  transact<CorrectedHand>(desk, open, {
    by: asked.by,
    table: asked.table,
    once: { key: asked.key, again: { hand: null, ...NO_CHANGE } },
    act: (write) => {
      const { db } = open
      const { hand, one, other, how } = asked
      const played = playedHandAt(open, asked)
      if (!played.ok) return played
      const crossed = firstFork(db, hand)
      if (crossed?.one[0]?.ref !== one || crossed.other[0]?.ref !== other) return notFound(refusals.noFork)
      const likely = how === 'ordered' ? likelyOrderOf(played.value, crossed) : null
      if (how === 'ordered' && !likely) return refused(refusals.noLikelyOrder)
      const { ref } = write('fork-settled', { hand, one, other, how })
      for (const pair of crossed.pairs.slice(1)) write('fork-settled', { hand, ...pair, how, with: ref })
      for (const edit of likely?.edits ?? []) {
        const before = playHand(db, played.value.row)
        const read = readEdit(correctionInput(db, before), edit)
        if (!read.ok) throw new Error(`hand ${hand}: its likely order can't be made`)
        writeEdit(db, write, before, { ...read.value, act: ref })
      }
      return ok({ hand, ...judgeAgain(open, write, hand) })
    },
  })

/** The hand's acts in the likely order. */
const ordered = ({ db }: OpenFile, hand: PlayedHand, { edits }: LikelyOrder): Result<EditedEvents, Refusal> => {
  let events = hand.events
  for (const edit of edits) {
    const read = readEdit({ ...correctionInput(db, hand), events }, edit)
    if (!read.ok) return read
    events = read.value.becomes.events
  }
  return ok({ events, gone: [] })
}

const sideOf = (acts: ConcurrentActs['one']): Fork['one'] => {
  const [first] = acts
  if (!first) throw new Error('a side of a fork has no act')
  return {
    first: first.ref,
    by: [...new Set(acts.map(({ by }) => by))],
    acts: acts.flatMap(({ number }) => number ?? []),
  }
}
