import { useQuery } from '@tanstack/react-query'
import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useWords } from '../../language/language.ts'
import { CasePlace, IncidentLink } from '../case-place.tsx'
import { countOutcomes, outcomeWords } from '../precedents/outcome-words.ts'
import * as css from './ruling.module.css'

type DecidedBeforeProps = { readonly shown: ShownFinding }

/** Most cases listed: as many as a referee compares at a glance. */
const MAX_CASES = 4

/** Earlier decisions under the same rule in this tournament, about any player, newest first. */
export const DecidedBefore = ({ shown: { finding, incident } }: DecidedBeforeProps) => {
  const { t, language } = useWords()
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
                <IncidentLink incident={one.incident} /> <CasePlace of={one} who={one.by} /> <b>{outcomeWords(one, t, language)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
