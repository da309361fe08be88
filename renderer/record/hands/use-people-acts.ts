import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../app-state/desk/client.ts'
import { useTroubleOnceLeft } from '../../app-state/desk/use-send.ts'

type Then = { readonly onDone: () => void; readonly onTrouble: (why: string) => void }

/** The acts of the form about players: who sits where, and the result signed or opened again. */
export const usePeopleActs = ({ onDone, onTrouble }: Then) => {
  const queries = useQueryClient()
  const sayOnceLeft = useTroubleOnceLeft()
  const then = {
    onSuccess: (): void => {
      void queries.invalidateQueries()
      onDone()
    },
    onError: ({ message }: Error) => {
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
