import { advance } from '../../judging/judge.ts'
import type { Play } from '../../judging/play.ts'
import type { TableEvent } from '../../model/events.ts'
import type { Finding, Level } from '../../model/findings.ts'
import { type ClaimedActs, claimedActsIn } from './claimed-acts.ts'
import { strays } from './out-of-place.ts'
import { isSameAct, moreDetailed } from './same-act.ts'

/** Concurrent acts of two recorders: the table known to both, then the acts of each. `one` arrived first. */
export type RecorderFork = { readonly common: Play; readonly one: readonly TableEvent[]; readonly other: readonly TableEvent[] }

/**
 * An act in its likely place, with its index in each branch. If it is in both, it was recorded twice, and `from` is the more detailed
 * record.
 */
export type PlacedAct = { readonly one: number | null; readonly other: number | null; readonly from: 'one' | 'other' }

/**
 * The likely order of the acts of a fork. Acts recorded by both become one act if the rules allow it. Among all interleavings that keep
 * each branch's order, the best has the fewest findings and unexpected acts; then the fewest acts; then the fewest changes of branch; then
 * the order of arrival. For long forks it is a beam search. A claim keeps the tile that it took in its branch; empty if no order does that.
 */
export const likelyOrder = (fork: RecorderFork): readonly PlacedAct[] => {
  const claimed = { one: claimedActsIn(fork.common, fork.one), other: claimedActsIn(fork.common, fork.other) }
  const length = fork.one.length + fork.other.length
  const layers = new Map<number, readonly Way[]>([
    [0, [{ one: 0, other: 0, play: fork.common, retargeted: 0, strayed: 0, acts: 0, turns: 0, last: null }]],
  ])
  for (let layer = 0; layer < length; layer++)
    for (const way of likeliest(layers.get(layer) ?? []))
      for (const next of stepsFrom({ ...fork, claimed }, way)) {
        const at = next.one + next.other
        layers.set(at, [...(layers.get(at) ?? []), next])
      }
  const [best] = likeliest(layers.get(length) ?? [])
  return best?.retargeted === 0 ? placedIn(best) : []
}

/** A partial interleaving: its position in both branches, its findings, and its steps. */
type Way = {
  readonly one: number
  readonly other: number
  readonly play: Play
  /** The number of claims that would take another tile than in their branch. */
  readonly retargeted: number
  /** The number of acts that are unexpected at their place. */
  readonly strayed: number
  readonly acts: number
  /** The number of changes between the branches. */
  readonly turns: number
  readonly last: { readonly placed: PlacedAct; readonly before: Way } | null
}

type ClaimingFork = RecorderFork & { readonly claimed: Readonly<Record<'one' | 'other', ClaimedActs>> }

const stepsFrom = (fork: ClaimingFork, way: Way): readonly Way[] => {
  const { one, other } = fork
  const step = (event: TableEvent, placed: PlacedAct): Way => stepTo(way, event, placed, isRetargeted(fork, way, placed))
  const [left, right] = [one[way.one], other[way.other]]
  const steps: Way[] = []
  if (left && right && isSameAct(left, right)) {
    const event = moreDetailed(left, right)
    steps.push(step(event, { one: way.one, other: way.other, from: event === left ? 'one' : 'other' }))
    // what both typed first, after the same act, is one act
    if (way.acts === way.one && way.acts === way.other) return steps
  }
  if (left) steps.push(step(left, { one: way.one, other: null, from: 'one' }))
  if (right) steps.push(step(right, { one: null, other: way.other, from: 'other' }))
  return steps
}

/** Whether an act at this place claims another act's tile than in its branch. */
const isRetargeted = ({ common, claimed }: ClaimingFork, way: Way, placed: PlacedAct): boolean =>
  (['one', 'other'] as const).some((branch) => {
    const own = claimed[branch][placed[branch] ?? -1]
    if (own === undefined) return false
    return way.play.table.target?.event !== (own <= common.number ? own : numberOf(way, branch, own - common.number - 1))
  })

/** The number that an act of a branch has in a partial order. */
const numberOf = (way: Way, branch: 'one' | 'other', index: number): number | undefined => {
  let at = way
  while (at.last && at.last.placed[branch] !== index) at = at.last.before
  return at.last ? at.play.number : undefined
}

const stepTo = (way: Way, event: TableEvent, placed: PlacedAct, retargets: boolean): Way => {
  const { short: _, ...whole } = event
  const before = way.last?.placed
  return {
    one: way.one + (placed.one === null ? 0 : 1),
    other: way.other + (placed.other === null ? 0 : 1),
    play: advance(way.play, whole),
    retargeted: way.retargeted + (retargets ? 1 : 0),
    strayed: way.strayed + strays(way.play, event),
    acts: way.acts + 1,
    turns: way.turns + (before && isAlone(before) && isAlone(placed) && before.from !== placed.from ? 1 : 0),
    last: { placed, before: way },
  }
}

const isAlone = ({ one, other }: PlacedAct): boolean => one === null || other === null

/** The width of the beam: partial orders that are continued. */
const MOST = 48

const likeliest = (ways: readonly Way[]): readonly Way[] =>
  ways
    .map((way) => ({ way, found: foundIn(way.play.findings) + way.strayed }))
    // earlier arrivals come first: the sort is stable
    .sort((a, b) => a.way.retargeted - b.way.retargeted || a.found - b.found || a.way.acts - b.way.acts || a.way.turns - b.way.turns)
    .slice(0, MOST)
    .map(({ way }) => way)

const WEIGHT: Readonly<Record<Level, number>> = { violation: 4, record: 4, question: 2, advice: 1, info: 0 }

const foundIn = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { level, state }) => sum + (state === 'settled' ? 0 : WEIGHT[level]), 0)

const placedIn = (way: Way): readonly PlacedAct[] => {
  const placed: PlacedAct[] = []
  for (let at = way; at.last; at = at.last.before) placed.push(at.last.placed)
  return placed.toReversed()
}
