import { useEffect, useRef, useState } from 'react'
import type { TableState } from '../../../desk/contract/tables.ts'
import { actQueue, type InTurn, type KnownTable } from './act-queue.ts'
import { certainState, predictedState } from './view.ts'

/**
 * Runs what the keys of a table screen mean, in their order: undo, lines and the keys of the fast mode alike. What depends on a table that
 * can't be predicted runs after the desk's answer, at the latest when the table is left.
 */
export const useActQueue = (state: TableState): InTurn => {
  const [queue] = useState(actQueue)
  const newest = useRef(state)
  useEffect(() => {
    newest.current = state
    queue.drain(tableOf(state))
  })
  useEffect(() => () => queue.flush(tableOf(newest.current)), [queue])
  return (act, isWhole) => queue.run(act, isWhole, tableOf(state))
}

const tableOf = (state: TableState): KnownTable => ({ certain: () => certainState(state), predicted: () => predictedState(state) })
