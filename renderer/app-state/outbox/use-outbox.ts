import { useSyncExternalStore } from 'react'
import { ask, desk } from '../desk/client.ts'
import { connection, heard, onConnection } from '../desk/connection.ts'
import { queries } from '../desk/query-client.ts'
import { forgetAsked, showState } from '../desk/show-state.ts'
import { session } from '../storage/session.ts'
import { shared } from '../storage/store.ts'
import { sayTrouble } from '../trouble.ts'
import { failureOf } from './failure.ts'
import type { Answer, Item } from './item.ts'
import { keepBeyond } from './orphans.ts'
import { type Outgoing, outgoing } from './outbox.ts'
import { untakenHere } from './rejected.ts'

const KEY = 'outgoing'
const PAUSE = 2000

const send = async ({ key, table, by, act, at, behind }: Item): Promise<Answer> => {
  forgetAsked(table)
  try {
    if (act.kind === 'incident') {
      await desk.incidents.open({ table, by, key, note: act.note ?? '', waited: waitedSince(at) })
      return { ok: true, change: null }
    }
    if (act.kind === 'steps') {
      await desk.incidents.done({ incident: act.incident, ruling: act.ruling, remedies: act.remedies, by, key })
      // what is shown until then is this
      await queries.invalidateQueries()
      return { ok: true, change: null }
    }
    if (act.kind === 'record') {
      const { written, ...change } = await desk.tables.record({
        table,
        by,
        key,
        text: act.text,
        behind,
        waited: waitedSince(at),
      })
      return { ok: true, change, written }
    }
    const change = await (act.kind === 'undo'
      ? desk.tables.undo({ table, by, key, keepsRulings: act.ruling !== true, own: act.own, of: act.of, after: act.after })
      : act.kind === 'redo'
        ? desk.tables.redo({ table, by, key, own: act.own, of: act.of, after: act.after })
        : act.kind === 'liveTiming'
          ? desk.tables.liveTiming({ table, by, key, on: act.on })
          : desk.tables.correct({ table, by, key, hand: act.hand, edit: act.edit, seen: act.seen }))
    return { ok: true, change }
  } catch (error) {
    const failure = failureOf(error)
    // the ruling is seen on several screens
    if (act.kind === 'steps' && failure.kind === 'refused') sayTrouble(failure.message)
    // what it meant may not be as it was known, and what was asked about the table was dropped
    if (failure.kind === 'refused') void queries.invalidateQueries({ queryKey: ask.tables.state.key() })
    return { ok: false, failure }
  }
}

/**
 * How long ago it was entered, by the clock as it went when this page was opened where it was set back since; nothing is said where that can't be, as when it
 * was set back before.
 */
const waitedSince = (at: number): number | undefined => {
  const passed = Date.now() - at
  const waited = passed < 0 ? Math.round(performance.timeOrigin + performance.now()) - at : passed
  return waited >= 0 && waited < DAY ? waited : undefined
}
const DAY = 86_400_000

/** The one queue of this window. */
export const queue = outgoing({
  send,
  saved: (change, { table, act }) => {
    heard('ok')
    if (!change) {
      for (const key of [ask.tables.list.key(), ask.calls.key(), ask.incidents.list.key()])
        void queries.invalidateQueries({ queryKey: key })
      return
    }
    const { state } = change
    showState(state)
    setCorrected(act.kind === 'correct' ? { table, seq: state.seq, says: act.says } : null)
  },
  keep: (items) => {
    session.write(KEY, items.length > 0 ? JSON.stringify(items) : null)
    keepBeyond(items)
  },
  untaken: untakenHere,
  kept: () => JSON.parse(session.read(KEY) ?? '[]') as readonly Item[],
  now: () => new Date(),
  newKey: () => crypto.randomUUID(),
  file: () => queries.getQueryData(ask.tournaments.current.queryKey())?.file,
  wait: (wake) =>
    connection().state === 'forbidden' ? wake : Promise.race([wake, new Promise<void>((resolve) => setTimeout(resolve, PAUSE))]),
})
addEventListener('storage', ({ key }) => key === untakenHere.name && queue.readUntaken())
onConnection(() => {
  if (connection().state === 'ok') queue.retry()
})
addEventListener('beforeunload', (event) => {
  if (connection().state !== 'forbidden' && queue.state().trouble && queue.state().items.length > 0) event.preventDefault()
})

/** What a screen needs to know of the queue, drawn again only when that changes: `of` gives the same value for the same state of things. */
export const useOutgoing = <Part>(of: (state: Outgoing) => Part): Part => useSyncExternalStore(queue.subscribe, () => of(queue.state()))

/** Items that wait for something to be mended, of all tables. */
export const heldOf = ({ trouble, items }: Outgoing): readonly Item[] => (trouble ? items : NOTHING)
const NOTHING: readonly Item[] = []

/** The correction that was done last in this window, and the table as it stood right after it. */
export type Corrected = { readonly table: string; readonly seq: number; readonly says: string }

const last = shared<Corrected | null>(null)

/** Says what was just corrected; null where something else was done. */
const setCorrected = last.set
export const useCorrected = last.useNow
