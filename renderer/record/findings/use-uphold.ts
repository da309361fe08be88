import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Ref } from '../../../desk/contract/base.ts'
import { ask } from '../../app-state/desk/client.ts'
import { cacheState } from '../../app-state/desk/show-state.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'

/** Confirms a finding beside its act as it was proposed, with a standard reason. */
export const useUphold = (finding: Ref): ((reason: string) => void) => {
  const queries = useQueryClient()
  const { sign } = useSigner()
  const { mutate } = useMutation(
    ask.findings.rule.mutationOptions({
      onSuccess: ({ state }) => {
        cacheState(state)
        void queries.invalidateQueries({ queryKey: ask.tables.state.key() })
      },
    }),
  )
  return (reason) => {
    sign((by) => mutate({ finding, decision: 'upheld', remedies: [], reason, by, key: crypto.randomUUID() }))
  }
}
