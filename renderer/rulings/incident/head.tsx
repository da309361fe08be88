import type { Incident } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { dotted } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { handName } from '../../language/names.ts'
import { ruleName } from '../../language/rule-name.ts'
import { levelShown } from '../../record/findings/ruling-state.ts'
import { ScreenLink } from '../../ui/button.tsx'
import { Icon, levelIcon } from '../../ui/icon.tsx'
import { listAddress } from '../incidents/address.ts'
import { appealOutcome } from './history.ts'

type IncidentHeadProps = {
  readonly incident: Incident
  readonly state: TableState | undefined
  readonly isHandGone: boolean
  /** Neighbours in the list that the incident was opened from. */
  readonly above: number | null
  readonly below: number | null
}

/** Heading of an incident: number, place, rule and state. */
export const IncidentHead = ({ incident, state, isHandGone, above, below }: IncidentHeadProps) => {
  const { t, language } = useWords()
  const { id, table, round, rule, finding, weight } = incident
  const hand = state?.hands.find((one) => one.id === state.hand)
  const where = [
    table === '' ? t('incident.noTable') : t('table.title', { table }),
    round !== null && t('clock.round', { round }),
    hand && handName(hand, t),
    isHandGone && t('incident.handGone'),
  ]
  const found = state?.findings.find((shown) => shown.id === finding)
  const outcome = appealOutcome(incident)
  return (
    <header className="head">
      <ScreenLink className="btn sm quiet" to={listAddress()} label={t('incident.all')} chord="Escape" />
      <h1>{t('incident.title', { incident: id })}</h1>
      <span>{dotted(...where)}</span>
      {rule !== null && (
        <span className={`lv ${found ? levelShown(found) : ''}`}>
          {found && <Icon name={levelIcon(found.finding.level)} />}
          {ruleName(rule, language)}
        </span>
      )}
      <span className="tag">
        {outcome && incident.state === 'ruled' ? t(`incident.onAppeal.${outcome}`) : t(`incidents.state.${incident.state}`)}
      </span>
      {weight === 'notable' && <span className="tag">{t('incident.weightIs.notable')}</span>}
      <nav className="push do" aria-label={t('incident.beside')}>
        {above !== null && <ScreenLink className="btn quiet" to={paths.incident(above)} label={t('incident.previous')} chord="[" />}
        {below !== null && <ScreenLink className="btn quiet" to={paths.incident(below)} label={t('incident.next')} chord="]" />}
      </nav>
    </header>
  )
}
