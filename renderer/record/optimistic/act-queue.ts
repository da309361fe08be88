import type { TableState } from '../../../desk/contract/tables.ts'

/** The meaning of a key, which may depend on the table. `late`: it waited for the desk's answer. */
export type QueuedAct = (table: TableState, late: boolean) => void

/** Runs an act in its turn, at once if the table is known or irrelevant (`isWhole`). Returns true if it ran at once. */
export type InTurn = (act: QueuedAct, isWhole: boolean) => boolean

/** The table now. `certain`: null if an answer is expected soon and can't be predicted; `predicted`: as well as it can be. */
export type KnownTable = { readonly certain: () => TableState | null; readonly predicted: () => TableState }

/** Acts in the order of their keys. Each runs once the table is known. */
export const actQueue = () => {
  const waiting: QueuedAct[] = []
  let running = false
  const runNow = (act: QueuedAct, now: TableState, late: boolean): void => {
    running = true
    try {
      act(now, late)
    } finally {
      running = false
    }
  }
  return {
    /**
     * Runs an act at once if the table is known or irrelevant (`isWhole`), else queues it. Returns true if the act ran at once. What an act
     * asks for while it runs is a part of it.
     */
    run: (act: QueuedAct, isWhole: boolean, table: KnownTable): boolean => {
      if (running) {
        act(table.predicted(), false)
        return true
      }
      const now = waiting.length > 0 ? null : (table.certain() ?? (isWhole ? table.predicted() : null))
      if (now === null) waiting.push(act)
      else runNow(act, now, false)
      return now !== null
    },
    /** Runs the queued acts as far as the table is known. */
    drain: ({ certain }: KnownTable): void => {
      while (waiting.length > 0) {
        const now = certain()
        if (now === null) return
        const [act] = waiting.splice(0, 1)
        if (act) runNow(act, now, true)
      }
    },
    /** Runs all queued acts: the user leaves the table. */
    flush: ({ predicted }: KnownTable): void => {
      for (const act of waiting.splice(0)) runNow(act, predicted(), true)
    },
  }
}
