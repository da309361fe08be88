import type { TFunction } from 'i18next'
import { nextSeat } from '../../engine/model/seats.ts'
import type { OpenClaimWindows, TableView } from '../../engine/table/table-view.ts'

/** Until when the last tile may be claimed for a group, and until when for a win, in words. */
export const untilWords = (
  { until, from, kind }: OpenClaimWindows,
  { form: { seats }, turn }: Pick<TableView, 'form' | 'turn'>,
  t: TFunction,
): { readonly group: string; readonly win: string } => {
  const next = nextSeat(from, seats)
  // a claimant whose turn it is discards before the next player
  const isClaimed = turn?.due === 'discard' && turn.seat !== from
  const discards = kind === 'kong' ? from : isClaimed ? turn.seat : next
  return {
    group: t(`board.until.${until.group}`, { whose: t(`of.${next}`) }),
    win: t(`board.until.${until.win}`, { whose: t(`of.${discards}`) }),
  }
}
