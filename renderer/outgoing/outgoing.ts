import type { Change, TableState } from '../../desk/contract.ts'

/** One thing that a person has entered for a table and that the desk has not acknowledged yet. */
export type Item = {
  readonly key: string
  readonly table: string
  readonly act: { readonly kind: 'record'; readonly text: string } | { readonly kind: 'undo' } | { readonly kind: 'redo' }
  readonly by: string
  /** The newest entry known when it was entered: what is newer may be this very act, saved but not answered. */
  readonly after: number
}

/** Why the desk did not take an item: `refused` is final, the others are tried again. */
export type Failure =
  | { readonly kind: 'refused'; readonly message: string; readonly column: number | null }
  | { readonly kind: 'not-saved'; readonly code: 'disk-full' | 'read-only' | 'other'; readonly detail: string }
  | { readonly kind: 'lost' }
  /** The desk answered that it failed itself. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'forbidden' }

export type Answer = { readonly ok: true; readonly change: Change } | { readonly ok: false; readonly failure: Failure }
export type Refused = { readonly item: Item; readonly message: string; readonly column: number | null }

/** What the screen shows of the queue. `held` items wait for something to be mended, `since` then. */
export type Outgoing = {
  readonly items: readonly Item[]
  readonly sending: { readonly since: Date } | null
  readonly trouble: { readonly failure: Exclude<Failure, { kind: 'refused' }>; readonly since: Date } | null
  /** How many held items were written when the last trouble ended; null once the reader has closed the message. */
  readonly mended: number | null
  readonly refused: Refused | null
}

/** How often an act on which the desk itself fails is tried before the ones behind it go on. */
const TRIES = 3

type World = {
  readonly send: (item: Item) => Promise<Answer>
  readonly look: (table: string) => Promise<TableState>
  readonly saved: (change: Change, item: Item) => void
  readonly keep: (items: readonly Item[]) => void
  readonly kept: () => readonly Item[]
  readonly now: () => Date
  /** Resolves after a while, or sooner when `retry` is called. */
  readonly wait: (wake: Promise<void>) => Promise<void>
}

export type Queue = {
  readonly state: () => Outgoing
  readonly subscribe: (listener: () => void) => () => void
  readonly enter: (item: Omit<Item, 'key'>) => void
  readonly retry: () => void
  readonly forget: (what: 'mended' | 'refused') => void
}

/** Sends what is entered, one at a time and in order; keeps what the desk has not acknowledged; never sends an act twice that was saved. */
export const outgoing = (world: World): Queue => {
  let state: Outgoing = { items: world.kept(), sending: null, trouble: null, mended: null, refused: null }
  const listeners = new Set<() => void>()
  let running = false
  let wake: () => void = () => undefined
  let heldThen = 0

  const change = (part: Partial<Outgoing>): void => {
    state = { ...state, ...part }
    if (part.items) world.keep(part.items)
    for (const listener of listeners) listener()
  }
  const done = (saved?: Change): void => {
    const items = state.items
      .slice(1)
      .map((item) => (saved?.state.table.id === item.table ? { ...item, after: Math.max(item.after, saved.state.seq) } : item))
    const ends = state.trouble !== null
    change({ items, trouble: null, ...(ends && { mended: heldThen }) })
  }

  const run = async (unsure: boolean): Promise<void> => {
    let doubt = unsure
    let failures = 0
    while (state.items[0]) {
      const item = state.items[0]
      if (!state.sending) change({ sending: { since: world.now() } })
      const answer = (doubt ? await found(world, item) : null) ?? (await world.send(item))
      doubt = false
      if (answer.ok) {
        world.saved(answer.change, item)
        done(answer.change)
        failures = 0
      } else if (answer.failure.kind === 'refused' || (answer.failure.kind === 'failed' && ++failures === TRIES)) {
        done()
        failures = 0
        change({ refused: { item, message: answer.failure.message, column: 'column' in answer.failure ? answer.failure.column : null } })
      } else {
        heldThen = state.items.length
        change({ sending: null, mended: null, trouble: { failure: answer.failure, since: state.trouble?.since ?? world.now() } })
        doubt = answer.failure.kind === 'lost' || answer.failure.kind === 'failed'
        await world.wait(
          new Promise((resolve) => {
            wake = resolve
          }),
        )
        heldThen = state.items.length
      }
    }
    change({ sending: null })
  }

  const go = (unsure = false): void => {
    if (running) return
    running = true
    void run(unsure).finally(() => {
      running = false
    })
  }
  if (state.items.length > 0) {
    heldThen = state.items.length
    state = { ...state, trouble: { failure: { kind: 'lost' }, since: world.now() } }
    go(true)
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    enter: (item) => {
      change({ items: [...state.items, { ...item, key: `${world.now().getTime()}.${state.items.length}` }], refused: null })
      go()
    },
    retry: () => wake(),
    forget: (what) => change({ [what]: null }),
  }
}

/** After an answer that never came: whether the desk has the item all the same. */
const found = async (world: World, item: Item): Promise<Answer | null> => {
  try {
    const state = await world.look(item.table)
    return wasSaved(state, item) ? { ok: true, change: { state, came: [], gone: [] } } : null
  } catch {
    return { ok: false, failure: { kind: 'lost' } }
  }
}

/** Whether a table's record holds the item already: newer than what was known when it was entered, by the same person, in the same words. */
export const wasSaved = (state: TableState, item: Item): boolean => {
  if (state.seq <= item.after) return false
  const { act } = item
  if (act.kind !== 'record') return true
  const words = spaced(act.text)
  return state.acts.some(
    ({ seq, by, text, form }) =>
      seq > item.after && by === item.by && (spaced(text) === words || (form !== null && spaced(form.text) === words)),
  )
}

const spaced = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\d[mpsz]|\?) (?=\d[mpsz]|\?)/g, '')
