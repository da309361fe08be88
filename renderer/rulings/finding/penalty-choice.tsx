import { IMPOSED_KINDS, type ImposedKind, type PenaltyKind, type PointUnit } from '../../../engine/model/penalties.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { AmountField } from '../fields/amount-field.tsx'
import type { TypedPenalty, TypedPoints } from '../fields/typed-penalty.ts'
import * as css from './ruling.module.css'

type PenaltyChoiceProps = {
  readonly penalty: TypedPenalty | null
  /** The points with which the amount begins: those proposed or imposed, else none in the unit of the rule set. */
  readonly points: TypedPoints
  readonly onPenalty: (penalty: TypedPenalty) => void
}

/** Choice of the imposed penalty and its points; null: none chosen yet. */
export const PenaltyChoice = ({ penalty, points, onPenalty }: PenaltyChoiceProps) => {
  const { t, language } = useWords()
  return (
    <fieldset className={`cluster ${css.choices}`} aria-label={t('ruling.kind')}>
      {IMPOSED_KINDS.map((kind) => (
        <Button
          key={kind}
          className={penalty?.kind === kind ? 'on' : ''}
          label={kind === 'points' ? t('penalty.points') : penaltyName({ kind }, language)}
          aria-pressed={penalty?.kind === kind}
          onClick={() => onPenalty(typedOf(kind, points))}
        />
      ))}
      <span className="q2">
        <kbd>↑</kbd> <kbd>↓</kbd>
      </span>
      {penalty?.kind === 'points' && <AmountField label={t('ruling.amount')} points={penalty} onPoints={onPenalty} />}
    </fieldset>
  )
}

const PENALTY_ORDER: readonly PenaltyKind[] = IMPOSED_KINDS

/** The previous or next kind for the arrow keys; the first or last one if none is chosen. */
export const adjacentPenalty = (penalty: TypedPenalty | null, by: 1 | -1, points: TypedPoints): TypedPenalty => {
  const { length } = IMPOSED_KINDS
  const at = penalty === null ? -1 : PENALTY_ORDER.indexOf(penalty.kind)
  const next = at < 0 ? (by > 0 ? 0 : length - 1) : (at + by + length) % length
  return typedOf(IMPOSED_KINDS[next] ?? 'none', points)
}

/** No points in a unit: nobody has proposed an amount. */
export const noPoints = (unit: PointUnit): TypedPoints => ({ kind: 'points', typed: '', unit })

const typedOf = (kind: ImposedKind, points: TypedPoints): TypedPenalty => (kind === 'points' ? points : { kind })
