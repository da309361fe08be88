import { keyOf } from '../log/ancestry.ts'
import { type Entry, hashOfEntry, NOTHING_BEFORE, parentsIn, type Ref, refOf, sha256 } from '../log/entry.ts'
import { insertEntry } from '../log/insert.ts'
import { entries } from '../log/read.ts'
import { logTrouble, nothingSeen } from '../log/verify-log.ts'
import { mergeWords, troubled } from '../messages/messages.ts'
import { rebuild } from '../projections/rebuild.ts'
import { type ReadableDb, sql, type WritableDb } from '../sqlite/handle.ts'
import { inTurn } from '../writing/write-lock.ts'
import { type Arriving, isAfter } from './validate-entries.ts'

/** What others hold under the names of some devices: the hashes of their entries, by device. Each of these follows on the one before it. */
export type Elsewhere = ReadonlyMap<string, readonly Uint8Array[]>

/**
 * Two files were written in under one device's name, as where a disk was copied or an old state of it came back, and others hold the entries of
 * the other one. Those of this file that they do not hold, nor would follow on what they hold, and all that follow on these, are given the name of
 * another device, each writer's that of its own: what they say, when and by whom it was written, their numbers, and what their writers had seen
 * stay as they were. The new name is made of the old one and the first entry that goes by it, so that every file that holds these entries
 * names them alike.
 *
 * Answers how many entries were named anew. All or nothing, everything that is made from the log made anew; the one place where what stands in a log
 * is not kept to the letter, so that a copy of the file is to be made before.
 */
export const partFrom = (db: WritableDb, elsewhere: Elsewhere): number =>
  inTurn(db, () => {
    const renamed = renamedIn(db, elsewhere)
    const [first] = renamed.values()
    if (!first) return 0
    const from = sql<number>(db, 'SELECT min(seq) FROM entry WHERE number >= ?').pluck().get(first.number) ?? 1
    // a copy that was joined once more: what it wrote is here under its new name
    const rest = byHash([...entries(db, from)].map((entry): Arriving => renamed.get(keyOf(entry.hash)) ?? entry))
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

/** The entries as they read under their new names, by the hash that they had, in the order of the log. */
const renamedIn = (db: ReadableDb, elsewhere: Elsewhere): ReadonlyMap<string, Arriving> => {
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
  /** Others hold it, or take it behind all that they hold of its device. */
  const stays = (entry: Entry): boolean => {
    if (theirs.has(keyOf(entry.hash))) return true
    const newest = kept.get(entry.device)
    if (!newest || !follows(db, entry, newest)) return false
    kept.set(entry.device, entry)
    return true
  }
  for (const entry of entries(db)) {
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

/** The newest entry that others hold of each device, where this file holds all that they do. */
const newestKept = (db: ReadableDb, elsewhere: Elsewhere, theirs: ReadonlySet<string>): Map<string, Named> =>
  new Map(
    [...elsewhere].flatMap(([device, hashes]) => {
      const held = sql<Named>(db, 'SELECT device, number, hash FROM entry WHERE device = ? ORDER BY number').all(device)
      const both = held.filter(({ hash }) => theirs.has(keyOf(hash)))
      const newest = both.at(-1)
      return newest && both.length === hashes.length ? [[device, newest] as const] : []
    }),
  )

/** What one writer wrote under a name that is another's too, by its newest entry. */
type Branch = { readonly name: string; readonly newest: Named }

/** Whether a writer had seen an entry, by the links from one entry to those before it. */
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

/** A body in which each text that is the name or the hash of an entry named anew is its new one. */
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
