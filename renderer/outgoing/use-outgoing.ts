import { useSyncExternalStore } from 'react'
import { ask, desk } from '../desk/client.ts'
import { connection, heard, onConnection } from '../desk/connection.ts'
import { queries } from '../desk/queries.ts'
import { failureOf } from './failure.ts'
import { type Answer, type Item, type Outgoing, outgoing } from './outgoing.ts'

const KEY = 'shinpan.outgoing'
const PAUSE = 2000

const send = async ({ key, table, by, act }: Item): Promise<Answer> => {
  try {
    const change = await (act.kind === 'record'
      ? desk.tables.record({ table, by, key, text: act.text })
      : act.kind === 'undo'
        ? desk.tables.undo({ table, by, key, keepsRulings: act.ruling !== true })
        : desk.tables.redo({ table, by, key }))
    return { ok: true, change }
  } catch (error) {
    return { ok: false, failure: failureOf(error) }
  }
}

/** The one queue of this window. */
export const queue = outgoing({
  send,
  saved: ({ state }, { table }) => {
    heard('ok')
    queries.setQueryData(ask.tables.state.queryKey({ input: { table } }), state)
  },
  keep: (items) => {
    if (items.length > 0) sessionStorage.setItem(KEY, JSON.stringify(items))
    else sessionStorage.removeItem(KEY)
  },
  kept: () => JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly Item[],
  now: () => new Date(),
  newKey: () => crypto.randomUUID(),
  wait: (wake) =>
    connection().state === 'forbidden' ? wake : Promise.race([wake, new Promise<void>((resolve) => setTimeout(resolve, PAUSE))]),
})
onConnection(() => {
  if (connection().state === 'ok') queue.retry()
})
addEventListener('beforeunload', (event) => {
  if (connection().state !== 'forbidden' && queue.state().trouble && queue.state().items.length > 0) event.preventDefault()
})

export const useOutgoing = (): Outgoing => useSyncExternalStore(queue.subscribe, queue.state)
