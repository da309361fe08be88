import { useTranslation } from 'react-i18next'
import type { Incident, TableState } from '../../desk/contract.ts'
import { Icon, shapeOf } from '../icons/icon.tsx'
import { handName } from '../language/hand-name.ts'
import { useLanguage } from '../language/language.ts'
import { ruleName } from '../ruling/rule-name.ts'
import { paths } from '../shell/paths.ts'

type IncidentHeadProps = {
  readonly incident: Incident
  readonly state: TableState | undefined
  readonly previous: Incident | undefined
  readonly next: Incident | undefined
}

/** Which incident, where, under which rule, and how it stands. */
export const IncidentHead = ({ incident, state, previous, next }: IncidentHeadProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { id, table, round, rule, finding, weight, appeals } = incident
  const hand = state?.hands.find((one) => one.id === state.hand)
  const where = [
    table === '' ? t('incident.noTable') : t('table.title', { table }),
    round !== null && t('card.round', { round }),
    hand && handName(hand, t),
  ]
  const level = state?.findings.find((shown) => shown.id === finding)?.finding.level
  const outcome = appeals.findLast(({ takenBack }) => takenBack === null)?.decided?.outcome
  return (
    <header className="head">
      <a className="btn sm quiet" href={`#${paths.incidents}`}>
        {t('incident.all')} <kbd>Esc</kbd>
      </a>
      <h1>{t('incident.title', { incident: id })}</h1>
      <span>{where.filter(Boolean).join(' · ')}</span>
      {rule !== null && (
        <span className={`lv ${level ?? ''}`}>
          {level && <Icon name={shapeOf(level)} />}
          {ruleName(rule, language)}
        </span>
      )}
      <span className="tag">
        {outcome && incident.state === 'ruled'
          ? t('incident.afterAppeal', { outcome: t(`incident.outcomeIs.${outcome}`) })
          : t(`incidents.state.${incident.state}`)}
      </span>
      {weight === 'notable' && <span className="tag">{t('incident.weightIs.notable')}</span>}
      <nav className="push do" aria-label={t('incident.beside')}>
        {previous && (
          <a className="btn quiet" href={`#${paths.incident(previous.id)}`}>
            {t('incident.previous')} <kbd>[</kbd>
          </a>
        )}
        {next && (
          <a className="btn quiet" href={`#${paths.incident(next.id)}`}>
            {t('incident.next')} <kbd>]</kbd>
          </a>
        )}
      </nav>
    </header>
  )
}
