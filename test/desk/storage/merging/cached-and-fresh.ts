import { openToRead } from '../../../../db/file/open-to-read.ts'
import type { ReadableDb } from '../../../../db/sqlite/handle.ts'
import type { Desk } from '../../../../desk/api/desk.ts'
import type { PlayedHand } from '../../../../desk/context/caches/hand-cache.ts'
import { handRow, playHand } from '../../../../desk/record/played-hand.ts'
import { handsAt } from '../../../../desk/record/tables/table-hands.ts'
import { tableSummaries } from '../../../../desk/record/tables/tables.ts'
import { undoableAct } from '../../../../desk/record/undo/undoable.ts'

/** A desk's cached answers about its tables, and those of a fresh desk on the same file. */
export const cachedAndFresh = ({ context }: Desk): { readonly kept: unknown; readonly anew: unknown } => {
  if (!context.open) throw new Error('no file is open')
  const { db, file } = context.open
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
    const hands = handsAt(db, table.id)
    return {
      table,
      hands,
      last: undoableAct(db, { table: table.id }),
      newest: played(db, hands.at(-1)?.id),
      first: played(db, hands[0]?.id),
    }
  })

const played = (db: ReadableDb, hand: string | undefined): PlayedHand | undefined => {
  const row = hand === undefined ? undefined : handRow(db, hand)
  return row && playHand(db, row)
}
