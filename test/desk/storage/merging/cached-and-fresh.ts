import { openToRead } from '../../../../db/file/open-to-read.ts'
import type { ReadableDb } from '../../../../db/sqlite/handle.ts'
import type { Desk } from '../../../../desk/api/desk.ts'
import type { PlayedHand } from '../../../../desk/context/hand-cache.ts'
import { handsAt } from '../../../../desk/record/cache/table-cache.ts'
import { handRow, playHand } from '../../../../desk/record/played-hand.ts'
import { tableSummaries } from '../../../../desk/record/tables/tables.ts'
import { undoableAct } from '../../../../desk/record/undo/undoable.ts'

/** A desk's cached answers about its tables, and those of a fresh desk on the same file. */
export const cachedAndFresh = ({ context }: Desk): { readonly kept: unknown; readonly anew: unknown } => {
  if (!context.open) throw new Error('no file is open')
  const { db, hands, file } = context.open
  const opened = openToRead(file)
  if (!opened.ok) throw new Error(opened.error.detail)
  try {
    return { kept: tables(db, hands), anew: tables(opened.value, new Map()) }
  } finally {
    opened.value.close()
  }
}

const tables = (db: ReadableDb, kept: Map<string, PlayedHand>) =>
  tableSummaries(db).map((table) => {
    const hands = handsAt(db, table.id)
    return {
      table,
      hands,
      last: undoableAct(db, { table: table.id }),
      newest: played(db, kept, hands.at(-1)?.id),
      first: played(db, kept, hands[0]?.id),
    }
  })

const played = (db: ReadableDb, kept: Map<string, PlayedHand>, hand: string | undefined): PlayedHand | undefined => {
  const row = hand === undefined ? undefined : handRow(db, hand)
  return row && playHand(db, kept, row)
}
