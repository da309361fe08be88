import { bySeat, SEATS, type Seat } from '../../../engine/model/seats.ts'
import type { TableView } from '../../../engine/table/table-view.ts'
import { ENDING_KINDS, type EndingKind, type EndReport, type MarkedFor } from './ending.ts'

/** A change of the report by the form. `mark` switches a seat's mark. */
export type EndReportAction =
  | { readonly do: 'change'; readonly part: Partial<Omit<EndReport, 'how' | 'seats'>> }
  | { readonly do: 'kind'; readonly kind: EndingKind }
  | { readonly do: 'mark'; readonly seat: Seat }
  | { readonly do: 'seat'; readonly seat: Seat; readonly part: Partial<EndReport['seats'][Seat]> }

/** The report after a change. `view`: the table at the end of the hand. */
export const changeReport = (report: EndReport, action: EndReportAction, view: Pick<TableView, 'seats'>): EndReport => {
  const { seats } = report
  switch (action.do) {
    case 'change':
      return { ...report, ...action.part }
    case 'kind':
      return {
        ...report,
        how: action.kind,
        seats: bySeat((seat) => ({ ...seats[seat], marked: isMarkedFor(action.kind, report, seat, view) })),
        markedBefore: { ...report.markedBefore, [reasonOf(report.how)]: SEATS.filter((seat) => seats[seat].marked) },
      }
    case 'mark': {
      const marked = !seats[action.seat].marked
      return {
        ...report,
        seats: bySeat((seat) => ({
          ...seats[seat],
          marked: seat === action.seat ? marked : !isSingle(report.how) && seats[seat].marked,
        })),
      }
    }
    case 'seat':
      return { ...report, seats: { ...seats, [action.seat]: { ...seats[action.seat], ...action.part } } }
  }
}

/** Marks after another kind was chosen: those it had before; winners stay, an exhaustive draw first marks the players in riichi. */
const isMarkedFor = (kind: EndingKind, { how, seats, markedBefore }: EndReport, seat: Seat, view: Pick<TableView, 'seats'>): boolean => {
  if (reasonOf(kind) === reasonOf(how)) return seats[seat].marked
  const before = markedBefore?.[reasonOf(kind)]
  return before ? before.includes(seat) : kind === 'exhaustive' && view.seats[seat].riichi
}

const reasonOf = (kind: EndingKind): MarkedFor => (kind === 'ron' || kind === 'tsumo' ? 'win' : kind)

export const isWin = (kind: EndingKind): boolean => kind === 'ron' || kind === 'tsumo'

/** Only one seat can be marked. */
const isSingle = (kind: EndingKind): boolean => kind === 'tsumo' || kind === 'chombo'

/** Whether a seat can't be marked: an abortive draw marks none, and a ron not the discarder. */
export const isSeatOff = ({ how, from }: Pick<EndReport, 'how' | 'from'>, seat: Seat): boolean =>
  how === 'abort' || (how === 'ron' && seat === from)

/**
 * The change that a letter key makes; null for other keys. `letters`: those of the kinds, in the order of the form; `typed`: the text of the
 * field for points that has the focus. There a letter chooses at most a seat, and none within a word.
 */
export const letterAction = (
  key: string,
  letters: readonly string[],
  { how, typed = null }: { readonly how: EndingKind; readonly typed?: string | null },
): EndReportAction | null => {
  if (typed !== null && /[^\d\s]/.test(typed)) return null
  const letter = key.toLowerCase()
  const kind = typed === null ? ENDING_KINDS[letters.indexOf(letter)] : undefined
  if (kind) return { do: 'kind', kind }
  const seat = seatOfLetter(letter)
  return seat && how !== 'abort' ? { do: 'mark', seat } : null
}

/** The seat that a letter chooses in a form. */
export const seatOfLetter = (letter: string): Seat | undefined =>
  letter === 'o' ? 'W' : SEATS.find((seat) => seat.toLowerCase() === letter)
