import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Ref } from '../../../desk/contract/base.ts'
import type { CallAnswer, OpenCall } from '../../../desk/contract/calls.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { mayCall, useAsker } from '../../app-state/identity/asker.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { setCallsInTitle } from '../../app-state/navigation/use-title.ts'

const NONE: readonly OpenCall[] = []

/** The open calls, if this window may answer them. */
export const useOpenCalls = (): readonly OpenCall[] => {
  useAsker()
  const { data = NONE } = useQuery({ ...ask.calls.list.queryOptions(), enabled: mayCall('calls/list') })
  return data
}

/** Polling interval of a hidden window, in ms: it does not follow the desk's event stream. */
const LOOK_EVERY = 15_000

/** Keeps the number of calling tables in the window's title, also while the window is hidden. */
export const useCallsInTitle = (count: number): void => {
  const queries = useQueryClient()
  useEffect(() => {
    setCallsInTitle(count)
    return () => setCallsInTitle(0)
  }, [count])
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) void queries.invalidateQueries({ queryKey: ask.calls.list.key() })
    }
    const timer = setInterval(look, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [queries])
}

export type CallReply = { readonly incident: Ref } & ({ readonly do: CallAnswer } | { readonly do: 'take-back'; readonly table: string })

/** Answers a call at once, or shows why that failed. It never goes through the outbox: a late answer would mislead the table. */
export const useAnswerCall = () => {
  const queries = useQueryClient()
  const signer = useSigner()
  const by = signer.by.trim() || '?'
  const { mutate, isPending } = useMutation({
    mutationFn: (asked: CallReply) => {
      const who = { incident: asked.incident, by, key: crypto.randomUUID() }
      return asked.do === 'take-back' ? desk.calls.takeBack({ ...who, table: asked.table }) : desk.calls.answer({ ...who, how: asked.do })
    },
    // pending until it is on the screen: a second press would answer again
    onSuccess: () =>
      Promise.all(
        [ask.calls.key(), ask.tables.list.key(), ask.tables.state.key()].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  })
  return { answer: mutate, busy: isPending, by }
}
