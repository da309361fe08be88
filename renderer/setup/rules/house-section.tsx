import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tournament } from '../../../desk/contract/tournaments.ts'
import { ruleSet } from '../../../engine/editions/index.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import type { DeclaredDifference } from '../../../engine/rulebook/house/house-rules.ts'
import { sayDifference } from '../../../engine/wording/editions/house-rules.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useHouseRules } from '../../app-state/desk/use-rule-set.ts'
import { useSend } from '../../app-state/desk/use-send.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { forgetDraft } from '../../app-state/storage/drafts.ts'
import { useLanguage } from '../../language/language.ts'
import { HouseDifference } from '../../rulebook/house-difference.tsx'
import { focusOnMount } from '../../ui/fields/line-field.tsx'
import { FromRound, useRoundsAhead } from './from-round.tsx'
import { houseRulesError, withDifferences } from './house-draft.ts'
import { HouseForm } from './house-form.tsx'
import { RemoveRuleForm, type RuleDecision } from './remove-rule-form.tsx'
import * as css from './rules.module.css'

type HouseSectionProps = { readonly tournament: Tournament; readonly rules: RuleSet }

/** The house rules, each with who decided it, when and why. A further one is checked before signing and applies from a round on. */
export const HouseSection = ({ tournament, rules }: HouseSectionProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { by, sign } = useSigner()
  const house = useHouseRules(rules)
  const { data: known = [] } = useQuery(ask.ruleSets.list.queryOptions())
  const [draft, setDraft] = useState<DeclaredDifference | null>(null)
  /** `left`: the form was open; its button gets the focus back. */
  const [adding, setAdding] = useState<boolean | 'left'>(false)
  const [taking, setTaking] = useState<string | null>(null)
  const [from, setFrom] = useState<number | null | undefined>(undefined)
  const ahead = useRoundsAhead()
  const { sending, trouble, send, busy } = useSend(() => {
    setAdding('left')
    setDraft(null)
    setTaking(null)
  })
  const parent = ruleSet(rules.base)
  const formDraft = `house-rule ${tournament.file}`
  const removalDraft = (one: DeclaredDifference): string => `house-removal ${tournament.file} ${JSON.stringify(one)}`
  const base = { name: tournament.name, before: house, known, rules }
  const round = from === undefined ? ahead.first : from
  const what = t(round !== null ? 'house.what' : ahead.rounds.length > 0 ? 'house.always' : 'house.laterFirst')
  const wrong = draft === null ? null : houseRulesError(withDifferences(base, { add: draft }))
  const give = (
    change: { readonly add: DeclaredDifference } | { readonly remove: DeclaredDifference },
    decided?: RuleDecision,
    since?: number | null,
  ): void => {
    const now = withDifferences(base, change)
    // without differences, the rule set is the built-in one again
    const to = now.differences.length > 0 ? { text: JSON.stringify(now) } : { id: now.parent }
    const goBy = { rules: to, from: since !== undefined ? since : round, ...(decided && { decided }) }
    sign((by) =>
      send(async (key) => {
        await desk.ruleSets.goBy({ ...goBy, by, key })
        forgetDraft('add' in change ? formDraft : removalDraft(change.remove))
      }),
    )
  }
  return (
    <section>
      <h2>{t('house.title')}</h2>
      {house && parent ? (
        <ul className={`lined ${css.houserules}`}>
          {house.differences.map((one) => {
            const { what } = sayDifference(one, parent, language)
            return (
              <li key={what}>
                <HouseDifference one={one} parent={parent} />
                <button
                  type="button"
                  className="btn sm"
                  disabled={busy}
                  aria-label={t('house.removeOne', { what })}
                  onClick={() => setTaking(what)}
                >
                  {t('house.remove')} …
                </button>
                {taking === what && (
                  <RemoveRuleForm
                    what={what}
                    by={by}
                    ahead={ahead}
                    draft={removalDraft(one)}
                    busy={busy}
                    said={trouble}
                    onSend={(decided, since) => give({ remove: one }, decided, since)}
                    onLeave={() => setTaking(null)}
                  />
                )}
              </li>
            )
          })}
        </ul>
      ) : (
        <p className="q2">{t('house.none')}</p>
      )}
      {adding === true ? (
        <div className={css.houseadd}>
          <HouseForm rules={rules} by={by} draft={formDraft} onDraft={setDraft} />
          <div className="row">
            <FromRound value={from} onValue={setFrom} ahead={ahead} />
            <button
              type="button"
              className="btn lg primary"
              disabled={busy || draft === null || wrong !== null}
              onClick={() => draft && give({ add: draft })}
            >
              {t('house.sign')}
            </button>
            <button type="button" className="btn lg" disabled={busy} onClick={() => setAdding('left')}>
              {t('app.back')}
            </button>
            <p className={wrong ? 'err' : 'q2'} role="status">
              {trouble || (wrong ? wrong[language] : what)}
            </p>
          </div>
        </div>
      ) : (
        <div className="row">
          <button
            type="button"
            ref={adding === 'left' ? focusOnMount : undefined}
            className="btn"
            disabled={busy}
            onClick={() => setAdding(true)}
          >
            {t('house.add')}
          </button>
          <span className="err" role="alert">
            {sending.kind === 'refused' ? sending.message : ''}
          </span>
        </div>
      )}
    </section>
  )
}
