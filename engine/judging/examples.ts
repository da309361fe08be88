import { RULE_SET_OF_EXAMPLES, ruleSet, withSettings } from '../editions/index.ts'
import type { Finding } from '../model/findings.ts'
import type { RuleId } from '../model/rule-ids.ts'
import type { RuleSet } from '../model/rule-set.ts'
import type { Hand } from '../model/table-file.ts'
import { parseTable } from '../notation/parse/parse-table.ts'
import { examplesIn } from '../rules/examples.ts'
import type { Example } from '../rules/rule.ts'
import { judgeHand } from './judge.ts'

/** An example for a reader: the hand, the rule set, and the rule's finding in it, if any. */
export type ShownExample = { readonly hand: Hand; readonly rules: RuleSet; readonly finding: Finding | null }

/**
 * One example in which a rule is raised and one in which it is not. They are judged under the requested rule set if one shows the case
 * there, else under the one that the example was written for.
 */
export const examplesOf = (rule: RuleId, rules: RuleSet): { readonly raised: ShownExample | null; readonly not: ShownExample | null } => {
  const examples = examplesIn(rule)
  const faulty = examples.filter(([, , whom]) => whom !== 'nobody')
  const here = faulty.map((example) => judged(rule, example, rules)).find(({ finding }) => finding !== null)
  const [first] = faulty
  const harmless = examples.find(([, , whom]) => whom === 'nobody')
  return {
    raised: here ?? (first ? judged(rule, first, ownSet(first)) : null),
    not: harmless ? judged(rule, harmless, ownSet(harmless)) : null,
  }
}

const ownSet = ([, , , id = RULE_SET_OF_EXAMPLES]: Example): RuleSet => {
  const rules = ruleSet(id)
  if (!rules) throw new Error(`no rule set is called ${id}`)
  return rules
}

const judged = (rule: RuleId, [, table]: Example, rules: RuleSet): ShownExample => {
  const file = parseTable(table.replaceAll(/;\s*/g, '\n'))
  const hand = file.ok ? file.value.games[0]?.hands[0] : undefined
  const set = withSettings(rules, file.ok ? file.value.settings : [])
  if (!hand || !set.ok) throw new Error(`an example of ${rule} does not read`)
  const finding = judgeHand(hand, set.value).findings.find((one) => one.rule === rule && one.state === 'open') ?? null
  return { hand, rules: set.value, finding }
}
