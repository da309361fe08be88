/** The columns of a row of `entry` in the row's bytes, which begin with the row's header. `seq` is the cell's key and not among them. */
export type CellLayout = {
  /** All bytes of the row. */
  readonly length: number
  /** Offset and type of each column, in the order of the table, without `seq`. */
  readonly columns: readonly { readonly at: number; readonly type: number }[]
}

/** A row of `entry` in a page: the start of its bytes, and its `seq` if the cell states it. */
export type EntryCell = { readonly at: number; readonly layout: CellLayout; readonly seq: number | null }

const LEAF = 13
const COLUMNS = 10
const HASH_TYPE = 76

/** The rows of `entry` in a page, even if its cell list is damaged. `listed`: rows in the cell list. */
export function* cellsIn(page: Buffer): Generator<EntryCell & { readonly listed: boolean }> {
  const listed = listedIn(page)
  const found = new Set<number>()
  for (const cell of listed ?? []) {
    const layout = layoutAt(page, cell.at)
    if (!layout) continue
    found.add(cell.at)
    yield { at: cell.at, layout, seq: cell.seq, listed: true }
  }
  for (let at = 2; at < page.length - COLUMNS; at++) {
    if (page[at + 1] !== 0 || found.has(at)) continue
    const layout = layoutAt(page, at)
    if (layout) yield { at, layout, seq: seqBefore(page, at, layout), listed: listed === undefined }
  }
}

/** Starts and keys of the rows that a table leaf lists; undefined for other or damaged pages. */
const listedIn = (page: Buffer): readonly { readonly at: number; readonly seq: number }[] | undefined => {
  // the first page begins with the header of the file
  const start = page.toString('latin1', 0, 6) === 'SQLite' ? 100 : 0
  if (page.length < start + 8 || page[start] !== LEAF) return undefined
  const count = page.readUInt16BE(start + 3)
  if (start + 8 + 2 * count > page.length) return undefined
  const cells: { at: number; seq: number }[] = []
  for (let n = 0; n < count; n++) {
    const at = page.readUInt16BE(start + 8 + 2 * n)
    const length = varint(page, at)
    const seq = length && varint(page, length.end)
    if (!seq || at < start + 8 + 2 * count) return undefined
    cells.push({ at: seq.end, seq: seq.value })
  }
  return cells
}

/** The key of a cell whose row begins here, if the bytes before it are a cell's. */
const seqBefore = (page: Buffer, at: number, { length }: CellLayout): number | null => {
  for (let key = at - 1; key >= Math.max(1, at - 9); key--) {
    const seq = varint(page, key)
    if (seq?.end !== at) continue
    for (let first = key - 1; first >= Math.max(0, key - 9); first--) {
      const said = varint(page, first)
      if (said?.end === key && said.value === length) return seq.value
    }
  }
  return null
}

/** Reads the header of a row; undefined if it is no row of `entry`. */
const layoutAt = (bytes: Buffer, at: number): CellLayout | undefined => {
  const end = at + (bytes[at] ?? 0)
  if (end < at + COLUMNS + 1 || end > at + 40 || end > bytes.length || bytes[at + 1] !== 0) return undefined
  const columns: { at: number; type: number }[] = []
  let length = end - at
  for (let from = at + 2; from < end; ) {
    const type = varint(bytes, from)
    if (!type || columns.length === TYPES.length || !TYPES[columns.length]?.(type.value)) return undefined
    columns.push({ at: length, type: type.value })
    length += widthOf(type.value)
    from = type.end
    if (from > end) return undefined
  }
  return columns.length === TYPES.length ? { length, columns } : undefined
}

const isText = (type: number): boolean => type >= 13 && type % 2 === 1
const isInteger = (type: number): boolean => (type >= 1 && type <= 6) || type === 8 || type === 9
/** `previous` holds one or more hashes. */
const isHashes = (type: number): boolean => type >= HASH_TYPE && type % 2 === 0 && widthOf(type) % 32 === 0

/** device, number, at, by, kind, version, body, previous, hash */
const TYPES = [isText, isInteger, isText, isText, isText, isInteger, isText, isHashes, (type: number) => type === HASH_TYPE]

const WIDTHS = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0]
/** Length in bytes of a value by its type. */
export const widthOf = (type: number): number => (type >= 12 ? Math.floor((type - 12) / 2) : (WIDTHS[type] ?? 0))

/** A SQLite varint; undefined if it is truncated or too large to be ours. */
const varint = (bytes: Buffer, at: number): { readonly value: number; readonly end: number } | undefined => {
  let value = 0
  for (let n = 0; n < 7; n++) {
    const byte = bytes[at + n]
    if (byte === undefined) return undefined
    value = value * 128 + (byte & 127)
    if (byte < 128) return { value, end: at + n + 1 }
  }
  return undefined
}
