import { useEffect, useRef } from 'react'

type Found = HTMLElement | null | undefined

/**
 * Gives the focus to the first useful part of a screen once that is drawn, unless another element has it by then. `find`: nothing as long as
 * the part is not there yet. `instead`: has the focus until then, as in a list without a row.
 */
export const useFirstFocus = (find: () => Found, instead: () => Found): void => {
  const isDone = useRef(false)
  const given = useRef<Element>(document.body)
  useEffect(() => {
    if (isDone.current) return
    const isFree = document.activeElement === document.body || document.activeElement === given.current
    const first = isFree ? find() : null
    isDone.current = !isFree || Boolean(first)
    const next = isFree ? (first ?? instead()) : null
    if (!next || next === given.current) return
    given.current = next
    next.focus({ preventScroll: true })
  })
}
