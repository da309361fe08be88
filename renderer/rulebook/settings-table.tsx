import { ruleSet } from '../../engine/editions/index.ts'
import type { Language } from '../../engine/model/language.ts'
import type { RuleSet } from '../../engine/model/rule-set.ts'
import type { SettingName } from '../../engine/model/settings.ts'
import { COLON } from '../../engine/phrases/typeset.ts'
import { groupedSettings, settingGroupName, settingName, settingNote, settingValue } from '../../engine/wording/editions/settings.ts'
import { ruleSetShort, settingSource } from '../../engine/wording/terms/rule-sets.ts'
import { useLanguage } from '../language/language.ts'
import * as css from './rulebook.module.css'

type SettingsTableProps = { readonly rules: RuleSet }

/** All settings of a rule set by subject: the value and its source. */
export const SettingsTable = ({ rules }: SettingsTableProps) => {
  const language = useLanguage()
  return groupedSettings.map(({ group, settings }) => (
    <section key={group}>
      <h3 className="heading">{settingGroupName(group, language)}</h3>
      <dl className={`lined ${css.settings}`}>
        {settings.map((name) => (
          <Setting key={name} name={name} rules={rules} />
        ))}
      </dl>
    </section>
  ))
}

type SettingProps = { readonly name: SettingName; readonly rules: RuleSet }

const Setting = ({ name, rules }: SettingProps) => {
  const language = useLanguage()
  const beside = besideSetting(name, rules, language)
  return (
    <div>
      <dt>
        {settingName(name, language)} {beside !== '' && <small>{beside}</small>}
      </dt>
      <dd>{settingValue(name, rules.settings[name], language)}</dd>
    </div>
  )
}

/** The source of a setting's value: its section or, where a house rule changes it, the parent's value; and whether it is for information only. */
export const besideSetting = (name: SettingName, rules: RuleSet, language: Language): string => {
  const parent = rules.house && ruleSet(rules.base)
  const isChanged = parent !== undefined && parent.settings[name] !== rules.settings[name]
  const from = isChanged
    ? `${ruleSetShort(parent, language).name}${COLON[language]} ${settingValue(name, parent.settings[name], language)}`
    : settingSource(rules.settingSources[name], language)
  return [from, settingNote(name, language)].filter((part) => part !== '').join(' · ')
}
