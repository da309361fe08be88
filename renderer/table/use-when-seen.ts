import { useEffect, useRef } from 'react'
import type { TableState } from '../../desk/contract.ts'
import type { TableView } from '../../engine/view.ts'
import { viewNow } from './view-now.ts'

type Act = (view: TableView, late: boolean) => void

/**
 * Does what hangs on how the table lies, in the order asked for: at once where that is known, else when the desk has answered (`late`). True where it was
 * done at once.
 */
export const useWhenSeen = (state: TableState): ((act: Act) => boolean) => {
  const waiting = useRef<Act[]>([])
  useEffect(() => {
    while (waiting.current.length > 0) {
      const view = viewNow(state)
      if (view === null) return
      waiting.current.shift()?.(view, true)
    }
  })
  return (act) => {
    const view = waiting.current.length > 0 ? null : viewNow(state)
    if (view === null) waiting.current.push(act)
    else act(view, false)
    return view !== null
  }
}
