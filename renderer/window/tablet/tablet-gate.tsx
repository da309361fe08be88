import { matchQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Asker } from '../../../desk/contract/tablets.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useConnection } from '../../app-state/desk/connection.ts'
import { setAsker, useAsker } from '../../app-state/identity/asker.ts'
import { showTimesBy } from '../../language/format.ts'
import { wallClockIn } from '../../language/wall-clock.ts'
import * as startCss from '../../setup/start/start.module.css'
import { Loading } from '../../ui/status.tsx'
import { SignedApp } from '../signed-app.tsx'
import { PairScreen } from './pair-screen.tsx'

/** Polling intervals in ms: while the tablet waits for its role, and afterwards, so that the laptop knows that it is connected. */
const ROLE_POLL = 2000
const PRESENCE_POLL = 10_000

/** A tablet's window: the pairing screen, then a waiting page until it has a role, then the app as far as the role allows. */
export const TabletGate = () => {
  const { t } = useTranslation()
  const { state } = useConnection()
  const now = useAsker()
  const waits = now.kind === 'laptop' || now.role === null
  const { data } = useQuery({
    ...ask.tablets.me.queryOptions(),
    refetchInterval: state === 'forbidden' ? false : waits ? ROLE_POLL : PRESENCE_POLL,
  })
  useEffect(() => {
    if (data?.kind === 'tablet') showTimesBy(wallClockIn(data.zone))
    if (data) setAsker(data)
  }, [data])
  useForgetFormerRole(data)
  useWakeLock(state !== 'forbidden' && now.kind === 'tablet')
  if (state === 'forbidden') return <PairScreen />
  if (now.kind === 'laptop') return <Loading />
  if (now.role !== null) return <SignedApp />
  return (
    <main className={`${startCss.start} pair`}>
      <div>
        <h1>{t('pair.waits')}</h1>
        <p role="status">{t('pair.waitsWhat', { name: now.name })}</p>
      </div>
    </main>
  )
}

/** Drops what the tablet was told in another role, and asks anew: what may not be seen any more leaves the screen. */
const useForgetFormerRole = (asker: Asker | undefined): void => {
  const queries = useQueryClient()
  const former = useRef<string>(undefined)
  const role = asker?.kind === 'tablet' ? asker.role : undefined
  const now = role ? `${role.kind} ${role.kind === 'referee' ? role.referee : ''}` : undefined
  useEffect(() => {
    if (now === undefined) return
    if (former.current !== undefined && former.current !== now)
      void queries.resetQueries({ predicate: (query) => !KEPT.some((queryKey) => matchQuery({ queryKey }, query)) })
    former.current = now
  }, [queries, now])
}
const KEPT = [ask.tablets.key(), ask.tournaments.current.key()]

/** Keeps a tablet's screen on while the window is visible, if the browser can. Asks again whenever the system drops the wake lock. */
const useWakeLock = (wanted: boolean): void => {
  useEffect(() => {
    if (!wanted) return
    let held: WakeLockSentinel | undefined
    let isOver = false
    const request = async (): Promise<void> => {
      try {
        held = await navigator.wakeLock?.request('screen')
        if (isOver) await held?.release()
      } catch {
        // a tablet in battery-saving mode refuses
      }
    }
    const keep = (): void => {
      if (!document.hidden && (!held || held.released)) void request()
    }
    keep()
    document.addEventListener('visibilitychange', keep)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', keep)
      void held?.release()
    }
  }, [wanted])
}
