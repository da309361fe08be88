import { useState } from 'react'
import type { Ref } from '../../../desk/contract/base.ts'
import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import type { OutboxItem, StepsAct } from '../../app-state/outbox/item.ts'
import { outbox, useOutbox } from '../../app-state/outbox/use-outbox.ts'
import { session } from '../../app-state/storage/session.ts'
import { stepIndex, stepIndexes, storedSteps } from '../../record/findings/ruling-state.ts'

/**
 * Indexes of the completed steps. `steps` follow from the penalty chosen now, `signed` from the one that was signed; both are in a fixed
 * language. Before signing, the window stores the completed steps. The ruling then records them, and later ones are added to it. If the
 * ruling is undone, all steps are to be done again. A hand that the record says is declared dead needs no tick: that is always the first step.
 */
export const useCompletedSteps = (table: string, shown: ShownFinding, { steps, signed }: StepKeys) => {
  const { ref, ruling, takenBack, finding } = shown
  const noted = useNotedSteps(table, shown)
  const key = `steps.${ref}.${takenBack.length}`
  const [kept, setKept] = useState(() => ({ key, done: load(key) }))
  const all = ruling ? noted.done.flatMap((n) => signed[n] ?? []) : kept.key === key ? kept.done : load(key)
  const tick = (step: number): void => {
    const name = steps[step]
    if (name === undefined) return
    const next = all.includes(name) ? all.filter((one) => one !== name) : [...all, name]
    if (ruling) {
      noted.note(signed.flatMap((one, n) => (next.includes(one) ? [n] : [])))
      return
    }
    session.write(key, JSON.stringify(next))
    setKept({ key, done: next })
  }
  const isDeclared = typeof finding.declared === 'number'
  return { done: steps.flatMap((one, n) => (all.includes(one) || (isDeclared && n === 0) ? [n] : [])), tick }
}

type StepKeys = { readonly steps: readonly string[]; readonly signed: readonly string[] }

const load = (key: string): readonly string[] => {
  const words: unknown = JSON.parse(session.read(key) ?? '[]')
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : []
}

/**
 * The completed steps of a signed ruling. A newly completed step appears at once and goes to the log through the outbox, so it waits while
 * the desk is offline.
 */
const useNotedSteps = (table: string, { incidentRef: incident, ruling }: ShownFinding) => {
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
