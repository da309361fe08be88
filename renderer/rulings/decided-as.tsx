import { useTranslation } from 'react-i18next'
import type { LaterFields } from '../../desk/contract/penalty-fields.ts'
import type { Ruling } from '../../desk/contract/rulings.ts'
import { isStruckLater } from '../../desk/contract/vocabulary.ts'
import type { Penalty } from '../../engine/model/penalties.ts'
import { worthOf } from '../../engine/rulebook/penalties/ladders.ts'
import { penaltyWithWorth } from '../../engine/wording/penalties/penalties.ts'
import type { RuleSetName } from '../../engine/wording/terms/rule-sets.ts'
import { useRuleSet } from '../app-state/desk/use-rule-set.ts'
import { useLanguage } from '../language/language.ts'
import { StruckThrough } from '../ui/struck-through.tsx'

type RulingProps<Fields extends keyof Ruling> = { readonly ruling: Pick<Ruling, Fields> }

/** The penalty of a ruling with its points, struck through once it no longer counts. */
export const ImposedPenalty = ({ ruling }: RulingProps<'imposed' | 'rules' | keyof LaterFields>) => (
  <StruckThrough off={isStruckLater(ruling)}>
    {penaltyWithWorth(ruling.imposed, worthOf(useRuleSet(ruling.rules), ruling.imposed), useLanguage())}
  </StruckThrough>
)

type ProposedPenaltyProps = { readonly penalty: Penalty; readonly rules: RuleSetName }

/** A proposed penalty with its points. */
export const ProposedPenalty = ({ penalty, rules }: ProposedPenaltyProps) =>
  penaltyWithWorth(penalty, worthOf(useRuleSet(rules), penalty), useLanguage())

/** A ruling in short: "Confirmed: dead hand", "Dismissed". */
export const DecidedAs = ({ ruling }: RulingProps<'decision' | 'imposed' | 'rules' | keyof LaterFields>) => {
  const { t } = useTranslation()
  const decision = t(`incident.is.${ruling.decision}`)
  return ruling.decision === 'dismissed' ? (
    decision
  ) : (
    <>
      {t('incident.isAs', { decision, penalty: '' })}
      <ImposedPenalty ruling={ruling} />
    </>
  )
}
