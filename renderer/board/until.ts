import type { TFunction } from 'i18next'
import type { GameForm } from '../../engine/model/game-form.ts'
import { nextSeat } from '../../engine/model/seats.ts'
import type { OpenClaimWindows } from '../../engine/table/table-view.ts'

/** Until when the last tile may be claimed for a group, and until when for a win, in words. */
export const untilWords = (
  { until, from, kind }: OpenClaimWindows,
  { seats }: GameForm,
  t: TFunction,
): { readonly group: string; readonly win: string } => {
  const next = nextSeat(from, seats)
  const discards = kind === 'kong' ? from : next
  return {
    group: t(`board.until.${until.group}`, { whose: t(`of.${next}`) }),
    win: t(`board.until.${until.win}`, { whose: t(`of.${discards}`) }),
  }
}
