import { type CatchUp, type CatchUpFinding, continueCatchUp, startCatchUp } from './catch-up.ts'
import type { ActAnchor, OutboxItem, RefusedItem, SendAnswer, SendFailure } from './item.ts'
import { type GivenNames, refersTo, withLogNames } from './provisional-names.ts'

/** Result of a finished catch-up: number of items sent, and their findings. */
export type CatchUpResult = { readonly count: number; readonly found: readonly CatchUpFinding[] }

/** The outbox as the screen shows it. While `trouble` is set, the items are held until it is resolved. */
export type OutboxState = {
  readonly items: readonly OutboxItem[]
  readonly sending: { readonly since: Date } | null
  readonly trouble: { readonly failure: Exclude<SendFailure, { kind: 'refused' }>; readonly since: Date } | null
  /** The held items are being sent. */
  readonly catchUp: CatchUp | null
  /** All held items were sent; null once the reader has closed the message. */
  readonly mended: CatchUpResult | null
  readonly refused: RefusedItem | null
  /** Items that the desk refused for good, until the user dismisses them. */
  readonly untaken: readonly RefusedItem[]
}

/** The outbox with what the next answer depends on. */
export type Queue = OutboxState & {
  /** Keys of the items that the catch-up will count. */
  readonly held: ReadonlySet<string>
  /** Keys of the items that were stored before a reload: another window's list may still contain them. */
  readonly begun: ReadonlySet<string>
  /** Attempts at the first item on which the desk itself failed. */
  readonly failures: number
  /** Position of the item that was answered last: as it was typed, and as it is now. */
  readonly anchor: { readonly table: string; readonly before: ActAnchor; readonly now: ActAnchor } | null
  /** Tables of other files than the open one; retried after each pause. */
  readonly away: ReadonlySet<string>
}

type Answer = Extract<SendAnswer, { ok: true }>

/** Attempts at an item on which the desk itself fails, before the next items go on. */
const TRIES = 3

/** The outbox of a window that opens. `items`: those that it had stored before a reload. */
export const openQueue = (items: readonly OutboxItem[], untaken: readonly RefusedItem[], now: Date): Queue => ({
  items,
  sending: null,
  trouble: items.length > 0 ? { failure: { kind: 'lost' }, since: now } : null,
  catchUp: null,
  mended: null,
  refused: null,
  untaken,
  held: keysOf(items),
  begun: keysOf(items),
  failures: 0,
  anchor: null,
  away: new Set(),
})

/** An author who types on knows everything that the queued act before knew, and that act. */
export const enqueue = (queue: Queue, item: OutboxItem): Queue => {
  const before = queue.items.findLast((one) => one.table === item.table && one.behind?.hand === item.behind?.hand)?.behind
  const typed = withAnchor({ ...item, behind: before ?? item.behind }, queue.anchor)
  return { ...queue, items: [...queue.items, typed], refused: null }
}

/** Adopts another window's items, ahead of its own. The same queue if it has or had them all. */
export const adopt = (queue: Queue, items: readonly OutboxItem[], now: Date): Queue => {
  const fresh = items.filter(({ key }) => !queue.begun.has(key) && !queue.items.some((one) => one.key === key))
  if (fresh.length === 0) return queue
  const all = [...fresh, ...queue.items]
  return { ...queue, items: all, held: keysOf(all), trouble: queue.trouble ?? { failure: { kind: 'lost' }, since: now } }
}

/** The next item to send, if its file is open. */
export const nextItem = ({ items, away }: Queue): OutboxItem | undefined => items.find(({ table }) => !away.has(table))

/** All items are tried again. */
export const afterPause = (queue: Queue): Queue => ({ ...queue, held: keysOf(queue.items), away: new Set() })

export const afterAnswer = (queue: Queue, item: OutboxItem, answer: Answer, names: GivenNames): Queue => {
  const now = nowBehind(item, answer)
  const anchor = item.behind && now ? { table: item.table, before: item.behind, now } : queue.anchor
  const end = endCorrected(item, answer, names)
  const items = queue.items
    .map((other) => withLogNames(now ? withAnchor(other, anchor) : other, names))
    .map((other) => (end && other.table === item.table && other.behind?.hand === end.hand ? { ...other, behind: end } : other))
  return withoutItems({ ...queue, items, anchor }, [item], answer.change)
}

/** `untaken`: the refused items of all windows now. */
export const afterFailure = (
  queue: Queue,
  item: OutboxItem,
  failure: SendFailure,
  { now, untaken }: { readonly now: Date; readonly untaken: readonly RefusedItem[] },
): Queue => {
  const failures = queue.failures + (failure.kind === 'failed' ? 1 : 0)
  if (failure.kind !== 'refused' && (failure.kind !== 'failed' || failures < TRIES))
    return {
      ...queue,
      failures,
      held: keysOf(queue.items),
      sending: null,
      mended: null,
      trouble: { failure, since: queue.trouble?.since ?? now },
      away: failure.kind === 'other-file' ? new Set([...queue.away, item.table]) : queue.away,
    }
  const refused = { item, message: failure.message, column: 'column' in failure ? failure.column : null }
  const gone = [item, ...goingAlong(queue.items, item)]
  const typed = gone.filter(isTyped).map((one) => (one === item ? refused : { ...refused, item: one, column: null }))
  return {
    ...withoutItems(queue, gone, 'refused'),
    refused,
    untaken: typed.length > 0 ? [...untaken, ...typed] : queue.untaken,
  }
}

/** Removes items that the desk answered or refused. `change`: the answer, if it was a table's new state. */
const withoutItems = (queue: Queue, gone: readonly OutboxItem[], change: Answer['change'] | 'refused'): Queue => {
  const keys = keysOf(gone)
  const ends = queue.trouble !== null && queue.away.size === 0
  const sent = ends ? startCatchUp(queue.held, queue.catchUp) : queue.catchUp
  const catchUp = sent && continueCatchUp(sent, gone, change)
  const isUp = catchUp?.left.size === 0
  return {
    ...queue,
    items: queue.items.filter(({ key }) => !keys.has(key)),
    failures: 0,
    catchUp: isUp ? null : catchUp,
    ...(ends && { trouble: null }),
    // nothing was saved of what was refused
    ...(isUp && { mended: catchUp.count > 0 ? { count: catchUp.count, found: catchUp.found } : null }),
  }
}

/** Re-anchors an act once the position of the one before it is known. */
const withAnchor = (item: OutboxItem, anchor: Queue['anchor']): OutboxItem =>
  item.table === anchor?.table && isSame(item.behind, anchor.before) ? { ...item, behind: anchor.now } : item

/** Whether the user typed it, and would have to type it again. */
const isTyped = ({ act }: OutboxItem): boolean => act.kind === 'record' || act.kind === 'correct' || act.kind === 'incident'

/**
 * Items that fail together with a refused one: its undo, redo and corrections; and acts typed in a hand that it was to begin, which would
 * otherwise be appended to the previous hand.
 */
const goingAlong = (items: readonly OutboxItem[], refused: OutboxItem): readonly OutboxItem[] => {
  const gone = new Set([refused.key])
  const begins = refused.act.kind === 'record' && BEGINS.test(refused.act.text)
  return items.filter((item) => {
    if (item === refused) return false
    const { act, key, table } = item
    const isOn = 'after' in act && act.after !== undefined && gone.has(act.after)
    const isOfHand = begins && table === refused.table && act.kind === 'record' && isBehind(item, refused)
    if (!isOn && !isOfHand && ![...gone].some((one) => refersTo(item, one))) return false
    gone.add(key)
    return true
  })
}
const BEGINS = /^[^\S\n\r\u2028\u2029]*@(?:hand|game)\b/m
const isBehind = ({ behind }: OutboxItem, { behind: before }: OutboxItem): boolean => behind?.hand === before?.hand

const keysOf = (items: readonly OutboxItem[]): ReadonlySet<string> => new Set(items.map(({ key }) => key))

/**
 * New position of the acts typed after an item, by its answer: after its last act, in the hand that it began if it began one. Null:
 * unchanged.
 */
const nowBehind = ({ act, behind }: OutboxItem, { change, written = null }: Answer): ActAnchor | null => {
  const hand = change?.state.hand ?? behind?.hand
  if (act.kind !== 'record' || hand === undefined) return null
  return written === null && hand === behind?.hand ? null : { hand, after: written, unanswered: true }
}

const isSame = (one: ActAnchor | undefined, other: ActAnchor): boolean => one?.hand === other.hand && one.after === other.after

/** The end of the list if a correction put its own event there: acts typed later are re-anchored to it. */
const endCorrected = ({ act }: OutboxItem, { change }: Answer, names: GivenNames): ActAnchor | null => {
  const end = change?.state.end ?? null
  if (act.kind !== 'correct' || !change || end === null || ![...names.values()].includes(end)) return null
  return { hand: change.state.hand, after: end, unanswered: true }
}
