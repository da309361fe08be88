import { useEffect, useRef, useState } from 'react'
import type { TableState } from '../../../desk/contract/tables.ts'
import { certainView, predictedState } from '../optimistic/view.ts'
import { actQueue, type KnownTable, type QueuedAct } from './act-queue.ts'

/**
 * Runs acts that depend on the table, in order: at once if it is known or irrelevant (`isWhole`), else after the desk's answer, at the
 * latest when the table is left. Returns true if the act ran at once.
 */
export const useActQueue = (state: TableState): ((act: QueuedAct, isWhole: boolean) => boolean) => {
  const [queue] = useState(actQueue)
  const newest = useRef(state)
  useEffect(() => {
    newest.current = state
    queue.drain(tableOf(state))
  })
  useEffect(() => () => queue.flush(tableOf(newest.current)), [queue])
  return (act, isWhole) => queue.run(act, isWhole, tableOf(state))
}

const tableOf = (state: TableState): KnownTable => ({ certain: () => certainView(state), predicted: () => predictedState(state).view })
