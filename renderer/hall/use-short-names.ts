import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { SEATS } from '../../engine/seats.ts'
import { ask } from '../desk/client.ts'
import { shortNames } from '../language/people.ts'

/** What the players at all tables are called in the hall. */
export const useShortNames = (): ((name: string) => string) => {
  const { data: tables } = useQuery(ask.tables.list.queryOptions())
  return useMemo(() => shortNames((tables ?? []).flatMap(({ players }) => SEATS.flatMap((seat) => players[seat]?.name ?? []))), [tables])
}
