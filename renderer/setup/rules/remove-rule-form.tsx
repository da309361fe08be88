import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../app-state/storage/drafts.ts'
import { dayForField } from '../../language/format.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/form-fields.tsx'
import { focusAtEnd, LineField } from '../../ui/fields/line-field.tsx'
import { FromRound, type RoundsAhead } from './from-round.tsx'
import { lackingDecision } from './house-form.tsx'
import * as css from './rules.module.css'

export type RuleDecision = { readonly who: string; readonly when: string; readonly why: string }
type RemoveRuleFormProps = {
  readonly what: string
  readonly by: string
  readonly ahead: RoundsAhead
  /** The name of the reason's draft. */
  readonly draft: string
  readonly busy: boolean
  readonly said: string
  readonly onSend: (decided: RuleDecision, from: number | null) => void
  readonly onLeave: () => void
}

/** Who decided and when are filled in: the reason is what is missing. */
const focusOnReason = (form: HTMLFormElement | null): void => focusAtEnd(form?.querySelector('textarea') ?? null)

/** Form to remove a house rule: from which round, who decided, when and why, as for adding one. */
export const RemoveRuleForm = ({ what, by, ahead, draft, busy, said, onSend, onLeave }: RemoveRuleFormProps) => {
  const { t } = useTranslation()
  const [who, setWho] = useState(by)
  const [when, setWhen] = useState(() => dayForField(new Date()))
  const [why, setWhy] = useDraft(draft)
  const [from, setFrom] = useState<number | null | undefined>(undefined)
  const since = from === undefined ? ahead.first : from
  const [asked, setAsked] = useState(false)
  const lacking = lackingDecision({ who, when, why }, t)
  const give = (): void => {
    setAsked(true)
    if (lacking === null && !busy) onSend({ who: who.trim(), when, why: why.trim() }, since)
  }
  const isLacking = asked && lacking !== null
  return (
    <form
      ref={focusOnReason}
      className={css.houseadd}
      aria-label={t('house.removeOne', { what })}
      onSubmit={(event) => {
        event.preventDefault()
        give()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) give()
        else if (event.key === 'Escape' && !busy) onLeave()
        else return
        event.preventDefault()
      }}
    >
      <div className={`blocks ${css.fields}`}>
        <p>
          <b>{t('house.removeOne', { what })}</b>
        </p>
        <div className="picks">
          <LineField label={t('house.who')} value={who} onValue={setWho} />
          <LineField label={t('house.when')} type="date" value={when} onValue={setWhen} />
          <FromRound value={from} onValue={setFrom} ahead={ahead} />
        </div>
        <TextField label={t('house.why')} value={why} onValue={setWhy} max={1000} />
      </div>
      <div className="row">
        <Button type="submit" className="lg primary" label={t('house.remove')} chord="Control+Enter" disabled={busy || lacking !== null} />
        <Button className="lg" label={t('app.back')} chord="Escape" disabled={busy} onClick={onLeave} />
        <p className={isLacking ? 'err' : 'q2'} role="status">
          {said || (isLacking ? t('house.lacks', { what: lacking }) : t(since === null ? 'house.always' : 'house.what'))}
        </p>
      </div>
    </form>
  )
}
