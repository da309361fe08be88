import { formatEvent } from '../../../engine/notation/format/format-event.ts'
import { type RecorderFork as EngineFork, likelyOrder } from '../../../engine/repair/concurrent/likely-order.ts'
import type { ListEdit } from '../../../engine/repair/edits/list-edit.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'
import type { ForkLine } from '../../contract/forks.ts'
import type { ConcurrentActs } from './forks.ts'

/**
 * The likely order of a fork: acts by current number, the duplicates among them, and the edits that produce the order, one after the other.
 */
export type LikelyOrder = { readonly lines: readonly ForkLine[]; readonly doubled: readonly number[]; readonly edits: readonly ListEdit[] }

/**
 * The order that the engine considers likely; null if it knows none, or the acts include an answer or a ruling, because these refer to others
 * by number.
 */
export const likelyOrderOf = ({ plays, events }: PlayedHand, { one, other }: ConcurrentActs): LikelyOrder | null => {
  const [left, right] = [numbersOf(one), numbersOf(other)]
  const eventAt = (number: number) => {
    const event = events[number - 1]
    if (!event) throw new Error(`there is no act ${number}`)
    return event
  }
  const common = plays[(left[0] ?? 1) - 1]
  if (!common || [...left, ...right].some((number) => ['answer', 'ruling'].includes(eventAt(number).verb))) return null
  const fork: EngineFork = { common, one: left.map(eventAt), other: right.map(eventAt) }
  const order = likelyOrder(fork).map(({ one: n, other: m, from }) => ({
    number: (from === 'one' ? left[n ?? 0] : right[m ?? 0]) ?? 0,
    doubled: n !== null && m !== null ? (from === 'one' ? right[m] : left[n]) : undefined,
    of: n !== null && m !== null ? ('both' as const) : from,
  }))
  if (order.length === 0) return null
  const doubled = order.flatMap((placed) => placed.doubled ?? []).sort((a, b) => a - b)
  const numbers = order.map(({ number }) => number)
  const stay = new Set(longestRising(numbers))
  return {
    lines: order.map(({ number, of }) => ({ text: formatEvent(eventAt(number)), number, of, moved: !stay.has(number) })),
    doubled,
    edits: editsFor({ first: left[0] ?? 1, numbers, doubled, stay }),
  }
}

const numbersOf = (acts: ConcurrentActs['one']): readonly number[] => acts.flatMap(({ number }) => number ?? [])

type Ordering = {
  readonly first: number
  readonly numbers: readonly number[]
  readonly doubled: readonly number[]
  readonly stay: ReadonlySet<number>
}

/** Removes duplicates from the end, then moves each misplaced act after its predecessor, in order. */
const editsFor = ({ first, numbers, doubled, stay }: Ordering): readonly ListEdit[] => {
  const edits: ListEdit[] = doubled.toReversed().map((at) => ({ do: 'remove', at, count: 1 }))
  let list = numbers.toSorted((a, b) => a - b)
  for (const [i, number] of numbers.entries()) {
    if (stay.has(number)) continue
    const at = list.indexOf(number)
    const rest = list.toSpliced(at, 1)
    const behind = i === 0 ? 0 : rest.indexOf(numbers[i - 1] ?? 0) + 1
    list = rest.toSpliced(behind, 0, number)
    if (behind === at) continue
    // in numbers before the move
    edits.push({ do: 'move', at: first + at, count: 1, after: first - 1 + (behind > at ? behind + 1 : behind) })
  }
  return edits
}

/** The longest increasing subsequence: these acts stay in place. */
const longestRising = (numbers: readonly number[]): readonly number[] => {
  const best: (readonly number[])[] = []
  for (const [i, number] of numbers.entries()) {
    const before = numbers
      .slice(0, i)
      .reduce<readonly number[]>(
        (longest, one, n) => (one < number && (best[n]?.length ?? 0) > longest.length ? (best[n] ?? longest) : longest),
        [],
      )
    best.push([...before, number])
  }
  return best.reduce<readonly number[]>((longest, one) => (one.length > longest.length ? one : longest), [])
}
