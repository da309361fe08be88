import { useTranslation } from 'react-i18next'
import type { StaleRepeat } from '../../../desk/contract/incident-list.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import { Icon } from '../../ui/icon.tsx'
import * as css from './pending.module.css'

type RepeatItemProps = { readonly repeat: StaleRepeat }

/** A penalty proposed as a repeat of a ruling no longer in force: the counted ruling, its fate, and a link to review the penalty. */
export const RepeatItem = ({ repeat }: RepeatItemProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { incident, counted, round, table, player, rule, decision, imposed, by, at, why } = repeat
  const where = [
    round !== null && t('ruling.round', { round }),
    table && t('ruling.tableShort', { table }),
    player,
    formatMoment(at, language),
  ]
  return (
    <li className={`blocks ${css.waitItem}`}>
      <h3 className="cluster heading">
        <Icon name="info" /> {t('waiting.repeat')} <span className="q2">{where.filter(Boolean).join(' · ')}</span>
      </h3>
      <p>
        <b>{t('incident.isAs', { decision: t(`incident.is.${decision}`), penalty: penaltyName(imposed, language) })}</b>{' '}
        {ruleName(rule, language)} <span className="q2">· {by}</span>
      </p>
      <p>
        {t('resting.earlier')}{' '}
        <a className="link" href={`#${paths.incident(counted)}`}>
          {t('incident.title', { incident: counted })}
        </a>
        . {why && t(`waiting.whyRepeat.${why}`)}
      </p>
      <p className="do">
        <a className="btn" href={`#${paths.incident(incident)}`}>
          {t('waiting.lookAgain', { incident })}
        </a>
      </p>
    </li>
  )
}
