import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { penaltyName } from '../../engine/words/penalties.ts'
import { ask } from '../desk/client.ts'
import { moment } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'
import { Empty } from '../shell/empty.tsx'
import { paths } from '../shell/paths.ts'
import { Struck } from '../shell/struck.tsx'
import { useTableName } from '../shell/use-table-name.ts'

const RECENT = 6

/** The newest penalties; those that no longer count are struck through. */
export const RecentPenalties = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = useTableName()
  const { data: penalties = [] } = useQuery(ask.penalties.list.queryOptions())
  return (
    <>
      <h2 className="sec">
        <a href={`#${paths.penalties}`}>{t('hall.penalties')}</a>
        <span className="r">
          {penalties.length} <kbd>Ctrl 4</kbd>
        </span>
      </h2>
      {penalties.length === 0 && <Empty fact={t('hall.noPenalties')} todo={t('hall.noPenaltiesDo')} />}
      {penalties.length > 0 && (
        <table className="pen">
          <tbody>
            {penalties.slice(0, RECENT).map((row) => {
              const off = row.cancelled !== null || row.takenBack !== null || row.supersededBy !== null
              return (
                <tr key={row.id}>
                  <td className="q2">{moment(row.at, language)}</td>
                  <td>
                    <Struck off={off}>
                      <b>{row.player ?? (row.seat && t(`seat.${row.seat}`))}</b>
                      {row.table && ` · ${t('ruling.tableShort', { table: nameOf({ name: row.table, round: row.round }) })}`}
                    </Struck>
                    <br />
                    <span className="q2">{row.rule}</span>
                  </td>
                  <td>
                    <Struck off={off}>
                      <b>{penaltyName(row.penalty, language)}</b>
                    </Struck>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </>
  )
}
