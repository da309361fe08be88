import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ask } from '../desk/client.ts'
import type { OutboxItem } from './item.ts'
import { adoptOrphans } from './orphans.ts'
import { outbox } from './use-outbox.ts'

/** Sends the items of closed windows as soon as the desk answers and has their file open. */
export const useOrphans = (file: string | undefined): void => {
  const { data: tables, dataUpdatedAt } = useQuery({ ...ask.tables.names.queryOptions(), enabled: file !== undefined })
  useEffect(() => {
    if (!tables || dataUpdatedAt === 0 || file === undefined) return
    const isHere = (item: OutboxItem): boolean => (item.file ?? file) === file && tables.some(({ id }) => id === item.table)
    void adoptOrphans(isHere, outbox.takeOver)
  }, [tables, dataUpdatedAt, file])
}
