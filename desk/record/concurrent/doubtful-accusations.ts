import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { advance } from '../../../engine/judging/judge.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import { expandBrokenForms } from '../../../engine/notation/short-forms.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'
import { firstFork } from './forks.ts'
import { likelyOrderOf } from './likely-order.ts'

/**
 * Whether a finding of a hand accuses a player only because of the present order of concurrent acts: it begins with the fork, and the likely
 * order does not lead to it. Without a likely order, every accusation from the fork on is in doubt. What a referee decided is not.
 */
export const isAccusationInDoubt = (db: ReadableDb, hand: PlayedHand): ((finding: Finding) => boolean) => {
  const fork = firstFork(db, hand.row.id)
  const first = fork?.one[0]?.number
  if (!fork || !first) return () => false
  const likely = likelyOrderOf(hand, fork)
  const sides = new Set([...fork.one, ...fork.other].map(({ number }) => number))
  const rest = hand.events.filter((_, i) => i + 1 >= first && !sides.has(i + 1))
  const ordered = likely?.lines.flatMap(({ number }) => hand.events[number - 1] ?? [])
  const common = hand.plays[first - 1]
  const stays = ordered && common ? expandBrokenForms([...ordered, ...rest]).reduce(advance, common).findings : []
  return ({ level, event, rule, seat, imposed, decision }) =>
    level === 'violation' &&
    event >= first &&
    !imposed &&
    !decision &&
    !stays.some((other) => other.level === level && other.rule === rule && other.seat === seat)
}
