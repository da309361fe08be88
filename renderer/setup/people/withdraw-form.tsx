import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerRow } from '../../../desk/contract/people.ts'
import { useSend } from '../../app-state/desk/use-send.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { forgetDraft, useDraft } from '../../app-state/storage/drafts.ts'
import { Button } from '../../ui/button.tsx'
import { LineField } from '../../ui/fields/line-field.tsx'
import { likelyPlayers, namesakes, readPerson } from '../../ui/fields/read-person.ts'

type WithdrawFormProps = {
  readonly person: string
  readonly name: string
  /** Whether a withdrawn person returns. */
  readonly back: boolean
  /** Number of rounds in which the person has a seat. */
  readonly rounds: number
  /** Players who may take over the seats; if missing, seats are not taken over. */
  readonly free?: readonly PlayerRow[]
  /** All players: a name that several have is no substitute's, and one like theirs becomes a new player only on a second Enter. */
  readonly players?: readonly PlayerRow[]
  readonly onSend: (said: {
    readonly reason: string
    readonly by: string
    readonly key: string
    readonly substitute: string
  }) => Promise<unknown>
  readonly onDone: () => void
  readonly onLeave: () => void
}

/** Form to withdraw a person, or to undo that, with the reason and the consequences. */
export const WithdrawForm = ({ person, name, back, rounds, free, players = [], onSend, onDone, onLeave }: WithdrawFormProps) => {
  const { t } = useTranslation()
  const { sign } = useSigner()
  const draft = `withdrawal ${back} ${person}`
  const [reason, setReason] = useDraft(draft)
  const [substitute, setSubstitute] = useDraft(`${draft} substitute`)
  const [asked, setAsked] = useState('')
  const [refused, setRefused] = useState('')
  const id = useId()
  const { sending, trouble, send, busy } = useSend(onDone, draft)
  const go = (event: FormEvent): void => {
    event.preventDefault()
    if (reason.trim() === '' || busy) return
    const who = readPerson(substitute, players)
    const isAmbiguous = namesakes(substitute, players).length > 0
    if (isAmbiguous || (who.id === undefined && asked !== substitute && likelyPlayers(substitute, players).length > 0)) {
      setAsked(substitute)
      setRefused(t(isAmbiguous ? 'seating.manyNames' : 'act.unlisted', { name: who.name }))
      return
    }
    setRefused('')
    sign((by) =>
      send(async (key) => {
        await onSend({ reason: reason.trim(), by, key, substitute: substitute.trim() })
        forgetDraft(draft)
        forgetDraft(`${draft} substitute`)
      }),
    )
  }
  return (
    <form
      className="row person"
      onSubmit={go}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || busy) return
        event.preventDefault()
        event.stopPropagation()
        onLeave()
      }}
    >
      <LineField label={t(back ? 'people.whyBack' : 'people.whyGone', { name })} value={reason} onValue={setReason} max={1000} first />
      {free && !back && rounds > 0 && (
        <div className="field">
          <label htmlFor={id}>{t('people.substitute')}</label>
          <input
            id={id}
            list={`${id}-free`}
            value={substitute}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setSubstitute(event.target.value)}
          />
          <datalist id={`${id}-free`}>
            {free.map(({ id: player, number, name: who }) => (
              <option key={player} value={who}>
                {number}
              </option>
            ))}
          </datalist>
        </div>
      )}
      <Button type="submit" label={t(back ? 'people.comeBack' : 'people.withdraw')} chord="Enter" disabled={busy || reason.trim() === ''} />
      <Button className="quiet" label={t('app.back')} chord="Escape" disabled={busy} onClick={onLeave} />
      <p className={sending.kind === 'refused' || refused ? 'err' : 'q2'} role="status">
        {refused || trouble || t(back ? 'people.backWhat' : free && rounds > 0 ? 'people.goneOrTaken' : 'people.goneWhat')}
      </p>
    </form>
  )
}
