import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Ref } from '../../../desk/contract/base.ts'
import type { Change } from '../../../desk/contract/tables.ts'
import { ask } from '../../app-state/desk/client.ts'
import { cacheState } from '../../app-state/desk/show-state.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { routeNow } from '../../app-state/navigation/paths.ts'

/** Answers questions, each once; `then` gets the table's new state, unless the reader has left since. */
export const useAnswer = (then?: (change: Change) => void) => {
  const queries = useQueryClient()
  const { sign } = useSigner()
  const { mutate, isPending, variables } = useMutation(
    ask.findings.answer.mutationOptions({
      onMutate: () => routeNow(),
      onSuccess: (change, _, askedAt) => {
        cacheState(change.state)
        void queries.invalidateQueries({ queryKey: ask.tables.state.key() })
        if (routeNow() === askedAt) then?.(change)
      },
    }),
  )
  return (finding: Ref, word: string): void => {
    if (!isPending || variables.finding !== finding) sign((by) => mutate({ finding, word, by }))
  }
}
