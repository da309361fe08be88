import type { Change } from '../../../desk/contract/tables.ts'
import { type CatchUp, catchUpWith, caughtUp, type Found } from './catch-up.ts'
import type { Answer, Behind, Failure, Item, Refused } from './item.ts'
import { type GivenNames, givenNames, isAbout, withNames } from './provisional-names.ts'

/** How many held items were sent, and the findings that came of them. */
export type Mended = { readonly count: number; readonly found: readonly Found[] }

/** What the screen shows of the queue. `held` items wait for something to be mended, `since` then. */
export type Outgoing = {
  readonly items: readonly Item[]
  readonly sending: { readonly since: Date } | null
  readonly trouble: { readonly failure: Exclude<Failure, { kind: 'refused' }>; readonly since: Date } | null
  /** What was held is being sent. */
  readonly catchUp: CatchUp | null
  /** All that was held is sent; null once the reader has closed the message. */
  readonly mended: Mended | null
  readonly refused: Refused | null
  /** What was typed and not taken: until a person has done with it. */
  readonly untaken: readonly Refused[]
}

/** How often an act on which the desk itself fails is tried before the ones behind it go on. */
const TRIES = 3

type World = {
  readonly send: (item: Item) => Promise<Answer>
  readonly saved: (change: Change | null, item: Item) => void
  readonly keep: (items: readonly Item[]) => void
  readonly kept: () => readonly Item[]
  /** What was not taken, of all windows of this browser. */
  readonly untaken: { readonly read: () => readonly Refused[]; readonly write: (untaken: readonly Refused[]) => void }
  readonly now: () => Date
  readonly newKey: () => string
  readonly file: () => string | undefined
  /** Resolves after a while, or sooner when `retry` is called. */
  readonly wait: (wake: Promise<void>) => Promise<void>
}

export type Queue = {
  readonly state: () => Outgoing
  readonly subscribe: (listener: () => void) => () => void
  readonly enter: (item: Omit<Item, 'key' | 'at' | 'file'>) => void
  /** Sends what other windows entered and could not send any more, before what was entered here. */
  readonly takeOver: (items: readonly Item[]) => void
  readonly retry: () => void
  /** The name that the desk gave to what was held, where it has answered. */
  readonly nameOf: (held: string) => string | undefined
  readonly forget: (what: 'mended' | 'refused') => void
  /** A person has done with what was not taken. */
  readonly dismiss: (key: string) => void
  /** Another window has. */
  readonly readUntaken: () => void
}

/** Sends what is entered, one at a time and in order; keeps what the desk has not acknowledged, and sends it again under the same key. */
export const outgoing = (world: World): Queue => {
  let state: Outgoing = {
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
  /** Where the act that was answered last was typed, and where it stands. */
  let stands: { readonly table: string; readonly before: Behind; readonly now: Behind } | null = null
  /** Tables of other files than the open one; asked for anew after each pause. */
  let away: ReadonlySet<string> = new Set()

  const change = (part: Partial<Outgoing>): void => {
    state = { ...state, ...part }
    if (part.items) world.keep(part.items)
    for (const listener of listeners) listener()
  }
  /** `answer`: null where it was not taken; `along`: what goes with it then. */
  const done = (item: Item, answer: Extract<Answer, { ok: true }> | null, along: readonly Item[] = []): void => {
    const ends = state.trouble !== null && away.size === 0
    const now = answer && nowBehind(item, answer)
    if (item.behind && now) stands = { table: item.table, before: item.behind, now }
    const names = answer && givenNames(item, answer)
    for (const [held, name] of names ?? []) named.set(held, name)
    const end = answer && names && endCorrected(item, answer, names)
    const items = state.items
      .filter((other) => other !== item && !along.includes(other))
      .map((other) => withNames(now ? behindOwn(other) : other, names ?? new Map()))
      .map((other) => (end && other.table === item.table && other.behind?.hand === end.hand ? { ...other, behind: end } : other))
    const sent = ends ? catchUpWith(heldThen, state.catchUp) : state.catchUp
    const catchUp = sent && caughtUp(sent, [item, ...along], answer?.change ?? null)
    const isUp = catchUp?.left.size === 0
    change({
      items,
      catchUp: isUp ? null : catchUp,
      ...(ends && { trouble: null }),
      ...(isUp && { mended: { count: catchUp.count, found: catchUp.found } }),
    })
  }
  /** What was typed on behind an act of this window stands behind it, now that it is known where that stands. */
  const behindOwn = (item: Item): Item =>
    item.table === stands?.table && isSame(item.behind, stands.before) ? { ...item, behind: stands.now } : item

  const keepUntaken = (untaken: readonly Refused[]): void => {
    world.untaken.write(untaken)
    change({ untaken })
  }

  /** What an answer means for the item; whether to go on at once. */
  const take = (item: Item, answer: Answer): boolean => {
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
      // entered by somebody who was just told that all is sent
      if (state.items.length > 0) go()
    })
  }
  // this window's own from before it was loaded again: another window's list may name them still
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
      // whoever goes on typing has seen what the act before had, and that act
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
    forget: (what) => change({ [what]: null }),
    dismiss: (key) => keepUntaken(world.untaken.read().filter(({ item }) => item.key !== key)),
    readUntaken: () => change({ untaken: world.untaken.read() }),
  }
}

/** Whether somebody would have to type it anew. */
const isTyped = ({ act }: Item): boolean => act.kind === 'record' || act.kind === 'correct' || (act.kind === 'incident' && !!act.note)

/**
 * What goes with an act that was not taken: what was to take it back, put it back or correct it; and what was typed on in a hand that it was to begin, which
 * would be taken for acts of the hand before.
 */
const goingAlong = (items: readonly Item[], refused: Item): readonly Item[] => {
  const gone = new Set([refused.key])
  const begins = refused.act.kind === 'record' && BEGINS.test(refused.act.text)
  return items.filter((item) => {
    if (item === refused) return false
    const { act, key, table } = item
    const isOn = 'after' in act && act.after !== undefined && gone.has(act.after)
    const isOfHand = begins && table === refused.table && act.kind === 'record' && isBehind(item, refused)
    if (!isOn && !isOfHand && ![...gone].some((one) => isAbout(item, one))) return false
    gone.add(key)
    return true
  })
}
const BEGINS = /^[^\S\n\r\u2028\u2029]*@(?:hand|game)\b/m
const isBehind = ({ behind }: Item, { behind: before }: Item): boolean => behind?.hand === before?.hand

const keysOf = (items: readonly Item[]): ReadonlySet<string> => new Set(items.map(({ key }) => key))

/** Where what was typed on behind an act stands, by its answer: behind it, in the hand that was begun with it where one was; null where that is as before. */
const nowBehind = ({ act, behind }: Item, { change, written = null }: Extract<Answer, { ok: true }>): Behind | null => {
  const hand = change?.state.hand ?? behind?.hand
  if (act.kind !== 'record' || hand === undefined) return null
  return written === null && hand === behind?.hand ? null : { hand, after: written, unanswered: true }
}

const isSame = (one: Behind | undefined, other: Behind): boolean => one?.hand === other.hand && one.after === other.after

/** The end of the list where a correction has put something of its own there: what was typed after it goes on behind that. */
const endCorrected = ({ act }: Item, { change }: Extract<Answer, { ok: true }>, names: GivenNames): Behind | null => {
  const end = change?.state.end ?? null
  if (act.kind !== 'correct' || !change || end === null || ![...names.values()].includes(end)) return null
  return { hand: change.state.hand, after: end, unanswered: true }
}
