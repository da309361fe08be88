import { type KeyboardEvent, useState } from 'react'
import type { DeclaredDifference } from '../../../engine/rulebook/house/house-rules.ts'
import { useFormDraft } from '../../app-state/storage/drafts.ts'
import { dayForField } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { FromRound, type RoundsAhead } from './from-round.tsx'
import { type HouseRulesBefore, houseRulesError, withDifferences } from './house-draft.ts'
import { differenceFrom, type EnteredRule, HouseForm, lackingIn, NOTHING_ENTERED } from './house-form.tsx'
import * as css from './rules.module.css'

type AddRuleFormProps = {
  readonly base: HouseRulesBefore
  readonly by: string
  readonly ahead: RoundsAhead
  /** The round from which the rule applies; undefined until one is chosen. */
  readonly from: number | null | undefined
  readonly onFrom: (round: number | null) => void
  /** The name of the form's draft. */
  readonly draft: string
  readonly busy: boolean
  readonly said: string
  readonly onSend: (added: DeclaredDifference, from: number | null) => void
  readonly onLeave: () => void
}

/** Form to add a house rule, which is checked before signing and applies from a round on. */
export const AddRuleForm = ({ base, by, ahead, from, onFrom, draft, busy, said, onSend, onLeave }: AddRuleFormProps) => {
  const { t, language } = useWords()
  const [entered, keep] = useFormDraft<EnteredRule>(draft, () => ({ ...NOTHING_ENTERED, who: by, when: dayForField(new Date()) }))
  const [asked, setAsked] = useState(false)
  const added = differenceFrom(entered)
  const wrong = added && houseRulesError(withDifferences(base, { add: added }))
  const round = from === undefined ? ahead.first : from
  const applies = t(round !== null ? 'house.what' : ahead.rounds.length > 0 ? 'house.always' : 'house.laterFirst')
  const lacking = asked ? lackingIn(entered, t) : null
  const trouble = lacking !== null ? t('house.lacks', { what: lacking }) : wrong ? wrong[language] : ''
  const give = (): void => {
    setAsked(true)
    if (added && !wrong && !busy) onSend(added, round)
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) give()
    else if (event.key === 'Escape' && !busy) onLeave()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl Enter and Esc act in every field of the form
    <div className={css.houseadd} onKeyDown={press}>
      <HouseForm rules={base.rules} entered={entered} onEnter={(part) => keep({ ...entered, ...part })} />
      <div className="row">
        <FromRound value={from} onValue={onFrom} ahead={ahead} />
        <Button
          className="lg primary"
          label={t('house.sign')}
          chord="Control+Enter"
          disabled={busy || !added || wrong !== null}
          onClick={give}
        />
        <Button className="lg" label={t('app.back')} chord="Escape" disabled={busy} onClick={onLeave} />
        <p className={trouble === '' ? 'q2' : 'err'} role="status">
          {said || trouble || applies}
        </p>
      </div>
    </div>
  )
}
