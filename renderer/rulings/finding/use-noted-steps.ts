import type { Ref } from '../../../desk/contract/base.ts'
import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import type { Item, Steps } from '../../app-state/outbox/item.ts'
import { queue, useOutgoing } from '../../app-state/outbox/use-outbox.ts'
import { remediesOf, stepOf, stepsIn } from '../../record/findings/ruling-state.ts'

/**
 * The completed steps of a signed ruling. A newly completed step appears at once and goes to the log through the outbox, so it waits while
 * the desk is offline.
 */
export const useNotedSteps = (table: string, { incidentRef: incident, ruling }: ShownFinding) => {
  const { by } = useSigner()
  const unsent = useOutgoing(({ items }) => newestOf(items, ruling?.ref))
  const done = stepsIn(unsent?.remedies ?? ruling?.remedies ?? [])
  const note = (steps: readonly number[]): void => {
    if (!ruling || incident === null) return
    const others = ruling.remedies.filter((word) => stepOf(word) === undefined)
    queue.enter({ table, by, act: { kind: 'steps', incident, ruling: ruling.ref, remedies: [...others, ...remediesOf(steps)] } })
  }
  return { done, note }
}

const newestOf = (items: readonly Item[], ruling: Ref | undefined): Steps | undefined =>
  items.flatMap(({ act }) => (act.kind === 'steps' && act.ruling === ruling ? act : [])).at(-1)
