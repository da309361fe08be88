import { useTranslation } from 'react-i18next'
import type { FoundIncident } from '../../../desk/contract/incident-list.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import { Icon } from '../../ui/icon.tsx'
import * as css from './pending.module.css'

/** An incident with an open appeal: its ruling, and a link to decide it. */
export const AppealItem = ({ incident }: { readonly incident: FoundIncident }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { id, round, table, player, rule, ruling, openedAt } = incident
  const where = [
    round !== null && t('ruling.round', { round }),
    table && t('ruling.tableShort', { table }),
    player,
    formatMoment(openedAt, language),
  ]
  return (
    <li className={css.waitItem}>
      <h3 className="cluster">
        <Icon name="info" /> {t('waiting.appealed')} <span className="q2">{where.filter(Boolean).join(' · ')}</span>
      </h3>
      {ruling && (
        <p>
          <b>{t('incident.isAs', { decision: t(`incident.is.${ruling.decision}`), penalty: penaltyName(ruling.imposed, language) })}</b>{' '}
          {rule !== null && ruleName(rule, language)} <span className="q2">· {ruling.by}</span>
        </p>
      )}
      <p className="do">
        <a className="btn" href={`#${paths.appeal(id)}`}>
          {t('waiting.decideAppeal', { incident: id })}
        </a>
      </p>
    </li>
  )
}
