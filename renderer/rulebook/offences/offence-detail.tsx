import { useMemo } from 'react'
import { examplesOf } from '../../../engine/judging/examples.ts'
import type { RuleId } from '../../../engine/model/rule-ids.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { firstPenalties, hasText, ruleInSet, settingsOfRule } from '../../../engine/rulebook/rule-in-edition.ts'
import { saySilence } from '../../../engine/wording/editions/compare.ts'
import { settingName, settingValue } from '../../../engine/wording/editions/settings.ts'
import { ladderOf } from '../../../engine/wording/penalties/why-penalty.ts'
import { raisedWhen, ruleLaw, ruleName } from '../../../engine/wording/rules/rule-table.ts'
import { citedSections, ruleSetShort } from '../../../engine/wording/terms/rule-sets.ts'
import { findingWords } from '../../language/finding-words.ts'
import { dotted } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { PenaltyLines } from '../../rulings/fields/penalty-lines.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon, levelIcon } from '../../ui/icon.tsx'
import { Sentence } from '../../ui/tiles/said.tsx'
import { besideSetting } from '../settings-table.tsx'

type OffenceDetailProps = { readonly rule: RuleId; readonly rules: RuleSet; readonly onOpen: () => void }

/** A rule as a referee needs it in a hurry: its name, the penalty, what to do at the table; the text behind. */
export const OffenceDetail = ({ rule, rules, onOpen }: OffenceDetailProps) => {
  const { t, language } = useWords()
  const said = useMemo(() => ruleInSet(rule, rules), [rule, rules])
  const example = useMemo(() => examplesOf(rule, rules).raised, [rule, rules])
  const words = example?.finding ? findingWords(example.finding, example.rules, language) : null
  const { when, not } = raisedWhen(rule, language)
  const { name, note } = ruleSetShort(rules, language)
  const ladder = ladderOf(rules, rule, firstPenalties(said), language)
  return (
    <>
      <p className="cluster">
        {said.level && (
          <span className={`lv fill ${said.level}`}>
            <Icon name={levelIcon(said.level)} /> {t(`level.${said.level}`)}
          </span>
        )}
        <span className="q2">{t('rulebook.under', { name: dotted(name, note) })}</span>
      </p>
      <h2>
        <Sentence text={ruleName(rule, language)} />
      </h2>
      {said.level === null ? (
        <>
          <p>
            <b>{said.why && saySilence({ kind: 'nothing', why: said.why, instead: [] }, language)}</b>
          </p>
          {said.why === 'another-setting' &&
            settingsOfRule(rule).map((setting) => (
              <p key={setting}>
                {settingName(setting, language)}
                {t('app.colon')}
                <b>{settingValue(setting, rules.settings[setting], language)}</b>
                <span className="q2"> {besideSetting(setting, rules, language)}</span>
              </p>
            ))}
        </>
      ) : (
        <>
          <PenaltyLines said={said} />
          {ladder && <p className="q2">{ladder}</p>}
          {words && words.steps.length > 0 && (
            <>
              <h3>{t('rulebook.whatThen')}</h3>
              <ol>
                {words.steps.map((step) => (
                  <li key={step}>
                    <Sentence text={step} />
                  </li>
                ))}
              </ol>
            </>
          )}
        </>
      )}
      {hasText(said) && (
        <>
          <h3>{t('offences.text')}</h3>
          <p>
            <Sentence text={ruleLaw(rule, rules.base, language)} />
            {said.sections.length > 0 && <span className="q2"> {citedSections(rules, said.sections, language)}</span>}
          </p>
          <p className="q2">
            {t('rulebook.when')}
            {t('app.colon')}
            <Sentence text={when} />
          </p>
          <p className="q2">
            {t('rulebook.whenNot')}
            {t('app.colon')}
            <Sentence text={not} />
          </p>
        </>
      )}
      <Button label={t('offences.open')} chord="Enter" onClick={onOpen} />
    </>
  )
}
