import type { TFunction } from 'i18next'
import { useId } from 'react'
import { CONDUCT_IDS } from '../../../engine/model/conduct.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { PointUnit } from '../../../engine/model/penalties.ts'
import { RULE_IDS } from '../../../engine/model/rule-ids.ts'
import type { LadderStep, PenaltyReason } from '../../../engine/model/rule-set.ts'
import { LADDER_ENDS } from '../../../engine/model/rule-set.ts'
import { type DeclaredDifference, LADDER_COUNTS } from '../../../engine/rulebook/house/house-rules.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/fields/form-fields.tsx'
import { HousePenalty, NO_PENALTY, type PenaltyDraft, penaltyOfDraft } from './house-penalty.tsx'

type LadderChange = Extract<DeclaredDifference, { readonly kind: 'ladder' }>
type StepDraft = { readonly name: ByLanguage<string>; readonly penalty: PenaltyDraft }

/** A ladder as it is entered. Without reasons it applies to every rule that costs its first step. */
export type LadderDraft = Pick<LadderChange, 'name' | 'counts' | 'last'> & {
  readonly reasons: readonly PenaltyReason[]
  readonly steps: readonly StepDraft[]
}
const NO_STEP: StepDraft = { name: { en: '', fr: '' }, penalty: NO_PENALTY }
export const NO_LADDER: LadderDraft = { name: { en: '', fr: '' }, counts: 'each', last: 'stays', reasons: [], steps: [NO_STEP, NO_STEP] }

/** The ladder once all its fields are filled in; a name in one language is both. */
export const ladderOfDraft = ({ name, counts, last, reasons, steps }: LadderDraft) => {
  const all = steps.flatMap(({ name, penalty }): readonly LadderStep[] => {
    const read = penaltyOfDraft(penalty)
    const both = inBoth(name)
    return read ? [{ penalty: read, ...(both && { name: both }) }] : []
  })
  const [first, ...others] = all
  const both = inBoth(name)
  if (!both || first === undefined || all.length < steps.length) return null
  return { kind: 'ladder', name: both, counts, steps: [first, ...others], last, ...(reasons.length > 0 && { rules: reasons }) } as const
}

/** The label of the first field of the ladder that is still to be filled in. */
export const lackingInLadder = ({ name, steps }: LadderDraft, t: TFunction): string =>
  inBoth(name) ? t('house.step', { n: steps.findIndex(({ penalty }) => !penaltyOfDraft(penalty)) + 1 }) : t('house.name.en')

const inBoth = ({ en, fr }: ByLanguage<string>): ByLanguage<string> | null => {
  const [first, second] = [en.trim(), fr.trim()]
  return first || second ? { en: first || second, fr: second || first } : null
}

type HouseLadderProps = {
  readonly value: LadderDraft
  /** The unit of points that the rule set uses. */
  readonly usual: PointUnit
  readonly onValue: (value: LadderDraft) => void
}

/** Fields for a tournament's own ladder: its name, reasons, how they are counted, its steps and what follows them. */
export const HouseLadder = ({ value, usual, onValue }: HouseLadderProps) => {
  const { t, language } = useWords()
  const id = useId()
  const { reasons, steps } = value
  const put = (n: number, step: StepDraft): void => onValue({ ...value, steps: steps.with(n, step) })
  const option = (one: PenaltyReason) => (
    <option key={one} value={one}>
      {ruleName(one, language)}
    </option>
  )
  return (
    <>
      <NameFields id={id} name={value.name} onName={(name) => onValue({ ...value, name })} />
      <div className="field">
        <label htmlFor={`${id}-reasons`}>{t('house.reasons')}</label>
        <select
          id={`${id}-reasons`}
          multiple
          size={8}
          value={[...reasons]}
          onChange={(event) => onValue({ ...value, reasons: [...event.target.selectedOptions].map((one) => one.value as PenaltyReason) })}
        >
          <optgroup label={t('act.conduct')}>{CONDUCT_IDS.map(option)}</optgroup>
          <optgroup label={t('act.play')}>{RULE_IDS.filter((one) => !one.startsWith('record.')).map(option)}</optgroup>
        </select>
        <span className="q2">{t('house.reasonsNote')}</span>
      </div>
      <ChoiceField
        label={t('house.counted')}
        choices={LADDER_COUNTS.map((one) => ({ value: one, label: t(`house.counts.${one}`) }))}
        value={value.counts}
        onValue={(counts) => onValue({ ...value, counts })}
      />
      {steps.map((step, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name but its place
        <fieldset key={n} className="picks" aria-label={t('house.step', { n: n + 1 })}>
          <HousePenalty
            label={t('house.step', { n: n + 1 })}
            value={step.penalty}
            usual={usual}
            onValue={(penalty) => put(n, { ...step, penalty })}
          />
          <NameFields id={`${id}-${n}`} name={step.name} onName={(name) => put(n, { ...step, name })} />
        </fieldset>
      ))}
      <div className="row">
        <Button className="sm" label={t('house.addStep')} onClick={() => onValue({ ...value, steps: [...steps, NO_STEP] })} />
        <Button
          className="sm"
          label={t('house.removeStep')}
          disabled={steps.length <= 2}
          onClick={() => onValue({ ...value, steps: steps.slice(0, -1) })}
        />
      </div>
      <ChoiceField
        label={t('house.afterLast')}
        choices={LADDER_ENDS.map((one) => ({ value: one, label: t(`house.last.${one}`) }))}
        value={value.last}
        onValue={(last) => onValue({ ...value, last })}
      />
    </>
  )
}

type NameFieldsProps = { readonly id: string; readonly name: ByLanguage<string>; readonly onName: (name: ByLanguage<string>) => void }

const NameFields = ({ id, name, onName }: NameFieldsProps) => {
  const { t } = useWords()
  return (['en', 'fr'] as const).map((one) => (
    <div key={one} className="field">
      <label htmlFor={`${id}-${one}`}>{t(`house.name.${one}`)}</label>
      <input
        id={`${id}-${one}`}
        value={name[one]}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => onName({ ...name, [one]: event.target.value })}
      />
    </div>
  ))
}
