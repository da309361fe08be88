import { useQuery } from '@tanstack/react-query'
import { differenceInSeconds } from 'date-fns/differenceInSeconds'
import { secondsToMinutes } from 'date-fns/secondsToMinutes'
import { useEffect, useState } from 'react'
import type { HubStanding } from '../../../desk/contract/saving.ts'
import { useNow } from '../../app-state/clock/use-now.ts'
import { ask } from '../../app-state/desk/client.ts'
import { lastContact, useConnection } from '../../app-state/desk/connection.ts'
import { isTablet } from '../../app-state/identity/asker.ts'
import { heldForms, heldItems, outbox, useOutbox, useWaitingLines } from '../../app-state/outbox/use-outbox.ts'
import { formatTime } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Icon } from '../../ui/icon.tsx'
import * as css from './top-bar.module.css'

const PATIENCE = 200
type SaveStateProps = { readonly table: string | null }

/** Shows "Saved" with the time of the last log entry by any writer, "Saving" if that takes noticeably long, or "Not saved". */
export const SaveState = ({ table }: SaveStateProps) => {
  const { t, language } = useWords()
  const held = useOutbox(heldItems).length + heldForms.useNow()
  const trouble = useOutbox((state) => state.trouble)
  const waiting = useWaitingLines()
  const slow = useSlow()
  const connection = useConnection()
  const { data: saving } = useQuery(ask.saving.queryOptions())
  const { data: state } = useQuery({ ...ask.tables.state.queryOptions({ input: { table: table ?? '' } }), enabled: false })
  const act = state?.acts.at(-1)
  if (isTablet && connection.state === 'lost') return <Away since={connection.since} held={held} />
  if (trouble || saving?.state === 'trouble' || held > 0 || waiting > 0)
    return (
      <div className={`beside ${css.save} ${css.bad}`} role="status">
        <Icon name="violation" />
        {t(saving?.trouble?.code === 'damaged' ? 'save.readOnly' : 'save.bad')}{' '}
        <span>{held > 0 ? t('save.held', { count: held }) : waiting > 0 && t('save.waiting', { count: waiting })}</span>
      </div>
    )
  if (slow)
    return (
      <div className={`beside ${css.save} ${css.now}`} role="status">
        <Icon name="watch" />
        {t('save.saving')} <span>{t('app.act', { act: (act?.number ?? 0) + 1 })}</span>
      </div>
    )
  // each act announces its own saving, so screen readers can skip this status
  return (
    <div className={`beside ${css.save}`}>
      <Icon name="saved" />
      {t('save.saved')}{' '}
      <span>
        {saving?.at && formatTime(saving.at)}
        {act && <span className={css.of}> · {t('app.act', { act: act.number })}</span>}
        {saving?.hub && <HubState hub={saving.hub} />}
        {saving?.hubAdvice.map(
          ({ short, says }) =>
            short && (
              <b key={short.en} title={says[language]}>
                {' '}
                · {short[language]}
              </b>
            ),
        )}
        {saving && saving.newer > 0 && <b> · {t('save.newer', { count: saving.newer })}</b>}
      </span>
    </div>
  )
}

/** Synchronization with the hub; empty while both hold the same entries. */
const HubState = ({ hub }: { readonly hub: HubStanding }) => {
  const { t, language } = useWords()
  if (hub.state === 'together' || hub.state === 'connecting') return null
  return hub.state === 'apart' ? (
    <span className={css.hub} title={hub.why[language]}>
      {' '}
      · {t(hub.trouble === 'away' ? 'save.hubAway' : 'save.hubClosed', { time: formatTime(hub.since), count: hub.unsent })}
    </span>
  ) : (
    <span className={css.hub}> · {t('save.hubBusy', { count: hub.unsent + hub.untaken })}</span>
  )
}

type AwayProps = { readonly since: Date; readonly held: number }

/** The desk does not answer: since when, how many acts are held, and how old the displayed data is. */
const Away = ({ since, held }: AwayProps) => {
  const { t } = useWords()
  const seconds = Math.max(0, differenceInSeconds(useNow(), lastContact(), { roundingMethod: 'round' }))
  return (
    <div className={`beside ${css.save} ${css.bad}`}>
      <span className="beside nb" role="status">
        <Icon name="violation" />
        {t('away.since', { time: formatTime(since) })} {held > 0 && <span>{t('save.held', { count: held })}</span>}
      </span>{' '}
      <span>{seconds < 120 ? t('away.news', { count: seconds }) : t('away.newsMinutes', { count: secondsToMinutes(seconds) })}</span>
    </div>
  )
}

/** True once a request has been under way for longer than `PATIENCE`. */
const useSlow = (): boolean => {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    let since: Date | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      const now = outbox.state().sending?.since ?? null
      if (now === since) return
      since = now
      clearTimeout(timer)
      setSlow(false)
      if (now) timer = setTimeout(() => setSlow(true), PATIENCE)
    }
    const stop = outbox.subscribe(look)
    look()
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  return slow
}
