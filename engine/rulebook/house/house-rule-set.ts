import { ruleSet, withChosen } from '../../editions/index.ts'
import { isRuleId, type RuleId } from '../../model/rule-ids.ts'
import type { ClaimWindows, Ladder, PenaltyByCase, RuleSet } from '../../model/rule-set.ts'
import type { Settings } from '../../model/settings.ts'
import { ruleById } from '../../rules/index.ts'
import type { DeclaredDifference, HouseRules } from './house-rules.ts'

/** The rule set of a tournament: its parent's with the differences over it. The parent is not changed. */
export const houseRuleSet = ({ id, name, edition, parent: base, differences }: HouseRules): RuleSet => {
  const parent = ruleSet(base)
  if (!parent) throw new Error(`no rule set is called ${base}`)
  const levels = Object.fromEntries(differences.flatMap((one) => (one.kind === 'level' ? [[one.rule, one.level] as const] : [])))
  const raised = differences.flatMap((one) => (one.kind === 'level' && one.level !== 'off' ? [one.rule] : []))
  const added = raised.filter((rule) => parent.cells[rule].level === null)
  const ladders = laddersOf(differences)
  const { own, all } = penaltiesOf(parent, differences)
  return {
    ...parent,
    id,
    edition,
    windows: Object.assign({}, parent.windows, ...added.map((rule) => ruleById(rule).house?.windows)) as ClaimWindows,
    ...withChosen(
      parent,
      Object.assign({}, ...added.map((rule) => ruleById(rule).house?.settings), settingsOf(differences)) as Partial<Settings>,
    ),
    penalties: all,
    ladders: [...ladders, ...parent.ladders],
    house: { name, count: differences.length, levels, added, penalties: own },
  }
}

const settingsOf = (differences: readonly DeclaredDifference[]): Partial<Settings> =>
  Object.fromEntries(differences.flatMap((one) => (one.kind === 'setting' ? [[one.setting, one.value] as const] : [])))

const laddersOf = (differences: readonly DeclaredDifference[]): readonly Ladder[] =>
  differences.flatMap((one) => (one.kind === 'ladder' ? [ladderOfDifference(one)] : []))

export const ladderOfDifference = ({ rules, counts, steps, last }: Extract<DeclaredDifference, { readonly kind: 'ladder' }>): Ladder => ({
  steps,
  last,
  ...(rules && { rules }),
  ...(counts === 'together' && { counts }),
})

type Rows = RuleSet['penalties']

/** The proposals of the house, alone and over the parent's: a penalty without a case replaces all cases. */
const penaltiesOf = (parent: RuleSet, differences: readonly DeclaredDifference[]): { readonly own: Rows; readonly all: Rows } => {
  const own: Partial<Record<RuleId, PenaltyByCase>> = {}
  const all: Partial<Record<RuleId, PenaltyByCase>> = { ...parent.penalties }
  const changes = differences.flatMap((one) => (one.kind === 'penalty' ? [one] : []))
  for (const { rule, penalty } of changes.filter((one) => one.case === undefined)) own[rule] = all[rule] = { always: { penalty } }
  for (const { rule, penalty, case: only } of changes) {
    if (only === undefined) continue
    own[rule] = { ...own[rule], [only]: { penalty } }
    all[rule] = { ...all[rule], [only]: { penalty } }
  }
  // a ladder gives a rule that it names the penalty of the first time; what is only pointed out costs nothing
  for (const { rules = [], steps } of laddersOf(differences))
    for (const rule of rules) {
      const [{ penalty }] = steps
      if (!isRuleId(rule) || penalty.kind === 'none') continue
      own[rule] = { ...own[rule], always: { penalty } }
      all[rule] = { ...all[rule], always: { penalty } }
    }
  return { own, all }
}
