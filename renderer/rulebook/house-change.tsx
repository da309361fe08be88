import { ruleSet } from '../../engine/editions/index.ts'
import type { RuleId } from '../../engine/model/rule-ids.ts'
import type { RuleSet } from '../../engine/model/rule-set.ts'
import type { DeclaredDifference } from '../../engine/rulebook/house/house-rules.ts'
import { settingsOfRule } from '../../engine/rulebook/rule-in-edition.ts'
import { sayDifference } from '../../engine/wording/editions/house-rules.ts'
import { useHouseRules } from '../app-state/desk/use-rule-set.ts'
import { useWords } from '../language/language.ts'
import { HouseDifference } from './house-difference.tsx'
import * as css from './rulebook.module.css'

const isAbout = (one: DeclaredDifference, rule: RuleId): boolean =>
  one.kind === 'setting'
    ? settingsOfRule(rule).includes(one.setting)
    : one.kind === 'ladder'
      ? one.rules?.includes(rule) === true
      : one.rule === rule

type HouseChangeProps = { readonly rule: RuleId; readonly rules: RuleSet }

/** House rules that change a rule or a setting it depends on: old and new value, who decided, when and why. */
export const HouseChange = ({ rule, rules }: HouseChangeProps) => {
  const { t, language } = useWords()
  const house = useHouseRules(rules)
  const parent = house && ruleSet(house.parent)
  if (!house || !parent) return null
  const changes = house.differences.filter((one) => isAbout(one, rule))
  if (changes.length === 0) return null
  return (
    <section className={css.houseChange}>
      <h2>
        <span className="tag">{t('rulebook.house')}</span> {house.name[language]}
      </h2>
      {changes.map((one) => (
        <HouseDifference key={sayDifference(one, parent, language).what} one={one} parent={parent} />
      ))}
    </section>
  )
}
