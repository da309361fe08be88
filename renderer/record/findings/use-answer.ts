import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Ref } from '../../../desk/contract/base.ts'
import type { Change } from '../../../desk/contract/tables.ts'
import { ask } from '../../app-state/desk/client.ts'
import { cacheState } from '../../app-state/desk/show-state.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'

/** Answers a question; `then` gets the table's new state. */
export const useAnswer = (then: (change: Change) => void) => {
  const queries = useQueryClient()
  const { sign } = useSigner()
  const { mutate } = useMutation(
    ask.findings.answer.mutationOptions({
      onSuccess: (change) => {
        const { state } = change
        cacheState(state)
        void queries.invalidateQueries({ queryKey: ask.tables.state.key() })
        then(change)
      },
    }),
  )
  return (finding: Ref, word: string): void => {
    sign((by) => mutate({ finding, word, by }))
  }
}
