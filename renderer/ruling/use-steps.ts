import { useState } from 'react'
import type { ShownFinding } from '../../desk/contract.ts'
import { session } from '../shell/session.ts'
import { useNotedSteps } from './use-noted-steps.ts'

/**
 * Which steps at the table are done. Until it is signed, kept for this window, since a referee goes to the table and comes back; the ruling keeps them,
 * and what is ticked after it is noted beside it. Once the ruling is taken back, they are to be done again.
 */
export const useSteps = (table: string, shown: ShownFinding, count: number) => {
  const { ref, ruling, takenBack } = shown
  const noted = useNotedSteps(table, shown)
  const key = `steps.${ref}.${takenBack.length}`
  const load = (): readonly number[] => JSON.parse(session.read(key) ?? '[]') as readonly number[]
  const [kept, setKept] = useState(() => ({ key, done: load() }))
  const all = ruling ? noted.done : kept.key === key ? kept.done : load()
  const done = all.filter((step) => step < count)
  const tick = (step: number): void => {
    if (step >= count) return
    const next = done.includes(step) ? done.filter((n) => n !== step) : [...done, step]
    if (ruling) {
      noted.note(next)
      return
    }
    session.write(key, JSON.stringify(next))
    setKept({ key, done: next })
  }
  return { done, tick }
}
