import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { advance } from '../../../engine/judging/judge.ts'
import type { TableEvent } from '../../../engine/model/events.ts'
import type { Finding, Level } from '../../../engine/model/findings.ts'
import { expandBrokenForms } from '../../../engine/notation/short-forms.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'
import { type ConcurrentActs, forksOf } from './forks.ts'
import { type LikelyOrder, likelyOrderOf } from './likely-order.ts'

/**
 * Whether a finding of a hand says something against a player or the record only because of the present order of concurrent acts: it begins
 * with the first fork, and the likely orders of all forks do not lead to it. Without a likely order, everything from that fork on is in
 * doubt. What a referee decided is not.
 */
export const isAccusationInDoubt = (db: ReadableDb, hand: PlayedHand): ((finding: Finding) => boolean) => {
  const forks = forksOf(db, hand.row.id)
  const first = forks[0]?.one[0]?.number
  if (!first) return () => false
  const likely = forks.map((fork) => ({ fork, order: likelyOrderOf(hand, fork) }))
  const common = hand.plays[first - 1]
  const stays = common && likely.every(({ order }) => order) ? inOrder(hand, likely, first).reduce(advance, common).findings : []
  return ({ level, event, rule, seat, imposed, decision }) =>
    DOUBTED.has(level) &&
    event >= first &&
    !imposed &&
    !decision &&
    !stays.some((other) => other.level === level && other.rule === rule && other.seat === seat)
}

const DOUBTED: ReadonlySet<Level> = new Set(['violation', 'question', 'record'])

type LikelyFork = { readonly fork: ConcurrentActs; readonly order: LikelyOrder | null }

/** The acts from the first fork on, those of each fork in their likely order. */
const inOrder = ({ events }: PlayedHand, likely: readonly LikelyFork[], first: number): readonly TableEvent[] => {
  const acts = new Map<number, readonly number[]>(events.slice(first - 1).map((_, i) => [first + i, [first + i]]))
  for (const { fork, order } of likely) {
    for (const { number } of [...fork.one, ...fork.other]) acts.delete(number ?? 0)
    acts.set(fork.one[0]?.number ?? 0, order?.lines.map(({ number }) => number) ?? [])
  }
  const numbers = [...acts].sort(([a], [b]) => a - b).flatMap(([, placed]) => placed)
  return expandBrokenForms(numbers.flatMap((number) => events[number - 1] ?? []))
}
