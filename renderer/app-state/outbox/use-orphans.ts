import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ask } from '../desk/client.ts'
import type { Item } from './item.ts'
import { takeLeftBehind } from './orphans.ts'
import { queue } from './use-outbox.ts'

/** Sends the items of closed windows as soon as the desk answers and has their file open. */
export const useLeftBehind = (file: string | undefined): void => {
  const { data: tables, dataUpdatedAt } = useQuery({ ...ask.tables.names.queryOptions(), enabled: file !== undefined })
  useEffect(() => {
    if (!tables || dataUpdatedAt === 0 || file === undefined) return
    const isHere = (item: Item): boolean => (item.file ?? file) === file && tables.some(({ id }) => id === item.table)
    void takeLeftBehind(isHere, queue.takeOver)
  }, [tables, dataUpdatedAt, file])
}
