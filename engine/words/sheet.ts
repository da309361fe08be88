import { cellUnder } from '../house/under-house.ts'
import type { ByLanguage, Language } from '../language.ts'
import type { PenaltyCase, RuleSet } from '../rule-sets/rule-set.ts'
import { RULE_IDS } from '../rules/ids.ts'
import { isJudged, ruleById } from '../rules/index.ts'
import { type Rule, remediesOf } from '../rules/rule.ts'
import { levelName } from './levels.ts'
import { penaltyName } from './penalties.ts'
import { PENALTY_CASES } from './penalty-cases.ts'
import { ruleSetName } from './rule-sets.ts'
import { ruleLaw, ruleName } from './rule-table.ts'

/** In the order of the rule book. */
const allRules: readonly Rule[] = RULE_IDS.filter(isJudged).map(ruleById)

/**
 * All rules of a rule set as a referee reads them: level, sections, what to do, what is proposed, and the rule in our own words. Rules that are not
 * raised under it are named at the end.
 */
export const sheetOf = (rules: RuleSet, language: Language): string => {
  const raised = allRules.filter((rule) => cellUnder(rule, rules))
  const silent = allRules.filter((rule) => !cellUnder(rule, rules))
  const title = ruleSetName(rules, language)
  return [
    title,
    '='.repeat(title.length),
    '',
    ...raised.flatMap((rule) => [...entry(rule, rules, language), '']),
    `${language === 'en' ? 'Not raised here' : 'Non relevées ici'}: ${silent.map(({ id }) => id).join(', ') || '—'}`,
    '',
  ].join('\n')
}

const entry = (rule: Rule, rules: RuleSet, language: Language): readonly string[] => {
  const cell = cellUnder(rule, rules)
  if (!cell) return []
  const sections = typeof cell.sections === 'function' ? everySection(cell.sections) : cell.sections
  return [
    `${rule.id} · ${levelName(cell.level, language)} · ${sections.join(', ') || '—'}`,
    `  ${ruleName(rule.id, language)}: ${ruleLaw(rule.id, rules.base, language)}`,
    `  ${remediesOf(rule, rules.base).join(', ') || '—'}${cell.level === 'violation' || cell.level === 'question' ? ` · ${proposals(rule, rules, language)}` : ''}`,
  ]
}

/** The sections of all kinds of call, kong or win that a cell tells apart. */
const everySection = (sections: (facts: Readonly<Record<string, string>>) => readonly string[]): readonly string[] => [
  ...new Set(
    [
      ...['chii', 'pon', 'kan', 'ron', 'tsumo'].map((call) => ({ call })),
      ...['daiminkan', 'kakan', 'ankan'].map((kind) => ({ kind })),
    ].flatMap(sections),
  ),
]

/** How many tiles, and whose: the rule in our own words says what each is worth. */
const BY_NUMBER: ByLanguage<string> = { en: 'By number and place, as above', fr: 'Selon le nombre et l’endroit, voir ci-dessus' }

const proposals = (rule: Rule, rules: RuleSet, language: Language): string => {
  if (rule.id === 'tiles.exposed' && cellUnder(rule, rules)?.level === 'violation') return BY_NUMBER[language]
  const row = rules.penalties[rule.id] ?? {}
  const always =
    penaltyName(row.always?.penalty ?? { kind: 'discretion' }, language) + (row.always?.section ? ` (${row.always.section})` : '')
  const others = Object.entries(PENALTY_CASES[language]).flatMap(([name, when]) => {
    const proposal = row[name as PenaltyCase]
    return proposal ? [`${penaltyName(proposal.penalty, language)} ${when}${proposal.section ? ` (${proposal.section})` : ''}`] : []
  })
  return [always, ...others].join('; ')
}
