import type { Incident, Ruling } from '../../../desk/contract/rulings.ts'
import { dotted, formatMoment } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import { ImposedPenalty } from '../decided-as.tsx'
import { apartIn, rulingsInForce } from '../rulings-in-force.ts'
import { playersOfRuling } from '../signed-lines.ts'
import { overturns, undecidedAppeal } from './history.ts'
import * as css from './incident.module.css'

/** Summary of an incident: rulings in force with their penalties, pending decisions, how it was closed. */
export const IncidentOutcome = ({ incident }: { readonly incident: Incident }) => {
  const { t, language } = useWords()
  const standing = rulingsInForce(incident)
  const appeal = undecidedAppeal(incident)
  const apart = apartIn(incident.rulings, language)
  const appealed = incident.rulings.find(({ id }) => id === appeal?.ruling)
  const several = new Set(standing.map(({ rule }) => rule)).size > 1
  const namedAs = (ruling: Ruling): string => {
    const { decision } = ruling
    if (overturns(incident, ruling)) return t(`incident.overturnedTo.${decision === 'dismissed' ? 'none' : 'penalty'}`, { penalty: '' })
    return decision === 'dismissed'
      ? t('incident.is.dismissed')
      : t('incident.isAs', { decision: t(`incident.is.${decision}`), penalty: '' })
  }
  if (standing.length === 0 && !incident.closed && !incident.takenBack) return null
  return (
    <section className={`lines ${css.outcome}`} aria-label={t('incident.now')}>
      <h2 className="caption">{t('incident.now')}</h2>
      {standing.map((ruling) => {
        const { id, rule, decision, cancelled, by, at } = ruling
        return (
          <p key={id}>
            <b className="heading">
              {namedAs(ruling)}
              {decision !== 'dismissed' && <ImposedPenalty ruling={ruling} />}
            </b>{' '}
            <span className="q2">
              {dotted(
                several && ruleName(rule, language),
                playersOfRuling(ruling) ?? (incident.seat && t(`seat.${incident.seat}`)),
                by,
                formatMoment(at, language),
              )}
              {cancelled && ` · ${t('precedents.cancelled')}`}
            </span>
          </p>
        )
      })}
      {appeal && incident.closed?.how !== 'agreement' && (
        <p>{dotted(t('incident.appealWaits', { name: appeal.appealedBy ?? t('incident.unknown') }), appealed && apart(appealed))}</p>
      )}
      {incident.closed && (
        <p>
          {t(`incident.closed.${incident.closed.how}`, { name: incident.closed.by })}{' '}
          <span className="q2">{t('incident.quote', { text: incident.closed.reason })}</span>
        </p>
      )}
      {incident.takenBack && (
        <p>{t('incidents.takenBack', { time: formatMoment(incident.takenBack.at, language), name: incident.takenBack.by })}</p>
      )}
    </section>
  )
}
