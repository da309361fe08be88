import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../app-state/desk/client.ts'
import type { ScratchState } from './scratch/use-scratch.ts'

/** The findings of other rule sets in a hand, or in its scratch copy, which brings its own comparison. */
export const useComparison = (table: string, hand: string, { scratch }: ScratchState) => {
  const [comparing, setComparing] = useState(false)
  const isOfRecord = comparing && scratch === null
  const { data } = useQuery({
    ...ask.tables.compare.queryOptions({ input: { table, hand: isOfRecord ? hand : '' } }),
    enabled: isOfRecord,
  })
  return {
    comparing,
    compared: comparing ? (scratch?.compared ?? data) : undefined,
    toggle: (): void => setComparing((now) => !now),
    close: (): void => setComparing(false),
  }
}
