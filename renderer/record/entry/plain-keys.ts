import { nextSeat } from '../../../engine/model/seats.ts'
import type { TableView } from '../../../engine/table/table-view.ts'

/** Space in an empty line: the draw that is due, or that of the next player after a discard. */
export const drawLine = ({ form, turn, last }: TableView): string | null => {
  if (turn?.due === 'replace') return `${turn.seat} replace`
  if (turn?.due === 'draw') return `${turn.seat} draw`
  return !turn && last ? `${nextSeat(last.seat, form.seats)} draw` : null
}

/** The discard of the drawn tile. If its face is unknown, the line is begun but not entered; `drawn`: the tile that is typed is the drawn one. */
export type DrawnDiscard = { readonly line: string; readonly whole: boolean; readonly drawn?: true }

/** The point in an empty line: discards the drawn tile. Null if no discard is due. */
export const discardDrawn = (view: TableView): DrawnDiscard | null => {
  const { turn } = view
  if (turn?.due !== 'discard') return null
  const drawn = view.seats[turn.seat].drawn
  return drawn && drawn !== '?'
    ? { line: `${turn.seat} discard ${drawn} drawn`, whole: true }
    : { line: `${turn.seat} discard `, whole: false, ...(drawn === '?' && { drawn: true }) }
}

/** Accepts a seat in lower case, and the blanks that some keyboards type beside the usual one. */
export const withCapitalSeat = (text: string): string =>
  text.replaceAll(/[\u00a0\u202f\u3000]/g, ' ').replace(/^[eswn](?=\s|$)/, (seat) => seat.toUpperCase())
