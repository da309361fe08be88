import type { TFunction } from 'i18next'
import type { RuleSet } from '../../engine/model/rule-set.ts'
import type { DecidedBy, DeclaredDifference } from '../../engine/rulebook/house/house-rules.ts'
import { sayDifference } from '../../engine/wording/editions/house-rules.ts'
import { ruleSetName } from '../../engine/wording/terms/rule-sets.ts'
import { useWords } from '../language/language.ts'

type HouseDifferenceProps = { readonly one: DeclaredDifference; readonly parent: RuleSet }

/** A house rule: old and new value, who decided, when and why. */
export const HouseDifference = ({ one, parent }: HouseDifferenceProps) => {
  const { t, language } = useWords()
  const { what, now, was } = sayDifference(one, parent, language)
  return (
    <p>
      {what}
      <br />
      <s>{was}</s> <span className="q2">({ruleSetName(parent, language)})</span> → <b>{now}</b>
      <br />
      <span className="q2">{decidedBy(one, t)}</span>
    </p>
  )
}

/** When a house rule was decided, by whom and why. */
export const decidedBy = ({ when, who, why }: DecidedBy, t: TFunction): string => `${when.slice(0, 10)}, ${who}${t('app.colon')}${why}`
