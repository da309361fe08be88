import { useState } from 'react'

/** Walking back through the acts: null is now. */
export const usePast = (last: number) => {
  const [at, setAt] = useState<number | null>(null)
  return {
    at: at !== null && at < last ? at : null,
    back: () => setAt((now) => Math.max(0, (now ?? last) - 1)),
    forth: () => setAt((now) => (now === null || now + 1 >= last ? null : now + 1)),
    go: (act: number) => setAt(act),
    now: () => setAt(null),
  }
}
