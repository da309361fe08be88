import { type HeadOfLog, isAtItsPlace, isSameHead, newestHead } from '../../../db/log/read.ts'
import { dataVersion, type ReadableDb, slotIn } from '../../../db/sqlite/handle.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { TabletStation } from '../tablets.ts'
import { type CacheCell, clearCell, emptyCell } from './cell.ts'
import { type HandCache, invalidateHands, newHandCache } from './hand-cache.ts'
import { newTableCache, type TableCache, updateTableCache } from './table-cache.ts'

/** How far a clock is ahead of the hub's, in ms; below 0 if it is slow. `error`: the largest error of that, in ms. */
export type ClockOffset = { readonly ahead: number; readonly error: number }

/** A device's clock was this far ahead from entry `from` on, until the next span (the clock was set in between). */
export type ClockOffsetSpan = ClockOffset & { readonly from: number }

/** Known clock offsets of a tournament's laptops: this laptop's now, and those of every device at the time of its entries. */
export type ClockOffsets = { readonly own: ClockOffset | null; readonly devices: ReadonlyMap<string, readonly ClockOffsetSpan[]> }

/** Everything that the desk caches of a file. The log stays the source of truth. */
export type FileCaches = {
  /** The newest log entry when hands and tables were last brought up to date. */
  upTo: HeadOfLog | undefined
  /** Known offsets of the clocks that wrote the entries. Replaced by `setClockOffsets`. */
  clocks: ClockOffsets
  /** Set while a read transaction runs: the file stays in one state, so the caches were compared with it once (`readAtOnce`). */
  isReading: boolean
  /** Folded hands and their carries. Invalidated by `invalidateHands`, after a merge by `currentCaches`. */
  readonly hands: HandCache
  /** Hands and summaries of each table. Brought up to date with the log by `currentCaches`. */
  readonly tables: TableCache
  /** Whether authors wrote concurrently. Valid for one `dataVersion`, until entries of other devices are inserted here. */
  readonly isJoined: CacheCell<boolean>
  /** Number of contradictions that need a decision. Valid until a merge, or an entry other than an appended act and its findings. */
  readonly conflictCount: CacheCell<number>
  /** Why the file may not be printed or exported; null: it may. Valid for one `dataVersion`. */
  readonly printTrouble: CacheCell<ByLanguage<string> | null>
  /** Current place of each tablet by the table that it was given. Valid for one newest entry, until `setClockOffsets`. */
  readonly tabletPlaces: CacheCell<Map<string, TabletPlace>>
}

/** Where a tablet is that records, and which tables are open to it. */
export type TabletPlace = Pick<TabletStation, 'role' | 'before' | 'lacks'>

/** The caches of an open file. They end with its handle. */
export const cachesOf: (db: ReadableDb) => FileCaches = slotIn(() => ({
  upTo: undefined,
  clocks: { own: null, devices: new Map() },
  isReading: false,
  hands: newHandCache(),
  tables: newTableCache(),
  isJoined: emptyCell(),
  conflictCount: emptyCell(),
  printTrouble: emptyCell(),
  tabletPlaces: emptyCell(),
}))

/**
 * The caches, brought up to date with the log. If entries were inserted before the newest known one, as a merge does, every folded hand is
 * stale: carries and row ids may have changed.
 */
export const currentCaches = (db: ReadableDb): FileCaches => {
  const caches = cachesOf(db)
  const { upTo, tables, hands } = caches
  if (caches.isReading) return caches
  const last = newestHead(db)
  // it also changes when another connection rebuilds the projections from the same log
  const version = dataVersion(db)
  if (last && isSameHead(last, upTo) && tables.version === version) return caches
  const stands = upTo !== undefined && isAtItsPlace(db, upTo)
  if (upTo && !stands) invalidateHands(hands)
  updateTableCache(db, tables, { version, upTo: stands ? upTo : undefined })
  caches.upTo = last ?? upTo
  return caches
}

/** Reads one state of the file, with which the caches are compared only once. Nothing is written in it. */
export const readAtOnce = <T>(db: ReadableDb, read: () => T): T =>
  db.transaction(() => {
    const caches = currentCaches(db)
    const before = caches.isReading
    caches.isReading = true
    try {
      return read()
    } finally {
      caches.isReading = before
    }
  })()

/** Caches a value by its key. No appended act and no finding may change it; any other entry, and a merge, drops it. */
export const cachedByKey = <T>(read: (db: ReadableDb, key: string) => T): ((db: ReadableDb, key: string) => T) => {
  const keptIn = slotIn(() => ({ generation: -1, values: new Map<string, { readonly value: T }>() }))
  return (db, key) => {
    const { generation } = currentCaches(db).tables
    const kept = keptIn(db)
    if (kept.generation !== generation) {
      kept.generation = generation
      kept.values.clear()
    }
    const known = kept.values.get(key) ?? { value: read(db, key) }
    kept.values.set(key, known)
    return known.value
  }
}

/** Replaces the known clock offsets, and drops what shows times. */
export const setClockOffsets = (db: ReadableDb, clocks: ClockOffsets): void => {
  const caches = cachesOf(db)
  caches.clocks = clocks
  caches.tables.summaries.clear()
  caches.tables.generation++
  clearCell(caches.tabletPlaces)
}
