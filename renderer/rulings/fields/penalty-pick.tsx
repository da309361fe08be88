import { useTranslation } from 'react-i18next'
import type { Proposal } from '../../../desk/contract/rulings.ts'
import type { Penalty } from '../../../engine/model/penalties.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { useLanguage } from '../../language/language.ts'
import { ChoiceField } from '../../ui/fields/form-fields.tsx'
import { UnitSelect } from './unit-select.tsx'

type PenaltyPickProps = {
  readonly proposal: Proposal
  readonly penalty: Penalty | null
  readonly onPenalty: (penalty: Penalty) => void
  /** Whether "no penalty" can be chosen too. */
  readonly evenNone: boolean
}

const OTHERS: readonly Penalty[] = [{ kind: 'notice' }, { kind: 'dead-hand' }, { kind: 'chombo' }, { kind: 'disqualification' }]

/** Choice of a penalty: first those of the rule set, in its unit, then the other kinds and points of any amount. */
export const PenaltyPick = ({ proposal, penalty, onPenalty, evenNone }: PenaltyPickProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { named, unit } = proposal
  const listed = [...named, ...OTHERS.filter(({ kind }) => !named.some((one) => one.kind === kind)), ...(evenNone ? [NONE] : [])]
  const choices = [
    ...listed.map((one) => ({ value: keyOf(one), label: penaltyName(one, language) })),
    { value: FREE, label: t('act.otherPoints') },
  ]
  const isListed = penalty !== null && listed.some((one) => keyOf(one) === keyOf(penalty))
  const free = penalty?.kind === 'points' && !isListed ? penalty : null
  return (
    <>
      <ChoiceField
        label={t('act.imposes')}
        choices={choices}
        value={penalty === null ? '' : free ? FREE : keyOf(penalty)}
        onValue={(key) => onPenalty(listed.find((one) => keyOf(one) === key) ?? { kind: 'points', amount: 0, unit })}
        needed
      />
      {free && (
        <div className="field short">
          <label htmlFor="free-amount">{t(`act.points.${free.unit}`)}</label>
          <div className="picks">
            <input
              id="free-amount"
              type="number"
              min={0}
              step={unit === 'table' ? 1000 : 1}
              value={free.amount}
              onChange={(event) => onPenalty({ ...free, amount: Math.trunc(event.target.valueAsNumber) || 0 })}
            />
            <UnitSelect penalty={free} onPenalty={onPenalty} />
          </div>
        </div>
      )}
    </>
  )
}

const FREE = 'free'
const NONE: Penalty = { kind: 'none' }
const keyOf = (penalty: Penalty): string => (penalty.kind === 'points' ? `${penalty.amount} ${penalty.unit}` : penalty.kind)
