import { everySection } from '../../model/cells.ts'
import { CONDUCT_IDS } from '../../model/conduct.ts'
import type { Language } from '../../model/language.ts'
import { RULE_IDS } from '../../model/rule-ids.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import type { SettingName } from '../../model/settings.ts'
import { COLON, SEMICOLON, typeset } from '../../phrases/typeset.ts'
import { ruleInSet } from '../../rulebook/rule-in-edition.ts'
import { cellUnder } from '../../rulebook/rule-under-set.ts'
import { ruleById } from '../../rules/index.ts'
import type { Rule } from '../../rules/rule.ts'
import { RULE_WORDS } from '../../rules/words.ts'
import { conductName } from '../penalties/conduct.ts'
import { conductProposal } from '../penalties/conduct-proposal.ts'
import { HOUSE_RULE, ladderLines } from '../penalties/ladder-lines.ts'
import { penaltyInCase } from '../penalties/penalty-cases.ts'
import { levelName, ruleLaw, ruleName } from '../rules/rule-table.ts'
import { ruleSetName, settingSource } from '../terms/rule-sets.ts'
import { claimWindowLines } from './claim-windows.ts'
import { groupedSettings, settingGroupName, settingName, settingNote, settingValue } from './settings.ts'

/** In the order of the rule book. */
const allRules: readonly Rule[] = RULE_IDS.map(ruleById)

/**
 * All rules of a rule set as a referee reads them: level, sections, remedies, proposed penalty, and the rule in our own words. Rules that are not
 * raised under it are named at the end.
 */
export const editionSheet = (rules: RuleSet, language: Language): string => {
  const raised = allRules.filter((rule) => cellUnder(rule, rules))
  const silent = allRules.filter((rule) => !cellUnder(rule, rules))
  const title = ruleSetName(rules, language)
  const lines = [
    title,
    '='.repeat(title.length),
    '',
    ...raised.flatMap((rule) => [...entry(rule, rules, language), '']),
    `${{ en: 'Not raised here: ', fr: 'Non relevées ici : ' }[language]}${silent.map(({ id }) => id).join(', ') || '—'}`,
    '',
    { en: 'Until when a tile may be claimed', fr: 'Jusqu’à quand une tuile peut être réclamée' }[language],
    ...claimWindowLines(rules.windows, language).map((line) => `  ${line}`),
    '',
    ...sayConduct(rules, language),
    '',
    ...sayLadders(rules, language),
    ...saySettings(rules, language),
    '',
  ]
  return typeset(lines.join('\n'), language)
}

const entry = (rule: Rule, rules: RuleSet, language: Language): readonly string[] => {
  const cell = cellUnder(rule, rules)
  if (!cell) return []
  return [
    `${rule.id} · ${levelName(cell.level, language)} · ${everySection(cell).join(', ') || '—'}`,
    `  ${ruleName(rule.id, language)}${COLON[language]} ${ruleLaw(rule.id, rules, language)}`,
    `  ${[ruleInSet(rule.id, rules).remedies.join(', ') || '—', costs(rule, rules, language)].filter((part) => part !== '').join(' · ')}`,
  ]
}

/** The ladders of repeated faults; nothing where the rule set has none. */
const sayLadders = (rules: RuleSet, language: Language): readonly string[] => {
  const lines = ladderLines(rules, language).map((line) => `  ${line}`)
  return lines.length === 0 ? [] : [{ en: 'Repeated faults', fr: 'Récidive' }[language], ...lines, '']
}

/** Conduct, which a person finds and not the engine, with the penalty that the rule set proposes; otherwise the referee decides. */
const sayConduct = (rules: RuleSet, language: Language): readonly string[] => {
  const colon = COLON[language]
  const lines = CONDUCT_IDS.map((id) => `  ${id} · ${conductName(id, language)}${colon} ${conductProposal(id, rules, language)}`)
  return [{ en: 'Conduct, found by a referee', fr: 'Conduite, relevée par un arbitre' }[language], ...lines]
}

/** The settings by subject, each with its sections. */
const saySettings = ({ settings, settingSources }: RuleSet, language: Language): readonly string[] => {
  const colon = COLON[language]
  const line = (name: SettingName): string => {
    const source = settingSource(settingSources[name], language)
    const note = settingNote(name, language)
    const value = `${settingValue(name, settings[name], language)}${source === '' ? '' : ` (${source})`}`
    return `  ${name} · ${settingName(name, language)}${colon} ${[value, note].filter((part) => part !== '').join(' · ')}`
  }
  return [
    { en: 'Settings', fr: 'Réglages' }[language],
    ...groupedSettings.flatMap(({ group, settings: names }) => [` ${settingGroupName(group, language)}`, ...names.map(line)]),
  ]
}

/** The proposals for a fault: a penalty for each case, or the rule's own words where the rule set has no row for it. */
const costs = (rule: Rule, rules: RuleSet, language: Language): string => {
  const own = RULE_WORDS[rule.id][language].proposal
  if (own && rules.penalties[rule.id] === undefined && cellUnder(rule, rules)?.level === 'violation') return own
  const said = ruleInSet(rule.id, rules).proposals.map((proposal) => {
    const source = proposal.section ?? (proposal.house ? HOUSE_RULE[language] : null)
    return `${penaltyInCase(proposal, language)}${source === null ? '' : ` (${source})`}`
  })
  return said.join(`${SEMICOLON[language]} `)
}
