import { type ReadableDb, sql, type Value, type WritableDb } from './handle.ts'
import { planOf, type Union } from './log/union.ts'
import { rebuild } from './rebuild.ts'
import { logTrouble, nothingSeen } from './verify-log.ts'
import { mergeWords, troubled } from './words.ts'

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
  into.db
    .transaction((): Merged => {
      const plan = planOf([into, ...copies])
      if (plan.added.length > 0) {
        carryOut(into.db, copies, plan)
        rebuild(into.db)
        const trouble = logTrouble(into.db, nothingSeen())
        if (trouble) throw troubled(mergeWords.wrong(trouble))
      }
      const from = copies.map(({ file }, i) => ({
        file,
        entries: plan.counts[i + 1] ?? 0,
        added: plan.added.filter(({ copy }) => copy === i + 1).length,
      }))
      return { entries: plan.entries, from }
    })
    .immediate()

/** The places are made free from the end of the log on; the guard against it comes back with the rebuild, in the same transaction. */
const carryOut = (db: WritableDb, copies: readonly Copy[], { moved, added }: Union): void => {
  db.exec('DROP TRIGGER entry_is_never_changed')
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
