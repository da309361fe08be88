import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../desk/client.ts'
import { Empty } from '../shell/empty.tsx'
import { Loading } from '../shell/loading.tsx'
import { useTitle } from '../shell/use-title.ts'
import { IncidentRow } from './incident-row.tsx'

/** Every incident with its decision and its report. */
export const IncidentsScreen = () => {
  const { t } = useTranslation()
  const { data } = useQuery(ask.incidents.list.queryOptions())
  useTitle(t('incidents.title'))
  return (
    <main className="page">
      <header className="head">
        <h1>{t('incidents.title')}</h1>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div className="scroll" tabIndex={0}>
        {!data ? (
          <Loading />
        ) : data.length === 0 ? (
          <Empty fact={t('incidents.none')} todo={t('incidents.noneDo')} />
        ) : (
          <table className="ledger">
            <thead>
              <tr>
                <th>{t('incidents.number')}</th>
                <th>{t('penalties.when')}</th>
                <th>{t('penalties.where')}</th>
                <th>{t('penalties.who')}</th>
                <th>{t('penalties.rule')}</th>
                <th>{t('incidents.decided')}</th>
                <th className="opt">{t('penalties.reason')}</th>
                <th className="r">{t('incidents.export')}</th>
              </tr>
            </thead>
            <tbody>
              {data.map((incident) => (
                <IncidentRow key={incident.id} incident={incident} />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </main>
  )
}
