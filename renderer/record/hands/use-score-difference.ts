import { useQuery } from '@tanstack/react-query'
import type { TableState } from '../../../desk/contract/tables.ts'
import { ask } from '../../app-state/desk/client.ts'
import { hasUnanswered } from '../optimistic/predict-table.ts'
import type { ScoreDifference } from './score-difference.ts'

/** The code that counts scores comes with the form of the end, before which nobody reports any: no first screen waits for it. */
const COUNTING = {
  queryKey: ['score-difference'],
  queryFn: async () => ({ ...(await import('./score-difference.ts')), ...(await import('./score-note.tsx')) }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  retry: true,
} as const

type Counting = Awaited<ReturnType<typeof COUNTING.queryFn>>

/** The faults of the scores reported after a hand, with the note that says so; null: nothing, or it can't be computed. */
export const useScoreDifference = (state: TableState): (ScoreDifference & Pick<Counting, 'ScoreNote'>) | null => {
  const isReported = state.acts.some(({ text }) => text.startsWith('* scores '))
  const asked = ask.tables.value.queryOptions({ input: { table: state.table.id, hand: state.hand } })
  const { data } = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, isReported && state.seq],
    enabled: isReported && !hasUnanswered(state),
    gcTime: 0,
  })
  const { data: counting } = useQuery({ ...COUNTING, enabled: isReported })
  const difference = counting?.scoreDifference(state, data)
  return counting && difference ? { ...difference, ScoreNote: counting.ScoreNote } : null
}
