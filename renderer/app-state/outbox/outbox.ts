import type { Change } from '../../../desk/contract/tables.ts'
import type { KnownIncident, OutboxItem, RefusedItem, SendAnswer } from './item.ts'
import { givenNames } from './provisional-names.ts'
import { adopt, afterAnswer, afterFailure, afterPause, enqueue, nextItem, type OutboxState, openQueue, type Queue } from './queue.ts'

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

type Entered = Omit<OutboxItem, 'key' | 'at' | 'file'>

export type Outbox = {
  readonly state: () => OutboxState
  readonly subscribe: (listener: () => void) => () => void
  readonly enter: (item: Entered) => void
  /** Enters a call for a referee. Resolves with its incident once the desk has answered, with null if the desk refused it. */
  readonly call: (item: Entered) => Promise<KnownIncident | null>
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
  let queue = openQueue(world.kept(), world.untaken.read(), world.now())
  const listeners = new Set<() => void>()
  let running = false
  let wake: () => void = () => undefined
  const named = new Map<string, string>()
  const firstNames = new Map<string, string>()
  /** By the key of a call, what waits for its incident. */
  const calls = new Map<string, (incident: KnownIncident | null) => void>()

  const change = (next: Queue): void => {
    const { items } = queue
    queue = next
    if (next.items !== items) world.keep(next.items)
    for (const listener of listeners) listener()
  }
  const keepUntaken = (untaken: readonly RefusedItem[]): void => {
    world.untaken.write(untaken)
    change({ ...queue, untaken })
  }

  /** Handles the answer to an item; true if the next item may follow at once. */
  const take = (item: OutboxItem, answer: SendAnswer): boolean => {
    if (answer.ok) {
      world.saved(answer.change, item)
      const names = givenNames(item, answer)
      for (const [held, name] of names) {
        named.set(held, name)
        firstNames.set(name, held)
      }
      change(afterAnswer(queue, item, answer, names))
      calls.get(item.key)?.(answer.opened ?? null)
      return true
    }
    const next = afterFailure(queue, item, answer.failure, { now: world.now(), untaken: world.untaken.read() })
    if (next.untaken !== queue.untaken) world.untaken.write(next.untaken)
    change(next)
    const isRefused = !next.items.includes(item)
    if (isRefused) calls.get(item.key)?.(null)
    return answer.failure.kind === 'other-file' || isRefused
  }

  const run = async (): Promise<void> => {
    while (queue.items.length > 0) {
      const item = nextItem(queue)
      if (item && !queue.sending) change({ ...queue, sending: { since: world.now() } })
      if (item && take(item, await world.send(item))) continue
      await world.wait(new Promise((resolve) => (wake = resolve)))
      queue = afterPause(queue)
    }
    change({ ...queue, sending: null })
  }

  const go = (): void => {
    if (running) return
    running = true
    void run().finally(() => {
      running = false
      // a listener entered an item when it heard that all are sent
      if (queue.items.length > 0) go()
    })
  }
  const enter = (item: Entered, key: string): void => {
    change(enqueue(queue, { ...item, key, at: world.now().getTime(), file: world.file() }))
    if (queue.away.size > 0) wake()
    go()
  }
  if (queue.items.length > 0) {
    world.keep(queue.items)
    go()
  }

  return {
    state: () => queue,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    enter: (item) => enter(item, world.newKey()),
    call: (item) =>
      new Promise((resolve) => {
        const key = world.newKey()
        calls.set(key, resolve)
        enter(item, key)
      }),
    takeOver: (items) => {
      const next = adopt(queue, items, world.now())
      if (next === queue) return
      change(next)
      go()
    },
    retry: () => wake(),
    nameOf: (held) => named.get(held),
    firstNameOf: (name) => firstNames.get(name) ?? name,
    forget: (what) => change({ ...queue, [what]: null }),
    dismiss: (key) => keepUntaken(world.untaken.read().filter(({ item }) => item.key !== key)),
    readUntaken: () => change({ ...queue, untaken: world.untaken.read() }),
  }
}
