import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { TabletRole } from '../../../desk/contract/tablets.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useTableName } from '../../language/use-names.ts'

type RolePickProps = {
  readonly label: string
  readonly role: TabletRole | null
  /** Label of the null option; without it, null can't be chosen. */
  readonly none?: string
  readonly onRole: (role: TabletRole | null) => void
}

/** Choice of a tablet's role: recorder of a table, a referee, or viewer. */
export const RolePick = ({ label, role, none, onRole }: RolePickProps) => {
  const { t } = useTranslation()
  const id = useId()
  const { data: tables = [] } = useQuery(ask.tables.names.queryOptions())
  const { data: referees = [] } = useQuery(ask.referees.list.queryOptions())
  const nameOf = useTableName()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={role === null ? '' : wordOf(role)} onChange={({ target }) => onRole(roleOf(target.value))}>
        {(none !== undefined || role === null) && <option value="">{none ?? t('tablets.noRole')}</option>}
        <option value="viewer">{t('tablets.viewer')}</option>
        <optgroup label={t('tablets.referee')}>
          {referees
            .filter(({ withdrawn }) => !withdrawn)
            .map(({ id: referee, name }) => (
              <option key={referee} value={`referee ${name}`}>
                {name}
              </option>
            ))}
        </optgroup>
        <optgroup label={t('tablets.recorder')}>
          {tables.map((table) => (
            <option key={table.id} value={`recorder ${table.id}`}>
              {t('tablets.table')} {nameOf(table)}
            </option>
          ))}
        </optgroup>
      </select>
    </div>
  )
}

const wordOf = (role: TabletRole): string =>
  role.kind === 'viewer' ? 'viewer' : role.kind === 'referee' ? `referee ${role.referee}` : `recorder ${role.table}`

const roleOf = (word: string): TabletRole | null => {
  const [kind, ...rest] = word.split(' ')
  const of = rest.join(' ')
  return kind === 'viewer' ? { kind } : kind === 'referee' ? { kind, referee: of } : kind === 'recorder' ? { kind, table: of } : null
}
