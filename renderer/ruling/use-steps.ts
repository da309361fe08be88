import { useState } from 'react'
import type { ShownFinding } from '../../desk/contract.ts'

/**
 * Which steps at the table are done; kept for this window, since a referee goes to the table and comes back. A ruling keeps them;
 * once it is taken back they are to be done again.
 */
export const useSteps = ({ id, ruling, takenBack }: ShownFinding, count: number) => {
  const key = `shinpan.steps.${id}.${takenBack.length}`
  const load = (): readonly number[] => {
    const kept = sessionStorage.getItem(key)
    return kept === null ? stepsIn(ruling?.remedies ?? []) : (JSON.parse(kept) as readonly number[])
  }
  const [kept, setKept] = useState(() => ({ key, done: load() }))
  const done = (kept.key === key ? kept.done : load()).filter((step) => step < count)
  const tick = (step: number): void => {
    if (step >= count) return
    const next = done.includes(step) ? done.filter((n) => n !== step) : [...done, step]
    sessionStorage.setItem(key, JSON.stringify(next))
    setKept({ key, done: next })
  }
  return { done, tick }
}

/** How a ruling keeps the steps that were done: numbers from 1, so that they read the same in every language. */
export const remediesOf = (steps: readonly number[]): string[] => steps.toSorted((a, b) => a - b).map((step) => `step-${step + 1}`)

/** The steps that a ruling kept as done, counted from 0. */
export const stepsIn = (remedies: readonly string[]): readonly number[] =>
  remedies.flatMap((word) => {
    const number = /^step-(\d+)$/.exec(word)?.[1]
    return number === undefined ? [] : [Number(number) - 1]
  })
