import { RULE_IDS, type RuleId } from '../model/rule-ids.ts'
import type { RuleSet } from '../model/rule-set.ts'
import { SETTING_NAMES, type SettingName } from '../model/settings.ts'
import { type RuleInSet, ruleInSet, treatsOtherwise } from './rule-in-edition.ts'

export type RuleDifference = { readonly rule: RuleId; readonly here: RuleInSet; readonly there: RuleInSet }

/**
 * The differences of one rule set from another: faults only here, faults only there, other levels or penalties, chapters that are not on file,
 * settings.
 */
export type EditionDifferences = {
  readonly onlyHere: readonly RuleDifference[]
  readonly onlyThere: readonly RuleDifference[]
  readonly otherwise: readonly RuleDifference[]
  readonly notOnFile: readonly RuleDifference[]
  readonly settings: readonly SettingName[]
}

/** Compares two rule sets rule by rule, without contradictions of the record, which are the same in all. */
export const differencesBetween = (here: RuleSet, there: RuleSet): EditionDifferences => {
  const all = RULE_IDS.filter((rule) => !rule.startsWith('record.'))
    .map((rule): RuleDifference => ({ rule, here: ruleInSet(rule, here), there: ruleInSet(rule, there) }))
    .filter((one) => treatsOtherwise(one.here, one.there))
  const isOnly = (one: RuleInSet, other: RuleInSet) => isFault(one) && !isFault(other)
  const notOnFile = all.filter(({ here, there }) => here.why === 'not-on-file' || there.why === 'not-on-file')
  const known = all.filter((one) => !notOnFile.includes(one))
  const onlyHere = known.filter((one) => isOnly(one.here, one.there))
  const onlyThere = known.filter((one) => isOnly(one.there, one.here))
  return {
    onlyHere,
    onlyThere,
    notOnFile,
    otherwise: known.filter((one) => !onlyHere.includes(one) && !onlyThere.includes(one)),
    settings: SETTING_NAMES.filter((name) => here.settings[name] !== there.settings[name]),
  }
}

/** Something a player can be penalized for, at once or once a question is answered. */
const isFault = ({ level }: RuleInSet): boolean => level === 'violation' || level === 'question'
