import { useRef } from 'react'
import { useKeys } from '../../keys/use-keys.ts'

/** Up and down go through the rows of a list; the focus goes to the first link or button of a row. */
export const useRowKeys = () => {
  const body = useRef<HTMLTableSectionElement>(null)
  const stops = (): readonly HTMLElement[] => [...(body.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
  const move = (by: number): void => {
    const all = stops()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : Math.max(0, Math.min(all.length - 1, at + by))]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  const [up, down, pageUp, pageDown] = [-1, 1, -10, 10].map((by) => (): void => move(by)) as [
    () => void,
    () => void,
    () => void,
    () => void,
  ]
  useKeys({ ArrowUp: up, ArrowDown: down, PageUp: pageUp, PageDown: pageDown })
  return { body, toFirst: () => stops()[0]?.focus() }
}
