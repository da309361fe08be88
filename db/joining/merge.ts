import type { Entry } from '../log/entry.ts'
import { COLUMNS as ENTRY } from '../log/insert.ts'
import { logTrouble, nothingSeen } from '../log/verify-log.ts'
import { mergeWords, troubled } from '../messages/messages.ts'
import { rebuild } from '../projections/rebuild.ts'
import { type ReadableDb, sql, type Value, type WritableDb } from '../sqlite/handle.ts'
import { inTurn } from '../writing/write-lock.ts'
import { takeIn } from './insert-entries.ts'
import { planOf, type Union } from './merge-plan.ts'

/** A copy to join, under the name that a message calls it by. */
export type Copy = { readonly file: string; readonly db: ReadableDb }

/** `entries` in the joined log; of each copy how many it held and how many of them came from it alone, or from it first. */
export type Merged = {
  readonly entries: number
  readonly from: readonly { readonly file: string; readonly entries: number; readonly added: number }[]
}

/**
 * Joins copies of one tournament into a file, in one transaction: the union of their entries in the order of (number, device), with
 * everything else made anew from it. So it is the same whichever way round and however often. The places (`seq`) of entries move on where
 * others come before them; what entries say, and their hashes, stay. Throws, saying why, where the copies can't be joined.
 */
export const mergeInto = (into: Copy & { readonly db: WritableDb }, copies: readonly Copy[]): Merged =>
  inTurn(into.db, (): Merged => {
    const plan = planOf([into, ...copies])
    if (plan.added.length > 0) {
      carryOut(into.db, copies, plan)
      rebuild(into.db)
      const trouble = logTrouble(into.db, nothingSeen())
      if (trouble) throw troubled(mergeWords.wrong(trouble))
    }
    return mergedBy(copies, plan)
  })

/** So many entries are held at once; where more come, everything is made anew all the same. */
const MOST = 100_000

/**
 * The same where others go on entering in the file: what is new is looked for beside them, and taken in by steps (`takingIn`). The copies have
 * been verified.
 */
export const mergeBeside = (into: Copy & { readonly db: WritableDb }, copies: readonly Copy[]): Merged => {
  const plan = planOf([into, ...copies])
  if (plan.added.length > MOST) return mergeInto(into, copies)
  takeIn(
    into.db,
    plan.added.map(({ copy, seq }) => {
      const from = copies[copy - 1]?.db
      const entry = from && sql<Entry>(from, `SELECT ${ENTRY} FROM entry WHERE seq = ?`).get(seq)
      if (!entry) throw new Error(`entry ${seq} went away while it was read`)
      return entry
    }),
  )
  return mergedBy(copies, plan)
}

const mergedBy = (copies: readonly Copy[], { entries, counts, added }: Union): Merged => ({
  entries,
  from: copies.map(({ file }, i) => ({
    file,
    entries: counts[i + 1] ?? 0,
    added: added.filter(({ copy }) => copy === i + 1).length,
  })),
})

/** The places are made free from the end of the log on. */
const carryOut = (db: WritableDb, copies: readonly Copy[], { moved, added }: Union): void => {
  const move = sql(db, 'UPDATE entry SET seq = ? WHERE seq = ?')
  for (const { first, last, by } of moved.toReversed()) for (let seq = last; seq >= first; seq--) move.run(seq + by, seq)
  const insert = sql(db, `INSERT INTO entry (${COLUMNS}, seq) VALUES (${COLUMNS.replaceAll(/\w+/g, '?')}, ?)`)
  for (const { copy, seq, place } of added) {
    const from = copies[copy - 1]?.db
    const row = from && sql<Value[]>(from, `SELECT ${COLUMNS} FROM entry WHERE seq = ?`).raw().get(seq)
    if (!row) throw new Error(`entry ${seq} went away while it was read`)
    insert.run(...row, place)
  }
}

const COLUMNS = 'device, number, at, by, kind, version, body, previous, hash'
