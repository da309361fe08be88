import { useQuery } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import type { LastHands } from '../../../desk/contract/rounds.ts'
import { ask } from '../desk/client.ts'
import { useRounds } from './use-rounds.ts'

/** No entry announces the signal: a running clock reaches it. */
const AGAIN = secondsToMilliseconds(15)

/** The hands that a table still plays after the signal of the time limit; undefined before it. */
export const useLastHands = (table: string): LastHands | undefined => {
  const { rounds } = useRounds()
  const hasClock = rounds.some(({ clock, minutes }) => clock.state !== 'planned' && minutes !== null)
  const isRunning = rounds.some(({ clock }) => clock.state === 'running')
  const { data } = useQuery({ ...ask.rounds.lastHands.queryOptions(), enabled: hasClock, refetchInterval: isRunning && AGAIN })
  return data?.find((one) => one.table === table)
}
