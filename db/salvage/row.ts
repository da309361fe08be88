import { type Entry, HASH_LENGTH, HASHED_COLUMNS, sha256 } from '../log/entry.ts'
import { type CellLayout, widthOf } from './cell.ts'

/** The content of a row. `whole`: its hash is correct; `mended`: it is after one bit was flipped back, which can't be chance. */
export type ReadRow = { readonly entry: Omit<Entry, 'seq'>; readonly state: 'whole' | 'mended' | 'damaged' }

/** Remaining budget for bit repair, in hashed bytes: some seconds. */
export type RepairEffort = { bytes: number }

/** Reads a row from its bytes, which may be truncated. */
export const readRow = (bytes: Buffer, { columns, length }: CellLayout, effort: RepairEffort | null): ReadRow | undefined => {
  const isCut = bytes.length < length
  const values = columns.map(({ at, type }) => columnOf(bytes.subarray(at, at + widthOf(type)), type))
  const entry = entryOf(values)
  // a row without its body is of no use
  if (!entry || bytes.length < (columns[BODY]?.at ?? 0)) return undefined
  if (isCut) return { entry, state: 'damaged' }
  const hashed = hashedOf(values)
  const sum = sha256(hashed)
  if (sum.equals(entry.hash)) return isText(values) ? { entry, state: 'whole' } : undefined
  if (bitsBetween(sum, entry.hash) <= MOST_BITS) return { entry: { ...entry, hash: sum }, state: 'mended' }
  return (effort && mendedIn(values, hashed, effort)) ?? { entry, state: 'damaged' }
}

/** `bytes`: in hashed form; `width`: length in the file. */
type Column = { readonly bytes: Buffer; readonly value: string | number | Buffer; readonly width: number }

const columnOf = (bytes: Buffer, type: number): Column => {
  const width = widthOf(type)
  if (type >= 12) return { bytes, value: type % 2 === 1 ? bytes.toString() : bytes, width }
  const value =
    type === 8
      ? 0
      : type === 9
        ? 1
        : bytes.length === 8
          ? Number(bytes.readBigInt64BE())
          : bytes.length > 0
            ? bytes.readIntBE(0, bytes.length)
            : 0
  return { bytes: Buffer.from(String(value)), value, width }
}

const entryOf = (columns: readonly Column[]): Omit<Entry, 'seq'> | undefined => {
  const [device, number, at, by, kind, version, body, previous, hash] = columns.map(({ value }) => value)
  if (!Number.isSafeInteger(number) || !Number.isSafeInteger(version) || !Buffer.isBuffer(previous) || !Buffer.isBuffer(hash))
    return undefined
  return {
    device: String(device),
    number: Number(number),
    at: String(at),
    by: String(by),
    kind: String(kind),
    version: Number(version),
    body: String(body),
    // copied, because the page buffer is reused
    previous: Buffer.from(previous),
    hash: Buffer.from(hash),
  }
}

/** The hashed bytes, as in `entryHash`, from those in the file. */
const hashedOf = (columns: readonly Column[]): Buffer =>
  Buffer.concat(columns.slice(0, HASHED_COLUMNS.length).flatMap(({ bytes }) => [Buffer.from(`${bytes.length}:`), bytes, COMMA]))

const COMMA = Buffer.from(',')

/** Whether each text is valid UTF-8; other bytes would be changed by reading. */
const isText = (columns: readonly Column[]): boolean =>
  columns.every(({ bytes, value }) => typeof value !== 'string' || Buffer.from(value).equals(bytes))

const BODY = HASHED_COLUMNS.indexOf('body')

/** Up to this many different bits the hash itself is damaged; beyond, the content is. */
const MOST_BITS = 4

const bitsBetween = (one: Buffer, other: Buffer): number => {
  let bits = 0
  for (let at = 0; at < HASH_LENGTH; at++) for (let rest = (one[at] ?? 0) ^ (other[at] ?? 0); rest > 0; rest &= rest - 1) bits++
  return bits
}

/** The row with the one bit flipped that makes its hash correct. */
const mendedIn = (columns: readonly Column[], hashed: Buffer, effort: RepairEffort): ReadRow | undefined => {
  const hash = columns.at(-1)?.value
  const cost = hashed.length ** 2 * 8
  if (!Buffer.isBuffer(hash) || effort.bytes < cost) return undefined
  effort.bytes -= cost
  let start = 0
  for (const [n, column] of columns.slice(0, HASHED_COLUMNS.length).entries()) {
    start += String(column.bytes.length).length + 1
    for (const right of typeof column.value === 'number' ? numbersNear(column) : bytesNear(column, hashed, start, hash)) {
      const mended = columns.with(n, right)
      const entry = sha256(hashedOf(mended)).equals(hash) && isText(mended) ? entryOf(mended) : undefined
      if (entry) return { entry, state: 'mended' }
    }
    start += column.bytes.length + 1
  }
  return undefined
}

/** Each number that differs by one bit in the file; it is hashed as decimal digits. */
const numbersNear = ({ value, width }: Column): readonly Column[] =>
  Array.from({ length: width * 8 }, (_, bit) => Number(BigInt.asIntN(width * 8, BigInt(value as number) ^ (1n << BigInt(bit))))).map(
    (near) => ({
      bytes: Buffer.from(String(near)),
      value: near,
      width,
    }),
  )

/** The bytes with the one bit flipped that makes the hash correct, tried within all hashed bytes. */
function* bytesNear(column: Column, hashed: Buffer, start: number, hash: Buffer): Generator<Column> {
  for (let at = 0; at < column.bytes.length; at++)
    for (let bit = 1; bit < 256; bit <<= 1) {
      hashed[start + at] = (hashed[start + at] ?? 0) ^ bit
      const fits = sha256(hashed).equals(hash)
      hashed[start + at] = (hashed[start + at] ?? 0) ^ bit
      if (!fits) continue
      const bytes = Buffer.from(column.bytes)
      bytes[at] = (bytes[at] ?? 0) ^ bit
      yield { ...column, bytes, value: typeof column.value === 'string' ? bytes.toString() : bytes }
    }
}
