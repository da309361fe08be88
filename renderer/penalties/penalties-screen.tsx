import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../desk/client.ts'
import { Empty } from '../shell/empty.tsx'
import { Loading } from '../shell/loading.tsx'
import { useTitle } from '../shell/use-title.ts'
import { PenaltyRow } from './penalty-row.tsx'

/** The ledger: who was penalized when, under which rule, by whom and why. */
export const PenaltiesScreen = () => {
  const { t } = useTranslation()
  const { data } = useQuery(ask.penalties.list.queryOptions())
  useTitle(t('penalties.title'))
  return (
    <main className="page">
      <header className="head">
        <h1>{t('penalties.title')}</h1>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div className="scroll" tabIndex={0}>
        {!data ? (
          <Loading />
        ) : data.length === 0 ? (
          <Empty fact={t('penalties.none')} todo={t('penalties.noneDo')} />
        ) : (
          <table className="ledger">
            <thead>
              <tr>
                <th>{t('penalties.when')}</th>
                <th>{t('penalties.who')}</th>
                <th>{t('penalties.where')}</th>
                <th>{t('penalties.roundHead')}</th>
                <th>{t('penalties.rule')}</th>
                <th>{t('penalties.penalty')}</th>
                <th>{t('penalties.reason')}</th>
                <th className="opt">{t('penalties.by')}</th>
                <th>
                  <span className="sr">{t('penalties.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map((row) => (
                <PenaltyRow key={row.id} row={row} />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </main>
  )
}
