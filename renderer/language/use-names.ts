import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SEATS } from '../../engine/model/seats.ts'
import { ask } from '../app-state/desk/client.ts'
import { type NamedTable, shortPlayers, tableName } from './names.ts'

/** Returns a function that names a table among the tables of the open file. */
export const useTableName = (): ((table: NamedTable) => string) => {
  const { t } = useTranslation()
  const { data = [] } = useQuery(ask.tables.names.queryOptions())
  return (table) => tableName(table, data, t)
}

/** Returns a function that shortens the names of all players in the hall. */
export const useShortNames = (): ReturnType<typeof shortPlayers> => {
  const { data: tables } = useQuery(ask.tables.list.queryOptions())
  return useMemo(() => shortPlayers((tables ?? []).flatMap(({ players }) => SEATS.flatMap((seat) => players[seat] ?? []))), [tables])
}
