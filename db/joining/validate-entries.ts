import { parsedJson } from '../disk/tried.ts'
import { keyOf } from '../log/ancestry.ts'
import { type Entry, HASH_LENGTH, hashOfEntry, NOTHING_BEFORE, parentsIn } from '../log/entry.ts'
import { formTrouble } from '../log/verify-log.ts'
import { arrivalWords, logWords, troubled } from '../messages/messages.ts'
import { type ReadableDb, sql } from '../sqlite/handle.ts'

/** A foreign entry, which has no place in the file yet. */
export type Arriving = Omit<Entry, 'seq'>

/** The fields that define the order of the log. */
type Name = Pick<Entry, 'device' | 'number'>

/** Whether one entry comes after another in the order of the log. */
export const isAfter = (one: Name, other: Name): boolean =>
  one.number === other.number ? one.device > other.device : one.number > other.number

/** Whether an entry is valid by itself: its types, hash and body. Needs no file, so that another thread can check it beforehand. */
export const isSoundEntry = (entry: Arriving): boolean =>
  isEntry(entry) && hashOfEntry(entry).equals(entry.hash) && formTrouble(entry.kind, entry.version, entry.body) === null

/**
 * The entries that the file lacks, in log order. Throws at the first one that is forged, changed, lacks an ancestor, has a wrong number,
 * or has an impossible body. `areSound`: each has already been found sound.
 */
export const validateEntries = (db: ReadableDb, arriving: readonly Arriving[], areSound = false): readonly Arriving[] => {
  if (!areSound) for (const entry of arriving) if (!isEntry(entry)) throw wrong(entry, arrivalWords.form)
  const sorted = arriving.toSorted((a, b) => (isAfter(a, b) ? 1 : isAfter(b, a) ? -1 : 0))
  const before = new Map<string, Name>()
  const newest = sql<Name>(db, 'SELECT device, number FROM entry ORDER BY seq DESC LIMIT 1').get()
  // in the order of the log, nothing that the file holds comes after its newest entry
  const mayBeHeld = (entry: Arriving): boolean => newest !== undefined && !isAfter(entry, newest)
  return sorted.filter((entry, n) => {
    if (!areSound && !hashOfEntry(entry).equals(entry.hash)) throw wrong(entry, logWords.hash)
    const twin = sorted[n - 1]
    const isTwice = twin?.number === entry.number && twin.device === entry.device
    if (isTwice && !twin.hash.equals(entry.hash)) throw wrong(entry, arrivalWords.forked)
    if (isTwice || (mayBeHeld(entry) && containsEntry(db, entry))) return false
    checkLinks(entry, (hash) => before.get(keyOf(hash)) ?? sql<Name>(db, 'SELECT device, number FROM entry WHERE hash = ?').get(hash))
    const form = areSound ? null : formTrouble(entry.kind, entry.version, entry.body)
    if (form) throw wrong(entry, form)
    before.set(keyOf(entry.hash), entry)
    return true
  })
}

/** Whether the file holds the entry; throws if a different one has its name. */
export const containsEntry = (db: ReadableDb, entry: Arriving): boolean => {
  const held = sql<Buffer>(db, 'SELECT hash FROM entry WHERE device = ? AND number = ?').pluck().get(entry.device, entry.number)
  if (held && !held.equals(entry.hash)) throw wrong(entry, arrivalWords.forked)
  return held !== undefined
}

const checkLinks = (entry: Arriving, named: (hash: Buffer) => Name | undefined): void => {
  if (entry.previous.equals(NOTHING_BEFORE)) throw wrong(entry, arrivalWords.root)
  let newest: Name | undefined
  for (const hash of parentsIn(entry.previous)) {
    const parent = named(hash)
    if (!parent) throw wrong(entry, arrivalWords.missing(hash.toString('hex')))
    if (newest && !isAfter(parent, newest)) throw wrong(entry, logWords.order)
    newest = parent
  }
  const number = (newest?.number ?? 0) + 1
  if (entry.number > number) throw wrong(entry, logWords.gap(number))
  if (entry.number < number) throw wrong(entry, logWords.order)
}

/** The entry may come from any source, over any connection. */
const isEntry = ({ device, number, at, by, kind, version, body, previous, hash }: Arriving): boolean =>
  [device, at, by, kind, body].every((text) => typeof text === 'string') &&
  Number.isSafeInteger(number) &&
  Number.isSafeInteger(version) &&
  Buffer.isBuffer(previous) &&
  previous.length > 0 &&
  previous.length % HASH_LENGTH === 0 &&
  Buffer.isBuffer(hash) &&
  hash.length === HASH_LENGTH &&
  isJson(body)

const isJson = (body: string): boolean => parsedJson(body) !== undefined

const wrong = (entry: Name, why: Parameters<typeof troubled>[0]): Error => troubled(arrivalWords.refused(entry, why))
