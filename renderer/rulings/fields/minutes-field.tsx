import type { Proposal } from '../../../desk/contract/rulings.ts'
import { isLateness, MOST_MINUTES_LATE } from '../../../engine/model/conduct.ts'
import { isByMinutes } from '../../../engine/rulebook/penalties/conduct-penalties.ts'
import { NO_RULES, useRuleSet } from '../../app-state/desk/use-rule-set.ts'
import { useFormDraft } from '../../app-state/storage/drafts.ts'
import { formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { TypedNumber } from '../../ui/fields/typed-number.tsx'
import { choiceDrafts } from './picked-penalty.ts'

/**
 * The minutes of lateness in a form, kept in its draft. `known`: those of the ruling that it replaces. `said`: the part of a request that names
 * them.
 */
export const useMinutes = (rule: string, form: string, known: number | null = null) => {
  const [typed, setTyped] = useFormDraft(choiceDrafts(form).minutes, () => (known === null ? '' : String(known)))
  const isAsked = rule === 'conduct.late'
  const minutes = Number(typed)
  const isRead = typed !== '' && isLateness(minutes)
  return { typed, setTyped, isAsked, said: isAsked && isRead ? { minutes } : {}, isEmpty: typed === '', isWrong: typed !== '' && !isRead }
}
export type Minutes = ReturnType<typeof useMinutes>

/** Whether the minutes keep a form from being sent: they are wrong, or the rules propose nothing without them. */
export const useLacksMinutes = ({ isAsked, isEmpty, isWrong }: Minutes, rule: string, asked: Proposal | undefined): boolean => {
  const rules = useRuleSet(asked?.rules ?? NO_RULES)
  return isAsked && (isWrong || (isEmpty && asked !== undefined && isByMinutes(rules, rule)))
}

type MinutesFieldProps = { readonly minutes: Minutes; readonly lacks: boolean }

/** The minutes that a player was late. Half a minute counts too. */
export const MinutesField = ({ minutes: { typed, setTyped }, lacks }: MinutesFieldProps) => {
  const { t, language } = useWords()
  return (
    <TypedNumber
      label={t('act.minutes')}
      value={typed}
      onValue={setTyped}
      wrong={lacks ? t('act.wrongMinutes', { most: formatNumber(MOST_MINUTES_LATE, language) }) : null}
      step="any"
      short
    />
  )
}
