import { asDecided } from '../../../engine/model/findings.ts'
import type { Language } from '../../../engine/model/language.ts'
import type { Penalty } from '../../../engine/model/penalties.ts'
import type { FindingContext } from '../../../engine/wording/findings/describe.ts'
import { findingWords } from '../../language/finding-words.ts'
import type { RulingProps } from '../../record/findings/ruling-state.ts'

/**
 * The steps under a penalty. A declaration in play ends the step after it, as play has gone on since. A signature that declares the hand dead
 * leaves that step to be done.
 */
export const stepsDecided = (
  { state, shown }: RulingProps,
  imposed: Penalty,
  { language, ...beside }: FindingContext & { readonly language: Language },
): readonly string[] => {
  const decided = asDecided(shown.finding, imposed)
  const { steps } = findingWords(decided, state.rules, language, beside)
  // the signature enters the ruling and, right after it, the declaration
  const ruling = `* ruling ${decided.event} ${decided.rule} `
  const isSigned = state.acts.some(({ number, text }) => number + 1 === decided.declared && text.startsWith(ruling))
  if (!isSigned) return steps
  return [...steps, ...findingWords({ ...decided, declared: null }, state.rules, language, beside).steps.slice(steps.length)]
}
