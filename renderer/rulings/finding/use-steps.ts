import { useState } from 'react'
import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import { session } from '../../app-state/storage/session.ts'
import { useNotedSteps } from './use-noted-steps.ts'

/**
 * Which steps at the table are done, by their places in `steps`; these are said in one language, whatever the reader's is, and follow from the penalty that
 * is chosen now, `signed` from the one that was signed. Until it is signed, kept for this window, since a referee goes to the table and comes back; the
 * ruling keeps them, and what is ticked after it is noted beside it. Once the ruling is taken back, they are to be done again.
 */
export const useSteps = (table: string, shown: ShownFinding, { steps, signed }: StepKeys) => {
  const { ref, ruling, takenBack } = shown
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
  return { done: steps.flatMap((one, n) => (all.includes(one) ? [n] : [])), tick }
}

type StepKeys = { readonly steps: readonly string[]; readonly signed: readonly string[] }

const load = (key: string): readonly string[] => {
  const words: unknown = JSON.parse(session.read(key) ?? '[]')
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : []
}
