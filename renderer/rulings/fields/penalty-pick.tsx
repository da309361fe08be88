import { useState } from 'react'
import type { Proposal } from '../../../desk/contract/rulings.ts'
import { CHARGED_KINDS, type FixedPenalty, isImposable, isSamePenalty, type Penalty } from '../../../engine/model/penalties.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { useWords } from '../../language/language.ts'
import { ChoiceField } from '../../ui/fields/form-fields.tsx'
import { Tick } from '../../ui/fields/tick.tsx'
import { AmountField } from './amount-field.tsx'
import { isBeyond, type PickedPenalty, providedBy } from './picked-penalty.ts'
import { typedFrom } from './typed-penalty.ts'

type PenaltyPickProps = {
  readonly proposal: Proposal
  readonly picked: PickedPenalty
  /** Whether "no penalty" can be chosen too. */
  readonly evenNone: boolean
}

const OTHERS: readonly FixedPenalty[] = CHARGED_KINDS.map((kind) => ({ kind }))

/**
 * Choice of a penalty: first those that the text provides in the case, its milder sanction too, then those of the rule set, in its unit, then
 * the other kinds and points of any amount. Within a range the amount is typed; one outside has to be confirmed.
 */
export const PenaltyPick = ({ proposal, picked, evenNone }: PenaltyPickProps) => {
  const { t, language } = useWords()
  const [open, setOpen] = useState<string | null>(null)
  const { typed, penalty, setPenalty, beyond, setBeyond } = picked
  const listed = listedFor(proposal, evenNone)
  const isListed = penalty !== null && listed.some((one) => isSamePenalty(one, penalty))
  const points = typed?.kind === 'points' && (open !== null || !isListed) ? typed : null
  const isConfirmed = beyond !== null && penalty !== null && isSamePenalty(beyond, penalty)
  const nameOf = (one: Penalty): string =>
    proposal.milder && isSamePenalty(one, proposal.milder)
      ? t('ruling.milderAs', { penalty: penaltyName(one, language) })
      : penaltyName(one, language)
  const pick = (key: string): void => {
    const one = listed.find((listed) => keyOf(listed) === key)
    setOpen(one === undefined || one.kind === 'range' ? key : null)
    if (one === undefined || one.kind === 'range') setPenalty({ kind: 'points', typed: '', unit: one?.unit ?? proposal.unit })
    else setPenalty(typedFrom(one))
  }
  return (
    <>
      <ChoiceField
        label={t('act.imposes')}
        choices={[...listed.map((one) => ({ value: keyOf(one), label: nameOf(one) })), { value: FREE, label: t('act.otherPoints') }]}
        value={points ? (open ?? FREE) : penalty === null ? '' : keyOf(penalty)}
        onValue={pick}
        needed
      />
      {points && <AmountField label={t(`act.points.${points.unit}`)} points={points} onPoints={setPenalty} />}
      {penalty && isBeyond(proposal, penalty) && (
        <Tick checked={isConfirmed} lacks={!isConfirmed} onTick={(on) => setBeyond(on ? penalty : null)}>
          {t('act.isBeyond', { penalty: penaltyName(penalty, language) })}
        </Tick>
      )}
    </>
  )
}

const FREE = 'free'
const NONE: FixedPenalty = { kind: 'none' }

/** Each penalty once, those of the case first. A range of another case is no choice. */
const listedFor = (proposal: Proposal, evenNone: boolean): readonly Penalty[] => {
  const provided = providedBy(proposal).filter((one) => one.kind === 'range' || (isImposable(one) && (evenNone || one.kind !== 'none')))
  const named = proposal.named.filter(isImposable)
  const kinds = OTHERS.filter(({ kind }) => !named.some((one) => one.kind === kind))
  const milder = proposal.milder ? [proposal.milder] : []
  const all: readonly Penalty[] = [...provided, ...milder, ...named, ...kinds, ...(evenNone ? [NONE] : [])]
  return all.filter((one, n) => all.findIndex((other) => isSamePenalty(one, other)) === n)
}

const keyOf = (penalty: Penalty): string => {
  if (penalty.kind === 'range') return `${penalty.least} ${penalty.most ?? ''} ${penalty.unit}`
  return penalty.kind === 'points' ? `${penalty.amount} ${penalty.unit}` : penalty.kind
}
