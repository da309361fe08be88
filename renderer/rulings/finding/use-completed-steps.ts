import { useState } from 'react'
import type { Ref } from '../../../desk/contract/base.ts'
import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import { doneStep, type StepWords, stepDone, stepsAmong } from '../../../engine/wording/findings/done-steps.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import type { OutboxItem, StepsAct } from '../../app-state/outbox/item.ts'
import { outbox, useOutbox } from '../../app-state/outbox/use-outbox.ts'
import { session } from '../../app-state/storage/session.ts'

/**
 * Indexes of the completed steps, and these steps as a ruling keeps them. `keys` and `steps` follow from the penalty chosen now; the keys don't
 * change with whose turn it is. Before signing, the window stores the completed steps. The ruling then records them, and later ones are added to
 * it. If the ruling is undone, all steps are to be done again. A hand that the record says is declared dead needs no tick: that is always the
 * first step.
 */
export const useCompletedSteps = (table: string, shown: ShownFinding, { keys, steps }: CurrentSteps) => {
  const { ref, ruling, takenBack, finding } = shown
  const noted = useNotedSteps(table, shown)
  const key = `steps.${ref}.${takenBack.length}`
  const [kept, setKept] = useState(() => ({ key, done: load(key) }))
  const all = kept.key === key ? kept.done : load(key)
  const tick = (step: number): void => {
    const [name, words] = [keys[step], steps[step]]
    if (name === undefined || words === undefined) return
    if (ruling) {
      noted.note(words)
      return
    }
    const next = all.includes(name) ? all.filter((one) => one !== name) : [...all, name]
    session.write(key, JSON.stringify(next))
    setKept({ key, done: next })
  }
  const isDeclared = typeof finding.declared === 'number'
  const ticked = ruling ? stepsAmong(noted.kept, steps) : keys.flatMap((one, n) => (all.includes(one) ? [n] : []))
  const done = keys.flatMap((_, n) => (ticked.includes(n) || (isDeclared && n === 0) ? [n] : []))
  return { done, carriedOut: done.flatMap((n) => (steps[n] ? [doneStep(steps[n])] : [])), tick }
}

type CurrentSteps = { readonly keys: readonly string[]; readonly steps: readonly StepWords[] }

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
  // what this window has noted, until the desk's answer is here: it tells of an older list meanwhile
  const [noted, setNoted] = useState<readonly (readonly string[])[]>([])
  const said = JSON.stringify(ruling?.remedies)
  const isBehind = noted.slice(0, -1).some((one) => JSON.stringify(one) === said)
  const kept = unsent?.remedies ?? (isBehind ? noted.at(-1) : ruling?.remedies) ?? []
  if (noted.length > 0 && JSON.stringify(noted.at(-1)) === said) setNoted([])
  const note = (step: StepWords): void => {
    if (!ruling || incident === null) return
    const others = kept.filter((one) => stepDone(one)?.en !== step.en)
    const remedies = others.length < kept.length ? others : [...kept, doneStep(step)]
    setNoted((now) => [...(now.length > 0 ? now : [ruling.remedies]), remedies])
    outbox.enter({ table, by, act: { kind: 'steps', incident, ruling: ruling.ref, remedies } })
  }
  return { kept, note }
}

const newestOf = (items: readonly OutboxItem[], ruling: Ref | undefined): StepsAct | undefined =>
  items.flatMap(({ act }) => (act.kind === 'steps' && act.ruling === ruling ? act : [])).at(-1)
