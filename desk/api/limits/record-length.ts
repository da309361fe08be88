import type { ByLanguage } from '../../../engine/model/language.ts'
import { MOST_ACTS } from '../../context/limits/hands-and-acts.ts'
import { refusals } from '../../messages/refusals.ts'

/** Maximum acts that one correction may add to a hand: they are judged and written in one piece. */
const MOST_CORRECTED = 20

/** Why the texts of a request are too long to parse; undefined if they are not. */
export const textTrouble = (call: string, input: unknown): ByLanguage<string> | undefined => {
  // other texts are free text, with any number of lines
  if (!/^(?:tables|replay)\//.test(call)) return undefined
  const most = call === 'tables/correct' ? MOST_CORRECTED : MOST_ACTS
  return linesIn(input) > most ? refusals.tooManyLines(most) : undefined
}

/** Number of lines of notation in a request: entered lines, or those of one or several edits. */
const linesIn = (input: unknown): number => {
  if (input === null || typeof input !== 'object') return 0
  const { text, edit, edits } = input as Readonly<Record<string, unknown>>
  const several: readonly unknown[] = Array.isArray(edits) ? edits : []
  return [{ text }, edit, ...several].reduce<number>((sum, one) => sum + linesOf(one), 0)
}

const linesOf = (edit: unknown): number => {
  const text = edit !== null && typeof edit === 'object' && 'text' in edit ? edit.text : undefined
  if (typeof text !== 'string') return 0
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++
  return lines
}
