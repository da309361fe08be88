import type { ReadableDb } from '../../db/handle.ts'
import { openToRead } from '../../db/read-file.ts'
import { lastAct } from '../../desk/play/last-act.ts'
import { newestHand, playHand } from '../../desk/play/played-hand.ts'
import { handsAt } from '../../desk/play/table-hands.ts'
import { tableSummaries } from '../../desk/play/tables.ts'

/** What a desk tells of its tables, which it has kept, and what somebody tells who sees the file for the first time. */
export const keptAndNew = (db: ReadableDb, file: string): { readonly kept: unknown; readonly anew: unknown } => {
  const opened = openToRead(file)
  if (!opened.ok) throw new Error(opened.error.detail)
  try {
    return { kept: tables(db), anew: tables(opened.value) }
  } finally {
    opened.value.close()
  }
}

const tables = (db: ReadableDb) =>
  tableSummaries(db).map((table) => {
    const hand = newestHand(db, table.id)
    return {
      table,
      hands: handsAt(db, table.id),
      last: lastAct(db, { table: table.id }),
      after: hand && playHand(db, new Map(), hand).after,
    }
  })
