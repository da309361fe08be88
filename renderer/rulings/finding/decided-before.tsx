import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import { ask } from '../../app-state/desk/client.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage } from '../../language/language.ts'
import { countOutcomes, outcomeWords } from '../precedents/outcome-words.ts'
import * as css from './ruling.module.css'

type DecidedBeforeProps = { readonly shown: ShownFinding }

/** Most cases listed: as many as a referee compares at a glance. */
const MAX_CASES = 4

/** Earlier decisions under the same rule in this tournament, about any player, newest first. */
export const DecidedBefore = ({ shown: { finding, incident } }: DecidedBeforeProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: cases } = useQuery(
    ask.precedents.here.queryOptions({ input: { rule: finding.rule, ...(incident !== null && { incident }) }, staleTime: 0 }),
  )
  if (!cases) return null
  return (
    <div className={css.before} role="status">
      <h3>{t('ruling.decidedBefore')}</h3>
      {cases.length === 0 ? (
        <p className="q2">{t('precedents.none')}</p>
      ) : (
        <>
          <p>{countOutcomes(cases.map((one) => outcomeWords(one, t, language)))}</p>
          <ul>
            {cases.slice(0, MAX_CASES).map((one) => (
              <li key={one.ruling} className="q2">
                <a className="link" href={`#${paths.incident(one.incident)}`}>
                  {t('incident.title', { incident: one.incident })}
                </a>{' '}
                {[
                  one.round !== null && t('ruling.round', { round: one.round }),
                  one.table && t('ruling.tableShort', { table: one.table }),
                  one.by,
                  formatMoment(one.at, language),
                ]
                  .filter(Boolean)
                  .join(' · ')}{' '}
                <b>{outcomeWords(one, t, language)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
