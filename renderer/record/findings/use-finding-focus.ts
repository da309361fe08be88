import { useEffect, useRef } from 'react'
import { takeLeftNote } from '../../app-state/navigation/left-note.ts'
import { openNotes, type RecordNote } from './notes.ts'

/**
 * Steps through the open notes, worst first, then the scores and the rulings that need a review. A note gets the focus, so that its letters
 * act; after the last one the entry line does. A reader who returns from a rule is back at the note.
 */
export const useFindingFocus = (notes: readonly RecordNote[], home: () => void) => {
  const boxes = useRef(new Map<string, HTMLElement>())
  const step = (by: 1 | -1): void => {
    const later = notes.filter(({ key }) => key === 'scores' || boxes.current.get(key)?.classList.contains('awaited'))
    const keys = [...openNotes(notes), ...later].map(({ key }) => key)
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
  // a note that disappears with the focus gives it back to the entry line
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
    const left = takeLeftNote()
    const from = [...boxes.current.values()].find((element) => element.querySelector('h2 a')?.getAttribute('href') === left)
    if (left === null || !from) return
    from.focus({ preventScroll: true })
    from.scrollIntoView({ block: 'nearest' })
  }, [])
  return { step, box }
}
