import type { Proposal, Ruling } from '../../../desk/contract/rulings.ts'
import type { Penalty } from '../../../engine/model/penalties.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useChoiceKeys } from '../../keys/use-choice-keys.ts'
import { useWords } from '../../language/language.ts'
import { ChoiceField } from '../../ui/fields/form-fields.tsx'
import { PenaltyPick } from './penalty-pick.tsx'
import { leavesOpen, type PickedPenalty } from './picked-penalty.ts'

type DecisionFieldsProps = {
  readonly proposal: Proposal | undefined
  readonly decision: Ruling['decision']
  readonly onDecision: (decision: Ruling['decision']) => void
  readonly picked: PickedPenalty
  /** The milder sanction that the text allows beside the proposal. */
  readonly milder?: { readonly penalty: Penalty; readonly isTaken: boolean; readonly onTake: () => void } | null
  /** Whether it is the first field of its form. */
  readonly first?: boolean
}

/** Choice of the decision: as proposed, with another penalty, or dismissed. A changed penalty is chosen below. */
export const DecisionFields = ({ proposal, decision, onDecision, picked, milder = null, first = false }: DecisionFieldsProps) => {
  const { t, language } = useWords()
  const isOpen = !proposal || leavesOpen(proposal)
  const { keyOf } = useBindings()
  const milderKey = keyOf('ruling.milder')
  useChoiceKeys(milder ? [milderKey] : [], () => milder?.onTake())
  const milderChoice = milder && {
    value: 'milder' as const,
    label: t('ruling.milderAs', { penalty: penaltyName(milder.penalty, language) }),
    hint: milderKey,
  }
  return (
    <>
      <ChoiceField
        label={t('incident.decision')}
        choices={[
          ...(isOpen
            ? []
            : ([{ value: 'upheld', label: t('act.confirmAs', { penalty: penaltyName(proposal.penalty, language) }) }] as const)),
          ...(milderChoice ? [milderChoice] : []),
          { value: 'changed', label: t(isOpen ? 'ruling.decide' : 'act.otherPenalty') },
          { value: 'dismissed', label: t('ruling.dismiss') },
        ]}
        value={milder?.isTaken ? 'milder' : decision}
        onValue={(chosen) => (chosen === 'milder' ? milder?.onTake() : onDecision(chosen))}
        first={first}
      />
      {decision === 'changed' && !milder?.isTaken && proposal && <PenaltyPick proposal={proposal} picked={picked} evenNone />}
    </>
  )
}
