import type { TableEvent } from '../../model/events.ts'
import { type GameForm, nextDeal } from '../../model/game-form.ts'
import type { HandHeader } from '../../model/table-file.ts'
import { isSameAct } from './same-act.ts'

export type HandRecord = { readonly header: HandHeader; readonly events: readonly TableEvent[]; readonly form: GameForm }

/** The ways to merge two concurrent hands of one table: keep one of them, or both, in that order. */
export const HAND_MERGES = ['one', 'other', 'one-other', 'other-one'] as const
export type HandMerge = (typeof HAND_MERGES)[number]

/** Evidence from the two records, strongest first. */
export const HAND_REASONS = [
  ...(['same-name', 'same-dealer', 'same-dora', 'other-dora', 'same-discards', 'other-discards'] as const),
  ...(['scores-follow', 'name-follows', 'longer', 'ended', 'first'] as const),
] as const
export type HandReason = (typeof HAND_REASONS)[number]

export type LikelyHands = { readonly stands: HandMerge; readonly because: readonly HandReason[] }

/**
 * The likely relation of two concurrent hands of one table. One follows the other if its scores or its name say so and nothing suggests a
 * single deal. Otherwise one deal was recorded twice: the longer record is kept, then the one with its end, then the one that arrived
 * first.
 */
export const likelyHands = (one: HandRecord, other: HandRecord): LikelyHands => {
  const alike = likeness(one, other)
  if (scoresFollow(one, other)) return { stands: 'one-other', because: ['scores-follow'] }
  if (scoresFollow(other, one)) return { stands: 'other-one', because: ['scores-follow'] }
  if (!alike.includes('same-name') && !isOneDeal(alike)) {
    if (nameFollows(one, other)) return { stands: 'one-other', because: ['name-follows', ...alike] }
    if (nameFollows(other, one)) return { stands: 'other-one', because: ['name-follows', ...alike] }
  }
  const { stands, why } = fuller(one, other)
  return { stands, because: [...alike, why] }
}

/** Evidence about the deal that both records contain, for or against a single deal. */
const likeness = (one: HandRecord, other: HandRecord): readonly HandReason[] => {
  const [name, its] = [one.header.name, other.header.name]
  const dora = [doraOf(one), doraOf(other)]
  const discards = firstDiscards(one).flatMap((discard, n) => {
    const beside = firstDiscards(other)[n]
    return beside ? [isSameAct(discard, beside)] : []
  })
  return [
    ...(name && its && name.wind === its.wind && name.number === its.number
      ? [name.counters === its.counters ? ('same-name' as const) : ('same-dealer' as const)]
      : []),
    ...(dora.every((tile) => tile !== undefined) ? [dora[0] === dora[1] ? ('same-dora' as const) : ('other-dora' as const)] : []),
    ...(discards.length > 0 ? [discards.every(Boolean) ? ('same-discards' as const) : ('other-discards' as const)] : []),
  ]
}

/** Whether the tiles show a single deal: two deals do not begin alike. */
const isOneDeal = (alike: readonly HandReason[]): boolean => alike.includes('same-discards') && !alike.includes('other-dora')

const doraOf = ({ header, events }: HandRecord) => header.dora ?? events.find((event) => event.verb === 'dora')?.tile

/** The number of discards compared. */
const COMPARED = 4
const firstDiscards = ({ events }: HandRecord): readonly TableEvent[] => events.filter(({ verb }) => verb === 'discard').slice(0, COMPARED)

/** Whether the later hand begins with the points at the end of the former, and these differ from the points at the former's beginning. */
const scoresFollow = (former: HandRecord, later: HandRecord): boolean => {
  const after = former.events.findLast((event) => event.verb === 'scores')?.points
  const begins = later.header.scores
  if (!after || !begins) return false
  const stays = later.header.name?.number === former.header.name?.number
  // the seats move on with the deal: South becomes East
  const moved = stays ? after : [...after.slice(1), ...after.slice(0, 1)]
  return isSame(moved, begins) && !isSame(former.header.scores ?? [], begins)
}

const isSame = (points: readonly number[], others: readonly number[]): boolean =>
  points.length === others.length && points.every((score, n) => score === others[n])

/** Whether the later hand's name follows the former's: the deal moves on, or the dealer stays with one more counter. */
const nameFollows = (former: HandRecord, later: HandRecord): boolean => {
  const [name, next] = [former.header.name, later.header.name]
  if (!name || !next) return false
  if (next.wind === name.wind && next.number === name.number) return next.counters === name.counters + 1
  const { wind, number } = nextDeal(name, former.form)
  const isNext = next.wind === wind && next.number === number
  return isNext && (next.counters === 0 || next.counters === name.counters + 1)
}

const fuller = (one: HandRecord, other: HandRecord): { readonly stands: 'one' | 'other'; readonly why: HandReason } => {
  if (one.events.length !== other.events.length) return { stands: one.events.length > other.events.length ? 'one' : 'other', why: 'longer' }
  const [ended, alsoEnded] = [one, other].map(({ events }) => events.some(({ verb }) => verb === 'end' || verb === 'scores'))
  return ended === alsoEnded ? { stands: 'one', why: 'first' } : { stands: ended ? 'one' : 'other', why: 'ended' }
}
