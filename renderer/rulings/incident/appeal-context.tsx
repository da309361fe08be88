import { useTranslation } from 'react-i18next'
import type { Appeal, Incident } from '../../../desk/contract/rulings.ts'
import * as css from './incident.module.css'

type AppealContextProps = { readonly incident: Incident; readonly appeal: Appeal }

/** Everything that the appeal body weighs: the reason of the appeal, the reason of the ruling, and all statements. */
export const AppealContext = ({ incident, appeal }: AppealContextProps) => {
  const { t } = useTranslation()
  const ruling = incident.rulings.find(({ id }) => id === appeal.ruling)
  const said = incident.statements.filter(({ takenBack }) => takenBack === null)
  const unknown = t('incident.unknown')
  const heard: readonly (readonly [who: string, text: string])[] = [
    [t('incident.appealBy', { name: appeal.appealedBy ?? unknown }), appeal.grounds],
    ...(ruling && ruling.reason !== '' ? [[t('incident.ruledBecause', { name: ruling.by }), ruling.reason] as const] : []),
    ...said.map(
      ({ saidBy, role, text }) => [t('incident.statement', { name: saidBy ?? unknown, role: t(`incident.role.${role}`) }), text] as const,
    ),
  ]
  return (
    <section className={css.heard} aria-label={t('incident.heard')}>
      <dl>
        {heard.map(([who, text]) => (
          <div key={`${who} ${text}`}>
            <dt>{who}</dt>
            <dd>{t('incident.quote', { text })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
