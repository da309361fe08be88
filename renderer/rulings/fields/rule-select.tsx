import { useId } from 'react'
import { CONDUCT_IDS, isHouseConduct } from '../../../engine/model/conduct.ts'
import { RULE_IDS } from '../../../engine/model/rule-ids.ts'
import { isOffence } from '../../../engine/rulebook/house/may-change.ts'
import { foldText } from '../../../engine/wording/terms/characters.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import { optionsOf } from '../../ui/fields/select-field.tsx'

type RuleSelectProps = {
  readonly rule: string
  readonly onRule: (rule: string) => void
  /** The rule of the incident's finding, listed first. */
  readonly found?: string | null
}

/** Prefix of house rules about conduct. */
const HOUSE_PREFIX = 'house.'

/** Choice of a rule: a rule of play, one of the conduct list, or a house rule by its own name. */
export const RuleSelect = ({ rule, onRule, found = null }: RuleSelectProps) => {
  const { t, language } = useWords()
  const id = useId()
  const isHouse = rule.startsWith(HOUSE_PREFIX)
  const rules = RULE_IDS.filter((one) => isOffence(one) && one !== found)
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t('penalties.rule')}</label>
        <select
          id={id}
          data-first={rule === '' || undefined}
          data-lacks={rule === '' || undefined}
          value={isHouse ? HOUSE_PREFIX : rule}
          onChange={(event) => onRule(event.target.value)}
        >
          {rule === '' && <option value="">{t('act.chooseRule')}</option>}
          {found !== null && <option value={found}>{ruleName(found, language)}</option>}
          <optgroup label={t('act.conduct')}>
            {optionsOf(CONDUCT_IDS, (one) => ruleName(one, language))}
            <option value={HOUSE_PREFIX}>{t('act.houseRule')}</option>
          </optgroup>
          <optgroup label={t('act.play')}>{optionsOf(rules, (one) => ruleName(one, language))}</optgroup>
        </select>
      </div>
      {isHouse && (
        <div className="field">
          <label htmlFor={`${id}-house`}>{t('act.houseName')}</label>
          <input
            id={`${id}-house`}
            data-lacks={!isHouseConduct(rule) || undefined}
            value={rule.slice(HOUSE_PREFIX.length)}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onRule(HOUSE_PREFIX + conductId(event.target.value))}
          />
        </div>
      )}
    </>
  )
}

/** A house rule's name in the log's form: small letters, digits, hyphens. */
const conductId = (text: string): string =>
  foldText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
