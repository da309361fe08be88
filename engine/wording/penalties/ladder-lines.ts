import type { ByLanguage, Language } from '../../model/language.ts'
import { isRuleId } from '../../model/rule-ids.ts'
import type { Ladder, RuleSet } from '../../model/rule-set.ts'
import { wordsByLanguage } from '../../model/words-by-language.ts'
import { COLON, typeset } from '../../phrases/typeset.ts'
import { ruleName } from '../rules/rule-table.ts'
import { conductName } from './conduct.ts'
import { stepName } from './ladder-note.ts'

/** The mark of what a tournament's own rules say, in the place of a section. */
export const HOUSE_RULE: ByLanguage<string> = { en: 'house rule', fr: 'règle maison' }

/** The ladders of a rule set, a line each: reasons, steps, what follows the last one, section; a tournament's own has none. */
export const ladderLines = ({ ladders, house }: RuleSet, language: Language): readonly string[] =>
  ladders.map((ladder) => {
    const source = ladder.section ?? (house ? HOUSE_RULE[language] : null)
    const section = source === null ? '' : ` (${source})`
    return typeset(`${ladderReasons(ladder, language)}${COLON[language]} ${ladderSteps(ladder, language)}${section}`, language)
  })

/** The steps of a ladder and what follows the last one: `notice → 2,000 table points, then doubled each time`. */
export const ladderSteps = ({ steps, last }: Pick<Ladder, 'steps' | 'last'>, language: Language): string =>
  `${steps.map((step) => stepName(step, language)).join(' → ')}, ${afterLastStep(last, language)}`

/** The end of a ladder, after its last step: `then doubled each time`. */
export const afterLastStep = (last: Ladder['last'], language: Language): string => WORDS[language][last]

/** The reasons of a ladder, and whether they are counted together. More than a few are only counted. */
export const ladderReasons = ({ rules, counts }: Pick<Ladder, 'rules' | 'counts'>, language: Language): string => {
  const { every, many, together } = WORDS[language]
  const named = rules?.map((rule) => (isRuleId(rule) ? ruleName(rule, language) : conductName(rule, language)))
  const said = named === undefined ? every : named.length > MOST_NAMED ? many(named.length) : named.join(', ')
  return counts === 'together' ? `${said}, ${together}` : said
}

const MOST_NAMED = 8

const WORDS = wordsByLanguage({
  every: { en: 'Every rule that costs the first step', fr: 'Toute règle qui coûte le premier échelon' },
  many: {
    en: (count: number) => `${count} rules that cost the first step`,
    fr: (count: number) => `${count} règles qui coûtent le premier échelon`,
  },
  together: { en: 'counted together', fr: 'comptées ensemble' },
  stays: { en: 'then the same again', fr: 'puis toujours la même' },
  doubles: { en: 'then doubled each time', fr: 'puis doublée à chaque fois' },
  restarts: { en: 'then from the beginning', fr: 'puis de nouveau depuis le début' },
})
