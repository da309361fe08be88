import { useEffect, useRef } from 'react'
import type { TableState } from '../../../desk/contract/tables.ts'
import type { TableView } from '../../../engine/table/table-view.ts'
import { certainView, predictedState } from '../optimistic/view.ts'

type Act = (view: TableView, late: boolean) => void

/**
 * Runs acts that depend on the table, in order: at once if it is known or irrelevant (`isWhole`), else after the desk's answer (`late`), at
 * the latest when the table is left. Returns true if the act ran at once.
 */
export const useWhenTableKnown = (state: TableState): ((act: Act, isWhole: boolean) => boolean) => {
  const waiting = useRef<Act[]>([])
  const newest = useRef(state)
  useEffect(() => {
    newest.current = state
    while (waiting.current.length > 0) {
      const view = certainView(state)
      if (view === null) return
      waiting.current.shift()?.(view, true)
    }
  })
  useEffect(
    () => () => {
      for (const act of waiting.current.splice(0)) act(predictedState(newest.current).view, true)
    },
    [],
  )
  return (act, isWhole) => {
    const seen = waiting.current.length > 0 ? null : certainView(state)
    const view = seen ?? (isWhole && waiting.current.length === 0 ? predictedState(state).view : null)
    if (view === null) waiting.current.push(act)
    else act(view, false)
    return view !== null
  }
}
