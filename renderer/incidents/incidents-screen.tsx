import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { penaltyName } from '../../engine/words/penalties.ts'
import { ask } from '../desk/client.ts'
import { moment } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'
import { ruleName } from '../ruling/rule-name.ts'
import { Empty } from '../shell/empty.tsx'
import { Loading } from '../shell/loading.tsx'
import { paths } from '../shell/paths.ts'
import { useTitle } from '../shell/use-title.ts'
import { ReportButtons } from './report-buttons.tsx'

/** Every incident with its decision and its report. */
export const IncidentsScreen = () => {
  const { t } = useTranslation()
  const language = useLanguage()
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
              {data.map(({ id, openedAt, table, tableId, hand, seat, player, rule, state, rulings }) => {
                const ruling = rulings.at(-1)
                return (
                  <tr key={id}>
                    <td>
                      {ruling?.finding ? (
                        <a className="link" href={`#${paths.finding(tableId, hand, ruling.finding)}`}>
                          {id}
                        </a>
                      ) : (
                        id
                      )}
                    </td>
                    <td className="q2">{moment(openedAt, language)}</td>
                    <td>{table}</td>
                    <td>
                      <b>{player ?? (seat ? t(`seat.${seat}`) : '')}</b>
                    </td>
                    <td>
                      {rule !== null && ruleName(rule, language)}
                      <br />
                      <code className="q2">{rule}</code>
                    </td>
                    <td>
                      {ruling ? (
                        <>
                          <b>{t(`incidents.decision.${ruling.decision}`)}</b>
                          <br />
                          <span className="q2">{penaltyName(ruling.imposed, language)}</span>
                        </>
                      ) : (
                        t(`incidents.state.${state}`)
                      )}
                    </td>
                    <td className="why opt q2">{ruling?.reason}</td>
                    <td>
                      <div className="do">
                        <ReportButtons incident={id} />
                      </div>
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        )}
      </div>
    </main>
  )
}
