import { useQuery } from '@tanstack/react-query'
import type { Ruling } from '../../../desk/contract/rulings.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { ask } from '../../app-state/desk/client.ts'
import { formatMoment } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import type { RulingProps } from '../../record/findings/ruling-state.ts'
import { IncidentLink } from '../case-place.tsx'
import { ImposedPenalty } from '../decided-as.tsx'
import { undecidedAppeal } from '../incident/history.ts'
import * as css from './ruling.module.css'

/** An appeal that waits for its decision; rulings on this finding that are no longer in force, with the referee who replaced or undid them. */
export const PastRulings = ({ shown }: Pick<RulingProps, 'shown'>) => {
  const { t, language } = useWords()
  const { data } = useQuery({
    ...ask.incidents.get.queryOptions({ input: { incident: shown.incident ?? 0 } }),
    enabled: shown.incident !== null,
  })
  const rulings = data
    ? [...data.rulings, ...data.besides].filter((one) => one.finding === shown.id).toSorted((a, b) => a.id - b.id)
    : shown.takenBack
  const past = rulings.filter((one) => one.takenBack !== null || one.supersededBy !== null)
  const beside = rulings.filter((one) => one.conflict !== null && one.id !== shown.ruling?.id)
  const cameOfAppeal = ({ id }: Ruling): boolean =>
    data?.appeals.some(({ takenBack, decided }) => takenBack === null && decided?.ruling === id) ?? false
  const appeal = data ? undecidedAppeal(data) : null
  const { twins } = shown
  if (past.length + beside.length + twins.length === 0 && !appeal) return null
  const why = ({ takenBack, supersededBy }: Ruling): string | null => {
    if (takenBack) return t('ruling.takenBackBy', { name: takenBack.by, time: formatMoment(takenBack.at, language) })
    const next = rulings.find(({ id }) => id === supersededBy)
    if (!next) return null
    return t(cameOfAppeal(next) ? 'ruling.supersededOnAppeal' : 'ruling.supersededBy', {
      name: next.by,
      time: formatMoment(next.at, language),
      reason: next.reason,
    })
  }
  return (
    <ul className={`lined ${css.history}`}>
      {appeal && (
        <li>
          <b>{t('incident.appealWaits', { name: appeal.appealedBy ?? t('incident.unknown') })}</b>
        </li>
      )}
      {beside.map((one) => (
        <li key={one.id}>
          <b>{t('ruling.conflict')}</b>
          <p>
            {t('ruling.signed', { state: t(`incidents.decision.${one.decision}`), name: one.by, time: formatMoment(one.at, language) })} ·{' '}
            <ImposedPenalty ruling={one} />
          </p>
          <p className="q2">{one.reason}</p>
        </li>
      ))}
      {twins.map((one) => (
        <li key={one.id} role="status">
          <IncidentLink incident={one.incident} />{' '}
          <b>
            {t('ruling.signed', { state: t(`incidents.decision.${one.decision}`), name: one.by, time: formatMoment(one.at, language) })}
          </b>
          <p className="q2">{one.reason}</p>
        </li>
      ))}
      {past.map((one) => (
        <li key={one.id}>
          <s>
            {t('ruling.signed', { state: t(`incidents.decision.${one.decision}`), name: one.by, time: formatMoment(one.at, language) })} ·{' '}
            {penaltyName(one.imposed, language)}
            {one.reason && ` · ${one.reason}`}
          </s>
          {why(one) && <p className="q2">{why(one)}</p>}
        </li>
      ))}
    </ul>
  )
}
