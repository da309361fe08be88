import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../../app-state/desk/client.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useTableName } from '../../language/use-names.ts'
import { Icon } from '../../ui/icon.tsx'
import * as css from './top-bar.module.css'

type TopTablesProps = { readonly tables: readonly string[]; readonly at: string | null; readonly onClose: (table: string) => void }

/** The tables open in this window, by name. Alt ← → go from one to the next. */
export const TopTables = ({ tables, at, onClose }: TopTablesProps) => {
  const { t } = useTranslation()
  const { data = [] } = useQuery(ask.tables.names.queryOptions())
  const nameOf = useTableName()
  const known = tables.flatMap((id) => data.find((table) => table.id === id) ?? [])
  if (known.length === 0 || (known.length === 1 && at !== null)) return null
  return (
    <nav className={`cluster ${css.toptables}`} aria-label={t('shell.openTables')} title={t('shell.openTablesKeys')}>
      {known.map(({ id, name, round }) => (
        <span key={id} className={id === at ? 'on' : ''} ref={id === at ? intoView : undefined}>
          <a
            className="truncate centred q2"
            href={`#${paths.table(id)}`}
            aria-current={id === at ? 'page' : undefined}
            title={round === null ? name : t('shell.tableOf', { table: name, round })}
          >
            {nameOf({ name, round })}
          </a>
          {id === at && (
            <button
              type="button"
              className="centred q2"
              aria-label={t('shell.closeTable', { table: name })}
              title="Alt W"
              onClick={() => onClose(id)}
            >
              <Icon name="close" />
            </button>
          )}
        </span>
      ))}
    </nav>
  )
}

const intoView = (tab: HTMLElement | null): void => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
