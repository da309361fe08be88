import type { Entry } from '../log/entry.ts'
import { ENTRY_COLUMNS as ENTRY } from '../log/insert.ts'
import { logTrouble, nothingSeen } from '../log/verify-log.ts'
import { mergeWords, troubled } from '../messages/messages.ts'
import { rebuild } from '../projections/rebuild.ts'
import { type ReadableDb, type SqlValue, sql, type WritableDb } from '../sqlite/handle.ts'
import { inTurn } from '../writing/write-lock.ts'
import { takeIn } from './insert-entries.ts'
import { type MergePlan, planOf } from './merge-plan.ts'

/** A copy to merge, with its name in messages. */
export type CopyToMerge = { readonly file: string; readonly db: ReadableDb }

/** `entries`: total after the merge; for each copy how many it held and how many came from it alone or from it first. */
export type MergedFile = {
  readonly entries: number
  readonly from: readonly { readonly file: string; readonly entries: number; readonly added: number }[]
}

/**
 * Merges copies of one tournament in one transaction: the union of their entries in the order of (number, device), with all projections
 * rebuilt. The result does not depend on the order of merges. Places (`seq`) may move; contents and hashes stay. Throws the reason if the
 * copies can't be merged.
 */
export const mergeInto = (into: CopyToMerge & { readonly db: WritableDb }, copies: readonly CopyToMerge[]): MergedFile =>
  inTurn(into.db, (): MergedFile => {
    const plan = planOf([into, ...copies])
    if (plan.added.length > 0) {
      carryOut(into.db, copies, plan)
      rebuild(into.db)
      const trouble = logTrouble(into.db, nothingSeen())
      if (trouble) throw troubled(mergeWords.wrong(trouble))
    }
    return mergedBy(copies, plan)
  })

/** Number of entries held in memory; with more, everything is rebuilt anyway. */
const MOST = 100_000

/**
 * Merges as `mergeInto` does, into a file in use: new entries are found beside the writers and inserted in steps (`takingIn`). The copies are already verified.
 */
export const mergeBeside = (into: CopyToMerge & { readonly db: WritableDb }, copies: readonly CopyToMerge[]): MergedFile => {
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

const mergedBy = (copies: readonly CopyToMerge[], { entries, counts, added }: MergePlan): MergedFile => ({
  entries,
  from: copies.map(({ file }, i) => ({
    file,
    entries: counts[i + 1] ?? 0,
    added: added.filter(({ copy }) => copy === i + 1).length,
  })),
})

/** Moves the entries of the file to their new places, from the end of the log on, and inserts those of the copies between them. */
const carryOut = (db: WritableDb, copies: readonly CopyToMerge[], { moved, added }: MergePlan): void => {
  const move = sql(db, 'UPDATE entry SET seq = ? WHERE seq = ?')
  for (const { first, last, by } of moved.toReversed()) for (let seq = last; seq >= first; seq--) move.run(seq + by, seq)
  const insert = sql(db, `INSERT INTO entry (${ENTRY}) VALUES (${ENTRY.replaceAll(/\w+/g, '?')})`)
  for (const { copy, seq, place } of added) {
    const from = copies[copy - 1]?.db
    const row = from && sql<SqlValue[]>(from, `SELECT ${ENTRY} FROM entry WHERE seq = ?`).raw().get(seq)
    if (!row) throw new Error(`entry ${seq} went away while it was read`)
    const [, ...columns] = row
    insert.run(place, ...columns)
  }
}
