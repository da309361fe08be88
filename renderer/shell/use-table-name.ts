import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../desk/client.ts'
import { type Named, tableName } from '../language/table-name.ts'

/** What a table is called among the tables of the file in use. */
export const useTableName = (): ((table: Named) => string) => {
  const { t } = useTranslation()
  const { data = [] } = useQuery(ask.tables.names.queryOptions())
  return (table) => tableName(table, data, t)
}
