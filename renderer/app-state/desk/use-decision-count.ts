import { useQuery } from '@tanstack/react-query'
import { ask } from './client.ts'

/** Number of pending decisions, which are not findings at a table: appeals, reviews, repeats, contradictions between copies. */
export const useDecisionCount = (): number => {
  const { data } = useQuery(ask.waiting.queryOptions())
  return data ? data.reviews + data.appeals + data.conflicts + data.repeats : 0
}
