import { keyOf } from '../log/ancestry.ts'
import { type Entry, hashOfEntry, NOTHING_BEFORE, parentsIn, type Ref, refOf, sha256 } from '../log/entry.ts'
import { insertEntry } from '../log/insert.ts'
import { logEntries } from '../log/read.ts'
import { logTrouble, nothingSeen } from '../log/verify-log.ts'
import { mergeWords, troubled } from '../messages/messages.ts'
import { rebuild } from '../projections/rebuild.ts'
import { type ReadableDb, sql, type WritableDb } from '../sqlite/handle.ts'
import { inTurn } from '../writing/write-lock.ts'
import { type Arriving, isAfter } from './validate-entries.ts'

/** The entries that others hold under certain device names: their hashes by device. Each descends from the one before it. */
export type EntriesElsewhere = ReadonlyMap<string, readonly Uint8Array[]>

/**
 * Repairs a device name that was used in two files, for example after a disk was copied or an old state was restored, if others hold the
 * other file's entries. Entries of this file that others neither hold nor would accept as a continuation get a new device name, together
 * with their descendants: one name for each author. Contents, times, numbers and ancestry stay. The new name is derived from the old one
 * and the first renamed entry, so that all files agree on it.
 *
 * Returns the number of renamed entries. All or nothing, with projections rebuilt. Nothing else rewrites the log, so make a copy first.
 */
export const renameDevices = (db: WritableDb, elsewhere: EntriesElsewhere): number =>
  inTurn(db, () => {
    const renamed = renamedIn(db, elsewhere)
    const [first] = renamed.values()
    if (!first) return 0
    const from = sql<number>(db, 'SELECT min(seq) FROM entry WHERE number >= ?').pluck().get(first.number) ?? 1
    // a copy that was merged again: its entries are here under their new name
    const rest = byHash([...logEntries(db, from)].map((entry): Arriving => renamed.get(keyOf(entry.hash)) ?? entry))
    rest.sort((a, b) => (isAfter(a, b) ? 1 : -1))
    withoutGuard(db, () => sql(db, 'DELETE FROM entry WHERE seq >= ?').run(from))
    for (const [n, entry] of rest.entries()) insertEntry(db, { ...entry, seq: from + n })
    rebuild(db)
    const trouble = logTrouble(db, nothingSeen())
    if (trouble) throw troubled(mergeWords.wrong(trouble))
    return renamed.size
  })

/** Each entry once. */
const byHash = <Named extends { readonly hash: Buffer }>(some: readonly Named[]): Named[] => [
  ...new Map(some.map((one) => [keyOf(one.hash), one])).values(),
]

/** The entries under their new names, by their former hashes, in log order. */
const renamedIn = (db: ReadableDb, elsewhere: EntriesElsewhere): ReadonlyMap<string, Arriving> => {
  const theirs = new Set([...elsewhere.values()].flat().map((hash) => keyOf(Buffer.from(hash))))
  const kept = newestKept(db, elsewhere, theirs)
  const branches = new Map<string, readonly Branch[]>()
  const refs = new Map<Ref, Ref>()
  const hashes = new Map<string, string>()
  const renamed = new Map<string, Arriving>()
  const nameOf = (entry: Entry): string => {
    const own = branches.get(entry.device) ?? []
    const before = own.find(({ newest }) => follows(db, entry, newest))
    const name =
      before?.name ??
      sha256(Buffer.from(`${entry.device} ${entry.hash.toString('hex')}`))
        .toString('hex')
        .slice(0, 16)
    branches.set(entry.device, [{ name, newest: entry }, ...own.filter((branch) => branch !== before)])
    return name
  }
  /** Whether others hold the entry, or would accept it after what they hold of its device. */
  const stays = (entry: Entry): boolean => {
    if (theirs.has(keyOf(entry.hash))) return true
    const newest = kept.get(entry.device)
    if (!newest || !follows(db, entry, newest)) return false
    kept.set(entry.device, entry)
    return true
  }
  for (const entry of logEntries(db)) {
    const parents = parentsIn(entry.previous)
    const isMoved = parents.some((hash) => renamed.has(keyOf(hash)))
    if (!isMoved && (!elsewhere.has(entry.device) || stays(entry))) continue
    const named = byHash(parents.map((hash): Named => renamed.get(keyOf(hash)) ?? entryOf(db, hash))).sort((a, b) =>
      isAfter(a, b) ? 1 : -1,
    )
    const previous = named.length === 0 ? NOTHING_BEFORE : Buffer.concat(named.map(({ hash }) => hash))
    const { seq: _, hash: was, ...said } = { ...entry, device: nameOf(entry), body: bodyWith(entry.body, refs, hashes), previous }
    const now = { ...said, hash: hashOfEntry(said) }
    renamed.set(keyOf(was), now)
    refs.set(refOf(entry), refOf(now))
    hashes.set(was.toString('hex'), now.hash.toString('hex'))
  }
  return renamed
}

/** The newest entry of each device that others hold, if this file holds all of theirs. */
const newestKept = (db: ReadableDb, elsewhere: EntriesElsewhere, theirs: ReadonlySet<string>): Map<string, Named> =>
  new Map(
    [...elsewhere].flatMap(([device, hashes]) => {
      const held = sql<Named>(db, 'SELECT device, number, hash FROM entry WHERE device = ? ORDER BY number').all(device)
      const both = held.filter(({ hash }) => theirs.has(keyOf(hash)))
      const newest = both.at(-1)
      return newest && both.length === hashes.length ? [[device, newest] as const] : []
    }),
  )

/** The entries of one author under a name used twice, by the newest of them. */
type Branch = { readonly name: string; readonly newest: Named }

/** Whether the author knew an entry: it is an ancestor. */
const follows = (db: ReadableDb, entry: Entry, seen: Named): boolean => {
  const wanted = keyOf(seen.hash)
  const looked = new Set<string>()
  const open = [...parentsIn(entry.previous)]
  for (let hash = open.pop(); hash; hash = open.pop()) {
    const key = keyOf(hash)
    if (key === wanted) return true
    if (looked.has(key)) continue
    looked.add(key)
    const { number, previous } = linked(db, hash)
    if (number > seen.number) open.push(...parentsIn(previous))
  }
  return false
}

const linked = (db: ReadableDb, hash: Buffer): Pick<Entry, 'number' | 'previous'> => {
  const found = sql<Pick<Entry, 'number' | 'previous'>>(db, 'SELECT number, previous FROM entry WHERE hash = ?').get(hash)
  if (!found) throw new Error('an entry names one that is not before it')
  return found
}

type Named = Pick<Entry, 'device' | 'number' | 'hash'>
const entryOf = (db: ReadableDb, hash: Buffer): Named => {
  const found = sql<Named>(db, 'SELECT device, number, hash FROM entry WHERE hash = ?').get(hash)
  if (!found) throw new Error('an entry names one that is not before it')
  return found
}

/** A body in which names and hashes of renamed entries are replaced. */
const bodyWith = (body: string, refs: ReadonlyMap<Ref, Ref>, hashes: ReadonlyMap<string, string>): string =>
  body
    .replaceAll(/"([^"\\]+:\d+)"/g, (text, ref: Ref) => (refs.has(ref) ? `"${refs.get(ref)}"` : text))
    .replaceAll(/"([0-9a-f]{64})"/g, (text, hash: string) => (hashes.has(hash) ? `"${hashes.get(hash)}"` : text))

const withoutGuard = (db: WritableDb, what: () => void): void => {
  const guard = sql<string>(db, `SELECT sql FROM sqlite_schema WHERE name = '${GUARD}'`).pluck().get() ?? ''
  db.exec(`DROP TRIGGER ${GUARD}`)
  what()
  db.exec(guard)
}

const GUARD = 'entry_is_never_removed'
