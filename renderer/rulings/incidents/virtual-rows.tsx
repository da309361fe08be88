import type { Virtualizer } from '@tanstack/react-virtual'
import type { ReactNode, Ref, RefCallback } from 'react'
import * as css from './incidents.module.css'

/** A row of a virtual list: its position among all rows, and the ref that measures it. */
export type VirtualRow = {
  readonly ref: RefCallback<HTMLTableRowElement>
  readonly 'data-index': number
  readonly 'aria-rowindex': number
}

type VirtualRowsProps = {
  readonly body: Ref<HTMLTableSectionElement>
  readonly rows: Virtualizer<HTMLDivElement, HTMLTableRowElement>
  readonly columns: number
  readonly children: (index: number, place: VirtualRow) => ReactNode
}

/** The visible rows, with spacers for the rows before and after them. */
export const VirtualRows = ({ body, rows, columns, children }: VirtualRowsProps) => {
  const drawn = rows.getVirtualItems()
  const before = drawn[0]?.start ?? 0
  const behind = rows.getTotalSize() - (drawn.at(-1)?.end ?? 0)
  return (
    <tbody ref={body}>
      {before > 0 && <Room height={before} columns={columns} />}
      {drawn.map(({ index }) => children(index, { ref: rows.measureElement, 'data-index': index, 'aria-rowindex': index + 2 }))}
      {behind > 0 && <Room height={behind} columns={columns} />}
    </tbody>
  )
}

const Room = ({ height, columns }: { readonly height: number; readonly columns: number }) => (
  <tr className={css.roomRow}>
    <td colSpan={columns} style={{ height }} />
  </tr>
)
