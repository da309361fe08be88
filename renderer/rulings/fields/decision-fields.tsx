import { useTranslation } from 'react-i18next'
import type { Proposal, Ruling } from '../../../desk/contract/rulings.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { useLanguage } from '../../language/language.ts'
import { ChoiceField } from '../../ui/fields/form-fields.tsx'
import { PenaltyPick } from './penalty-pick.tsx'
import { leavesOpen, type PickedPenalty } from './picked-penalty.ts'

type DecisionFieldsProps = {
  readonly proposal: Proposal | undefined
  readonly decision: Ruling['decision']
  readonly onDecision: (decision: Ruling['decision']) => void
  readonly picked: PickedPenalty
  /** Whether it is the first field of its form. */
  readonly first?: boolean
}

/** Choice of the decision: as proposed, with another penalty, or dismissed. A changed penalty is chosen below. */
export const DecisionFields = ({ proposal, decision, onDecision, picked, first = false }: DecisionFieldsProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const isOpen = !proposal || leavesOpen(proposal)
  return (
    <>
      <ChoiceField
        label={t('incident.decision')}
        choices={[
          ...(isOpen
            ? []
            : ([{ value: 'upheld', label: t('act.confirmAs', { penalty: penaltyName(proposal.penalty, language) }) }] as const)),
          { value: 'changed', label: t(isOpen ? 'ruling.decide' : 'act.otherPenalty') },
          { value: 'dismissed', label: t('ruling.dismiss') },
        ]}
        value={decision}
        onValue={onDecision}
        first={first}
      />
      {decision === 'changed' && proposal && <PenaltyPick proposal={proposal} picked={picked} evenNone />}
    </>
  )
}
