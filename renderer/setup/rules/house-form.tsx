import type { TFunction } from 'i18next'
import { RULE_IDS, type RuleId } from '../../../engine/model/rule-ids.ts'
import type { HouseLevel, RuleSet } from '../../../engine/model/rule-set.ts'
import { readSetting, type SettingName, settingInput } from '../../../engine/model/settings.ts'
import type { DeclaredDifference } from '../../../engine/rulebook/house/house-rules.ts'
import { levelsFor } from '../../../engine/rulebook/house/may-change.ts'
import { unitOf } from '../../../engine/rulebook/penalties/penalty-choices.ts'
import { ruleInSet } from '../../../engine/rulebook/rule-in-edition.ts'
import { groupedSettings, settingGroupName, settingName, settingNote, settingValue } from '../../../engine/wording/editions/settings.ts'
import { penaltyInCase } from '../../../engine/wording/penalties/penalty-cases.ts'
import { useWords } from '../../language/language.ts'
import { ChoiceField, TextField } from '../../ui/fields/form-fields.tsx'
import { focusAtEnd, LineField } from '../../ui/fields/line-field.tsx'
import { NumberInput } from '../../ui/fields/number-input.tsx'
import { optionsOf, SelectField } from '../../ui/fields/select-field.tsx'
import { HouseLadder, type LadderDraft, lackingInLadder, ladderOfDraft, NO_LADDER } from './house-ladder.tsx'
import { HousePenalty, NO_PENALTY, type PenaltyDraft, penaltyOfDraft } from './house-penalty.tsx'
import { HouseRulePick } from './house-rule-pick.tsx'
import * as css from './rules.module.css'

type HouseFormProps = { readonly rules: RuleSet; readonly entered: EnteredRule; readonly onEnter: (part: Partial<EnteredRule>) => void }
type Kind = DeclaredDifference['kind']

/** The fields of a house rule: subject, new value, who decided, when and why. */
export const HouseForm = ({ rules, entered, onEnter: enter }: HouseFormProps) => {
  const { t, language } = useWords()
  const { kind, rule, level, setting, value, penalty, ladder, who, when, why } = entered
  const now = rule === '' ? null : ruleInSet(rule, rules)
  const changeable = RULE_IDS.filter((one) => (kind === 'level' ? levelsFor(one).length > 0 : !one.startsWith('record.')))
  const input = settingInput(setting)
  return (
    <div className={`blocks ${css.fields}`}>
      <ChoiceField
        label={t('house.kind')}
        choices={(['level', 'penalty', 'ladder', 'setting'] as const).map((one) => ({ value: one, label: t(`house.is.${one}`) }))}
        value={kind}
        onValue={(kind) => enter({ kind })}
      />
      {kind === 'ladder' && <HouseLadder value={ladder} usual={unitOf(rules)} onValue={(ladder) => enter({ ladder })} />}
      <div className="picks">
        {kind === 'setting' ? (
          <>
            <div className="field">
              <label htmlFor="house-setting">{t('house.is.setting')}</label>
              <select
                id="house-setting"
                ref={focusAtEnd}
                value={setting}
                onChange={(event) => enter({ setting: event.target.value as SettingName, value: '' })}
              >
                {groupedSettings.map(({ group, settings }) => (
                  <optgroup key={group} label={settingGroupName(group, language)}>
                    {settings.map((one) => (
                      <option key={one} value={one}>
                        {settingName(one, language)} ({settingValue(one, rules.settings[one], language)})
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            </div>
            <div className="field">
              <label htmlFor="house-value">{t('house.becomes')}</label>
              {input.kind === 'choice' ? (
                <select id="house-value" value={value} onChange={(event) => enter({ value: event.target.value })}>
                  <option value="">{t('house.choose')}</option>
                  {optionsOf(input.choices, (one) => settingValue(setting, one, language))}
                </select>
              ) : input.kind === 'written' ? (
                <input
                  id="house-value"
                  value={value}
                  placeholder={input.examples[0]}
                  maxLength={40}
                  autoComplete="off"
                  onChange={(event) => enter({ value: event.target.value.trim() })}
                />
              ) : (
                <NumberInput id="house-value" step="any" value={value} onValue={(value) => enter({ value })} />
              )}
            </div>
          </>
        ) : (
          kind !== 'ladder' && <HouseRulePick rules={changeable} rule={rule} onRule={(rule) => enter({ rule })} />
        )}
        {kind === 'level' && (
          <SelectField<HouseLevel | ''>
            label={t('house.becomes')}
            options={[
              { value: '', label: t('house.choose') },
              ...(rule === '' ? [] : levelsFor(rule)).map((one) => ({
                value: one,
                label: one === 'off' ? t('house.off') : t(`level.${one}`),
              })),
            ]}
            value={level}
            onValue={(level) => enter({ level })}
          />
        )}
        {kind === 'penalty' && (
          <HousePenalty label={t('house.becomes')} value={penalty} usual={unitOf(rules)} onValue={(penalty) => enter({ penalty })} />
        )}
        {kind === 'setting' && settingNote(setting, language) !== '' && <p className={`q2 ${css.is}`}>{settingNote(setting, language)}</p>}
        {(kind === 'level' || kind === 'penalty') && now && (
          <p className={`q2 ${css.is}`}>
            {t('house.now')}{' '}
            {kind === 'level'
              ? now.level === null
                ? t('house.off')
                : t(`level.${now.level}`)
              : now.proposals.map((one) => penaltyInCase(one, language)).join(', ') || '–'}
            {kind === 'penalty' && now.proposals.length > 1 && `. ${t('house.everyCase')}`}
          </p>
        )}
      </div>
      <div className="picks">
        <LineField label={t('house.who')} value={who} onValue={(who) => enter({ who })} />
        <LineField label={t('house.when')} type="date" value={when} onValue={(when) => enter({ when })} />
      </div>
      <TextField label={t('house.why')} value={why} onValue={(why) => enter({ why })} max={1000} />
    </div>
  )
}

/** The entries of the form. */
export type EnteredRule = {
  readonly kind: Kind
  readonly rule: RuleId | ''
  readonly level: HouseLevel | ''
  readonly setting: SettingName
  readonly value: string
  readonly penalty: PenaltyDraft
  readonly ladder: LadderDraft
  readonly who: string
  readonly when: string
  readonly why: string
}

/** A house rule of which nothing is entered, but for who decided it and when. */
export const NOTHING_ENTERED = {
  kind: 'level',
  rule: '',
  level: '',
  setting: 'open-tanyao',
  value: '',
  penalty: NO_PENALTY,
  ladder: NO_LADDER,
  why: '',
} as const

/** The house rule once all fields are filled in. */
export const differenceFrom = (entered: EnteredRule): DeclaredDifference | null => {
  const { when } = entered
  const [who, why] = [entered.who.trim(), entered.why.trim()]
  const change = changeFrom(entered)
  return change && who !== '' && why !== '' && when !== '' ? { ...change, who, when, why } : null
}

/** The label of the first field that is still to be filled in; null once all are. */
export const lackingIn = (entered: EnteredRule, t: TFunction): string | null => {
  const { kind, rule, ladder, who, when, why } = entered
  if ((kind === 'level' || kind === 'penalty') && rule === '') return t('rulebook.rule')
  if (!changeFrom(entered)) return kind === 'ladder' ? lackingInLadder(ladder, t) : t('house.becomes')
  return lackingDecision({ who, when, why }, t)
}

/** The same of who decided it, when and why. */
export const lackingDecision = ({ who, when, why }: Pick<EnteredRule, 'who' | 'when' | 'why'>, t: TFunction): string | null => {
  if (who.trim() === '') return t('house.who')
  if (when === '') return t('house.when')
  return why.trim() === '' ? t('house.why') : null
}

/** The change once its own fields are filled in. */
const changeFrom = ({ kind, rule, level, setting, value, penalty, ladder }: EnteredRule) => {
  if (kind === 'setting') {
    const read = readSetting(setting, value)
    return read.ok ? ({ kind, setting, value: read.value[setting] ?? null } as const) : null
  }
  if (kind === 'ladder') return ladderOfDraft(ladder)
  if (rule === '') return null
  if (kind === 'level') return level === '' ? null : ({ kind, rule, level } as const)
  const read = penaltyOfDraft(penalty)
  return read ? ({ kind, rule, penalty: read } as const) : null
}
