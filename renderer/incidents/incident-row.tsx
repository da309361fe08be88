import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Incident } from '../../desk/contract.ts'
import { penaltyName } from '../../engine/words/penalties.ts'
import { moment } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'
import { ruleName } from '../ruling/rule-name.ts'
import { paths } from '../shell/paths.ts'
import { Struck } from '../shell/struck.tsx'

type IncidentRowProps = { readonly incident: Incident }

/** One incident with its newest ruling. What was taken back or cancelled is struck through and says by whom. */
export const IncidentRow = memo(({ incident }: IncidentRowProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { id, openedAt, table, round, seat, player, players, rule, state, weight, note, takenBack, rulings, conflict, review } = incident
  const ruling = rulings.at(-1)
  const off = takenBack !== null
  return (
    <tr data-cancelled={off}>
      <td>
        <a className="link" data-stop href={`#${paths.incident(id)}`}>
          {id}
        </a>
      </td>
      <td className="q2">{moment(openedAt, language)}</td>
      <td className="q2">{round !== null && t('penalties.round', { round })}</td>
      <td>{table}</td>
      <td>
        <Struck off={off}>
          <b className={state === 'open' || state === 'appealed' ? '' : 'settled'}>{t(`incidents.state.${state}`)}</b>
        </Struck>
        {weight === 'notable' && <div>{t('incident.weightIs.notable')}</div>}
        {(conflict || review) && <div className="waitsfor">{t(conflict ? 'waiting.twoRulings' : 'waiting.rests')}</div>}
      </td>
      <td>
        <Struck off={off}>
          <b>{player ?? (seat ? t(`seat.${seat}`) : players.join(', '))}</b>
        </Struck>
      </td>
      <td>
        {rule !== null && ruleName(rule, language)}
        <br />
        <code className="q2">{rule}</code>
      </td>
      <td>
        {ruling && (
          <Struck off={ruling.takenBack !== null}>
            <b>{t(`incidents.decision.${ruling.decision}`)}</b>
            <br />
            <Struck off={ruling.cancelled !== null}>
              <span className="q2">{penaltyName(ruling.imposed, language)}</span>
            </Struck>
          </Struck>
        )}
        {ruling?.cancelled && (
          <div className="q2">{t('incidents.penaltyCancelled', { name: ruling.cancelled.by, reason: ruling.cancelled.reason })}</div>
        )}
        {takenBack && <div className="q2">{t('incidents.takenBack', { time: moment(takenBack.at, language), name: takenBack.by })}</div>}
      </td>
      <td className="why opt q2">{ruling?.reason ?? note}</td>
    </tr>
  )
})
