import { useEffect, useRef } from 'react'
import { type Note, openNotes } from './notes.ts'

/** Stepping through what is open, the worst first, then the rulings that wait for a review: the note gets the focus, so that its letters act; past the ends it goes back to the line. Who comes back from a rule is where they left. */
export const useFindingFocus = (notes: readonly Note[], home: () => void) => {
  const boxes = useRef(new Map<string, HTMLElement>())
  const step = (by: 1 | -1): void => {
    const waiting = notes.filter(({ key }) => boxes.current.get(key)?.classList.contains('awaited'))
    const keys = [...openNotes(notes), ...waiting].map(({ key }) => key)
    const now = keys.findIndex((key) => boxes.current.get(key)?.contains(document.activeElement))
    const next = now < 0 ? (by < 0 ? keys.length - 1 : 0) : now + by
    const box = boxes.current.get(keys[next] ?? '')
    if (box) {
      box.focus({ preventScroll: true })
      box.scrollIntoView({ block: 'nearest' })
    } else home()
  }
  const box = (key: string) => (element: HTMLElement | null) => {
    if (element) boxes.current.set(key, element)
    else boxes.current.delete(key)
  }
  // a note that goes while it has the focus gives it back to the line, so that the keys go on
  const isIn = useRef(false)
  useEffect(() => {
    const look = (): void => {
      isIn.current = [...boxes.current.values()].some((element) => element.contains(document.activeElement))
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [])
  useEffect(() => {
    if (!isIn.current || document.activeElement !== document.body) return
    isIn.current = false
    home()
  })
  useEffect(() => {
    const left = takeLeft()
    const from = [...boxes.current.values()].find((element) => element.querySelector('h2 a')?.getAttribute('href') === left)
    if (left !== null) from?.focus({ preventScroll: true })
  }, [])
  return { step, box }
}

const KEY = 'shinpan.note'

/** Notes down from which finding, by its address, the reader left for its rule. */
export const leaveNote = (href: string): void => sessionStorage.setItem(KEY, href)

/** The finding that the reader left, once. */
const takeLeft = (): string | null => {
  const left = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return left
}
