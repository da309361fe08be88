import { EXPLANATIONS, type Explanation } from '../../table/turn.ts'
import { recordFaultInstead } from '../record/instead.ts'
import type { RaisedQuestion, Settlement } from '../rule.ts'

/** The words that answer an act that did not fit: the foul first, then what is possible, in the order of the rule book. */
export const answersTo = (possible: readonly Explanation[]): readonly string[] => [
  'foul',
  ...EXPLANATIONS.filter((word) => possible.includes(word)),
]

/** The act was a foul, or the record is wrong there, and then nobody is meant. */
export const answerMisfit = (word: string, asked: RaisedQuestion): Settlement => {
  const explanation = EXPLANATIONS.find((known) => known === word)
  return explanation ? recordFaultInstead(`record.${explanation}`, asked) : 'fault'
}
