import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Saving } from '../../../desk/contract/saving.ts'
import type { ByLanguage, Language } from '../../../engine/model/language.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSend } from '../../app-state/desk/use-send.ts'
import { saidInPlace } from '../../app-state/trouble.ts'
import { formatMoment } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { LineField } from '../../ui/fields/line-field.tsx'
import * as setupCss from '../setup.module.css'

/** Polling interval in ms: the desk sends no event for the hub's last answer. */
const POLL_INTERVAL = 5000

/** The hub of this laptop: its state, and a form for another address, which is tested before joining. */
export const HubSection = () => {
  const { t, language } = useWords()
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const { data: tie } = useQuery({ ...ask.hub.state.queryOptions(), enabled: Boolean(tournament), refetchInterval: POLL_INTERVAL })
  const { data: saving } = useQuery(ask.saving.queryOptions())
  const [other, setOther] = useState(false)
  if (!tie) return null
  return (
    <section>
      <h2>{t('hub.title')}</h2>
      {tie.place === null ? (
        <>
          <p className="q2">{t('hub.what')}</p>
          <p className="q2">{t('hub.make')}</p>
          {commandsFor(tournament?.file ?? '', language).map((command) => (
            <p key={command}>
              <code>{command}</code>
            </p>
          ))}
        </>
      ) : (
        <Standing place={tie.place} answered={tie.answered} saving={saving} onOther={other ? null : () => setOther(true)} />
      )}
      {(tie.place === null || other) && <JoinForm machine={tie.machine} onDone={() => setOther(false)} />}
    </section>
  )
}

const OWNERS: ByLanguage<string> = {
  en: 'postgres://OWNER:PASSWORD@HOST/DATABASE',
  fr: 'postgres://PROPRIÉTAIRE:MOT-DE-PASSE@HÔTE/BASE',
}
const commandsFor = (file: string, language: Language): readonly string[] => [
  `npm run --silent shinpan -- hub init --postgres ${OWNERS[language]}`,
  `npm run --silent shinpan -- hub add "${{ en: 'NAME', fr: 'NOM' }[language]}" --postgres ${OWNERS[language]} --db "${file}"`,
]

type StandingProps = {
  readonly place: string
  readonly answered: Date | null
  readonly saving: Saving | undefined
  readonly onOther: (() => void) | null
}

const Standing = ({ place, answered, saving, onOther }: StandingProps) => {
  const hub = saving?.hub ?? null
  const { t, language } = useWords()
  const [leaving, setLeaving] = useState(false)
  const { send, busy, trouble } = useSend(() => setLeaving(false))
  const time = hub ? formatMoment(hub.since, language) : ''
  return (
    <>
      <p role="status">
        <b>{t('hub.joinedTo', { place })}</b>
        <br />
        {(hub === null || hub.state === 'connecting') && t('hub.connecting')}
        {hub?.state === 'together' && t('hub.together', { time })}
        {hub?.state === 'exchanging' && t('hub.exchanging', { count: hub.unsent + hub.untaken })}
        {hub?.state === 'apart' &&
          `${t('hub.apart', { time, why: hub.why[language] })} ${hub.unsent > 0 ? t('hub.unsent', { count: hub.unsent }) : ''}`}
      </p>
      {saving?.hubAdvice.map(({ says, at }) => (
        <p key={says.en} className="err">
          {at && formatMoment(at, language)} {says[language]}
        </p>
      ))}
      {answered && <p className="q2">{t('hub.answered', { time: formatMoment(answered, language) })}</p>}
      <div className="row">
        {leaving ? (
          <>
            <p>{t('hub.leaveWhat')}</p>
            <Button label={t('hub.leaveNow')} disabled={busy} onClick={() => send(() => desk.hub.leave())} />
            <Button className="quiet" label={t('hub.stay')} onClick={() => setLeaving(false)} />
          </>
        ) : (
          <>
            <Button label={t('hub.leave')} onClick={() => setLeaving(true)} />
            {onOther && <Button className="quiet" label={t('hub.other')} onClick={onOther} />}
          </>
        )}
        {trouble && <p className="err">{trouble}</p>}
      </div>
    </>
  )
}

/** Form for a hub's address. The user may test it repeatedly; joining clears it. */
const JoinForm = ({ machine, onDone }: { readonly machine: string; readonly onDone: () => void }) => {
  const { t, language } = useWords()
  const [address, setAddress] = useState('')
  const [name, setName] = useState(machine)
  const test = useMutation({ mutationFn: () => desk.hub.test({ address }), onError: saidInPlace })
  const { sending, send, busy, trouble } = useSend(() => {
    setAddress('')
    onDone()
  })
  const isBlank = address.trim() === '' || name.trim() === ''
  const join = (event: FormEvent): void => {
    event.preventDefault()
    test.reset()
    if (!isBlank && !busy && !test.isPending) send(() => desk.hub.join({ address, name: name.trim() }))
  }
  const change = (next: string): void => {
    setAddress(next)
    test.reset()
  }
  const isWrong = sending.kind === 'refused' || test.isError || test.data?.ok === false
  return (
    <form className={`row ${setupCss.backupform}`} onSubmit={join}>
      <LineField label={t('hub.address')} value={address} onValue={change} max={2000} wide />
      <LineField label={t('hub.name')} value={name} onValue={setName} />
      <Button label={t('hub.test')} disabled={isBlank || busy || test.isPending} onClick={() => test.mutate()} />
      <Button type="submit" label={t('hub.join')} chord="Enter" disabled={isBlank || busy || test.isPending} />
      <p className={isWrong ? 'err' : 'q2'} role="status">
        {test.isPending || busy
          ? t('hub.asking')
          : (test.data?.says[language] ?? (test.isError ? test.error.message : trouble || t('hub.addressWhat')))}
      </p>
    </form>
  )
}
