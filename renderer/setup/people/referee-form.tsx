import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RefereeRow } from '../../../desk/contract/people.ts'
import { plainName } from '../../../engine/wording/terms/characters.ts'
import { desk } from '../../app-state/desk/client.ts'
import { useSend } from '../../app-state/desk/use-send.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { Button } from '../../ui/button.tsx'
import { LineField } from '../../ui/fields/line-field.tsx'
import { Tick } from '../../ui/fields/tick.tsx'
import { CodeForm } from './code-form.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

type RefereeFormProps = { readonly referee: RefereeRow; readonly onLeave: () => void }

/** Form for a referee: name, rank, code, withdrawal. */
export const RefereeForm = ({ referee, onLeave }: RefereeFormProps) => {
  const { t } = useTranslation()
  const { by, choose } = useSigner()
  /** Only these fields: what others correct meanwhile shows in the others, and is not put back. */
  const [changed, setChanged] = useState<{ readonly name?: string; readonly head?: boolean }>({})
  const { name = plainName(referee.name), head = referee.head } = changed
  const [part, setPart] = useState<'code' | 'withdraw' | null>(null)
  const { sending, trouble, send, busy } = useSend(() => {
    // a signed-in referee stays signed in under the corrected name
    if (by === referee.name) choose(name.trim())
    onLeave()
  })
  const keep = (event: FormEvent): void => {
    event.preventDefault()
    if (name.trim() === '' || busy) return
    if (name.trim() === referee.name && head === referee.head) onLeave()
    else send((key) => desk.referees.set({ referee: referee.id, name: name.trim(), head, by, key }))
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || busy) return
    event.preventDefault()
    event.stopPropagation()
    onLeave()
  }
  if (part === 'withdraw')
    return (
      <WithdrawForm
        person={referee.id}
        name={referee.name}
        back={referee.withdrawn}
        rounds={0}
        onSend={({ reason, by, key }) => desk.referees.withdraw({ referee: referee.id, back: referee.withdrawn, reason, by, key })}
        onDone={onLeave}
        onLeave={() => setPart(null)}
      />
    )
  if (part === 'code') return <CodeForm referee={referee} onDone={onLeave} onLeave={() => setPart(null)} />
  return (
    <form className="row person" onSubmit={keep} onKeyDown={press}>
      <LineField label={t('lists.field.name')} value={name} onValue={(name) => setChanged({ ...changed, name })} first="selected" />
      <Tick checked={head} onTick={(head) => setChanged({ ...changed, head })}>
        {t('signs.head')}
      </Tick>
      <Button type="submit" label={t('tournament.save')} chord="Enter" disabled={busy || name.trim() === ''} />
      {!referee.withdrawn && (
        <Button label={t(referee.hasCode ? 'people.otherCode' : 'people.giveCode')} disabled={busy} onClick={() => setPart('code')} />
      )}
      <Button label={t(referee.withdrawn ? 'people.comesBack' : 'people.withdraws')} disabled={busy} onClick={() => setPart('withdraw')} />
      <Button className="quiet" label={t('app.back')} chord="Escape" disabled={busy} onClick={onLeave} />
      <p className={sending.kind === 'refused' ? 'err' : 'q2'} role="status">
        {trouble || (name.trim() !== referee.name ? t('people.signedStays', { name: referee.name }) : '')}
      </p>
    </form>
  )
}
