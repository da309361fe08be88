import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { TableState } from '../../../desk/contract/tables.ts'
import type { TableView } from '../../../engine/table/table-view.ts'
import { lazyForm } from '../../ui/lazy-with-retry.tsx'
import { useLatest } from '../../ui/use-latest.ts'

const EndForm = lazyForm(async () => (await import('../hands/end-form.tsx')).EndForm)
const MiddleForm = lazyForm(async () => (await import('../hands/middle-form.tsx')).MiddleForm)
const PeopleForm = lazyForm(async () => (await import('../hands/people-form.tsx')).PeopleForm)

/**
 * A form in place of the list of acts: a hand begun in its middle, the end of a hand, who sits here. `typedView`: the table as the form has it so
 * far. When the form closes, `home` gives the focus back. `onLine`: a line for the entry line was typed in a form. `onClick`: for every click
 * on the screen.
 */
export const usePanel = (state: TableState, home: () => void, onLine: (line: string) => void) => {
  const [panel, setPanel] = useState<'middle' | 'end' | 'people' | null>(null)
  const [typedView, setTypedView] = useState<TableView | null>(null)
  const openMiddle = useLatest((): void => setPanel('middle'))
  const [endOf, setEndOf] = useState(0)
  const openEnd = useLatest((): void => {
    setEndOf(state.hands.length)
    setPanel('end')
  })
  const openPeople = useLatest((): void => setPanel('people'))
  const wasOpen = useRef(false)
  const isOpen = panel !== null
  useEffect(() => {
    // the entry line exists again only once the form has closed
    if (!isOpen && wasOpen.current) home()
    wasOpen.current = isOpen
  }, [isOpen, home])
  /** A form that was left can end late: it closes no other one. */
  const close = (form: typeof panel) => (): void => setPanel((now) => (now === form ? null : now))
  const form: ReactNode =
    panel === 'middle' ? (
      <MiddleForm state={state} onView={setTypedView} onDone={close('middle')} />
    ) : panel === 'end' ? (
      // a report is of one hand: another may have ended it, and begun the next
      <EndForm key={state.hands.length} state={state} follows={state.hands.length > endOf} onDone={close('end')} onLine={onLine} />
    ) : (
      panel === 'people' && <PeopleForm state={state} onDone={close('people')} />
    )
  return { form, isOpen, typedView, openMiddle, openEnd, openPeople, onClick: useSecondTap(isOpen) }
}

/** For how long after a form has closed, in milliseconds, and how near, in pixels, a tap is the second one on the button that closed it. */
const SECOND_TAP = { within: 1000, near: 24 }

/**
 * Stops the second tap on the button that has closed a form: what lies there now, perhaps a tile of the pad, was not meant. To be called with every
 * click, before what was clicked.
 */
const useSecondTap = (isOpen: boolean): ((event: MouseEvent) => void) => {
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const closed = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (!isOpen) return
    return () => {
      closed.current = performance.now()
    }
  }, [isOpen])
  return useLatest((event: MouseEvent): void => {
    const { clientX: x, clientY: y, detail, timeStamp } = event
    // the keyboard's clicks have no place
    if (detail === 0) return
    if (isOpen) last.current = { x, y }
    else if (
      last.current &&
      timeStamp - closed.current < SECOND_TAP.within &&
      Math.hypot(x - last.current.x, y - last.current.y) < SECOND_TAP.near
    )
      event.stopPropagation()
    else last.current = null
  })
}
