import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SignedTexts } from '../../../desk/contract/inputs.ts'
import type { FixedPenalty, Penalty } from '../../../engine/model/penalties.ts'
import { ask } from '../../app-state/desk/client.ts'
import { cacheState } from '../../app-state/desk/show-state.ts'
import { useContentKey } from '../../app-state/desk/use-send.ts'
import { failureOf } from '../../app-state/outbox/failure.ts'
import type { RulingProps } from '../../record/findings/ruling-state.ts'
import type { SigningMode } from './ruling-draft.ts'

const DECISION = { confirm: 'upheld', decide: 'upheld', change: 'changed', milder: 'changed', dismiss: 'dismissed' } as const
const NOTHING: FixedPenalty = { kind: 'none' }

export type SignedDecision = Required<SignedTexts> & {
  readonly mode: Exclude<SigningMode, null>
  readonly penalty: Penalty
  readonly by: string
}

/** Signs a ruling, or confirms that one stays in force. A ruling whose answer was lost is sent once more, under the same idempotency key. */
export const useSigning = ({ shown }: RulingProps, carriedOut: readonly string[], onDone: () => void) => {
  const queries = useQueryClient()
  const keyOf = useContentKey()
  const ruled = useMutation(
    ask.findings.rule.mutationOptions({
      onSuccess: ({ state: next }) => {
        cacheState(next)
        void queries.invalidateQueries()
        onDone()
      },
      retry: (failures, error) => failures === 0 && failureOf(error).kind === 'lost',
    }),
  )
  const looked = useMutation(
    ask.reviews.settle.mutationOptions({
      onSuccess: () => {
        void queries.invalidateQueries()
        onDone()
      },
    }),
  )
  const isPending = ruled.isPending || looked.isPending
  const sign = ({ mode, penalty, by, ...texts }: SignedDecision): void => {
    if (isPending) return
    if (mode === 'stands') {
      if (!shown.ruling) return
      const stands = { ruling: shown.ruling.ref, outcome: 'stands', reason: texts.reason, by } as const
      looked.mutate({ ...stands, key: keyOf(stands) })
      return
    }
    const said = mode === 'confirm' ? shown.proposed : penalty
    const decided = {
      finding: shown.ref,
      decision: DECISION[mode],
      penalty: mode === 'dismiss' ? NOTHING : said.kind === 'range' ? undefined : said,
      remedies: mode === 'dismiss' ? [] : carriedOut,
      ...texts,
      by,
    }
    // a ruling by the same referee may be this one, whose answer was lost
    const key = keyOf([decided, shown.ruling?.by === by ? null : shown.ruling?.ref])
    ruled.mutate({ ...decided, key, ...(shown.ruling && { supersedes: shown.ruling.ref }) })
  }
  return { sign, isPending }
}
