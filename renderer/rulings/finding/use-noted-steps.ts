import type { Ref } from '../../../desk/contract/base.ts'
import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import type { OutboxItem, StepsAct } from '../../app-state/outbox/item.ts'
import { outbox, useOutbox } from '../../app-state/outbox/use-outbox.ts'
import { stepIndex, stepIndexes, storedSteps } from '../../record/findings/ruling-state.ts'

/**
 * The completed steps of a signed ruling. A newly completed step appears at once and goes to the log through the outbox, so it waits while
 * the desk is offline.
 */
export const useNotedSteps = (table: string, { incidentRef: incident, ruling }: ShownFinding) => {
  const { by } = useSigner()
  const unsent = useOutbox(({ items }) => newestOf(items, ruling?.ref))
  const done = stepIndexes(unsent?.remedies ?? ruling?.remedies ?? [])
  const note = (steps: readonly number[]): void => {
    if (!ruling || incident === null) return
    const others = ruling.remedies.filter((word) => stepIndex(word) === undefined)
    outbox.enter({ table, by, act: { kind: 'steps', incident, ruling: ruling.ref, remedies: [...others, ...storedSteps(steps)] } })
  }
  return { done, note }
}

const newestOf = (items: readonly OutboxItem[], ruling: Ref | undefined): StepsAct | undefined =>
  items.flatMap(({ act }) => (act.kind === 'steps' && act.ruling === ruling ? act : [])).at(-1)
