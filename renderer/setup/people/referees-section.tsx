import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RefereeRow } from '../../../desk/contract/people.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSend } from '../../app-state/desk/use-send.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { useDraft } from '../../app-state/storage/drafts.ts'
import { Button } from '../../ui/button.tsx'
import { LineField } from '../../ui/fields/line-field.tsx'
import { Loading } from '../../ui/status.tsx'
import * as css from './people.module.css'
import { NameCell, RemarksCell, stepRows } from './person-cells.tsx'
import { RefereeForm } from './referee-form.tsx'

/** The list of referees: adding, head referee, codes. */
export const RefereesSection = () => {
  const { t } = useTranslation()
  const { data: referees } = useQuery(ask.referees.register.queryOptions())
  const [edited, setEdited] = useState<string | null>(null)
  // when an edited row closes, it gets the focus again
  const [left, setLeft] = useState<string | null>(null)
  if (!referees) return <Loading />
  const guarded = referees.some(({ hasCode }) => hasCode)
  const leave = (id: string): void => {
    setEdited(null)
    setLeft(id)
  }
  const edit = (id: string): void => {
    setEdited(id)
    setLeft(null)
  }
  return (
    <div className={`sections ${css.people}`}>
      <section>
        <h2>{t('signs.add')}</h2>
        <NewReferee isFirst={referees.length === 0} />
      </section>
      {referees.length > 0 && (
        <section>
          <table className={`ledger wraps ${css.register}`}>
            <thead>
              <tr>
                <th>{t('lists.field.name')}</th>
                <th>{t('people.rank')}</th>
                <th>{t('people.signing')}</th>
                <th>{t('people.remarks')}</th>
              </tr>
            </thead>
            <tbody onKeyDown={stepRows}>
              {referees.map((referee) =>
                referee.id === edited ? (
                  <tr key={referee.id} className={css.editing}>
                    <td colSpan={4}>
                      <RefereeForm referee={referee} onLeave={() => leave(referee.id)} />
                    </td>
                  </tr>
                ) : (
                  <Row key={referee.id} referee={referee} guarded={guarded} isLeft={left === referee.id} onEdit={() => edit(referee.id)} />
                ),
              )}
            </tbody>
          </table>
          <p className={`q2 ${css.codes}`}>{t('people.codesWhat')}</p>
        </section>
      )}
    </div>
  )
}

type RowProps = { readonly referee: RefereeRow; readonly guarded: boolean; readonly isLeft: boolean; readonly onEdit: () => void }

const Row = ({ referee, guarded, isLeft, onEdit }: RowProps) => {
  const { t } = useTranslation()
  const { head, hasCode, oldCode, gone } = referee
  return (
    <tr data-gone={gone !== null}>
      <NameCell person={referee} isLeft={isLeft} onEdit={onEdit} />
      <td>{head ? t('signs.head') : t('people.referee')}</td>
      <td>{t(oldCode ? 'people.oldCode' : hasCode ? 'people.withCode' : guarded ? 'signs.cantSign' : 'people.noCode')}</td>
      <RemarksCell person={referee} />
    </tr>
  )
}

const NewReferee = ({ isFirst }: { readonly isFirst: boolean }) => {
  const { t } = useTranslation()
  const { by } = useSigner()
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const [name, setName] = useDraft(`new-referee ${tournament?.file}`)
  const [said, setSaid] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { sending, trouble, send, busy } = useSend(() => {
    setSaid(t('people.added', { name: name.trim() }))
    setName('')
    form.current?.querySelector('input')?.focus()
  })
  const add = (event: FormEvent): void => {
    event.preventDefault()
    if (name.trim() !== '' && !busy) send((key) => desk.referees.add({ name: name.trim(), head: isFirst, by, key }))
  }
  return (
    <form className="row person" ref={form} onSubmit={add}>
      <LineField label={t('lists.field.name')} value={name} onValue={setName} first />
      <Button type="submit" label={t('signs.addIt')} chord="Enter" disabled={busy || name.trim() === ''} />
      <p className={sending.kind === 'refused' ? 'err' : 'q2'} role="status">
        {trouble || said}
      </p>
    </form>
  )
}
