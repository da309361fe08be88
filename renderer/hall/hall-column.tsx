import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TableSummary } from '../../desk/contract.ts'
import { describe as inWords } from '../../engine/words/describe.ts'
import { penaltyName } from '../../engine/words/penalties.ts'
import { ask } from '../desk/client.ts'
import { FilePanel } from '../file/file-panel.tsx'
import { Icon } from '../icons/icon.tsx'
import { moment } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'
import { Empty } from '../shell/empty.tsx'
import { paths } from '../shell/paths.ts'
import { Struck } from '../shell/struck.tsx'
import { urgent, worst } from './urgent.ts'

const RECENT = 6
type HallColumnProps = { readonly tables: readonly TableSummary[] }

/** What waits, what was penalized last, and the file. */
export const HallColumn = ({ tables }: HallColumnProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: penalties = [] } = useQuery(ask.penalties.list.queryOptions())
  const waiting = urgent(tables)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <aside className="col scroll" tabIndex={0}>
      <h2 className="sec">
        {t('hall.openIncidents')} <span className="r">{waiting.length}</span>
      </h2>
      {waiting.length === 0 && <Empty fact={t('hall.nothingOpen')} todo={t('hall.noIncidentsDo')} />}
      <ul className="inc">
        {waiting.map((table) => {
          const level = worst(table) ?? 'advice'
          return (
            <li key={table.id}>
              <a href={`#${paths.table(table.id)}`}>
                <span className="tb">{table.name}</span>
                <span className={`lv ${level}`}>
                  <Icon name={level} />
                  {t(`counted.${level}`, { count: table.open[level] })}
                </span>
                <span className="wait q2">{table.first && moment(table.first.since, language)}</span>
                {table.first && <p>{inWords(table.first.finding, table.first.rules, language).headline}</p>}
              </a>
            </li>
          )
        })}
      </ul>
      <h2 className="sec">
        {t('hall.penalties')}
        <span className="r">
          {penalties.length} <kbd>Ctrl 4</kbd>
        </span>
      </h2>
      {penalties.length === 0 && <Empty fact={t('hall.noPenalties')} todo={t('hall.noPenaltiesDo')} />}
      <table className="pen">
        <tbody>
          {penalties.slice(0, RECENT).map((row) => (
            <tr key={row.id}>
              <td className="q2">{moment(row.at, language)}</td>
              <td>
                <Struck off={row.cancelled !== null || row.takenBack !== null}>
                  <b>{row.player ?? (row.seat && t(`seat.${row.seat}`))}</b> · {t('ruling.tableShort', { table: row.table })}
                </Struck>
                <br />
                <span className="q2">{row.rule}</span>
              </td>
              <td>
                <Struck off={row.cancelled !== null || row.takenBack !== null}>
                  <b>{penaltyName(row.penalty, language)}</b>
                </Struck>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2 className="sec">{t('hall.file')}</h2>
      <FilePanel />
    </aside>
  )
}
