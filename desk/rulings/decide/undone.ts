import { type Column, column } from '../../../db/sqlite/select.ts'
import type { TakenBack } from '../../contract/rulings.ts'

type Undoable = 'incident' | 'incident_filled' | 'incident_closed' | 'statement' | 'attachment' | 'ruling' | 'appeal' | 'penalty'

/** User who undid a row, and time; null if the row is in force. */
export const takenBackColumn = (table: Undoable): Column<TakenBack | null> =>
  column.orNull(
    column.record({
      by: column.text(`(SELECT by FROM entry WHERE seq = ${table}.taken_back)`),
      at: column.time(`(SELECT at FROM entry WHERE seq = ${table}.taken_back)`),
    }),
  )
