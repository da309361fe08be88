import type { RuleId } from '../../engine/model/rule-ids.ts'
import type { RuleSet } from '../../engine/model/rule-set.ts'
import { settingsOfRule } from '../../engine/rulebook/rule-in-edition.ts'
import { settingName, settingValue } from '../../engine/wording/editions/settings.ts'
import { useWords } from '../language/language.ts'
import * as css from './rulebook.module.css'

type SettingsOfProps = { readonly rule: RuleId; readonly rules: RuleSet }

/** The settings that a rule depends on, with their values. */
export const SettingsOf = ({ rule, rules }: SettingsOfProps) => {
  const { t, language } = useWords()
  const names = settingsOfRule(rule)
  if (names.length === 0) return null
  return (
    <>
      <h2>{t('rulebook.settings')}</h2>
      <dl className={`lined ${css.settings}`}>
        {names.map((name) => (
          <div key={name}>
            <dt>
              {settingName(name, language)} <code>{name}</code>
            </dt>
            <dd>{settingValue(name, rules.settings[name], language)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
