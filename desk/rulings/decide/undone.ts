import type { TakenBack } from '../../contract/rulings.ts'

/** Who undid a row and when, as a query reads it beside the row; null where it stands. */
export type UndoneColumns = { readonly undone_by: string | null; readonly undone_at: string | null }

/** Reads `UndoneColumns` of a row that a table's `taken_back` marks. */
export const undoneColumns = (
  table: 'incident' | 'incident_filled' | 'incident_closed' | 'statement' | 'attachment' | 'ruling' | 'appeal' | 'penalty',
): string =>
  `(SELECT by FROM entry WHERE seq = ${table}.taken_back) AS undone_by, (SELECT at FROM entry WHERE seq = ${table}.taken_back) AS undone_at`

/** Who took a row back, and when. */
export const takenBackFrom = ({ undone_by, undone_at }: UndoneColumns): TakenBack | null =>
  undone_by === null || undone_at === null ? null : { by: undone_by, at: new Date(undone_at) }
