import type { Finding } from '../../model/findings.ts'
import type { Language } from '../../model/language.ts'
import type { RuleId } from '../../model/rule-ids.ts'
import type { HouseChanges, RuleSet } from '../../model/rule-set.ts'
import { isSecondHand } from '../../model/rule-set-ids.ts'
import { list } from './seats.ts'
import { capital } from './typeset.ts'

/** The rule set of a citation, with its edition; a tournament’s own set also has the built-in one that it is based on, and its changes. */
export type RuleSetName = { readonly id: string; readonly edition: string; readonly base?: string; readonly house?: HouseChanges }

/** The parts of a rule set that citations use. */
export const ruleSetNameOf = ({ id, edition, base, house }: RuleSet): RuleSetName => ({ id, edition, base, ...(house && { house }) })

/** A rule and its sections, of a finding or of a ruling. */
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

/** The name of a rule set for readers; a tournament’s own set has its name, or else its id and edition. */
export const ruleSetName = ({ id, edition, house }: RuleSetName, language: Language): string =>
  house?.name[language] ?? NAMES[language][id] ?? (edition === '' ? id : `${id}, ${language === 'en' ? 'edition' : 'édition'} ${edition}`)

/**
 * The rules in force, in one line: `EMA 2016 + 1 house rule`. A tournament’s own set adds its name, if it has one.
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

/** The same for a narrow column: the name, and a note on its source. */
export const ruleSetShort = (rules: RuleSetName, language: Language): { readonly name: string; readonly note: string } => {
  const name = rules.house ? rules.house.name[language] : rules.id === 'rrc-1.5' ? 'RRC 1.5' : ruleSetName(rules, language)
  if (rules.house) return { name, note: language === 'en' ? 'house rules' : 'règles maison' }
  const note = isSecondHand(rules.id) ? (language === 'en' ? 'second hand' : 'de seconde main') : ''
  return { name: name.replace(/ \(.*\)$/u, ''), note }
}

/** The sections of a finding’s rule: `WRC 2015, sections 5.4 and 5.4.10`; a house rule follows its parent’s sections. Without a section, the reason. */
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

/** The reason why no section is cited: a fault of the record, a silent text, or a common rule whose section is not on file. */
const uncited = (rule: RuleId, rules: RuleSetName, language: Language): string => {
  if (rule.startsWith('record.'))
    return language === 'en' ? 'No rule: a contradiction in the record' : 'Aucune règle : une contradiction dans le relevé'
  if (SILENT[rule]?.includes(rules.id))
    return `${ruleSetName(rules, language)}${language === 'en' ? ': the text does not say' : ' : le texte ne le dit pas'}`
  return language === 'en' ? 'Common rule, section not on file' : 'Règle commune, section non disponible'
}

/** The rule sets whose text is silent, by rule: the `question` cells of the rule book. */
const SILENT: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'claim.late': ['ema-pre-2016', 'rrc-1.5'],
  'win.several': ['ema-pre-2016', 'riichi-wiki'],
  'win.after-tsumo': ['wrc-2015', 'ema-pre-2016', 'wrc-2025', 'rrc-1.5'],
  'tiles.exposed': ['ema-2016'],
}

/** The sets at second hand follow WRC 2015 where they have no text of their own, and then cite its sections. */
const isInherited = (id: string, section: string): boolean =>
  (id === 'wrc-2025' && !section.startsWith('12')) || (id === 'rrc-1.5' && /^[57]\./u.test(section))

/** `3.3.1b` means the second part of 3.3.1. */
const part = (section: string, language: Language): string =>
  section.endsWith('b') ? `${section.slice(0, -1)} (${language === 'en' ? 'second part' : 'seconde partie'})` : section

const quoted = (heading: string, language: Language): string => (language === 'en' ? `“${heading}”` : `« ${heading} »`)
const and = (language: Language): 'and' | 'et' => (language === 'en' ? 'and' : 'et')
