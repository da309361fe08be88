import type { Language } from '../../engine/model/language.ts'
import { nextSeat } from '../../engine/model/seats.ts'
import type { OpenClaimWindows, TableView } from '../../engine/table/table-view.ts'
import { sayDeadline } from '../../engine/wording/terms/claim-deadline.ts'

/** Until when the last tile may be claimed for a set, and until when for a win, in words. */
export const untilWords = (
  { until, from, kind }: OpenClaimWindows,
  { form: { seats }, turn }: Pick<TableView, 'form' | 'turn'>,
  language: Language,
): { readonly sets: string; readonly win: string } => {
  const next = nextSeat(from, seats)
  // a claimant whose turn it is discards before the next player
  const isClaimed = turn?.due === 'discard' && turn.seat !== from
  const discards = kind === 'kong' ? from : isClaimed ? turn.seat : next
  return {
    sets: sayDeadline({ acts: until.sets, seat: next }, language),
    win: sayDeadline({ acts: until.win, seat: discards }, language),
  }
}
