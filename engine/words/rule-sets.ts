import type { Finding } from '../findings.ts'
import type { Language } from '../language.ts'
import { isSecondHand } from '../rule-sets/ids.ts'
import type { HouseChanges, RuleSet } from '../rule-sets/rule-set.ts'
import type { RuleId } from '../rules/ids.ts'
import { list } from './seats.ts'
import { capital } from './typeset.ts'

/** What a citation names: a rule set and its edition; for a tournament's own also the built-in one that it stands on, and what it changes. */
export type RuleSetName = { readonly id: string; readonly edition: string; readonly base?: string; readonly house?: HouseChanges }

/** What citations need of a rule set. */
export const ruleSetNameOf = ({ id, edition, base, house }: RuleSet): RuleSetName => ({ id, edition, base, ...(house && { house }) })

/** A rule and where it stands, of a finding or of a ruling. */
type Placed = Pick<Finding, 'rule' | 'sections'>

type Names = Readonly<Record<string, string>>

const NAMES: Readonly<Record<Language, Names>> = {
  en: {
    'wrc-2015': 'WRC 2015',
    'ema-2016': 'EMA 2016',
    'ema-pre-2016': 'EMA before 2016',
    'riichi-wiki': 'Riichi Wiki (Naki)',
    'wrc-2025': 'WRC 2025 (second hand)',
    'rrc-1.5': 'Russian regulations 1.5 (second hand)',
  },
  fr: {
    'wrc-2015': 'WRC 2015',
    'ema-2016': 'EMA 2016',
    'ema-pre-2016': 'EMA avant 2016',
    'riichi-wiki': 'Riichi Wiki (Naki)',
    'wrc-2025': 'WRC 2025 (de seconde main)',
    'rrc-1.5': 'Règlement russe 1.5 (de seconde main)',
  },
}

/** A rule set as a reader knows it; a tournament's own goes by its name, else by id and edition. */
export const ruleSetName = ({ id, edition, house }: RuleSetName, language: Language): string =>
  house?.name[language] ?? NAMES[language][id] ?? (edition === '' ? id : `${id}, ${language === 'en' ? 'edition' : 'édition'} ${edition}`)

/**
 * Which rules hold, in one line: `EMA 2016 + 1 house rule`. A tournament's own set that has a name of its own says it as well.
 */
export const ruleSetLine = (rules: RuleSetName, language: Language): string => {
  const { house, base } = rules
  if (!house || base === undefined) return ruleSetName(rules, language)
  const { count } = house
  const word = language === 'en' ? (count === 1 ? 'house rule' : 'house rules') : count > 1 ? 'règles maison' : 'règle maison'
  const line = `${ruleSetName({ id: base, edition: '' }, language)} + ${count} ${word}`
  const name = house.name[language]
  return /, (?:house rules|règles maison)$/u.test(name) ? line : `${line} (${name})`
}

/** The same for a narrow column: the name, and beside it how it is known. */
export const ruleSetShort = (rules: RuleSetName, language: Language): { readonly name: string; readonly note: string } => {
  const name = rules.house ? rules.house.name[language] : rules.id === 'rrc-1.5' ? 'RRC 1.5' : ruleSetName(rules, language)
  if (rules.house) return { name, note: language === 'en' ? 'house rules' : 'règles maison' }
  const note = isSecondHand(rules.id) ? (language === 'en' ? 'second hand' : 'de seconde main') : ''
  return { name: name.replace(/ \(.*\)$/u, ''), note }
}

/** Where a finding's rule stands: `WRC 2015, sections 5.4 and 5.4.10`; a house rule beside its parent's sections. Where no section is cited, why. */
export const citation = (finding: Placed, rules: RuleSetName, language: Language): string => {
  const { house, base } = rules
  if (!house || base === undefined) return builtInCitation(finding, rules, language)
  const { rule } = finding
  const own = language === 'en' ? `house rule of ${house.name.en}` : `règle maison : ${house.name.fr}`
  if (house.added.includes(rule)) return capital(own)
  const parent = builtInCitation(finding, { id: base, edition: '' }, language)
  const isChanged = house.levels[rule] !== undefined || house.penalties[rule] !== undefined
  return isChanged ? `${parent}${language === 'en' ? ';' : ' ;'} ${own}` : parent
}

const builtInCitation = ({ rule, sections }: Placed, rules: RuleSetName, language: Language): string => {
  const first = sections[0]
  if (first === undefined) return uncited(rule, rules, language)
  if (rules.id === 'riichi-wiki')
    return `Riichi Wiki, ${list(
      sections.map((heading) => quoted(heading, language)),
      and(language),
    )}`
  if (isInherited(rules.id, first)) return `${ruleSetName(rules, language)}, ${AS[language]} ${cite(WRC_2015, sections, language)}`
  return cite(rules, sections, language)
}

const cite = (rules: RuleSetName, sections: readonly string[], language: Language): string => {
  const counted = rules.id === 'rrc-1.5' ? COUNTED[language] : ''
  const word = sections.length > 1 ? 'sections' : 'section'
  return `${ruleSetName(rules, language)}, ${language === 'en' ? counted + word : word + counted} ${list(
    sections.map((section) => part(section, language)),
    and(language),
  )}`
}

const WRC_2015: RuleSetName = { id: 'wrc-2015', edition: '2015' }
const AS = { en: 'as', fr: 'comme' }

/** The Russian sections are counted, not printed. */
const COUNTED = { en: 'counted ', fr: ' (comptée)' }

/** Why no section is cited: the record is no rule, the text is silent, or the rule is common and its section not on file. */
const uncited = (rule: RuleId, rules: RuleSetName, language: Language): string => {
  if (rule.startsWith('record.'))
    return language === 'en' ? 'No rule: a contradiction in the record' : 'Aucune règle : une contradiction du relevé'
  if (SILENT[rule]?.includes(rules.id))
    return `${ruleSetName(rules, language)}${language === 'en' ? ': the text does not say' : ' : le texte ne le dit pas'}`
  return language === 'en' ? 'Common rule, section not on file' : 'Règle commune, section non disponible'
}

/** The cells of the rule book that say `question`. */
const SILENT: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'claim.late': ['ema-pre-2016', 'rrc-1.5'],
  'win.several': ['ema-pre-2016', 'riichi-wiki'],
  'win.after-tsumo': ['wrc-2015', 'ema-pre-2016', 'wrc-2025', 'rrc-1.5'],
  'tiles.exposed': ['ema-2016'],
}

/** The sets at second hand go with WRC 2015 where they say nothing of their own, and then cite its sections. */
const isInherited = (id: string, section: string): boolean =>
  (id === 'wrc-2025' && !section.startsWith('12')) || (id === 'rrc-1.5' && /^[57]\./u.test(section))

/** `3.3.1b` stands for the second part of 3.3.1. */
const part = (section: string, language: Language): string =>
  section.endsWith('b') ? `${section.slice(0, -1)} (${language === 'en' ? 'second part' : 'seconde partie'})` : section

const quoted = (heading: string, language: Language): string => (language === 'en' ? `“${heading}”` : `« ${heading} »`)
const and = (language: Language): 'and' | 'et' => (language === 'en' ? 'and' : 'et')
