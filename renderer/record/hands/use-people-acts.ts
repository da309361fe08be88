import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../app-state/desk/client.ts'
import { useTroubleOnceLeft } from '../../app-state/desk/use-send.ts'
import { forgetSent, storedDraft } from '../../app-state/storage/drafts.ts'
import { whyNotDone } from '../../app-state/trouble.ts'

type Then = { readonly draft: string; readonly onDone: () => void; readonly onTrouble: (why: string) => void }

/**
 * The acts of the form about players: who sits where, and the result signed or opened again. `onDone`: not for a form that was left, opened again
 * and changed before the answer came.
 */
export const usePeopleActs = ({ draft, onDone, onTrouble }: Then) => {
  const queries = useQueryClient()
  const sayOnceLeft = useTroubleOnceLeft()
  const then = {
    onMutate: () => storedDraft(draft),
    onSuccess: (_done: unknown, _sent: unknown, text: string): void => {
      void queries.invalidateQueries()
      if (forgetSent(draft, text)) onDone()
    },
    onError: (error: Error) => {
      const message = whyNotDone(error)
      onTrouble(message)
      sayOnceLeft(message)
    },
  }
  return {
    substitute: useMutation(ask.seats.substitute.mutationOptions(then)).mutate,
    leave: useMutation(ask.seats.leave.mutationOptions(then)).mutate,
    swap: useMutation(ask.seats.swap.mutationOptions(then)).mutate,
    sign: useMutation(ask.results.sign.mutationOptions(then)).mutate,
    reopen: useMutation(ask.results.reopen.mutationOptions(then)).mutate,
  }
}
