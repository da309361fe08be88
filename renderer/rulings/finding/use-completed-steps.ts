import { useState } from 'react'
import type { Ref } from '../../../desk/contract/base.ts'
import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import { doneStep, type StepWords, stepDone, stepsDone } from '../../../engine/wording/findings/done-steps.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import type { OutboxItem, StepsAct } from '../../app-state/outbox/item.ts'
import { outbox, useOutbox } from '../../app-state/outbox/use-outbox.ts'
import { session } from '../../app-state/storage/session.ts'

/**
 * Indexes of the completed steps, and these steps as a ruling keeps them. `keys` and `steps` follow from the penalty chosen now; the keys don't
 * change with whose turn it is. Before signing, the window stores the completed steps. The ruling then records them, and later ones are added to
 * it. If the ruling is undone, all steps are to be done again. What the record shows as done needs no tick.
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
  const recorded = stepsDone(ruling ? noted.kept : [], steps, finding)
  const done = keys.flatMap((one, n) => (recorded.includes(n) || (!ruling && all.includes(one)) ? [n] : []))
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
  const [noted, setNoted] = useState<Noted>({ of: undefined, lists: [] })
  const lists = noted.of === ruling?.ref ? noted.lists : []
  const said = JSON.stringify(ruling?.remedies)
  const isBehind = lists.slice(0, -1).some((one) => JSON.stringify(one) === said)
  const kept = unsent?.remedies ?? (isBehind ? lists.at(-1) : ruling?.remedies) ?? []
  if (lists.length > 0 && !isBehind && (!unsent || JSON.stringify(lists.at(-1)) === said)) setNoted({ of: undefined, lists: [] })
  const note = (step: StepWords): void => {
    if (!ruling || incident === null) return
    const others = kept.filter((one) => stepDone(one)?.en !== step.en)
    const remedies = others.length < kept.length ? others : [...kept, doneStep(step)]
    setNoted({ of: ruling.ref, lists: [...(lists.length > 0 ? lists : [ruling.remedies]), remedies] })
    outbox.enter({ table, by, act: { kind: 'steps', incident, ruling: ruling.ref, remedies, known: kept } })
  }
  return { kept, note }
}

/** The lists of completed steps of a ruling, from the one before the first tick, until the desk has the last one. */
type Noted = { readonly of: Ref | undefined; readonly lists: readonly (readonly string[])[] }

const newestOf = (items: readonly OutboxItem[], ruling: Ref | undefined): StepsAct | undefined =>
  items.flatMap(({ act }) => (act.kind === 'steps' && act.ruling === ruling ? act : [])).at(-1)
