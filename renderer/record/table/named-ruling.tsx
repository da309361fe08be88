import { useLanguage } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import * as css from './table.module.css'

/** A recorded ruling: act, rule id, decision, and the penalty imposed instead of the proposed one. */
export type RulingParts = { readonly words: string; readonly act: string; readonly rule: string; readonly decision: string }

/** A recorded ruling with the rule's name. */
export const NamedRuling = ({ words, act, rule, decision }: RulingParts) => {
  const name = ruleName(rule, useLanguage())
  return (
    <span title={`${name} · ${words}`}>
      <span className={css.fl}>ruling {act}</span> <b>{name}</b>{' '}
      <span className={css.fl}>
        {rule} {decision}
      </span>
    </span>
  )
}
