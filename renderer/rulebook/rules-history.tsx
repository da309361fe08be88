import { useQuery } from '@tanstack/react-query'
import { ruleSet } from '../../engine/editions/index.ts'
import { sayDifference } from '../../engine/wording/editions/house-rules.ts'
import { ruleSetLine } from '../../engine/wording/terms/rule-sets.ts'
import { ask } from '../app-state/desk/client.ts'
import { formatMoment } from '../language/format.ts'
import { useWords } from '../language/language.ts'
import { decidedBy } from './house-difference.tsx'
import * as css from './rulebook.module.css'

/** Changes of the tournament's rules, newest first: rules added and removed, who decided, when and why. */
export const RulesHistory = () => {
  const { t, language } = useWords()
  const { data: changes = [] } = useQuery(ask.ruleSets.history.queryOptions())
  if (changes.length < 2) return null
  return (
    <section className={css.rulesHistory} aria-label={t('rules.history')}>
      <h2 className="title">{t('rules.history')}</h2>
      <ol className="lined">
        {changes.map(({ at, by, from, rules, put, taken, decided }) => {
          const parent = ruleSet(rules.base ?? rules.id)
          const said = (one: (typeof put)[number]): string => (parent ? sayDifference(one, parent, language).what : '')
          return (
            <li key={`${at.getTime()} ${from}`}>
              <b>{ruleSetLine(rules, language)}</b> {from === null ? t('rules.fromStart') : t('rules.fromRound', { round: from })}{' '}
              <span className="q2">{[formatMoment(at, language), by].filter((part) => part.trim() !== '').join(', ')}</span>
              {put.map((one) => (
                <p key={`+ ${said(one)}`}>
                  + {said(one)} <span className="q2">{decidedBy(one, t)}</span>
                </p>
              ))}
              {taken.map((one) => (
                <p key={`- ${said(one)}`}>
                  − <s>{said(one)}</s>
                </p>
              ))}
              {decided && <p className="q2">{decidedBy(decided, t)}</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
