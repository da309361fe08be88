import { useEffect, useState } from 'react'
import { desk } from '../desk/client.ts'
import { useConnection } from '../desk/connection.ts'
import { useMayCall } from '../identity/asker.ts'
import { useSigner } from '../identity/use-signer.ts'
import { outbox } from '../outbox/use-outbox.ts'
import { createStore } from '../storage/store.ts'
import { windowId } from './window-presence.ts'

/** Heartbeat interval, in ms. The desk counts a window as gone after a little more than twice as long. */
const SAY_EVERY = 15_000
/** How long after an act a person counts as recording, in ms. */
const RECORDS_FOR = 60_000

/** The calls so far. They run one after the other, so that the last one arrives last. */
const calls = createStore<Promise<unknown>>(Promise.resolve())
const inTurn = (say: () => Promise<unknown>): void =>
  calls.set(
    calls
      .now()
      .then(say)
      .catch(() => undefined),
  )

/** Reports to the desk which table this window has open while it is visible, and when it leaves. */
export const useReportPresence = (table: string | null): void => {
  const { by } = useSigner()
  const recording = useIsRecording(table)
  const isThere = useConnection().state === 'ok'
  const isSeen = useIsSeen()
  // a tablet learns its role only after the first render
  const may = useMayCall('presence/say')
  const at = isThere && isSeen && may ? table : null
  useEffect(() => {
    if (at === null) return
    const say = (): void => inTurn(() => desk.presence.say({ window: windowId, table: at, by, recording }))
    say()
    const timer = setInterval(say, SAY_EVERY)
    return () => clearInterval(timer)
  }, [at, by, recording])
  useEffect(() => {
    if (at === null) return
    addEventListener('pagehide', leaveForGood)
    return () => {
      removeEventListener('pagehide', leaveForGood)
      inTurn(() => desk.presence.leave({ window: windowId }))
    }
  }, [at])
}

/** Sent by a window that is closing and gets no answer. */
const leaveForGood = (): void =>
  void fetch(new URL('api/presence/leave', location.href), {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { window: windowId } }),
  }).catch(() => undefined)

const useIsSeen = (): boolean => {
  const [isSeen, setIsSeen] = useState(!document.hidden)
  useEffect(() => {
    const look = (): void => setIsSeen(!document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isSeen
}

/** Whether an act was entered at the table in this window a moment ago. */
const useIsRecording = (table: string | null): boolean => {
  const [at, setAt] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = outbox.subscribe(() => {
      if (table === null || !outbox.state().items.some((item) => item.table === table && item.act.kind !== 'incident')) return
      setAt(table)
      clearTimeout(timer)
      timer = setTimeout(() => setAt(null), RECORDS_FOR)
    })
    return () => {
      stop()
      clearTimeout(timer)
      setAt(null)
    }
  }, [table])
  return table !== null && at === table
}
