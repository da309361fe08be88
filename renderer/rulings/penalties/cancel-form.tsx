import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LedgerRow } from '../../../desk/contract/penalties.ts'
import { desk } from '../../app-state/desk/client.ts'
import { useSend } from '../../app-state/desk/use-send.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { forgetDraft, useDraft } from '../../app-state/storage/drafts.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/status.tsx'
import * as css from './penalties.module.css'

type CancelFormProps = { readonly penalty: LedgerRow; readonly onDone: () => void }

/** Cancels a penalty with a reason; nothing is deleted. */
export const CancelForm = ({ penalty: { ref }, onDone }: CancelFormProps) => {
  const { t } = useTranslation()
  const { sign } = useSigner()
  const draft = `penalty-${ref}-cancel`
  const [reason, setReason] = useDraft(draft)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { sending, trouble, send, busy } = useSend(onDone, draft)
  const cancel = async (said: { readonly key: string; readonly by: string }): Promise<void> => {
    await desk.penalties.cancel({ ...said, penalty: ref, reason: reason.trim() })
    forgetDraft(draft)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (reason.trim() === '') field.current?.focus()
    else if (!busy) sign((by) => send((key) => cancel({ key, by })))
  }
  const press = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key === 'Escape') onDone()
    // as in every other form that is signed
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }
  return (
    <form className={`picks ${css.cancel}`} onSubmit={submit} onKeyDown={press}>
      <div className="field">
        <label htmlFor={`why-${ref}`}>{t('penalties.why')}</label>
        <input
          ref={field}
          id={`why-${ref}`}
          value={reason}
          disabled={busy}
          maxLength={4000}
          onChange={(event) => setReason(event.target.value)}
          autoComplete="off"
        />
      </div>
      <Button type="submit" label={t('penalties.confirm')} disabled={busy} />
      <Button className="quiet" label={t('table.keepIt')} chord="Escape" onClick={onDone} />
      <Alert says={sending.kind === 'refused' ? t('alarm.refused', { text: trouble }) : trouble} />
    </form>
  )
}
