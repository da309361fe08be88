import { useState } from 'react'

/** Which steps at the table are done; kept for this window, since a referee goes to the table and comes back. */
export const useSteps = (finding: number, count: number) => {
  const key = `shinpan.steps.${finding}`
  const [done, setDone] = useState<readonly number[]>(() => JSON.parse(sessionStorage.getItem(key) ?? '[]') as readonly number[])
  const tick = (step: number): void => {
    if (step >= count) return
    setDone((now) => {
      const next = now.includes(step) ? now.filter((n) => n !== step) : [...now, step]
      sessionStorage.setItem(key, JSON.stringify(next))
      return next
    })
  }
  return { done: done.filter((step) => step < count), tick }
}
