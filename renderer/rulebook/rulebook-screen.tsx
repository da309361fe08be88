import { useEffect, useMemo, useRef } from 'react'
import { isRuleId, RULE_IDS, type RuleId } from '../../engine/model/rule-ids.ts'
import { ruleInSet } from '../../engine/rulebook/rule-in-edition.ts'
import { ruleSetShort } from '../../engine/wording/terms/rule-sets.ts'
import { ruleSetKey, useRuleSets } from '../app-state/desk/use-rule-sets.ts'
import { useTitle } from '../app-state/navigation/use-title.ts'
import { useBindings } from '../keys/bindings.ts'
import { useOffenceSearch } from '../keys/overlays.ts'
import { useKeys } from '../keys/use-keys.ts'
import { dotted } from '../language/format.ts'
import { useWords } from '../language/language.ts'
import { InTermsOf } from '../language/own-terms.tsx'
import * as rulingCss from '../rulings/finding/ruling.module.css'
import { Button } from '../ui/button.tsx'
import { EmptyNote } from '../ui/empty.tsx'
import { Chord } from '../ui/key.tsx'
import { RulePage } from './rule-page.tsx'
import * as css from './rulebook.module.css'
import { useRulebookState } from './rulebook-state.ts'
import { RulesHistory } from './rules-history.tsx'
import { RulesTable } from './rules-table.tsx'
import { searchRules } from './search.ts'

type RulebookScreenProps = { readonly rule?: string }

/** The rule book: all rules, by rule set or side by side, searchable in both languages; or a single rule. */
export const RulebookScreen = ({ rule }: RulebookScreenProps) => {
  const { t } = useWords()
  const [own] = useRuleSets()
  if (rule === undefined) return <Rules />
  return isRuleId(rule) ? (
    <InTermsOf rules={own}>
      <RulePage key={rule} rule={rule} />
    </InTermsOf>
  ) : (
    <EmptyNote fact={t('rulebook.unknown', { rule })} todo={t('rulebook.unknownDo')} />
  )
}

const Rules = () => {
  const { t, language } = useWords()
  const { query, view, set, last, change } = useRulebookState()
  const bindings = useBindings()
  const offences = useOffenceSearch()
  const sets = useRuleSets()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const inSets = useMemo(() => {
    const said = new Map(RULE_IDS.map((rule) => [rule, sets.map((rules) => ruleInSet(rule, rules))]))
    return (rule: RuleId) => said.get(rule) ?? []
  }, [sets])
  const hits = useMemo(() => searchRules(query, language, inSets), [query, language, inSets])
  const chosen = sets.find((rules) => ruleSetKey(rules) === set) ?? sets[0]
  const one = view === 'sheet' ? chosen : null
  useTitle(t('nav.rulebook'))
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    link?.scrollIntoView({ block: 'center' })
    link?.focus({ preventScroll: true })
  }, [])
  const links = (): readonly HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[data-rule]') ?? [])]
  const step = (by: 1 | -1): void => {
    const all = links()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by]
    if (next) next.focus()
    else if (by < 0) field.current?.focus()
  }
  const another = (by: 1 | -1): void => {
    const next = sets[(sets.indexOf(chosen) + by + sets.length) % sets.length]
    change({ view: 'sheet', set: next ? ruleSetKey(next) : null })
  }
  const clear = () => change({ query: '' })
  const stepping = (by: 1 | -1) => () => step(by)
  const turning = (by: 1 | -1) => () => another(by)
  useKeys({
    [bindings.keyOf('rulebook.search')]: () => field.current?.select(),
    [bindings.keyOf('rulebook.view')]: () => change({ view: view === 'sets' ? 'sheet' : 'sets' }),
    ArrowDown: stepping(1),
    ArrowUp: stepping(-1),
    ...(view === 'sheet' && { ArrowRight: turning(1), ArrowLeft: turning(-1) }),
    ...(query !== '' && { Escape: clear }),
  })
  return (
    <main className="page">
      <header className={`head ${css.bookHead}`}>
        <h1>{t('nav.rulebook')}</h1>
        <div className="field searched">
          <label className="sr" htmlFor="search">
            {t('rulebook.search')}
          </label>
          <input
            ref={field}
            id="search"
            type="search"
            value={query}
            placeholder={t('rulebook.search')}
            autoComplete="off"
            onChange={(event) => change({ query: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
              links()[0]?.focus()
              event.preventDefault()
            }}
          />
          <Chord of={bindings.keyOf('rulebook.search')} />
        </div>
        <Button label={t('offences.title')} chord={bindings.keyOf('everywhere.offences')} onClick={offences.open} />
        <span className="q2" role="status">
          {query === '' ? '' : t('rulebook.found', { count: hits.length })}
        </span>
        <fieldset className={`${rulingCss.choices} push`} aria-label={t('rulebook.view')}>
          <Button className={view === 'sets' ? 'on' : ''} aria-pressed={view === 'sets'} onClick={() => change({ view: 'sets' })}>
            {t('rulebook.sideBySide')} {view === 'sheet' && <Chord of={bindings.keyOf('rulebook.view')} />}
          </Button>
          <Button className={view === 'sheet' ? 'on' : ''} aria-pressed={view === 'sheet'} onClick={() => change({ view: 'sheet' })}>
            {t('rulebook.oneSet')} {view === 'sets' && <Chord of={bindings.keyOf('rulebook.view')} />}
          </Button>
          {one && (
            <span className="field">
              <label className="sr" htmlFor="set">
                {t('rulebook.set')}
              </label>
              <select id="set" value={ruleSetKey(chosen)} onChange={(event) => change({ set: event.target.value })}>
                {sets.map((rules) => {
                  const { name, note } = ruleSetShort(rules, language)
                  return (
                    <option key={ruleSetKey(rules)} value={ruleSetKey(rules)}>
                      {dotted(name, note)}
                    </option>
                  )
                })}
              </select>
            </span>
          )}
        </fieldset>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div className="scroll" tabIndex={0} ref={list}>
        {hits.length === 0 ? (
          <EmptyNote fact={t('rulebook.nothing', { query })} todo={t('rulebook.nothingDo')} />
        ) : (
          <InTermsOf rules={one ?? sets[0]}>
            <RulesTable hits={hits} query={query} last={last} sets={sets} inSets={inSets} one={one} />
          </InTermsOf>
        )}
        {query === '' && <RulesHistory />}
      </div>
    </main>
  )
}
