import { useQuery } from '@tanstack/react-query'
import { millisecondsInDay } from 'date-fns/constants'
import { useSyncExternalStore } from 'react'
import { ask, desk } from '../desk/client.ts'
import { connection, onConnection, reportConnection } from '../desk/connection.ts'
import { cacheState, cancelPendingState, queries } from '../desk/show-state.ts'
import { session } from '../storage/session.ts'
import { createStore } from '../storage/store.ts'
import { showTrouble } from '../trouble.ts'
import { failureOf } from './failure.ts'
import type { OutboxItem, SendAnswer } from './item.ts'
import { useLeftWaiting } from './left-line.ts'
import { storeItems } from './orphans.ts'
import { createOutbox } from './outbox.ts'
import type { OutboxState } from './queue.ts'
import { storedRefusals } from './rejected.ts'

const KEY = 'outgoing'
const PAUSE = 2000

const send = async ({ key, table, by, act, at, behind }: OutboxItem): Promise<SendAnswer> => {
  cancelPendingState(table)
  try {
    if (act.kind === 'incident') {
      const { id, last } = await desk.incidents.open({ table, by, key, note: act.note ?? '', waited: waitedSince(at) })
      return { ok: true, change: null, opened: { id, last } }
    }
    if (act.kind === 'steps') {
      await desk.incidents.done({ incident: act.incident, ruling: act.ruling, remedies: act.remedies, known: act.known, by, key })
      // the screen shows the queued state until this is done
      await queries.invalidateQueries()
      return { ok: true, change: null }
    }
    if (act.kind === 'record') {
      const { written, ...change } = await desk.tables.record({
        table,
        by,
        key,
        text: act.text,
        // the lines of one Enter
        together: act.text.includes('\n'),
        behind,
        waited: waitedSince(at),
      })
      return { ok: true, change, written }
    }
    const change = await (act.kind === 'undo'
      ? desk.tables.undo({
          table,
          by,
          key,
          keepsRulings: act.ruling !== true,
          keepsOthers: act.others !== true,
          own: act.own,
          of: act.of,
          after: act.after,
        })
      : act.kind === 'redo'
        ? desk.tables.redo({ table, by, key, own: act.own, of: act.of, after: act.after })
        : act.kind === 'liveTiming'
          ? desk.tables.liveTiming({ table, by, key, on: act.on })
          : desk.tables.correct({ table, by, key, hand: act.hand, edit: act.edit, seen: act.seen }))
    return { ok: true, change }
  } catch (error) {
    const failure = failureOf(error)
    // the outcome shows on several screens
    if (act.kind === 'steps' && failure.kind === 'refused') showTrouble(failure.message)
    // the table may differ from what the author knew, and its pending query was cancelled
    if (failure.kind === 'refused') void queries.invalidateQueries({ queryKey: ask.tables.state.key() })
    return { ok: false, failure }
  }
}

/**
 * Milliseconds since entry. If the clock was set back since, measured by the clock as it ran when the page was opened; undefined if that is
 * impossible too.
 */
const waitedSince = (at: number): number | undefined => {
  const passed = Date.now() - at
  const waited = passed < 0 ? Math.round(performance.timeOrigin + performance.now()) - at : passed
  return waited >= 0 && waited < millisecondsInDay ? waited : undefined
}

/** The outbox of this window. */
export const outbox = createOutbox({
  send,
  saved: (change, { table, act }) => {
    reportConnection('ok')
    if (!change) {
      for (const key of [ask.tables.list.key(), ask.calls.key(), ask.incidents.list.key()])
        void queries.invalidateQueries({ queryKey: key })
      return
    }
    const { state } = change
    cacheState(state)
    setCorrected(act.kind === 'correct' ? { table, seq: state.seq, says: act.says } : null)
  },
  keep: (items) => {
    session.write(KEY, items.length > 0 ? JSON.stringify(items) : null)
    storeItems(items)
  },
  untaken: storedRefusals,
  kept: () => JSON.parse(session.read(KEY) ?? '[]') as readonly OutboxItem[],
  now: () => new Date(),
  newKey: () => crypto.randomUUID(),
  file: () => queries.getQueryData(ask.tournaments.current.queryKey())?.file,
  wait: (wake) =>
    connection().state === 'forbidden' ? wake : Promise.race([wake, new Promise<void>((resolve) => setTimeout(resolve, PAUSE))]),
})

/** Number of acts that the window got back when it opened. */
export const restoredActs = outbox.state().items.length

addEventListener('storage', ({ key }) => key === storedRefusals.name && outbox.readUntaken())
onConnection(() => {
  if (connection().state === 'ok') outbox.retry()
})
addEventListener('beforeunload', (event) => {
  if (connection().state !== 'forbidden' && outbox.state().trouble && outbox.state().items.length > 0) event.preventDefault()
})

/** A part of the outbox's state. Renders again only when the part changes: `of` must return the same value for the same state. */
export const useOutbox = <Part>(of: (state: OutboxState) => Part): Part => useSyncExternalStore(outbox.subscribe, () => of(outbox.state()))

/** Number of forms that wait for the desk in the same way, left or not. */
export const heldForms = createStore(0)

/** Items of all tables that wait until trouble is resolved. */
export const heldItems = ({ trouble, items }: OutboxState): readonly OutboxItem[] => (trouble ? items : NOTHING)
const NOTHING: readonly OutboxItem[] = []

/** The last correction of this window; `seq`: the table's state right after it. */
export type LastCorrection = { readonly table: string; readonly seq: number; readonly says: string }

const last = createStore<LastCorrection | null>(null)

/** Null where the last act was no correction. */
const setCorrected = last.set
export const useLastCorrection = last.useNow

const WAITING = 'waiting-lines'

/**
 * By table, the number of lines that were entered there and are in no file: a refused line, and those that wait for its correction. It outlives
 * a reload, as the lines do.
 */
const waiting = createStore(JSON.parse(session.read(WAITING) ?? '{}') as Readonly<Record<string, number>>)

/** Notes the number of a table's lines that wait. */
export const noteWaitingLines = (table: string, count: number): void => {
  const { [table]: before = 0, ...others } = waiting.now()
  if (count === before) return
  waiting.set(count === 0 ? others : { ...others, [table]: count })
  session.write(WAITING, JSON.stringify(waiting.now()))
}

/** The number of lines that wait at the tables of the open file, those of closed windows too. Those of another file are its own. */
export const useWaitingLines = (): number => {
  const counts = waiting.useNow()
  const left = useLeftWaiting()
  const { data: tables = [] } = useQuery({ ...ask.tables.names.queryOptions(), enabled: false })
  return tables.reduce((sum, { id }) => sum + Math.max(counts[id] ?? 0, left[id] ?? 0), 0)
}
