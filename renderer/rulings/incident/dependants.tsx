import { useQuery } from '@tanstack/react-query'
import type { Counted, Resting } from '../../../desk/contract/incident-list.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { ask } from '../../app-state/desk/client.ts'
import { formatMoment } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { StruckThrough } from '../../ui/struck-through.tsx'
import { CasePlace, IncidentLink } from '../case-place.tsx'
import * as rulingsCss from '../rulings.module.css'
import * as css from './incident.module.css'

/** Rulings that depend on an incident and those that it depends on; undefined while loading. */
export const useDependants = (incident: number): Resting | undefined =>
  useQuery(ask.incidents.resting.queryOptions({ input: { incident } })).data

/** Number of dependent rulings that are no longer valid and need a review. */
export const countInvalid = ({ repeats, earlier, results }: Resting): number =>
  [...repeats, ...earlier].filter(({ why }) => why !== null).length + results.filter(({ changed, reopened }) => changed && !reopened).length

/** Lists dependent rulings and those that the decision counted; invalid ones are marked. */
export const DependantsList = ({ resting }: { readonly resting: Resting }) => {
  const { t, language } = useWords()
  const { repeats, earlier, results } = resting
  if (repeats.length + earlier.length + results.length === 0) return null
  const count = countInvalid(resting)
  return (
    <section className={css.resting}>
      <h2 className="sec">
        {t('resting.title')} <span className="r">{count === 0 ? t('resting.holds') : t('resting.toLookAt', { count })}</span>
      </h2>
      <ul>
        {earlier.map((one) => (
          <CountedItem key={`e${one.incident}`} one={one} of="earlier" />
        ))}
        {repeats.map((one) => (
          <CountedItem key={`r${one.incident} ${one.rule} ${one.player}`} one={one} of="repeats" />
        ))}
        {results.map(({ id, signed, by, at, changed, reopened }) => (
          <li key={`s${id}`} data-stale={changed && !reopened}>
            <p>{t('resting.result', { time: formatMoment(at, language), names: [...new Set([...signed, by])].join(', ') })}</p>
            {changed && !reopened && <p className={rulingsCss.stale}>{t('resting.resultChanged')}</p>}
            {reopened && <p className="q2">{t('resting.reopened')}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const CountedItem = ({ one, of }: { readonly one: Counted; readonly of: 'earlier' | 'repeats' }) => {
  const { t, language } = useWords()
  const { incident, player, proposed, imposed, by, why } = one
  return (
    <li data-stale={why !== null}>
      <p>
        {t(`resting.${of}`)} <IncidentLink incident={incident} />{' '}
        <span className="q2">
          <CasePlace of={one} who={player} by={by} />
        </span>
      </p>
      <p className="q2">
        {t('act.proposed')} {penaltyName(proposed, language)} · {t('incident.wasImposed')}{' '}
        <StruckThrough off={of === 'earlier' && why === 'cancelled'}>{penaltyName(imposed, language)}</StruckThrough>
      </p>
      {why !== null && <p className={rulingsCss.stale}>{t(`resting.why.${of}.${why}`)}</p>}
    </li>
  )
}
