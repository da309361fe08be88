import { useSyncExternalStore } from 'react'

let later: ReadonlySet<number> = new Set()
const listeners = new Set<() => void>()

const add = (finding: number): void => {
  later = new Set([...later, finding])
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Findings that the reader has put off: they stay open, and are shown quietly in this window. */
export const useDeferred = () => {
  const now = useSyncExternalStore(subscribe, () => later)
  return { has: (finding: number) => now.has(finding), add }
}
