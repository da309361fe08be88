import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { capitalized } from '../../../engine/phrases/typeset.ts'
import { settingName, settingValue } from '../../../engine/wording/editions/settings.ts'
import type { AskedSetting } from '../../../engine/wording/everyday/settings.ts'
import { ruleSetShort } from '../../../engine/wording/terms/rule-sets.ts'
import { dotted } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { besideSetting } from '../settings-table.tsx'

type SettingDetailProps = { readonly setting: AskedSetting; readonly rules: RuleSet }

/** A setting that answers the question: its value under the rules in force. */
export const SettingDetail = ({ setting, rules }: SettingDetailProps) => {
  const { t, language } = useWords()
  const { name, note } = ruleSetShort(rules, language)
  const beside = besideSetting(setting, rules, language)
  return (
    <>
      <p className="cluster">
        <span className="q2">{t('rulebook.under', { name: dotted(name, note) })}</span>
      </p>
      <h2>{settingName(setting, language)}</h2>
      <p>
        <b>{capitalized(settingValue(setting, rules.settings[setting], language))}</b>
        {beside !== '' && <span className="q2"> · {beside}</span>}
      </p>
    </>
  )
}
