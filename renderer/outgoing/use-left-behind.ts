import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ask } from '../desk/client.ts'
import { takeLeftBehind } from './left-behind.ts'
import { queue } from './use-outgoing.ts'

/** Sends what windows before this one could not send any more, as soon as the desk answers with the file that it is for. */
export const useLeftBehind = (inFile: boolean): void => {
  const { data: tables, dataUpdatedAt } = useQuery({ ...ask.tables.names.queryOptions(), enabled: inFile })
  useEffect(() => {
    if (tables && dataUpdatedAt > 0) void takeLeftBehind((table) => tables.some(({ id }) => id === table), queue.takeOver)
  }, [tables, dataUpdatedAt])
}
