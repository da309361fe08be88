import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ask } from '../desk/client.ts'
import { sayTrouble } from '../shell/trouble.ts'
import { useSigner } from '../shell/use-signer.ts'

/** Answers a question; what follows from it comes back as the table's new state. */
export const useAnswer = (table: string, then: () => void) => {
  const queries = useQueryClient()
  const { by, openMenu } = useSigner()
  const { mutate } = useMutation(
    ask.findings.answer.mutationOptions({
      onSuccess: ({ state }) => {
        queries.setQueryData(ask.tables.state.queryKey({ input: { table } }), state)
        void queries.invalidateQueries({ queryKey: ask.tables.state.key() })
        then()
      },
      onError: (error) => sayTrouble(error.message),
    }),
  )
  return (finding: number, word: string): void => {
    if (by.trim() === '') openMenu()
    else mutate({ finding, word, by })
  }
}
