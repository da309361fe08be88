import type { SeatChange, TableSeat } from './seating.ts'

/** The traces of the last act on a round's seats on the screen. */
export type SeatingState = {
  /** The first seat of a swap under way. */
  readonly marked: TableSeat | null
  readonly message: string
  /** Why a proposal could not be accepted. */
  readonly trouble: string
  /** The changes that undo the last ones. */
  readonly back: readonly SeatChange[] | null
}

export const NOTHING_DONE: SeatingState = { marked: null, message: '', trouble: '', back: null }

export type SeatingEvent =
  /** Another round is shown, seats are proposed again, or a swap ends. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'marked'; readonly seat: TableSeat; readonly text: string }
  | { readonly kind: 'swap-left' }
  /** Seats were given; `back`: the changes that undo it, none if it was itself an undo. */
  | { readonly kind: 'given'; readonly text: string; readonly back: readonly SeatChange[] }
  /** Seats are being given, or could not be. */
  | { readonly kind: 'not-given' }
  | { readonly kind: 'proposal-refused'; readonly trouble: string }

/** The state after an event. Only the newest change can be undone. */
export const afterSeating = (state: SeatingState, event: SeatingEvent): SeatingState => {
  switch (event.kind) {
    case 'begun':
      return NOTHING_DONE
    case 'said':
      return { ...state, message: event.text }
    case 'marked':
      return { ...state, marked: event.seat, message: event.text, back: null }
    case 'swap-left':
      return { ...state, marked: null, message: '' }
    case 'given':
      return { ...state, message: event.text, trouble: '', back: event.back.length > 0 ? event.back : null }
    case 'not-given':
      return { ...state, back: null }
    case 'proposal-refused':
      return { ...state, trouble: event.trouble }
  }
}
