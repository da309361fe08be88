import { ruleSet } from '../../editions/index.ts'
import type { Language } from '../../model/language.ts'
import type { Penalty } from '../../model/penalties.ts'
import type { HouseLevel, RuleSet } from '../../model/rule-set.ts'
import { wordsByLanguage } from '../../model/words-by-language.ts'
import { COLON, SEMICOLON, typeset } from '../../phrases/typeset.ts'
import { ladderOfDifference } from '../../rulebook/house/house-rule-set.ts'
import { type DeclaredDifference, DIFFERENCE_KINDS, type HouseRules } from '../../rulebook/house/house-rules.ts'
import { laddersFor } from '../../rulebook/penalties/ladders.ts'
import { ladderReasons, ladderSteps } from '../penalties/ladder-lines.ts'
import { penaltyName } from '../penalties/penalties.ts'
import { caseName, PENALTY_CASES } from '../penalties/penalty-cases.ts'
import { levelName, ruleName } from '../rules/rule-table.ts'
import { ruleSetName } from '../terms/rule-sets.ts'
import { settingName, settingValue } from './settings.ts'

const WORDS = wordsByLanguage({
  over: { en: 'All that is not named here is as in', fr: 'Tout ce qui n’est pas nommé ici est comme dans' },
  nothing: { en: 'No differences.', fr: 'Aucune différence.' },
  setting: { en: 'Settings', fr: 'Réglages' },
  level: { en: 'Rules', fr: 'Règles' },
  penalty: { en: 'Penalties', fr: 'Pénalités' },
  ladder: { en: 'Ladders', fr: 'Échelles de pénalités' },
  none: { en: 'no ladder', fr: 'aucune échelle' },
  off: { en: 'Not raised', fr: 'Non relevée' },
  inEveryCase: { en: 'in every case', fr: 'dans tous les cas' },
  atOnce: { en: 'at once', fr: 'sur-le-champ' },
})

/** The differences of a tournament's own rule set as a referee reads them: the new value, the parent's beside it, who decided it, when and why. */
export const printHouseRules = (house: HouseRules, language: Language): string => {
  const parent = ruleSet(house.parent)
  if (!parent) throw new Error(`no rule set is called ${house.parent}`)
  const words = WORDS[language]
  const title = `${house.name[language]} (${house.id}, ${{ en: 'edition', fr: 'édition' }[language]} ${house.edition})`
  const kinds = DIFFERENCE_KINDS.map((kind) => ({ kind, of: house.differences.filter((one) => one.kind === kind) })).filter(
    ({ of }) => of.length > 0,
  )
  return typeset(
    [
      title,
      '='.repeat(title.length),
      '',
      house.differences.length === 0 ? words.nothing : '',
      `${words.over} ${ruleSetName(parent, language)}.`,
      ...kinds.flatMap(({ kind, of }) => ['', words[kind], ...of.flatMap((one) => lines(one, parent, language))]),
      '',
    ]
      .filter((line, i, all) => line !== '' || all[i - 1] !== '')
      .join('\n'),
    language,
  )
}

const lines = (one: DeclaredDifference, parent: RuleSet, language: Language): readonly string[] => {
  const { what, now, was } = sayDifference(one, parent, language)
  const colon = COLON[language]
  return [
    `  ${what}${colon} ${now} (${ruleSetName(parent, language)}${colon} ${was})`,
    `    ${moment(one.when)}, ${one.who}${colon} ${one.why}`,
  ]
}

const moment = (when: string): string => when.slice(0, 16).replace('T', ' ')

type Said = { readonly what: string; readonly now: string; readonly was: string }

/** One difference in words: what it is about, how it is now, and how it was in the parent. */
export const sayDifference = (one: DeclaredDifference, parent: RuleSet, language: Language): Said => {
  if (one.kind === 'setting')
    return {
      what: `${settingName(one.setting, language)} [${one.setting}]`,
      now: settingValue(one.setting, one.value, language),
      was: settingValue(one.setting, parent.settings[one.setting], language),
    }
  if (one.kind === 'ladder') return sayLadder(one, parent, language)
  const what = `${ruleName(one.rule, language)} [${one.rule}]`
  if (one.kind === 'level') return { what, now: level(one.level, language), was: level(parent.cells[one.rule].level, language) }
  return { what: `${what}, ${inCase(one.case, language)}`, now: penaltyName(one.penalty, language), was: formerly(one, parent, language) }
}

type LadderChange = Extract<DeclaredDifference, { readonly kind: 'ladder' }>

const sayLadder = (one: LadderChange, parent: RuleSet, language: Language): Said => {
  const ladder = ladderOfDifference(one)
  const was = (ladder.rules ?? []).flatMap((rule) => laddersFor(parent, rule).map((other) => ladderSteps(other, language)))
  return {
    what: `${one.name[language]} (${ladderReasons(ladder, language)})`,
    now: ladderSteps(ladder, language),
    was: [...new Set(was)].join(`${SEMICOLON[language]} `) || WORDS[language].none,
  }
}

const level = (value: HouseLevel | 'record' | null, language: Language): string =>
  value === null || value === 'off' ? WORDS[language].off : levelName(value, language)

type PenaltyChange = Extract<DeclaredDifference, { readonly kind: 'penalty' }>

const inCase = (only: PenaltyChange['case'], language: Language): string => {
  if (only === undefined) return WORDS[language].inEveryCase
  return only === 'always' ? WORDS[language].atOnce : caseName(only, language)
}

/** The parent's proposal in that case; without a case, all its proposals. */
const formerly = ({ rule, case: only }: PenaltyChange, parent: RuleSet, language: Language): string => {
  if (parent.cells[rule].level === null) return WORDS[language].off
  const row = parent.penalties[rule] ?? {}
  const atOnce: Penalty = row.always?.penalty ?? { kind: 'discretion' }
  if (only !== undefined) return penaltyName(row[only]?.penalty ?? atOnce, language)
  const others = Object.entries(PENALTY_CASES).flatMap(([name, { condition }]) => {
    const proposal = row[name as keyof typeof row]
    return proposal ? [`${penaltyName(proposal.penalty, language)} ${condition[language]}`] : []
  })
  return [penaltyName(atOnce, language), ...others].join(', ')
}
