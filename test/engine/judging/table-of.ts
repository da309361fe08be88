import { ruleSet, withSettings } from '../../../engine/editions/index.ts'
import { judgeHand } from '../../../engine/judging/judge.ts'
import type { Play } from '../../../engine/judging/play.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import type { Hand, TableFile } from '../../../engine/model/table-file.ts'
import { sayNotationError } from '../../../engine/notation/errors/notation-error.ts'
import { parseTable } from '../../../engine/notation/parse/parse-table.ts'

/** Reads notation with lines separated by `;`. */
export const fileOf = (text: string): TableFile => linesOf(text.replaceAll(/;\s*/g, '\n'))

/** Reads notation unchanged. */
export const linesOf = (text: string): TableFile => {
  const read = parseTable(text)
  if (!read.ok) throw new Error(`${sayNotationError(read.error, 'en')} in ${text}`)
  return read.value
}

/** The first hand of a file. */
export const handOf = (file: TableFile): Hand => {
  const hand = file.games[0]?.hands[0]
  if (!hand) throw new Error('no hand in the file')
  return hand
}

/** A rule set with the settings of a file. */
export const rulesFor = (id: string, file: TableFile): RuleSet => {
  const known = ruleSet(id)
  const rules = known && withSettings(known, file.settings)
  if (!rules?.ok) throw new Error(`rule set ${id}`)
  return rules.value
}

/** Judges notation with lines separated by `;`. */
export const judged = (text: string, rules = 'wrc-2015'): Play => {
  const file = fileOf(text)
  return judgeHand(handOf(file), rulesFor(rules, file))
}

/** The findings in force, one line each: event, level, rule, seat. */
export const findingsOf = (play: Play): readonly string[] =>
  play.findings.filter(({ state }) => state === 'open').map(({ event, level, rule, seat }) => `${event} ${level} ${rule} ${seat ?? '-'}`)

/** The same without those of level info. */
export const faultsOf = (play: Play): readonly string[] => findingsOf(play).filter((line) => !line.includes(' info '))
