import { useTranslation } from 'react-i18next'
import type { TableSummary } from '../../desk/contract.ts'
import { SEATS } from '../../engine/seats.ts'
import { Icon } from '../icons/icon.tsx'
import { handShort } from '../language/hand-name.ts'
import { surname } from '../language/people.ts'
import { paths } from '../shell/paths.ts'
import { worst } from './urgent.ts'

type TableCellProps = { readonly table: TableSummary; readonly picked: boolean }

/** One table: number, hand, players; the foot says what is open. A violation fills it. */
export const TableCell = ({ table, picked }: TableCellProps) => {
  const { t } = useTranslation()
  const level = worst(table)
  const look = ['cell', level && (level === 'violation' ? 'hot' : 'warm'), level, picked && 'picked'].filter(Boolean).join(' ')
  return (
    <li className={look}>
      <a href={`#${paths.table(table.id)}`}>
        <header>
          <b>{table.name}</b>
          <span>{table.hand ? handShort(table.hand, t) : ''}</span>
        </header>
        <div className="names">
          {SEATS.map((seat) => (
            <span key={seat} title={table.players[seat]?.name}>
              <i>{seat}</i>
              <span>{table.players[seat] ? surname(table.players[seat].name) : ''}</span>
            </span>
          ))}
        </div>
        <footer>
          {level ? (
            <>
              <Icon name={level} />
              <span className="long">
                {level === 'record' ? t('hall.toMend', { count: table.open.record }) : t(`counted.${level}`, { count: table.open[level] })}
              </span>
              <span className="short" aria-hidden="true">
                {t(`level.${level}`)}
              </span>
            </>
          ) : (
            table.acts > 0 && (
              <>
                <Icon name="live" />
                <span className="long">{t('hall.recording')}</span>
              </>
            )
          )}
          {table.acts > 0 && <span className="r">{t('hall.act', { act: table.acts })}</span>}
        </footer>
      </a>
    </li>
  )
}
