import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Ref } from '../../../desk/contract/base.ts'
import type { Round, Rounds } from '../../../desk/contract/rounds.ts'
import { ask, desk } from '../desk/client.ts'
import { useSigner } from '../identity/use-signer.ts'
import { failureOf } from '../outbox/failure.ts'
import { showTrouble, whyNotDone } from '../trouble.ts'
import { deskNow } from './clock-figures.ts'
import { useNow } from './use-now.ts'

const NONE: readonly Round[] = []

/** The rounds of the open file. Does not tick. */
export const useRounds = () => {
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const { data, dataUpdatedAt } = useQuery({ ...ask.rounds.list.queryOptions(), enabled: Boolean(tournament) })
  return { rounds: data?.rounds ?? NONE, canUndo: data?.canUndo ?? null, canRedo: data?.canRedo ?? null, answer: data, dataUpdatedAt }
}

/** The desk's clock, updated each second, in milliseconds since 1970. */
export const useDeskNow = (): number => {
  const { answer, dataUpdatedAt } = useRounds()
  const here = useNow()
  return answer ? deskNow(answer, dataUpdatedAt, here) : here
}

/** A command to a round's clock. */
export type ClockCommand =
  | { readonly do: 'start' | 'pause' | 'resume' | 'end'; readonly round: number }
  | { readonly do: 'extend'; readonly round: number; readonly minutes: number }
  | { readonly do: 'extraTime'; readonly table: string; readonly minutes: number }
  /** `of`: the act displayed as the last. */
  | { readonly do: 'undo'; readonly of: Ref }
  | { readonly do: 'redo' }
  | {
      readonly do: 'plan'
      readonly round: number
      readonly starts: string | null
      readonly minutes: number | null
      readonly tables: number
    }

/** For `isMutating`: the clock commands and undos that the desk has not answered yet. The hall's undo waits for them. */
export const HALL_COMMANDS = { mutationKey: ['hall'] }

/**
 * Sends a clock command at once, or shows why it failed. Commands never go through the outbox: their time is the moment of writing. One whose answer
 * was lost is sent once more, under the same idempotency key.
 */
export const useClockCommand = () => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { by } = useSigner()
  const { mutate, isPending } = useMutation({
    ...HALL_COMMANDS,
    mutationFn: ({ key, ...asked }: ClockCommand & { readonly key: string }) => send(asked, { by: by.trim() || '?', key }),
    retry: (failures, error) => failures === 0 && failureOf(error).kind === 'lost',
    onSuccess: async (rounds, asked) => {
      queries.setQueryData(ask.rounds.list.queryKey(), rounds)
      if (asked.do === 'plan') await queries.invalidateQueries({ queryKey: ask.tables.list.key() })
    },
    onError: (error: Error) =>
      showTrouble(failureOf(error).kind === 'lost' ? whyNotDone(error) : t('clock.failed', { why: error.message })),
  })
  const sendOnce = (asked: ClockCommand, then?: Parameters<typeof mutate>[1]) => mutate({ ...asked, key: crypto.randomUUID() }, then)
  return { send: sendOnce, busy: isPending }
}

const send = (asked: ClockCommand, who: { readonly by: string; readonly key: string }): Promise<Rounds> => {
  switch (asked.do) {
    case 'extend':
      return desk.rounds.extend({ round: asked.round, minutes: asked.minutes, ...who })
    case 'extraTime':
      return desk.rounds.extraTime({ table: asked.table, minutes: asked.minutes, ...who })
    case 'undo':
      return desk.rounds.undo({ of: asked.of, ...who })
    case 'redo':
      return desk.rounds.redo(who)
    case 'plan': {
      const { do: _, ...plan } = asked
      return desk.rounds.plan({ ...plan, ...who })
    }
    case 'start':
    case 'pause':
    case 'resume':
    case 'end':
      return desk.rounds[asked.do]({ round: asked.round, ...who })
  }
}
