import { rawFile } from '../file/raw/raw-file.ts'
import { cellsIn, type EntryCell } from './cell.ts'
import type { FoundEntries } from './found.ts'
import { type DamagedPages, pageSizesOf, pagesOf } from './pages.ts'
import { type ReadRow, type RepairEffort, readRow } from './row.ts'

/** Budget for a file. `overflow`: bytes read from overflow pages, which a malicious file could chain for ever. */
type Bounds = { readonly effort: RepairEffort; overflow: number }

/** Maximum of overflow bytes, as a multiple of the file's size. */
const TIMES = 8

/** Reads every entry still in a file and its write-ahead log, page by page, without SQLite, which stops at the first damage. */
export const readEntriesOf = (file: string, found: FoundEntries, effort: RepairEffort): void => {
  const [main, log] = [rawFile(file), rawFile(`${file}-wal`)]
  try {
    const bounds = { effort, overflow: TIMES * ((main?.size ?? 0) + (log?.size ?? 0)) }
    for (const size of pageSizesOf(main)) readPages(pagesOf(main, log, size), found, bounds)
  } finally {
    main?.close()
    log?.close()
  }
}

const readPages = (pages: DamagedPages, found: FoundEntries, bounds: Bounds): void => {
  for (const { bytes, live } of pages.all())
    for (const cell of cellsIn(bytes)) {
      const isCurrent = live && cell.listed
      const row = rowAt(pages, bytes, cell, { bounds, isCurrent })
      if (row) found.add(row, { seq: isCurrent ? cell.seq : null, isCurrent })
    }
}

type Reading = { readonly bounds: Bounds; readonly isCurrent: boolean }

/** A row is tried with each state of its overflow pages; its hash shows which is right. */
const rowAt = (pages: DamagedPages, page: Buffer, { at, layout }: EntryCell, { bounds, isCurrent }: Reading): ReadRow | undefined => {
  const effort = isCurrent ? bounds.effort : null
  const local = localLength(layout.length, pages.size)
  if (local === layout.length) return readRow(page.subarray(at, at + local), layout, effort)
  if (at + local + 4 > page.length) return readRow(page.subarray(at, at + local), layout, null)
  let best: ReadRow | undefined
  for (const state of STATES) {
    const bytes = withOverflow(pages, page.subarray(at, at + local + 4), { length: layout.length, state, bounds })
    const row = readRow(bytes, layout, state === 0 ? effort : null)
    if (row && row.state !== 'damaged') return row
    best ??= row
  }
  return best
}

/** The newest state of each page, the second newest, and the oldest examined. */
const STATES = [0, 1, -1] as const

type Going = { readonly length: number; readonly state: (typeof STATES)[number]; readonly bounds: Bounds }

/** A row's bytes: those in its own page, then those in its overflow pages, as far as they exist. */
const withOverflow = (pages: DamagedPages, start: Buffer, { length, state, bounds }: Going): Buffer => {
  const parts = [start.subarray(0, -4)]
  let missing = length - start.length + 4
  for (let next = start.readUInt32BE(start.length - 4); missing > 0 && bounds.overflow > 0; ) {
    bounds.overflow -= pages.size
    const states = pages.statesOf(next)
    const page = states.at(state) ?? states[0]
    if (!page || page.length < 5) break
    const part = page.subarray(4, 4 + missing)
    parts.push(part)
    missing -= part.length
    next = page.readUInt32BE(0)
  }
  return Buffer.concat(parts)
}

/** Number of a row's bytes in its own page, by SQLite's file format. */
const localLength = (length: number, size: number): number => {
  const most = size - 35
  if (length <= most) return length
  const least = Math.floor(((size - 12) * 32) / 255) - 23
  const fitting = least + ((length - least) % (size - 4))
  return fitting <= most ? fitting : least
}
