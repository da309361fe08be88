import { ruleSet } from '../../editions/index.ts'
import { isRuleId } from '../../model/rule-ids.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import type { SettingName } from '../../model/settings.ts'
import { rules as allRules, ruleById } from '../../rules/index.ts'
import { cellUnder } from '../rule-under-set.ts'
import { houseRuleSet } from './house-rule-set.ts'
import type { DeclaredDifference, HouseRules } from './house-rules.ts'
import { asIs, type RefusedValue } from './json.ts'

/** The first difference that conflicts with the parent or the others: it changes nothing, is given twice, or could never be raised. */
export const checkDifferences = (house: HouseRules): RefusedValue | undefined => {
  const parent = ruleSet(house.parent)
  if (!parent) return undefined
  const rules = houseRuleSet(house)
  const seen = new Map<string, number>()
  for (const [i, one] of house.differences.entries()) {
    const path = `differences[${i}]`
    const before = seen.get(changedBy(one))
    if (before !== undefined)
      return {
        path,
        found: asIs(changedBy(one)),
        expected: {
          en: `one difference about it: differences[${before}] is another`,
          fr: `une seule différence à ce sujet : differences[${before}] en est une autre`,
        },
      }
    seen.set(changedBy(one), i)
    const wrong = wrongIn(one, { parent, rules, house })
    if (wrong) return { ...wrong, path: `${path}.${wrong.path}` }
  }
  return undefined
}

/** The subject of a difference: each subject may have only one. */
const changedBy = (one: DeclaredDifference): string => {
  if (one.kind === 'setting') return one.setting
  if (one.kind === 'ladder') return `the ladder ${one.name.en}`
  return one.kind === 'level' ? `the level of ${one.rule}` : `the penalty of ${one.rule}${one.case === undefined ? '' : ` (${one.case})`}`
}

const wrongIn = (one: DeclaredDifference, { parent, rules, house }: Sets): RefusedValue | undefined => {
  if (one.kind === 'setting') {
    return parent.settings[one.setting] === one.value && !isRaisedIfSaid(one.setting, parent)
      ? {
          path: 'value',
          found: asIs(JSON.stringify(one.value)),
          expected: { en: `another value than in ${parent.id}`, fr: `une autre valeur que dans ${parent.id}` },
        }
      : undefined
  }
  if (one.kind === 'ladder') return wrongLadder(one, rules, house)
  return one.kind === 'level' ? wrongLevel(one, parent, rules) : wrongPenalty(one, parent, rules)
}

/** Whether a setting raises a rule as soon as a tournament says it, even with the value of the parent. */
const isRaisedIfSaid = (setting: SettingName, parent: RuleSet): boolean => {
  const said = { ...parent, chosen: [setting] }
  return allRules.some((rule) => !cellUnder(rule, parent) && cellUnder(rule, said))
}

type Sets = { readonly parent: RuleSet; readonly rules: RuleSet; readonly house: HouseRules }
type Change<K extends DeclaredDifference['kind']> = Extract<DeclaredDifference, { readonly kind: K }>

const wrongLevel = ({ rule, level }: Change<'level'>, parent: RuleSet, rules: RuleSet): RefusedValue | undefined => {
  if (level === (cellUnder(ruleById(rule), parent)?.level ?? 'off'))
    return {
      path: 'level',
      found: asIs(level),
      expected: { en: `another level than in ${parent.id}`, fr: `un autre niveau que dans ${parent.id}` },
    }
  const { house } = ruleById(rule)
  const instead = house?.replacedBy?.(rules)
  if (instead && level !== 'off')
    return {
      path: 'rule',
      found: asIs(rule),
      expected: {
        en: `a rule that can be raised in ${parent.id}: ${instead} stands there in its place`,
        fr: `une règle qui peut être relevée dans ${parent.id} : ${instead} y tient sa place`,
      },
    }
  return house?.follows && level !== 'off' && !cellUnder(ruleById(house.follows), rules)
    ? {
        path: 'rule',
        found: asIs(rule),
        expected: { en: `${house.follows} beside it, which it follows from`, fr: `${house.follows} à côté, dont elle découle` },
      }
    : undefined
}

/** A ladder names rules that can be penalized, each of them once, and no other house rule gives them a penalty. */
const wrongLadder = (ladder: Change<'ladder'>, rules: RuleSet, { differences }: HouseRules): RefusedValue | undefined => {
  const costs = ladder.steps[0].penalty.kind !== 'none'
  for (const [i, rule] of (ladder.rules ?? []).entries()) {
    const at = { path: `rules[${i}]`, found: asIs(rule) }
    const other = differences.findIndex((one) => one !== ladder && one.kind === 'ladder' && one.rules?.includes(rule))
    if (other >= 0)
      return {
        ...at,
        expected: {
          en: `a rule of one ladder: differences[${other}] has it`,
          fr: `une règle d’une seule échelle : differences[${other}] l’a`,
        },
      }
    if (!isRuleId(rule)) continue
    const penalized = differences.findIndex((one) => one.kind === 'penalty' && one.rule === rule && (one.case ?? 'always') === 'always')
    if (penalized >= 0)
      return {
        ...at,
        expected: {
          en: `no other penalty: differences[${penalized}] gives it one`,
          fr: `aucune autre pénalité : differences[${penalized}] lui en donne une`,
        },
      }
    const level = cellUnder(ruleById(rule), rules)?.level ?? 'off'
    const isFault = level === 'violation' || (level === 'question' && !ruleById(rule).house?.costsNothing)
    if (costs ? !isFault : !isFault && level !== 'advice')
      return {
        ...at,
        found: asIs(`${rule} (${level})`),
        expected: costs
          ? {
              en: 'a rule that can be a violation here, or a first step that costs nothing',
              fr: 'une règle qui peut être une faute ici, ou un premier échelon sans pénalité',
            }
          : { en: 'a rule that is raised here', fr: 'une règle qui est relevée ici' },
      }
  }
  return undefined
}

const wrongPenalty = (change: Change<'penalty'>, parent: RuleSet, rules: RuleSet): RefusedValue | undefined => {
  const { rule, penalty, case: only } = change
  const level = cellUnder(ruleById(rule), rules)?.level ?? 'off'
  const hasFault = level === 'violation' || (level === 'question' && !ruleById(rule).house?.costsNothing)
  if (!hasFault)
    return {
      path: 'rule',
      found: asIs(`${rule} (${level})`),
      expected: {
        en: 'a rule that can be a violation here: only those propose a penalty',
        fr: 'une règle qui peut être une faute ici : seules celles-là proposent une pénalité',
      },
    }
  const row = parent.penalties[rule] ?? {}
  const isSame = JSON.stringify(row[only ?? 'always']?.penalty ?? { kind: 'discretion' }) === JSON.stringify(penalty)
  const isWhole = only !== undefined ? row[only] !== undefined || only === 'always' : Object.keys(row).every((name) => name === 'always')
  return isSame && isWhole && !rules.house?.added.includes(rule)
    ? {
        path: 'penalty',
        found: asIs(penalty.kind),
        expected: { en: `another penalty than in ${parent.id}`, fr: `une autre pénalité que dans ${parent.id}` },
      }
    : undefined
}
