import type { RawFile } from '../file/raw/raw-file.ts'
import { isPageSize, readWal, type Wal, type WalFrame } from '../file/raw/wal.ts'

/** A page as found. `live`: it belongs to the current file, or would if SQLite could read it; others may be outdated. */
export type FoundPage = { readonly bytes: Buffer; readonly live: boolean }

/** The pages of a damaged file and its write-ahead log. */
export type DamagedPages = {
  readonly size: number
  readonly wal: Wal | undefined
  /** All pages, each in every state found, newest first. */
  readonly all: () => Generator<FoundPage>
  /** The newest state of a page by its number, and older ones. */
  readonly statesOf: (page: number) => readonly Buffer[]
}

/** The page size of Shinpan's files. */
const USUAL_SIZE = 4096

/** Possible page sizes, because the header may be damaged. */
export const pageSizesOf = (main: RawFile | undefined): readonly number[] => {
  const header = main?.read(0, 100)
  const said =
    header && header.length === 100 && header.toString('latin1', 0, 15) === 'SQLite format 3' ? header.readUInt16BE(16) : USUAL_SIZE
  const size = said === 1 ? 65536 : said
  return isPageSize(size) && size !== USUAL_SIZE ? [size, USUAL_SIZE] : [USUAL_SIZE]
}

export const pagesOf = (main: RawFile | undefined, log: RawFile | undefined, size: number): DamagedPages => {
  const wal = log && readWal(log, size)
  const fits = wal?.pageSize === size ? wal.frames : []
  const frames = new Map<number, WalFrame[]>()
  for (const frame of fits.toReversed()) {
    const same = frames.get(frame.page) ?? []
    same.push(frame)
    frames.set(frame.page, same)
  }
  const count = Math.ceil((main?.size ?? 0) / size)
  const inMain = (page: number): Buffer => main?.readOne((page - 1) * size, size) ?? Buffer.alloc(0)
  const statesOf = (page: number): readonly Buffer[] => [
    ...(frames.get(page) ?? [])
      .toSorted((a, b) => ORDER[a.state] - ORDER[b.state])
      .slice(0, MOST_STATES)
      .flatMap(({ at }) => log?.readOne(at, size) ?? []),
    ...(page >= 1 && page <= count ? [inMain(page)] : []),
  ]
  const free = freePages((page) => statesOf(page)[0], count)
  const newest = new Set([...frames.values()].flatMap((some) => some.filter(({ state }) => state !== 'left').slice(0, 1)))
  const replaced = new Set([...newest].map(({ page }) => page))
  return {
    size,
    wal,
    statesOf,
    *all() {
      for (const frame of fits) {
        const bytes = log?.read(frame.at, size)
        if (bytes) yield { bytes, live: newest.has(frame) && !free.has(frame.page) }
      }
      for (let page = 1; page <= count; page++)
        if (main) yield { bytes: main.read((page - 1) * size, size), live: !replaced.has(page) && !free.has(page) }
    },
  }
}

/** Maximum number of states of one page: a hot page is in the log thousands of times. */
const MOST_STATES = 3

const ORDER: Readonly<Record<WalFrame['state'], number>> = { 'after-break': 0, committed: 1, left: 2 }

/** The free pages, whose content was deleted. None if the list can't be followed. */
const freePages = (read: (page: number) => Buffer | undefined, count: number): ReadonlySet<number> => {
  const free = new Set<number>()
  const first = read(1)
  let trunk = first && first.length >= 40 ? first.readUInt32BE(32) : 0
  while (trunk > 1 && trunk <= count && !free.has(trunk)) {
    free.add(trunk)
    const bytes = read(trunk)
    if (!bytes || bytes.length < 8) break
    const leaves = bytes.readUInt32BE(4)
    if (leaves > bytes.length / 4 - 2) break
    for (let n = 0; n < leaves; n++) free.add(bytes.readUInt32BE(8 + 4 * n))
    trunk = bytes.readUInt32BE(0)
  }
  return free
}
