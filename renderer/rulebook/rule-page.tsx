import { useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { examplesOf } from '../../engine/judging/examples.ts'
import { RULE_IDS, type RuleId } from '../../engine/model/rule-ids.ts'
import { hasText, ruleInSet } from '../../engine/rulebook/rule-in-edition.ts'
import { saySilence } from '../../engine/wording/editions/compare.ts'
import { remedyName } from '../../engine/wording/penalties/remedy-names.ts'
import { levelName, raisedWhen, ruleLaw, ruleName } from '../../engine/wording/rules/rule-table.ts'
import { ruleSetShort } from '../../engine/wording/terms/rule-sets.ts'
import { useRuleSets } from '../app-state/desk/use-rule-sets.ts'
import { paths } from '../app-state/navigation/paths.ts'
import { useTitle } from '../app-state/navigation/use-title.ts'
import { useBindings } from '../keys/bindings.ts'
import { useKeys } from '../keys/use-keys.ts'
import { findingWords } from '../language/finding-words.ts'
import { dotted } from '../language/format.ts'
import { useWords } from '../language/language.ts'
import { Button, ScreenLink } from '../ui/button.tsx'
import { Icon, levelIcon } from '../ui/icon.tsx'
import { Sentence } from '../ui/tiles/said.tsx'
import { ExampleActs } from './example-acts.tsx'
import { HouseChange } from './house-change.tsx'
import { InEachSet } from './in-each-set.tsx'
import * as css from './rulebook.module.css'
import { useRulebookState } from './rulebook-state.ts'
import { SettingsOf } from './settings-of.tsx'

type RulePageProps = { readonly rule: RuleId }

/** A rule: its meaning, when it is raised and when not, and its place in each rule set. Esc returns to the previous page. */
export const RulePage = ({ rule }: RulePageProps) => {
  const { t, language } = useWords()
  const [, go] = useLocation()
  const { change } = useRulebookState()
  const { keyOf } = useBindings()
  const sets = useRuleSets()
  const [own] = sets
  const inSets = useMemo(() => sets.map((rules) => ruleInSet(rule, rules)), [sets, rule])
  const examples = useMemo(() => examplesOf(rule, own), [rule, own])
  const here = inSets[0]
  const { when, not, whom, at } = raisedWhen(rule, language)
  const found = examples.raised?.finding
  const words = found && examples.raised ? findingWords(found, examples.raised.rules, language) : null
  const beside = (by: 1 | -1): RuleId => RULE_IDS[(RULE_IDS.indexOf(rule) + by + RULE_IDS.length) % RULE_IDS.length] ?? rule
  const back = (): void => (history.length > 1 ? history.back() : go(paths.rulebook))
  const turn = (by: 1 | -1) => () => go(paths.rule(beside(by)), { replace: true })
  useTitle(ruleName(rule, language))
  useEffect(() => change({ last: rule }), [rule, change])
  useKeys({ Escape: back, Backspace: back, ArrowLeft: turn(-1), ArrowRight: turn(1), [keyOf('rulebook.view')]: () => go(paths.rulebook) })
  const name = ruleSetShort(own, language)
  return (
    <main className="page">
      <header className="head">
        <Button label={t('app.back')} chord="Escape" onClick={back} />
        <ScreenLink className="btn quiet" to={paths.rulebook} label={t('rulebook.all')} chord={keyOf('rulebook.view')} />
        <span className="push" />
        <Button
          className="quiet"
          label={t('rulebook.previous')}
          chord="←"
          onClick={turn(-1)}
          aria-label={`${t('rulebook.previous')}${t('app.colon')}${ruleName(beside(-1), language)}`}
        />
        <Button
          className="quiet"
          label={t('rulebook.next')}
          chord="→"
          onClick={turn(1)}
          aria-label={`${t('rulebook.next')}${t('app.colon')}${ruleName(beside(1), language)}`}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <article className={`scroll inset ${css.rulePage}`} tabIndex={0}>
        <div className="row q2">
          {here?.level ? (
            <span className={`lv fill ${here.level}`}>
              <Icon name={levelIcon(here.level)} />
              {levelName(here.level, language)}
            </span>
          ) : (
            <span className="tag">{t('rulebook.notRaised')}</span>
          )}
          <span>{t('rulebook.under', { name: dotted(name.name, name.note) })}</span>
          <code className="q3 push">{rule}</code>
        </div>
        <h1 className="headline">
          <Sentence text={ruleName(rule, language)} />
        </h1>
        <p className="fact">
          {here && !hasText(here) && here.why ? (
            saySilence({ kind: 'nothing', why: here.why, instead: [] }, language)
          ) : (
            <Sentence text={ruleLaw(rule, own.base, language)} />
          )}
        </p>
        <div className="two">
          <div>
            <h2>{t('rulebook.when')}</h2>
            <p>
              <Sentence text={when} />
            </p>
            <p className="q2">{t('rulebook.about', { whom, at })}</p>
            {examples.raised && <ExampleActs example={examples.raised} base={own.base} label={t('rulebook.when')} />}
            {words && words.steps.length > 0 && (
              <>
                <h2>{t('rulebook.whatThen')}</h2>
                <ol className={css.then}>
                  {words.steps.map((step) => (
                    <li key={step}>
                      <Sentence text={step} />
                    </li>
                  ))}
                </ol>
              </>
            )}
            {words && words.answers.length > 0 && (
              <>
                <h2>{t('rulebook.answers')}</h2>
                <dl className="lined">
                  {words.answers.map(({ word, label, follows }) => (
                    <div key={word}>
                      <dt className="heading">{label}</dt>
                      <dd className="q2">{follows}</dd>
                    </div>
                  ))}
                </dl>
              </>
            )}
            <h2>{t('rulebook.whenNot')}</h2>
            <p>
              <Sentence text={not} />
            </p>
            {examples.not && <ExampleActs example={examples.not} base={own.base} label={t('rulebook.whenNot')} />}
          </div>
          <div>
            <HouseChange rule={rule} rules={own} />
            <InEachSet rule={rule} inSets={inSets} />
            {here && here.remedies.length > 0 && (
              <>
                <h2>{t('rulebook.remedies')}</h2>
                <p>{here.remedies.map((remedy) => remedyName(remedy, language)).join(', ')}</p>
              </>
            )}
            <SettingsOf rule={rule} rules={own} />
          </div>
        </div>
      </article>
    </main>
  )
}
