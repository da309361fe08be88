import { useState } from 'react'
import { ruleSets } from '../../../engine/editions/index.ts'
import type { RuleId } from '../../../engine/model/rule-ids.ts'
import { ruleInSet } from '../../../engine/rulebook/rule-in-edition.ts'
import { ruleName } from '../../../engine/wording/rules/rule-table.ts'
import { useWords } from '../../language/language.ts'
import { familyOf } from '../../rulebook/families.ts'
import { searchRules } from '../../rulebook/search.ts'
import { focusAtEnd } from '../../ui/fields/line-field.tsx'

type HouseRulePickProps = { readonly rules: readonly RuleId[]; readonly rule: RuleId | ''; readonly onRule: (rule: RuleId | '') => void }

/** Choice of a rule, grouped by chapter. A word or section filters; Enter takes the first match. */
export const HouseRulePick = ({ rules, rule, onRule }: HouseRulePickProps) => {
  const { t, language } = useWords()
  const [query, setQuery] = useState('')
  // matches in the name come before matches in the text
  const found = searchRules(query, language, (one) => ruleSets.map((set) => ruleInSet(one, set)))
    .filter((hit) => rules.includes(hit.rule))
    .toSorted((a, b) => Number(a.sentence !== null) - Number(b.sentence !== null))
  const groups = Map.groupBy(found, (hit) => familyOf(hit.rule))
  const isLeft = found.some((hit) => hit.rule === rule)
  return (
    <>
      <div className="field">
        <label htmlFor="house-search">{t('rulebook.search')}</label>
        <input
          id="house-search"
          type="search"
          ref={focusAtEnd}
          value={query}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            // Esc clears the search; only then does it close the form
            if (event.key === 'Escape' && query !== '') event.stopPropagation()
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            if (found[0]) onRule(found[0].rule)
          }}
        />
      </div>
      <div className="field">
        <label htmlFor="house-rule">
          {t('rulebook.rule')} <span className="q2">{query.trim() === '' ? '' : t('house.found', { count: found.length })}</span>
        </label>
        <select id="house-rule" value={rule} onChange={(event) => onRule(event.target.value as RuleId)}>
          <option value="">{t('house.choose')}</option>
          {rule !== '' && !isLeft && <option value={rule}>{ruleName(rule, language)}</option>}
          {[...groups].map(([family, hits]) => (
            <optgroup key={family} label={t(`rulebook.families.${family}`)}>
              {hits.map((hit) => (
                <option key={hit.rule} value={hit.rule}>
                  {ruleName(hit.rule, language)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
    </>
  )
}
