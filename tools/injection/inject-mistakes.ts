import { writeFileSync } from 'node:fs'
import { isRuleSetId, RULE_SET_IDS, type RuleSetId } from '../../engine/editions/index.ts'
import { readArguments, refuseArgument } from '../arguments.ts'
import { cleanHands } from './real-hands.ts'
import { type Accusation, type MistakeTally, runMistakes } from './run-mistakes.ts'
import { RECORDS } from './slip.ts'

/** The table of mistakes: share noticed, accusations under each rule set, and the accusing rules. */
export const mistakeTable = (tallies: readonly MistakeTally[], ids: readonly RuleSetId[] = RULE_SET_IDS): readonly string[] => [
  `${'mistake'.padEnd(30)}${'record'.padEnd(18)}${['tried', 'noticed', ...ids].map((head) => head.padStart(14)).join('')}  accusing`,
  ...tallies.map(({ mistake, record, tried, noticed, accused, by }) => {
    const figures = [noticed, ...ids.map((rules) => accused[rules])].map((figure) => share(figure, tried).padStart(14)).join('')
    const rules = [...by].sort(([, a], [, b]) => b - a).map(([rule, count]) => `${rule} ${count}`)
    return `${mistake.padEnd(30)}${record.padEnd(18)}${String(tried).padStart(14)}${figures}  ${rules.join(', ')}`
  }),
  ...RECORDS.flatMap((record) => {
    const rows = tallies.filter((row) => row.record === record)
    if (rows.length === 0) return []
    const tried = rows.reduce((sum, row) => sum + row.tried, 0)
    const shares = ids.map(
      (rules) =>
        `${rules} ${share(
          rows.reduce((sum, { accused }) => sum + accused[rules], 0),
          tried,
        )}`,
    )
    return [`${record}: ${tried} mistakes; somebody accused: ${shares.join(', ')}`]
  }),
]

const share = (part: number, whole: number): string => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`)

const sheetOf = ({ mistake, record, rules, finding, was, is, table }: Accusation): string =>
  `# ${mistake}, ${record} (${rules}): ${finding}\n# was: ${was}\n# is: ${is}\n${table}\n`

/**
 * Makes one recording mistake in each of many real records and counts the resulting accusations: `node tools/injection/inject-mistakes.ts
 * --seed 1 --count 5000`. `--slips` also makes mistakes of several lines, whole words and headers; `--only` takes a part of their names;
 * `--rules` a rule set, or several with commas. `--accusations` names an output file for the tables with an accusation.
 */
if (import.meta.main) {
  const { options } = readArguments({
    options: { seed: 1, count: 5000, games: 235, slips: false, only: undefined, rules: undefined, accusations: undefined },
  })
  const { seed, count, games, slips } = options
  const named = options.rules?.split(',')
  const unknown = named?.find((id) => !isRuleSetId(id))
  if (unknown !== undefined) refuseArgument(`there is no rule set ${unknown}, but ${RULE_SET_IDS.join(', ')}`)
  const rules = named?.filter(isRuleSetId) ?? RULE_SET_IDS
  const only = options.only === undefined ? {} : { only: options.only }
  const { tallies, accusations } = runMistakes(cleanHands(games, seed), { count, seed, slips, rules, ...only })
  if (tallies.length === 0) refuseArgument(`no mistake has ${options.only} in its name`)
  for (const line of mistakeTable(tallies, rules)) console.log(line)
  if (options.accusations) writeFileSync(options.accusations, accusations.map(sheetOf).join('\n'))
}
