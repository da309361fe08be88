import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../app-state/desk/use-send.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { forgetDraft } from '../../app-state/storage/drafts.ts'
import { dotted } from '../../language/format.ts'
import { Button } from '../../ui/button.tsx'
import { focusAtEnd } from '../../ui/fields/line-field.tsx'
import { FormSentContext } from '../../ui/fields/typed-number.tsx'
import { Alert } from '../../ui/status.tsx'
import * as rulingsCss from '../rulings.module.css'
import * as css from './fields.module.css'

type ActFormProps = {
  readonly title: string
  readonly note?: string | undefined
  readonly submit: string
  /** The missing input, in words; empty if its field says it; null if the form can be sent. */
  readonly lacking: string | null
  /** Said before the form is sent, and no longer in its way when it is sent again: to be read first. `of`: what it is about. */
  readonly warning?: { readonly of: string; readonly says: string } | null
  /** The drafts of its fields: dropped once the desk has confirmed. */
  readonly drafts: readonly string[]
  readonly onSend: (said: { readonly key: string; readonly by: string }) => Promise<unknown>
  readonly onDone: () => void
  readonly children: ReactNode
}

/**
 * Form of an act with a reason or a signature. Ctrl Enter sends it, Enter alone never does, Esc closes it. It stays open until the desk has
 * confirmed.
 */
export const ActForm = ({ title, note, submit, lacking, warning = null, drafts, onSend, onDone, children }: ActFormProps) => {
  const { t } = useTranslation()
  const { by, signer, sign, toSignIn } = useSigner()
  const { sending, trouble, send, busy } = useSend(onDone, drafts[0])
  const [asked, setAsked] = useState(false)
  const [warnedOf, setWarnedOf] = useState<string | null>(null)
  /** The warning is newer than the refusal, and is said in its place. */
  const [warns, setWarns] = useState(false)
  const body = useRef<HTMLFieldSetElement>(null)
  const isTouched = useRef(false)
  const touch = (): void => {
    isTouched.current = true
  }
  const focused = useRef<Element>(null)
  // the field to focus may come late, after the desk's answer, and need not be the first in the form
  useEffect(() => {
    const { activeElement } = document
    const isLeft = activeElement !== focused.current && body.current?.contains(activeElement) === true
    if (isTouched.current || isLeft) return
    const find = (what: string) => body.current?.querySelector<HTMLElement>(what)
    const first = find('[data-first]') ?? find('input, textarea, select') ?? null
    focusAtEnd(first)
    focused.current = first
  })
  const press = (event: KeyboardEvent): void => {
    touch()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) give()
    else if (event.key === 'Escape' && !busy) onDone()
    else if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const give = (): void => {
    setAsked(true)
    if (lacking !== null) toLacking(body.current)
    else if (warning !== null && warnedOf !== warning.of) {
      setWarnedOf(warning.of)
      setWarns(true)
    } else if (!busy) {
      setWarns(false)
      sign((by) => send((key) => sendAs({ key, by })))
    }
  }
  const sendAs = async (said: { readonly key: string; readonly by: string }): Promise<void> => {
    await onSend(said)
    for (const draft of drafts) forgetDraft(draft)
  }
  const said =
    sending.kind === 'held'
      ? trouble
      : sending.kind === 'refused' && !warns
        ? t('alarm.refused', { text: sending.message })
        : asked && lacking !== null
          ? lacking
          : warning !== null && warnedOf === warning.of
            ? warning.says
            : ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl Enter and Esc act in every field of the form
    <div className={css.actform} data-keeps-letters="" onKeyDown={press} onPointerDown={touch}>
      <header className="cluster">
        <h2 className="title">{title}</h2>
        {note && <p className="q2">{note}</p>}
      </header>
      <fieldset ref={body} disabled={busy} className={css.fields}>
        <FormSentContext value={asked}>{children}</FormSentContext>
      </fieldset>
      <div className={rulingsCss.foot}>
        <Alert says={said} />
        <div className="row">
          <Button className="lg primary" label={submit} chord="Control+Enter" onClick={give} disabled={busy} />
          <Button className="lg" label={t('app.back')} chord="Escape" onClick={onDone} disabled={busy} />
          <span className="push q2">
            {dotted(t(signer?.head ? 'ruling.signsAsHead' : 'ruling.signsAs', { name: by }), toSignIn && t('signs.notSignedIn'))}
          </span>
        </div>
      </div>
    </div>
  )
}

/** Focuses the first field that keeps the form from being sent, and scrolls to it. */
const toLacking = (fields: HTMLElement | null): void => {
  const field = fields?.querySelector<HTMLElement>('[data-lacks]')
  field?.focus({ preventScroll: true })
  field?.closest('.field')?.scrollIntoView({ block: 'nearest' })
}
