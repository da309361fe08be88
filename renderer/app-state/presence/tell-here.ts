import { useEffect, useState } from 'react'
import { desk } from '../desk/client.ts'
import { useConnection } from '../desk/connection.ts'
import { useMay } from '../identity/asker.ts'
import { useSigner } from '../identity/use-signer.ts'
import { queue } from '../outbox/use-outbox.ts'
import { windowId } from './window-presence.ts'

/** How often a window says that it is still there; the desk counts it as left after a little more than twice as long. */
const SAY_EVERY = 15_000
/** So long after an act somebody counts as recording. */
const RECORDS_FOR = 60_000

/** One after the other: what is said last must arrive last. */
let saying: Promise<unknown> = Promise.resolve()
const inTurn = (say: () => Promise<unknown>): void => {
  saying = saying.then(say).catch(() => undefined)
}

/** Tells the desk which table this window has open, as long as it is seen, and when it is left. */
export const useTellHere = (table: string | null): void => {
  const { by } = useSigner()
  const recording = useIsRecording(table)
  const isThere = useConnection().state === 'ok'
  const isSeen = useIsSeen()
  // a tablet learns only after it is drawn first who it is to the desk
  const may = useMay('presence/say')
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

/** Said by a window that is closing, which hears no answer. */
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
    const stop = queue.subscribe(() => {
      if (table === null || !queue.state().items.some((item) => item.table === table && item.act.kind !== 'incident')) return
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
