import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Referee } from '../../../desk/contract/people.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { saidInPlace } from '../../app-state/trouble.ts'
import { Button } from '../../ui/button.tsx'
import { LineField } from '../../ui/fields/line-field.tsx'
import { NewCodeFields, NO_CODE, newCodeProblem } from '../../ui/fields/new-code-fields.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Tick } from '../../ui/fields/tick.tsx'

type SignFormProps = { readonly onDone: (signed: Referee | null) => void; readonly onBack: () => void }

/** A referee signs in with a code. */
export const SignInForm = ({ referee, ...ways }: SignFormProps & { readonly referee: Referee }) => {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  return (
    <MenuForm
      title={t('signs.signInAs', { name: referee.name })}
      button={t('signs.signIn')}
      why={code === '' ? t('signs.noCode') : null}
      act={() => desk.referees.signIn({ name: referee.name, code })}
      {...ways}
    >
      <LineField label={t('signs.code')} type="password" value={code} onValue={setCode} first complete="current-password" />
    </MenuForm>
  )
}

type OwnNameFormProps = { readonly by: string; readonly isAwaited: boolean; readonly onName: (name: string) => void }

/** The name that signs in a tournament without referees: Enter takes it, Esc leaves the earlier one. `isAwaited`: an act waits for it. */
export const OwnNameForm = ({ by, isAwaited, onName }: OwnNameFormProps) => {
  const { t } = useTranslation()
  const [name, setName] = useState(by)
  return (
    <form
      className="signer blocks"
      onSubmit={(event) => {
        event.preventDefault()
        onName(name.trim())
      }}
    >
      {isAwaited && <p className="q2">{t('signs.goesOn')}</p>}
      <LineField label={t('signs.as')} value={name} onValue={setName} first />
      <Button type="submit" className="sm" label={t('signs.withName')} chord="Enter" />
    </form>
  )
}

/** Sets, changes or removes a referee's code. */
export const SetCodeForm = ({
  referees,
  referee,
  ...ways
}: SignFormProps & { readonly referees: readonly Referee[]; readonly referee: Referee }) => {
  const { t } = useTranslation()
  const [id, setId] = useState(referee.id)
  const [typed, setTyped] = useState(NO_CODE)
  const { by } = useSigner()
  const lack = newCodeProblem(typed)
  return (
    <MenuForm
      title={t('signs.setCode')}
      button={t('signs.set')}
      why={lack && t(lack)}
      act={() => desk.referees.setCode({ referee: id, code: typed.code, by })}
      other={
        referees.find((one) => one.id === id)?.hasCode
          ? { button: t('signs.takeAway'), act: () => desk.referees.setCode({ referee: id, code: null, by }) }
          : null
      }
      {...ways}
    >
      <SelectField
        label={t('signs.of')}
        options={referees.map((one) => ({ value: one.id, label: one.name }))}
        value={id}
        onValue={setId}
        first
      />
      <NewCodeFields label={t('signs.newCode')} value={typed} onValue={setTyped} />
    </MenuForm>
  )
}

/** Adds a referee to the tournament. `typed`: the beginning of the name. */
export const AddRefereeForm = ({ typed, ...ways }: SignFormProps & { readonly typed: string }) => {
  const { t } = useTranslation()
  const [name, setName] = useState(typed)
  const [head, setHead] = useState(false)
  const { by } = useSigner()
  return (
    <MenuForm
      title={t('signs.add')}
      button={t('signs.addIt')}
      why={name.trim() === '' ? t('start.required') : null}
      act={() => desk.referees.add({ name: name.trim(), head, by })}
      {...ways}
    >
      <LineField label={t('start.name')} value={name} onValue={setName} first />
      <Tick checked={head} onTick={setHead}>
        {t('signs.head')}
      </Tick>
    </MenuForm>
  )
}

type MenuFormProps = SignFormProps & {
  readonly title: string
  readonly button: string
  /** Why the form can't be sent, in words; null if it can. */
  readonly why: string | null
  readonly act: () => Promise<Referee>
  /** A second button that does not depend on the fields. */
  readonly other?: { readonly button: string; readonly act: () => Promise<Referee> } | null
  readonly children: ReactNode
}

/** A small form inside the menu: Enter sends it, Esc goes back. The desk's refusal appears below it. */
const MenuForm = ({ title, button, why, act, other, children, onDone, onBack }: MenuFormProps) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [sent, setSent] = useState(false)
  const { mutate, error, isPending } = useMutation({
    mutationFn: (doing: () => Promise<Referee>) => doing(),
    onError: saidInPlace,
    onSuccess: async (referee) => {
      await queries.invalidateQueries({ queryKey: ask.referees.key() })
      onDone(referee)
    },
  })
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setSent(true)
    if (why === null) mutate(act)
  }
  const said = why !== null && sent ? why : error?.message
  return (
    <form
      className="signer whole blocks"
      aria-label={title}
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onBack()
      }}
    >
      <b>{title}</b>
      {children}
      <p className="trouble" role="alert">
        {said}
      </p>
      <div className="do">
        <Button type="submit" className="primary" label={button} chord="Enter" disabled={isPending} />
        {other && <Button label={other.button} disabled={isPending} onClick={() => mutate(other.act)} />}
        <Button className="quiet" label={t('app.back')} chord="Escape" onClick={onBack} />
      </div>
    </form>
  )
}
