import type { TableView } from '../../../engine/table/table-view.ts'

/** An act that depends on the table. `late`: it waited for the desk's answer. */
export type QueuedAct = (view: TableView, late: boolean) => void

/** The table now. `certain`: null if an answer is expected soon and can't be predicted; `predicted`: as well as it can be. */
export type KnownTable = { readonly certain: () => TableView | null; readonly predicted: () => TableView }

/** Acts in the order in which they were entered. Each runs once the table is known. */
export const actQueue = () => {
  const waiting: QueuedAct[] = []
  return {
    /** Runs an act at once if the table is known or irrelevant (`isWhole`), else queues it. Returns true if the act ran at once. */
    run: (act: QueuedAct, isWhole: boolean, table: KnownTable): boolean => {
      const view = waiting.length > 0 ? null : (table.certain() ?? (isWhole ? table.predicted() : null))
      if (view === null) waiting.push(act)
      else act(view, false)
      return view !== null
    },
    /** Runs the queued acts as far as the table is known. */
    drain: ({ certain }: KnownTable): void => {
      while (waiting.length > 0) {
        const view = certain()
        if (view === null) return
        waiting.shift()?.(view, true)
      }
    },
    /** Runs all queued acts: the user leaves the table. */
    flush: ({ predicted }: KnownTable): void => {
      for (const act of waiting.splice(0)) act(predicted(), true)
    },
  }
}
