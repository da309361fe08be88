import { useQuery } from '@tanstack/react-query'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { ask } from '../../app-state/desk/client.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { formatMoment } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import { useShortNames, useTableName } from '../../language/use-names.ts'
import { EmptyNote } from '../../ui/empty.tsx'
import { StruckThrough } from '../../ui/struck-through.tsx'
import * as css from './lists.module.css'

const RECENT = 6

/** The newest penalties, the latest first, and the number of those in force; cancelled ones are struck through. */
export const RecentPenalties = () => {
  const { t, language } = useWords()
  const nameOf = useTableName()
  const short = useShortNames()
  const { data: penalties = [] } = useQuery(ask.penalties.list.queryOptions())
  return (
    <>
      <h2 className="sec">
        <a href={`#${paths.penalties}`}>{t('hall.penalties')}</a>
        <span className="r">
          {penalties.filter(({ stands }) => stands).length} <kbd>Ctrl 4</kbd>
        </span>
      </h2>
      {penalties.length === 0 && <EmptyNote fact={t('penalties.none')} todo={t('hall.noPenaltiesDo')} />}
      {penalties.length > 0 && (
        <table className={css.pen}>
          <tbody>
            {penalties
              .slice(-RECENT)
              .toReversed()
              .map((row) => {
                const off = row.cancelled !== null || row.takenBack !== null || row.supersededBy !== null
                return (
                  <tr key={row.id} className="opens">
                    <td className="q2">
                      <a
                        className="link"
                        data-stop
                        href={`#${paths.incident(row.incident)}`}
                        title={t('incident.title', { incident: row.incident })}
                      >
                        {formatMoment(row.at, language)}
                      </a>
                    </td>
                    <td>
                      <p>
                        <StruckThrough off={off}>
                          <b title={row.player ?? undefined}>
                            {row.player ? short({ name: row.player, number: row.number }) : row.seat && t(`seat.${row.seat}`)}
                          </b>
                          {row.table && ` · ${t('clock.table', { table: nameOf({ name: row.table, round: row.round }) })}`}
                        </StruckThrough>
                      </p>
                      <span className="q2">{ruleName(row.rule, language)}</span> <code className="q3">{row.rule}</code>
                    </td>
                    <td>
                      <StruckThrough off={off}>
                        <b>{penaltyName(row.penalty, language)}</b>
                      </StruckThrough>
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
