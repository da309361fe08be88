import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useKeys } from '../../keys/use-keys.ts'

/** Estimated height of a row before it is measured, and height of the sticky head, in pixels. */
const [ROW, HEAD] = [57, 40]
const PAGE = 10

type Do = () => void

/**
 * Virtual rows of a list of any length: only the visible rows are rendered. Up and down go through all rows; the focus goes to the first
 * link or button of a row once it is rendered.
 */
export const useVirtualRows = (count: number) => {
  const scroll = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const wanted = useRef<number | null>(null)
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here, and its result is not passed to memoized components
  const rows = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    overscan: 8,
    scrollPaddingStart: HEAD,
    scrollPaddingEnd: HEAD,
  })
  const stopOf = (row: number): HTMLElement | null | undefined =>
    body.current?.querySelector<HTMLElement>(`tr[data-index="${row}"] [data-stop]`)
  const to = (row: number): void => {
    if (count === 0) return
    wanted.current = Math.max(0, Math.min(count - 1, row))
    rows.scrollToIndex(wanted.current)
    arrive()
  }
  const arrive = (): void => {
    const stop = wanted.current === null ? null : stopOf(wanted.current)
    if (!stop) return
    wanted.current = null
    stop.focus({ preventScroll: true })
  }
  // a row outside the window is rendered later
  useEffect(arrive)
  const at = (): number => Number(document.activeElement?.closest<HTMLElement>('tr[data-index]')?.dataset.index ?? Number.NaN)
  const move = (by: number): void => {
    const from = wanted.current ?? at()
    to(Number.isNaN(from) ? (by > 0 ? 0 : count - 1) : from + by)
  }
  const [up, down, pageUp, pageDown] = [-1, 1, -PAGE, PAGE].map((by) => (): void => move(by)) as [Do, Do, Do, Do]
  const [home, end] = [0, count - 1].map((row) => (): void => to(row)) as [Do, Do]
  useKeys({ ArrowUp: up, ArrowDown: down, PageUp: pageUp, PageDown: pageDown, Home: home, End: end })
  return { scroll, body, rows, to }
}
