import { ruleSet } from '../../editions/index.ts'
import type { Cells } from '../../model/cells.ts'
import { type EditionTexts, type SectionSource, standingOf } from '../../model/edition-texts.ts'
import type { Finding } from '../../model/findings.ts'
import type { ByLanguage, Language } from '../../model/language.ts'
import type { RuleId } from '../../model/rule-ids.ts'
import type { HouseChanges, RuleSet } from '../../model/rule-set.ts'
import type { SettingSource } from '../../model/setting-sources.ts'
import { listInWords } from '../../phrases/seats.ts'
import { capitalized, SEMICOLON } from '../../phrases/typeset.ts'

/** The rule set of a citation, with its edition; a tournament’s own set also has the built-in one that it is based on, and its changes. */
export type RuleSetName = { readonly id: string; readonly edition: string; readonly base?: string; readonly house?: HouseChanges }

/** The parts of a rule set that citations use. */
export const ruleSetNameOf = ({ id, edition, base, house }: RuleSet): RuleSetName => ({ id, edition, base, ...(house && { house }) })

type Placed = Pick<Finding, 'rule' | 'sections'>

type Cited = RuleSetName & { readonly texts?: EditionTexts | undefined; readonly cells?: Cells | undefined }

/** The texts of a rule set, or of the built-in one that it is based on; undefined for one that this version does not know. */
export const textsOf = ({ id, base = id, texts }: Cited): EditionTexts | undefined => texts ?? ruleSet(base)?.texts

/** The name of a rule set for readers; a tournament’s own set has its name, or else its id and edition. */
export const ruleSetName = ({ id, base = id, edition, house, texts }: Cited, language: Language): string =>
  house?.name[language] ??
  (base === id ? (texts ?? ruleSet(id)?.texts) : undefined)?.name[language] ??
  (edition === '' ? id : `${id}, ${{ en: 'edition', fr: 'édition' }[language]} ${edition}`)

/** Whether an edition is in force: it has been put in force, and no later one on file has replaced it. */
export const isInForce = ({ since, replacedBy }: EditionTexts): boolean => since !== null && replacedBy === undefined

const FULL_DATE = /^\d+-\d+-\d+$/u

/** Since when an edition is in force, or by which one it was replaced; null for rules that nobody put in force. */
export const inForceSince = ({ since, replacedBy }: EditionTexts, language: Language): string | null => {
  if (since === null) return null
  const date = formatPartialDate(since, language)
  if (replacedBy === undefined)
    return { en: `in force since ${date}`, fr: `en vigueur depuis ${FULL_DATE.test(since) ? 'le ' : ''}${date}` }[language]
  const later = ruleSetName({ id: replacedBy, edition: '' }, language)
  return { en: `from ${date}, replaced by ${later}`, fr: `de ${date}, remplacé par ${later}` }[language]
}

/** The rules in force, in one line: `EMA 2016 + 1 house rule`. A tournament’s own set adds its name, if it has one. */
export const ruleSetLine = (rules: Cited, language: Language): string => {
  const { house, base, texts } = rules
  if (!house || base === undefined) return ruleSetName(rules, language)
  const { count } = house
  const word = { en: count === 1 ? 'house rule' : 'house rules', fr: count > 1 ? 'règles maison' : 'règle maison' }[language]
  const line = `${ruleSetName({ id: base, edition: '', texts }, language)} + ${count} ${word}`
  const name = house.name[language]
  return SAYS_HOUSE.test(name) ? line : `${line} (${name})`
}

/** The end of a name that the app gives to house rules. */
const SAYS_HOUSE = /, (?:house rules|règles maison)$/u

/** The same for a narrow column: the name, and a note on its source. */
export const ruleSetShort = (rules: Cited, language: Language): { readonly name: string; readonly note: string } => {
  if (rules.house) {
    const name = rules.house.name[language]
    return { name, note: SAYS_HOUSE.test(name) ? '' : { en: 'house rules', fr: 'règles maison' }[language] }
  }
  const texts = textsOf(rules)
  return { name: texts?.short[language] ?? ruleSetName(rules, language), note: texts ? sourceNote(texts, language) : '' }
}

/** How the sections of a rule set, with those of the parent of house rules, are known; empty if all were read at first hand. */
export const sectionsNote = (rules: Cited, language: Language): string => {
  const texts = textsOf(rules)
  return texts ? sourceNote(texts, language) : ''
}

/** How the sections of an edition are known, if not all were read at first hand or their numbers are not printed; else empty. */
const sourceNote = (texts: EditionTexts, language: Language): string =>
  [
    ...(texts.sections === 'counted' ? [COUNTED[language]] : []),
    ...(texts.standings ?? []).map(({ standing }) => PARTLY[standing][language]),
  ].join(', ')

/**
 * The sections of a finding’s rule: `WRC 2015, sections 5.4 and 5.4.10`, with how they are known if not at first hand. A house rule follows
 * its parent’s sections. Without a section, the reason.
 */
export const citation = (finding: Placed, rules: Cited, language: Language): string => {
  const { house, base, texts, cells } = rules
  if (!house || base === undefined) return builtInCitation(finding, rules, language)
  const { rule } = finding
  const own = { en: `house rule of ${house.name.en}`, fr: `règle maison : ${house.name.fr}` }[language]
  if (house.added.includes(rule)) return capitalized(own)
  const parent = builtInCitation(finding, { id: base, edition: '', texts, cells }, language)
  const isChanged = house.levels[rule] !== undefined || house.penalties[rule] !== undefined
  return isChanged ? `${parent}${SEMICOLON[language]} ${own}` : parent
}

const builtInCitation = ({ rule, sections }: Placed, rules: Cited, language: Language): string =>
  sections.length === 0 ? uncited(rule, rules, language) : cite(rules, sections, language)

/** `Nordic 2027, section N.4.1`; of sections that are the parent’s `Nordic 2027, as EMA 2025, section 6.5.1`. */
const cite = (rules: Cited, sections: readonly string[], language: Language): string => {
  const texts = textsOf(rules)
  const name = texts?.sections === 'headings' ? texts.short[language] : ruleSetName(rules, language)
  const { own, inherited, parent } = byOwner(texts, sections)
  const ofParent = parent && inherited.length > 0 ? `${AS[language]} ${cite(parent, inherited, language)}` : undefined
  return [name, own.length > 0 ? ownSections(rules, own, language) : undefined, ofParent].filter((one) => one !== undefined).join(', ')
}

/** The sections of an edition’s own text, and those of the parent that it takes them from. */
const byOwner = (texts: EditionTexts | undefined, sections: readonly string[]) => {
  const from = texts?.inherited
  const isInherited = (section: string): boolean => from?.sections.test(section) === true
  return {
    own: sections.filter((section) => !isInherited(section)),
    inherited: sections.filter(isInherited),
    parent: from && { id: from.parent, edition: '' },
  }
}

/** Sections with how they are known: `section 8.12 and section 12.3.4 as transcribed`; with the name of the parent where they are its own. */
export const citedSections = (rules: Cited, sections: readonly string[], language: Language): string => {
  const { own, inherited, parent } = byOwner(textsOf(rules), sections)
  const ofParent = parent && inherited.length > 0 ? [cite(parent, inherited, language)] : []
  return listInWords([...(own.length > 0 ? [ownSections(rules, own, language)] : []), ...ofParent], and(language))
}

const ownSections = (rules: Cited, sections: readonly string[], language: Language): string => {
  const texts = textsOf(rules)
  if (texts?.sections === 'headings') {
    const headings = sections.map((section) => quoted(section, language))
    return listInWords(headings, and(language))
  }
  const places = byStanding(sections, texts).map(([standing, alike]) => {
    const numbers = alike.map((section) => part(section, language))
    return `${alike.length > 1 ? 'sections' : 'section'} ${listInWords(numbers, and(language))}${standing === 'first-hand' ? '' : ` ${AS_KNOWN[standing][language]}`}`
  })
  const counted = texts?.sections === 'counted' ? ` (${COUNTED[language]})` : ''
  return `${listInWords(places, and(language))}${counted}`
}

/** The sections of a conduct, which a person found; only the rule set if there are none. House rules have no sections: they are the parent's. */
export const conductCitation = (sections: readonly string[], rules: Cited, language: Language): string => {
  const { house, base, texts } = rules
  if (sections.length === 0) return ruleSetName(rules, language)
  return cite(house && base !== undefined ? { id: base, edition: '', texts } : rules, sections, language)
}

/** Sections that are known in the same way, in the order of their first. */
const byStanding = (
  sections: readonly string[],
  texts: EditionTexts | undefined,
): readonly (readonly [SectionSource, readonly string[]])[] => [
  ...Map.groupBy(sections, (section) => (texts ? standingOf(texts, section) : 'first-hand')),
]

type NotRead = Exclude<SectionSource, 'first-hand'>

/** Follows the sections that were not read at first hand. */
const AS_KNOWN: Readonly<Record<NotRead, ByLanguage<string>>> = {
  transcribed: { en: 'as transcribed', fr: 'd’après une transcription' },
  digest: { en: 'from a digest', fr: 'd’après un résumé' },
  unread: { en: 'not read', fr: 'sans avoir été lue' },
}

/** Of an edition that has such sections. */
const PARTLY: Readonly<Record<NotRead, ByLanguage<string>>> = {
  transcribed: { en: 'partly as transcribed', fr: 'en partie d’après une transcription' },
  digest: { en: 'partly from a digest', fr: 'en partie d’après un résumé' },
  unread: { en: 'partly not read', fr: 'en partie non lu' },
}

const AS = { en: 'as', fr: 'comme' }

/** Sections of the Russian text, which prints no numbers. */
const COUNTED: ByLanguage<string> = {
  en: 'numbers by Shinpan: the Russian text has none',
  fr: 'numéros de Shinpan : le texte russe n’en a pas',
}

/** The reason why no section is cited: a fault of the record, a silent text, a tournament's setting, or a common rule whose section is not on file. */
const uncited = (rule: RuleId, rules: Cited, language: Language): string => {
  if (rule.startsWith('record.'))
    return { en: 'No rule: a contradiction in the record', fr: 'Aucune règle : une contradiction dans le relevé' }[language]
  const cell = (rules.cells ?? ruleSet(rules.id)?.cells)?.[rule]
  if (cell && cell.level !== null && cell.unstated)
    return `${ruleSetName(rules, language)}${{ en: ': the text does not say', fr: ' : le texte ne le dit pas' }[language]}`
  if (cell?.level === null) return { en: 'A setting of the tournament', fr: 'Un réglage du tournoi' }[language]
  return { en: 'Common rule, section not on file', fr: 'Règle commune, section non disponible' }[language]
}

/** `3.3.1b` means the second part of 3.3.1. */
const part = (section: string, language: Language): string =>
  section.endsWith('b') ? `${section.slice(0, -1)} (${{ en: 'second part', fr: 'seconde partie' }[language]})` : section

const quoted = (heading: string, language: Language): string => ({ en: `“${heading}”`, fr: `« ${heading} »` })[language]
const and = (language: Language) => (({ en: 'and', fr: 'et' }) as const)[language]

const MONTHS: ByLanguage<readonly string[]> = {
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  fr: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
}

/** A date that may lack its day or its month, in words: `2016`, `2025-08` as `August 2025`, `2025-05-25` as `25 May 2025`. */
export const formatPartialDate = (date: string, language: Language): string => {
  const [year = '', month, day] = date.split('-')
  const name = month === undefined ? undefined : MONTHS[language][Number(month) - 1]
  const number = day === undefined ? undefined : String(Number(day))
  const first = number === '1' ? { en: '1', fr: '1er' }[language] : number
  return [first, name, year].filter((part) => part !== undefined).join(' ')
}

const STANDINGS: Readonly<Record<SettingSource['standing'], ByLanguage<string>>> = {
  'first-hand': { en: '', fr: '' },
  translation: { en: 'from a translation', fr: 'd’après une traduction' },
  transcription: { en: 'as transcribed', fr: 'd’après une transcription' },
  digest: { en: 'from a summary', fr: 'd’après un résumé' },
  example: { en: 'by its example', fr: 'd’après son exemple' },
}

/** The sections that a setting comes from, and how they were read. Empty if no text has it. */
export const settingSource = (source: SettingSource | undefined, language: Language): string =>
  source ? [source.sections.join(', '), STANDINGS[source.standing][language]].filter((text) => text !== '').join(', ') : ''
