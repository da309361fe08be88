import type { KeyboardEvent } from 'react'

/** ↑ ↓ go from row to row of a list; what is typed in a field of a row stays there. */
export const stepRows = (event: KeyboardEvent<HTMLElement>): void => {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const from = event.target as HTMLElement
  if (by === 0 || event.altKey || from.dataset.row === undefined) return
  event.preventDefault()
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  rows[rows.indexOf(from) + by]?.focus()
}
