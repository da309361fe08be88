import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenCall } from '../../../desk/contract/calls.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { useTableName } from '../../language/use-names.ts'
import { comingWords, WaitedOnDesk } from '../../record/calls/call-words.tsx'
import { useAnswerCall, useCallsInTitle, useOpenCalls } from '../../record/calls/use-calls.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Chord } from '../../ui/key.tsx'
import * as css from './bands.module.css'

/**
 * Shows, on every screen, the tables that called a referee, their waiting times and the referee on the way. It takes no focus and covers
 * nothing.
 */
export const CallsBand = () => {
  const { t } = useTranslation()
  const nameOf = useTableName()
  const calls = useOpenCalls()
  useCallsInTitle(calls.length)
  const { answer, busy, by } = useAnswerCall()
  const { keyOf } = useBindings()
  const isOwn = ({ coming }: OpenCall): boolean => coming.some((one) => one.by === by)
  const next = calls.find(({ coming }) => coming.length === 0)
  useKeys({ [keyOf('everywhere.coming')]: () => !busy && next && answer({ incident: next.ref, do: 'coming' }) })
  return (
    <>
      <Newest calls={calls} />
      {calls.length > 0 && (
        <section className={css.callsband} aria-label={t('calls.title')}>
          <ul className="cluster">
            {calls.map((call) => (
              <li key={call.incident} className="beside nb" data-coming={call.coming.length > 0} data-keeps-focus="">
                <a className="beside" href={`#${paths.table(call.table.id)}`}>
                  <Icon name="called" />
                  <b>{t('table.title', { table: nameOf(call.table) })}</b>
                </a>
                <WaitedOnDesk since={call.since} />
                {call.note && <span className={`truncate ${css.noteSaid}`}>{call.note}</span>}
                {call.coming.length > 0 && <span className="q2">{comingWords(call.coming, by, t)}</span>}
                {isOwn(call) ? (
                  <>
                    <Button
                      className="sm"
                      label={t('calls.there')}
                      disabled={busy}
                      onClick={() => answer({ incident: call.ref, do: 'there' })}
                    />
                    <Button
                      className="sm quiet"
                      label={t('calls.notComing')}
                      disabled={busy}
                      onClick={() => answer({ incident: call.ref, do: 'not-coming' })}
                    />
                  </>
                ) : (
                  <Button
                    className={call.coming.length > 0 ? 'sm quiet' : 'sm'}
                    disabled={busy}
                    onClick={() => answer({ incident: call.ref, do: 'coming' })}
                  >
                    {t(call.coming.length > 0 ? 'calls.comeToo' : 'calls.come')}{' '}
                    {call === next && <Chord of={keyOf('everywhere.coming')} />}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Announces each new call once to screen readers. */
const Newest = ({ calls }: { readonly calls: readonly OpenCall[] }) => {
  const { t } = useTranslation()
  const nameOf = useTableName()
  const [heard, setHeard] = useState({ calls, said: [] as readonly OpenCall[] })
  if (heard.calls !== calls) {
    const came = calls.filter(({ incident }) => !heard.calls.some((call) => call.incident === incident))
    setHeard({ calls, said: came.length > 0 ? came : heard.said })
  }
  return (
    <p className="sr" role="status">
      {heard.said.map(({ table }) => t('calls.news', { table: nameOf(table) })).join(' ')}
    </p>
  )
}
