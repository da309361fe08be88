import type { Change } from '../../../desk/contract/tables.ts'
import { type CatchUp, type CatchUpFinding, continueCatchUp, startCatchUp } from './catch-up.ts'
import type { ActAnchor, OutboxItem, RefusedItem, SendAnswer, SendFailure } from './item.ts'
import { type GivenNames, givenNames, refersTo, withLogNames } from './provisional-names.ts'

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

/** Attempts at an item on which the desk itself fails, before the next items go on. */
const TRIES = 3

type World = {
  readonly send: (item: OutboxItem) => Promise<SendAnswer>
  readonly saved: (change: Change | null, item: OutboxItem) => void
  readonly keep: (items: readonly OutboxItem[]) => void
  readonly kept: () => readonly OutboxItem[]
  /** Refused items of all windows of this browser. */
  readonly untaken: { readonly read: () => readonly RefusedItem[]; readonly write: (untaken: readonly RefusedItem[]) => void }
  readonly now: () => Date
  readonly newKey: () => string
  readonly file: () => string | undefined
  /** Resolves after a pause, or sooner when `retry` is called. */
  readonly wait: (wake: Promise<void>) => Promise<void>
}

export type Outbox = {
  readonly state: () => OutboxState
  readonly subscribe: (listener: () => void) => () => void
  readonly enter: (item: Omit<OutboxItem, 'key' | 'at' | 'file'>) => void
  /** Adopts the unsent items of closed windows, ahead of this window's own. */
  readonly takeOver: (items: readonly OutboxItem[]) => void
  readonly retry: () => void
  /** The log's name for a provisional name, once the desk has answered. */
  readonly nameOf: (held: string) => string | undefined
  /** The name under which this window first knew an act: its provisional one, if it was entered here. */
  readonly firstNameOf: (name: string) => string
  readonly forget: (what: 'mended' | 'refused') => void
  /** The user has dealt with a refused item. */
  readonly dismiss: (key: string) => void
  /** Another window changed the list of refused items. */
  readonly readUntaken: () => void
}

/** The outbox: sends items one at a time and in order. Stores unacknowledged items and retries them under the same idempotency key. */
export const createOutbox = (world: World): Outbox => {
  let state: OutboxState = {
    items: world.kept(),
    sending: null,
    trouble: null,
    catchUp: null,
    mended: null,
    refused: null,
    untaken: world.untaken.read(),
  }
  const listeners = new Set<() => void>()
  let running = false
  let wake: () => void = () => undefined
  let heldThen: ReadonlySet<string> = new Set()
  let failures = 0
  const named = new Map<string, string>()
  const firstNames = new Map<string, string>()
  /** Position of the item that was answered last: as it was typed, and as it is now. */
  let stands: { readonly table: string; readonly before: ActAnchor; readonly now: ActAnchor } | null = null
  /** Tables of other files than the open one; retried after each pause. */
  let away: ReadonlySet<string> = new Set()

  const change = (part: Partial<OutboxState>): void => {
    state = { ...state, ...part }
    if (part.items) world.keep(part.items)
    for (const listener of listeners) listener()
  }
  /** Removes an answered item. `answer`: null if it was refused; `along`: items that fail together with it. */
  const done = (item: OutboxItem, answer: Extract<SendAnswer, { ok: true }> | null, along: readonly OutboxItem[] = []): void => {
    const ends = state.trouble !== null && away.size === 0
    const now = answer && nowBehind(item, answer)
    if (item.behind && now) stands = { table: item.table, before: item.behind, now }
    const names = answer && givenNames(item, answer)
    for (const [held, name] of names ?? []) {
      named.set(held, name)
      firstNames.set(name, held)
    }
    const end = answer && names && endCorrected(item, answer, names)
    const items = state.items
      .filter((other) => other !== item && !along.includes(other))
      .map((other) => withLogNames(now ? behindOwn(other) : other, names ?? new Map()))
      .map((other) => (end && other.table === item.table && other.behind?.hand === end.hand ? { ...other, behind: end } : other))
    const sent = ends ? startCatchUp(heldThen, state.catchUp) : state.catchUp
    const catchUp = sent && continueCatchUp(sent, [item, ...along], answer?.change ?? null)
    const isUp = catchUp?.left.size === 0
    change({
      items,
      catchUp: isUp ? null : catchUp,
      ...(ends && { trouble: null }),
      ...(isUp && { mended: { count: catchUp.count, found: catchUp.found } }),
    })
  }
  /** Re-anchors queued acts once the position of the one before them is known. */
  const behindOwn = (item: OutboxItem): OutboxItem =>
    item.table === stands?.table && isSame(item.behind, stands.before) ? { ...item, behind: stands.now } : item

  const keepUntaken = (untaken: readonly RefusedItem[]): void => {
    world.untaken.write(untaken)
    change({ untaken })
  }

  /** Handles the answer to an item; true if the next item may follow at once. */
  const take = (item: OutboxItem, answer: SendAnswer): boolean => {
    if (answer.ok) {
      world.saved(answer.change, item)
      done(item, answer)
      failures = 0
      return true
    }
    const { failure } = answer
    if (failure.kind === 'refused' || (failure.kind === 'failed' && ++failures === TRIES)) {
      const along = goingAlong(state.items, item)
      done(item, null, along)
      failures = 0
      const refused = { item, message: failure.message, column: 'column' in failure ? failure.column : null }
      const untaken = [item, ...along].filter(isTyped).map((one) => (one === item ? refused : { ...refused, item: one, column: null }))
      if (untaken.length > 0) keepUntaken([...world.untaken.read(), ...untaken])
      change({ refused })
      return true
    }
    heldThen = keysOf(state.items)
    change({ sending: null, mended: null, trouble: { failure, since: state.trouble?.since ?? world.now() } })
    if (failure.kind === 'other-file') away = new Set([...away, item.table])
    return failure.kind === 'other-file'
  }

  const run = async (): Promise<void> => {
    while (state.items.length > 0) {
      const item = state.items.find(({ table }) => !away.has(table))
      if (item && !state.sending) change({ sending: { since: world.now() } })
      if (item && take(item, await world.send(item))) continue
      await pause()
    }
    change({ sending: null })
  }

  const pause = async (): Promise<void> => {
    await world.wait(
      new Promise((resolve) => {
        wake = resolve
      }),
    )
    heldThen = keysOf(state.items)
    away = new Set()
  }

  const go = (): void => {
    if (running) return
    running = true
    void run().finally(() => {
      running = false
      // a listener entered an item when it heard that all are sent
      if (state.items.length > 0) go()
    })
  }
  // items stored by this window before a reload: another window's list may still contain them
  const begun = new Set(state.items.map(({ key }) => key))
  if (state.items.length > 0) {
    heldThen = keysOf(state.items)
    state = { ...state, trouble: { failure: { kind: 'lost' }, since: world.now() } }
    world.keep(state.items)
    go()
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    enter: (item) => {
      // an author who types on knows everything that the queued act before knew, and that act
      const before = state.items.findLast((one) => one.table === item.table && one.behind?.hand === item.behind?.hand)?.behind
      const typed = behindOwn({
        ...item,
        behind: before ?? item.behind,
        key: world.newKey(),
        at: world.now().getTime(),
        file: world.file(),
      })
      change({ items: [...state.items, typed], refused: null })
      if (away.size > 0) wake()
      go()
    },
    takeOver: (items) => {
      const fresh = items.filter(({ key }) => !begun.has(key) && !state.items.some((one) => one.key === key))
      if (fresh.length === 0) return
      heldThen = keysOf([...fresh, ...state.items])
      change({ items: [...fresh, ...state.items], trouble: state.trouble ?? { failure: { kind: 'lost' }, since: world.now() } })
      go()
    },
    retry: () => wake(),
    nameOf: (held) => named.get(held),
    firstNameOf: (name) => firstNames.get(name) ?? name,
    forget: (what) => change({ [what]: null }),
    dismiss: (key) => keepUntaken(world.untaken.read().filter(({ item }) => item.key !== key)),
    readUntaken: () => change({ untaken: world.untaken.read() }),
  }
}

/** Whether the user typed it, and would have to type it again. */
const isTyped = ({ act }: OutboxItem): boolean => act.kind === 'record' || act.kind === 'correct' || (act.kind === 'incident' && !!act.note)

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
const nowBehind = ({ act, behind }: OutboxItem, { change, written = null }: Extract<SendAnswer, { ok: true }>): ActAnchor | null => {
  const hand = change?.state.hand ?? behind?.hand
  if (act.kind !== 'record' || hand === undefined) return null
  return written === null && hand === behind?.hand ? null : { hand, after: written, unanswered: true }
}

const isSame = (one: ActAnchor | undefined, other: ActAnchor): boolean => one?.hand === other.hand && one.after === other.after

/** The end of the list if a correction put its own event there: acts typed later are re-anchored to it. */
const endCorrected = ({ act }: OutboxItem, { change }: Extract<SendAnswer, { ok: true }>, names: GivenNames): ActAnchor | null => {
  const end = change?.state.end ?? null
  if (act.kind !== 'correct' || !change || end === null || ![...names.values()].includes(end)) return null
  return { hand: change.state.hand, after: end, unanswered: true }
}
