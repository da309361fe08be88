import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Penalty } from '../../engine/penalties.ts'
import { ask } from '../desk/client.ts'
import { sayTrouble } from '../shell/trouble.ts'
import { useSigner } from '../shell/use-signer.ts'
import { besidePenalty, PenaltyChoice } from './penalty-choice.tsx'
import type { Mode, RulingProps } from './ruling-screen.tsx'
import { remediesOf } from './use-steps.ts'
import type { Words } from './use-words.ts'

type SignFormProps = RulingProps & {
  readonly words: Words
  readonly done: readonly number[]
  readonly mode: Exclude<Mode, null>
  readonly signs: string
  readonly onDone: () => void
}

const DECISION = { confirm: 'upheld', change: 'changed', dismiss: 'dismissed' } as const
const NOTHING: Penalty = { kind: 'none' }

/** The decision with its reason. What is confirmed has a reason written already, to be typed over. */
export const SignForm = ({ state, shown, words, done, mode, signs, onDone }: SignFormProps) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { by, referees, choose } = useSigner()
  const name = useRef<HTMLInputElement>(null)
  const [reason, setReason] = useState(mode === 'confirm' ? t('ruling.asFound', { what: words.headline }) : '')
  const [penalty, setPenalty] = useState<Penalty>(shown.ruling?.imposed ?? shown.proposed)
  const [asked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useMutation(
    ask.findings.rule.mutationOptions({
      onSuccess: ({ state: next }) => {
        queries.setQueryData(ask.tables.state.queryKey({ input: { table: next.table.id, hand: next.hand } }), next)
        if (next.hands.at(-1)?.id === next.hand) queries.setQueryData(ask.tables.state.queryKey({ input: { table: next.table.id } }), next)
        void queries.invalidateQueries()
        onDone()
      },
      onError: (error) => sayTrouble(error.message),
    }),
  )
  useEffect(() => field.current?.select(), [])
  const sign = (): void => {
    setAsked(true)
    if (by.trim() === '') name.current?.focus()
    else if (reason.trim() === '') field.current?.focus()
    else if (!isPending)
      mutate({
        finding: shown.id,
        decision: DECISION[mode],
        penalty: mode === 'change' ? penalty : mode === 'dismiss' ? NOTHING : shown.proposed,
        remedies: mode === 'dismiss' ? [] : remediesOf(done),
        reason: reason.trim(),
        by,
        ...(shown.ruling && { supersedes: shown.ruling.id }),
      })
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) sign()
    else if (event.key === 'Escape') onDone()
    else if (mode === 'change' && event.target === field.current && event.key === 'ArrowUp') setPenalty((now) => besidePenalty(now, -1))
    else if (mode === 'change' && event.target === field.current && event.key === 'ArrowDown') setPenalty((now) => besidePenalty(now, 1))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const lacking = asked && reason.trim() === ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl Enter and Esc act in every field of the form
    <div onKeyDown={press}>
      <div className="sign">
        <h2>{t(`ruling.${mode}`)}</h2>
        {mode === 'change' && <PenaltyChoice penalty={penalty} onPenalty={setPenalty} />}
        {referees.length === 0 && (
          <div className="field">
            <label htmlFor="signs">{t('signs.as')}</label>
            <input ref={name} id="signs" value={by} maxLength={200} autoComplete="off" onChange={(event) => choose(event.target.value)} />
          </div>
        )}
        <div className="field">
          <label htmlFor="reason">{t('ruling.reason')}</label>
          <input
            ref={field}
            id="reason"
            value={reason}
            maxLength={4000}
            onChange={(event) => setReason(event.target.value)}
            aria-invalid={lacking}
            aria-describedby="reason-why"
            autoComplete="off"
          />
          <span className="err" id="reason-why" role="alert">
            {lacking && t('ruling.noReason')}
          </span>
        </div>
      </div>
      <div className="row" data-state={state.seq}>
        <button type="button" className="btn lg primary" onClick={sign} disabled={isPending}>
          {t('ruling.sign')} <kbd>Ctrl Enter</kbd>
        </button>
        <button type="button" className="btn lg" onClick={onDone}>
          {t('ruling.cancel')} <kbd>Esc</kbd>
        </button>
        <span className="push q2">{signs}</span>
      </div>
    </div>
  )
}
