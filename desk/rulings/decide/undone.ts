import type { TakenBack } from '../../contract/rulings.ts'

/** User who undid a row and time, as a query reads them beside the row; null if the row is in force. */
export type UndoneColumns = { readonly undone_by: string | null; readonly undone_at: string | null }

/** Reads `UndoneColumns` of a row that a table's `taken_back` marks. */
export const undoneColumns = (
  table: 'incident' | 'incident_filled' | 'incident_closed' | 'statement' | 'attachment' | 'ruling' | 'appeal' | 'penalty',
): string =>
  `(SELECT by FROM entry WHERE seq = ${table}.taken_back) AS undone_by, (SELECT at FROM entry WHERE seq = ${table}.taken_back) AS undone_at`

/** User who undid a row, and time. */
export const takenBackFrom = ({ undone_by, undone_at }: UndoneColumns): TakenBack | null =>
  undone_by === null || undone_at === null ? null : { by: undone_by, at: new Date(undone_at) }
