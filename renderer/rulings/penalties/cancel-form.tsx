import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LedgerRow } from '../../../desk/contract/penalties.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { forgetDraft, useDraft } from '../../app-state/storage/drafts.ts'
import { Button } from '../../ui/button.tsx'
import * as css from './penalties.module.css'

type CancelFormProps = { readonly penalty: LedgerRow; readonly onDone: () => void }

/** Cancels a penalty with a reason; nothing is deleted. */
export const CancelForm = ({ penalty: { id: penalty, ref }, onDone }: CancelFormProps) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { sign } = useSigner()
  const draft = `penalty-${ref}-cancel`
  const [reason, setReason] = useDraft(draft)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { mutate, isPending } = useMutation(
    ask.penalties.cancel.mutationOptions({
      onSuccess: () => {
        forgetDraft(draft)
        void queries.invalidateQueries()
        onDone()
      },
    }),
  )
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (reason.trim() === '') field.current?.focus()
    else sign((by) => mutate({ penalty, reason: reason.trim(), by }))
  }
  const press = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key === 'Escape') onDone()
    // as in every other form that is signed
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }
  return (
    <form className={`picks ${css.cancel}`} onSubmit={send} onKeyDown={press}>
      <div className="field">
        <label htmlFor={`why${penalty}`}>{t('penalties.why')}</label>
        <input
          ref={field}
          id={`why${penalty}`}
          value={reason}
          maxLength={4000}
          onChange={(event) => setReason(event.target.value)}
          autoComplete="off"
        />
      </div>
      <Button type="submit" label={t('penalties.confirm')} disabled={isPending} />
      <Button className="quiet" label={t('table.keepIt')} chord="Escape" onClick={onDone} />
    </form>
  )
}
