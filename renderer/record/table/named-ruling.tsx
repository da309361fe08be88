import { IMPOSED_KINDS } from '../../../engine/model/penalties.ts'
import { imposedKindName } from '../../../engine/wording/penalties/penalties.ts'
import { dotted } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import * as css from './table.module.css'

/** A recorded ruling: act, rule id, decision, and the penalty imposed instead of the proposed one. */
export type RulingParts = { readonly words: string; readonly act: string; readonly rule: string; readonly decision: string }

/** A recorded ruling with the rule's name. */
export const NamedRuling = ({ words, act, rule, decision }: RulingParts) => {
  const { t, language } = useWords()
  const name = ruleName(rule, language)
  const [is, imposed] = decision.split(' ')
  const kind = IMPOSED_KINDS.find((one) => one === imposed)
  const decided = [
    is === 'upheld' ? t('state.confirmed') : is === 'dismissed' || is === 'overturned' ? t(`state.${is}`) : is,
    kind === undefined ? imposed : imposedKindName(kind, language),
  ]
  return (
    <span title={`${name} · ${words}`}>
      <span className={css.fl}>{t('table.rulingOn', { act })}</span> {dotted(...decided)} <b>{name}</b>{' '}
      <span className={css.fl}>{rule}</span>
    </span>
  )
}
