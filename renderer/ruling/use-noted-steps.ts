import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShownFinding } from '../../desk/contract.ts'
import { desk } from '../desk/client.ts'
import { sayTrouble } from '../shell/trouble.ts'
import { useSigner } from '../shell/use-signer.ts'
import { remediesOf, stepOf, stepsIn } from './step-words.ts'

type Noting = { readonly asked: Parameters<typeof desk.incidents.done>[0]; readonly key: string; readonly steps: readonly number[] }

/** The steps that are done of a signed ruling, and how a further one is noted in the log; shown at once, one after the other to the desk. */
export const useNotedSteps = ({ incident, ruling }: ShownFinding) => {
  const queries = useQueryClient()
  const { by } = useSigner()
  const [sent, setSent] = useState<Noting | null>(null)
  const { mutate } = useMutation({
    scope: { id: `steps ${incident}` },
    mutationFn: ({ asked }: Noting) => desk.incidents.done(asked),
    onError: (error: Error) => sayTrouble(error.message),
    onSettled: async (_, __, noting) => {
      await queries.invalidateQueries()
      setSent((now) => (now?.key === noting.key ? null : now))
    },
  })
  const done = sent && sent.asked.ruling === ruling?.id ? sent.steps : stepsIn(ruling?.remedies ?? [])
  const note = (steps: readonly number[]): void => {
    if (!ruling || incident === null) return
    const others = ruling.remedies.filter((word) => stepOf(word) === undefined)
    const key = crypto.randomUUID()
    const noting = { asked: { incident, ruling: ruling.id, remedies: [...others, ...remediesOf(steps)], by, key }, key, steps }
    setSent(noting)
    mutate(noting)
  }
  return { done, note }
}
