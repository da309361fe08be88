import { asDecided, type Finding } from '../../model/findings.ts'
import type { ByLanguage, Language } from '../../model/language.ts'
import type { Penalty } from '../../model/penalties.ts'
import type { RuleSetName } from '../terms/rule-sets.ts'
import { describe } from './describe.ts'
import type { Due } from './due.ts'
import { doneByRecord } from './steps.ts'

/** A step carried out at the table, in the words that the referee ticked. */
export type StepWords = ByLanguage<string>

// What is to be done follows from the finding, the penalty and the table, and is worded anew when they change. What was done does not change.

/** A step as a ruling keeps it: in English and French, a line each. */
export const doneStep = ({ en, fr }: StepWords): string => `${en}\n${fr}`

/** The words of a step that a ruling keeps; undefined for the name of a remedy. */
export const stepDone = (kept: string): StepWords | undefined => {
  const [en = '', fr] = kept.split('\n')
  return fr === undefined ? undefined : { en, fr }
}

/** The steps in both languages, from those of each. */
export const stepsInBoth = (of: (language: Language) => readonly string[]): readonly StepWords[] => {
  const french = of('fr')
  return of('en').map((en, n) => ({ en, fr: french[n] ?? en }))
}

/** Which steps of a finding are done, from 0: a ruling keeps them, or the record shows it. */
export const stepsDone = (kept: readonly string[], steps: readonly StepWords[], finding: Finding): readonly number[] => {
  const done = [...kept.flatMap((one) => stepDone(one)?.en ?? []), ...doneByRecord(finding)]
  return steps.flatMap(({ en }, n) => (done.includes(en) ? [n] : []))
}

type Ruled = { readonly finding: Finding; readonly due: Due | null; readonly imposed: Penalty; readonly rules: RuleSetName }

/**
 * The steps that a ruling in force says were done. Where its hand was declared dead, by the signature or before it, the declaration stands for
 * the step that asks for it, and play has gone on since.
 */
export const doneInWords = (kept: readonly string[], ruled: Ruled | null): readonly StepWords[] => {
  const words = kept.flatMap((one) => stepDone(one) ?? [])
  const decided = ruled?.imposed.kind === 'dead-hand' ? asDecided(ruled.finding, ruled.imposed) : null
  if (!ruled || typeof decided?.declared !== 'number') return words
  const stepsOf = (finding: Finding) => stepsInBoth((one) => describe(finding, ruled.rules, one, { due: ruled.due ?? undefined }).steps)
  const [declaration] = stepsOf(decided)
  const undeclared = stepsOf({ ...decided, declared: null })
  const ended = [declaration, undeclared[0], undeclared.at(-1)].map(withoutAct)
  return [...(declaration ? [declaration] : []), ...words.filter((one) => !ended.includes(withoutAct(one)))]
}

/** The number of the declaration among the acts changes with the record. */
const withoutAct = (step: StepWords | undefined): string | undefined => step?.en.replace(/\d+/, '')
