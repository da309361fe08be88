import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useKeys } from '../../keys/use-keys.ts'

/** About as high as a row is until it was seen; and the head of the table, which stays. */
const [ROW, HEAD] = [57, 40]
const PAGE = 10

type Do = () => void

/**
 * The rows of a list of any length: only those in sight are drawn. Up and down go through all of them; the focus goes to what stands first in a row,
 * as soon as the row is there.
 */
export const useLongRows = (count: number) => {
  const scroll = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const wanted = useRef<number | null>(null)
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here, and what it gives is not handed to what is memoized
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
  // a row that was out of sight comes with a later drawing
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
