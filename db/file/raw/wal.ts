import type { RawFile } from './raw-file.ts'

/**
 * A page in a write-ahead log. `committed`: SQLite reads it. `after-break`: of the same log, after a damaged frame, where SQLite silently
 * stops. `left`: never committed, or of an earlier log that is already in the file.
 */
export type WalFrame = { readonly page: number; readonly at: number; readonly state: 'committed' | 'after-break' | 'left' }

/** A write-ahead log by frames. `broken`: the first damaged frame, from 1, if whole frames follow; 0 for the header. */
export type Wal = { readonly pageSize: number; readonly frames: readonly WalFrame[]; readonly broken: number | null }

const HEADER = 32
const FRAME_HEADER = 24
const MAGIC = 0x377f0682

/**
 * Reads which frames a write-ahead log holds. Each checksum continues from the one stored in the frame before. Frames after a damaged one
 * can therefore be checked.
 */
export const readWal = (wal: RawFile, pageSize: number): Wal => {
  const header = wal.read(0, HEADER)
  if (header.length < HEADER) return { pageSize, frames: [], broken: null }
  const magic = header.readUInt32BE(0)
  const littleEndian = magic !== MAGIC + 1
  const said = header.readUInt32BE(8)
  const size = isPageSize(said) ? said : pageSize
  const sum = checksum(littleEndian, [0, 0], header.subarray(0, 24))
  const stored = sumAt(header, 24)
  const isSound = (magic === MAGIC || magic === MAGIC + 1) && size === said && isSame(sum, stored)
  return {
    pageSize: size,
    ...framesIn(wal, { size, littleEndian, starts: isSound ? [sum] : [stored, sum], salt: isSound ? header.subarray(16, 24) : null }),
  }
}

type Sum = readonly [number, number]
type Read = {
  readonly frame: number
  readonly page: number
  readonly at: number
  readonly commits: boolean
  readonly isOwn: boolean
  readonly isWhole: boolean
}

const framesIn = (
  wal: RawFile,
  {
    size,
    littleEndian,
    starts,
    salt,
  }: { readonly size: number; readonly littleEndian: boolean; readonly starts: readonly Sum[]; readonly salt: Buffer | null },
): Omit<Wal, 'pageSize'> => {
  const read: Read[] = []
  let own = salt
  let sums = starts
  for (let frame = 1, at = HEADER; at + FRAME_HEADER + size <= wal.size; frame++, at += FRAME_HEADER + size) {
    const bytes = wal.read(at, FRAME_HEADER + size)
    if (bytes.length < FRAME_HEADER + size) break
    own ??= Buffer.from(bytes.subarray(8, 16))
    const stored = sumAt(bytes, 16)
    const found = sums.map((sum) => checksum(littleEndian, checksum(littleEndian, sum, bytes.subarray(0, 8)), bytes.subarray(FRAME_HEADER)))
    const page = bytes.readUInt32BE(0)
    const isOwn = own.equals(bytes.subarray(8, 16))
    const isWhole = isOwn && page > 0 && found.some((sum) => isSame(sum, stored))
    read.push({ frame, page, at: at + FRAME_HEADER, commits: bytes.readUInt32BE(4) > 0, isOwn, isWhole })
    sums = isWhole ? [stored] : [stored, ...found.slice(0, 1)]
  }
  return { broken: brokenIn(read, salt !== null), frames: statesOf(read, salt !== null) }
}

/** Frames of a rolled-back transaction stay in the log: only a commit after the damage proves that SQLite lost something. */
const brokenIn = (read: readonly Read[], isHeaderSound: boolean): number | null => {
  const last = read.findLastIndex(({ isWhole, commits }) => isWhole && commits)
  const wrong = isHeaderSound ? read.findIndex(({ isWhole }) => !isWhole) : -1
  if (!isHeaderSound) return last >= 0 ? 0 : null
  return wrong >= 0 && wrong < last ? wrong + 1 : null
}

const statesOf = (read: readonly Read[], isHeaderSound: boolean): readonly WalFrame[] => {
  const wrong = read.findIndex(({ isWhole }) => !isWhole)
  const whole = !isHeaderSound ? 0 : wrong < 0 ? read.length : wrong
  const committed = read.slice(0, whole).findLastIndex(({ commits }) => commits)
  // the damaged frame may itself have been the newest commit
  const torn = wrong >= 0 && read[wrong]?.isOwn && read[wrong].commits ? wrong : -1
  const end = Math.max(
    torn,
    read.findLastIndex(({ isWhole, commits }) => isWhole && commits),
  )
  return read.map(({ page, at }, n) => ({ page, at, state: n <= committed ? 'committed' : n <= end ? 'after-break' : 'left' }))
}

export const isPageSize = (size: number): boolean => size >= 512 && size <= 65536 && (size & (size - 1)) === 0

const isSame = (one: Sum, other: Sum): boolean => one[0] === other[0] && one[1] === other[1]
const sumAt = (bytes: Buffer, at: number): Sum => [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)]

/** SQLite's checksum over pairs of words. */
const checksum = (littleEndian: boolean, [a, b]: Sum, bytes: Buffer): Sum => {
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let [one, other] = [a, b]
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + words.getUint32(at, littleEndian) + other) >>> 0
    other = (other + words.getUint32(at + 4, littleEndian) + one) >>> 0
  }
  return [one, other]
}
