import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Tablets } from '../../../desk/contract/tablets.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSend } from '../../app-state/desk/use-send.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useTitle } from '../../app-state/navigation/use-title.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { formatNumber, formatTime } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Tick } from '../../ui/fields/tick.tsx'
import { Alert, Loading } from '../../ui/status.tsx'
import { PairedList } from './paired-list.tsx'
import { PairingSection } from './pairing-section.tsx'
import * as css from './tablets.module.css'

/** Tablets on the local network: switch, pairing, paired devices, rejected attempts. */
export const TabletsScreen = () => {
  const { t } = useWords()
  const { data: state } = useQuery({ ...ask.tablets.state.queryOptions(), staleTime: 0 })
  const [, go] = useLocation()
  const back = (): void => (history.length > 1 ? history.back() : go(paths.hall))
  useKeys({ Escape: back })
  useTitle(t('tablets.title'))
  return (
    <main className={`page ${css.tablets}`}>
      <header className="head">
        <Button className="quiet" label={t('app.back')} chord="Escape" onClick={back} />
        <h1>{t('tablets.title')}</h1>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div className="scroll sections" tabIndex={0}>
        {state ? (
          <>
            <Switch state={state} />
            {state.on && <PairingSection state={state} on={state.on} />}
            <PairedList devices={state.devices} />
            <Refused state={state} />
          </>
        ) : (
          <Loading />
        )}
      </div>
    </main>
  )
}

const Switch = ({ state: { on, always, addresses, trouble } }: { readonly state: Tablets }) => {
  const { t, language } = useWords()
  const { trouble: failed, send, busy } = useSend(() => undefined)
  const [chosen, setChosen] = useState<string | null>(null)
  const address = chosen ?? on?.address ?? addresses[0]?.address
  const turn = (asked: { readonly on: boolean; readonly always?: boolean }): void =>
    send(() => desk.tablets.turn({ ...asked, ...(asked.on && address !== undefined && { address }) }))
  return (
    <section>
      <p className={css.prose}>{t('tablets.what')}</p>
      <p role="status" className={css.listens}>
        {on ? t('tablets.isOn') : t('tablets.isOff')} {on && <b>{on.url}</b>}
      </p>
      {(trouble || failed) && <Alert says={trouble ? trouble[language] : failed} />}
      <div className="row">
        <SelectField
          label={t('tablets.network')}
          options={addresses.map(({ address, network }) => ({ value: address, label: `${address} · ${network}` }))}
          value={address ?? ''}
          onValue={setChosen}
          disabled={on !== null}
        />
        <Button
          className={on ? '' : 'primary'}
          label={t(on ? 'tablets.off' : 'tablets.on')}
          disabled={busy}
          onClick={() => turn({ on: on === null })}
        />
        <Tick checked={always} disabled={busy} onTick={(always) => turn({ on: on !== null, always })}>
          {t('tablets.always')}
        </Tick>
      </div>
    </section>
  )
}

const Refused = ({ state: { refused } }: { readonly state: Tablets }) => {
  const { t, language } = useWords()
  return (
    <section>
      <h2>{t('tablets.refused')}</h2>
      {refused.length === 0 ? (
        <p className="q2">{t('tablets.noneRefused')}</p>
      ) : (
        <table className="ledger">
          <tbody>
            {refused.map(({ why, from, times, at }) => (
              <tr key={`${why} ${from}`}>
                <td className="num">{formatTime(at)}</td>
                <td>{t(`tablets.why.${why}`)}</td>
                <td>{from}</td>
                <td className="num">{formatNumber(times, language)} ×</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
