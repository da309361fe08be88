import { type RefObject, useEffect } from 'react'
import type { CorrectingState } from '../correct/use-correcting.ts'

/** Keeps in sight the line of the record that matters: the selected one, else the newest act. */
export const useRecordScroll = (scroller: RefObject<HTMLElement | null>, { picked, draft }: CorrectingState): void => {
  // the selected line has the focus, so that its keys act
  useEffect(() => {
    if (picked === null || draft?.do === 'change' || draft?.do === 'insert') return
    const line = scroller.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(picked)}"]`)
    line?.focus({ preventScroll: true })
    line?.scrollIntoView({ block: 'nearest' })
  }, [scroller, picked, draft])
  // the newest act stays in sight when one comes, a note grows or a band appears above the list; an observer is called once the frame is laid out
  useEffect(() => {
    const box = scroller.current
    const sheet = box?.querySelector('.sheet')
    if (!box || !sheet || picked !== null) return
    const watch = new ResizeObserver(() => {
      const note = document.activeElement?.closest('.note')
      // letters typed now decide on that finding: it stays in sight
      if (note && box.contains(note)) note.scrollIntoView({ block: 'nearest' })
      else box.scrollTo({ top: placeOfNewest(box, sheet) })
    })
    watch.observe(sheet)
    watch.observe(box)
    return () => watch.disconnect()
  }, [scroller, picked])
}

/** The end of the list; of a note that is higher than the list its beginning, with what was found, unless the newest act would be out of sight. */
const placeOfNewest = (box: HTMLElement, sheet: Element): number => {
  const end = box.scrollHeight - box.clientHeight
  const edge = box.getBoundingClientRect().top - box.scrollTop
  const note = [...sheet.querySelectorAll('.note')].at(-1)
  const act = [...sheet.querySelectorAll('[data-line]')].at(-1)
  if (!note || !act) return end
  return Math.min(end, Math.max(note.getBoundingClientRect().top, act.getBoundingClientRect().bottom - box.clientHeight) - edge)
}
