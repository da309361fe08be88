import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Tournament } from '../../../desk/contract/tournaments.ts'
import { ruleSets } from '../../../engine/editions/index.ts'
import { typeset } from '../../../engine/phrases/typeset.ts'
import { differencesBetween } from '../../../engine/rulebook/edition-differences.ts'
import { inForceSince, ruleSetLine, ruleSetName, ruleSetShort } from '../../../engine/wording/terms/rule-sets.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useRuleSet } from '../../app-state/desk/use-rule-set.ts'
import { useSend } from '../../app-state/desk/use-send.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { useWords } from '../../language/language.ts'
import { RulesHistory } from '../../rulebook/rules-history.tsx'
import { SettingsTable } from '../../rulebook/settings-table.tsx'
import { Button } from '../../ui/button.tsx'
import { Loading, Status } from '../../ui/status.tsx'
import { FromRound, useRoundsAhead } from './from-round.tsx'
import { HouseSection } from './house-section.tsx'
import { RuleDifferences } from './rule-differences.tsx'
import * as css from './rules.module.css'

/** The tournament's rule set and the round from which it applies, its differences from the others, and the house rules. */
export const RulesSection = () => {
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  return tournament ? <Rules tournament={tournament} /> : <Loading />
}

const Rules = ({ tournament }: { readonly tournament: Tournament }) => {
  const { t, language } = useWords()
  const { sign } = useSigner()
  const last = tournament.later.at(-1)?.ruleSet ?? tournament.ruleSet
  const own = useRuleSet(last)
  const [seen, setSeen] = useState<string | null>(null)
  const [from, setFrom] = useState<number | null | undefined>(undefined)
  const ahead = useRoundsAhead()
  const inForce = useRef<HTMLUListElement>(null)
  const list = useRef<HTMLUListElement>(null)
  // the button that put a set in force goes with the set
  const { sending, trouble, send, busy } = useSend(() => {
    setSeen(null)
    inForce.current?.focus()
  })
  const others = ruleSets.filter(({ id }) => id !== own.id)
  const other = others.find(({ id }) => id === seen) ?? null
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  const choose = (): void => {
    if (!other) return
    const goBy = { rules: { id: other.id }, from: from === undefined ? ahead.first : from, instead: { id: last.id, edition: last.edition } }
    sign((by) => send((key) => desk.ruleSets.goBy({ ...goBy, by, key })))
  }
  return (
    <div className={`sections ${css.rulesetup}`}>
      <section>
        <h2>{t('rules.inForce')}</h2>
        <ul ref={inForce} className={css.byround} tabIndex={-1} aria-label={t('rules.inForce')}>
          <li>
            <b>{ruleSetLine(tournament.ruleSet, language)}</b>{' '}
            <span className="q2">{t('rulebook.edition', { edition: tournament.ruleSet.edition })}</span>
          </li>
          {tournament.later.map(({ round, ruleSet }) => (
            <li key={round}>
              <b>{ruleSetLine(ruleSet, language)}</b> {t('rules.fromRound', { round })}{' '}
              <span className="q2">{t('rulebook.edition', { edition: ruleSet.edition })}</span>
            </li>
          ))}
        </ul>
        <details className={css.settings}>
          <summary>{t('rules.allSettings')}</summary>
          <SettingsTable rules={own} />
        </details>
      </section>
      <section>
        <h2>{t('rules.others')}</h2>
        <p className="q2">{t('rules.othersWhat', { name: ruleSetName(last, language) })}</p>
        <ul ref={list} className={css.othersets}>
          {others.map((rules) => {
            const { onlyHere, onlyThere, otherwise, settings } = differencesBetween(rules, own)
            const { name, note } = ruleSetShort(rules, language)
            const on = rules === other
            return (
              <li key={rules.id}>
                <Button className={on ? 'on' : ''} aria-expanded={on} onClick={() => setSeen(on ? null : rules.id)}>
                  <span>
                    <b>{name}</b> {note && <small>{note}</small>}
                  </span>
                  <small>{inForceSince(rules.texts, language) ?? typeset(rules.texts.about[language], language)}</small>
                  <small>
                    {t('rules.counts', {
                      here: onlyHere.length,
                      there: onlyThere.length,
                      otherwise: otherwise.length + settings.length,
                    })}
                  </small>
                </Button>
              </li>
            )
          })}
        </ul>
        {other && (
          <div>
            <div className="row">
              <FromRound value={from} onValue={setFrom} ahead={ahead} />
              <Button
                className="lg primary"
                label={t('rules.goBy', { name: ruleSetName(other, language) })}
                disabled={busy}
                onClick={choose}
              />
              <Status isWrong={sending.kind === 'refused'} says={trouble || t('rules.notYet', { name: ruleSetName(last, language) })} />
            </div>
            <p className="q2">{typeset(other.texts.about[language], language)}</p>
            <RuleDifferences here={other} there={own} />
          </div>
        )}
      </section>
      <HouseSection tournament={tournament} rules={own} />
      <RulesHistory />
    </div>
  )
}
