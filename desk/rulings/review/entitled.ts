import { declaredWinOf } from '../../../engine/hand/declared-win.ts'
import { entitlements } from '../../../engine/judging/entitlements/entitlements.ts'
import { waitYakuOf } from '../../../engine/judging/entitlements/wait-yaku.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import { bySeat, SEATS } from '../../../engine/model/seats.ts'
import { handValue } from '../../../engine/scoring/value.ts'
import type { OpenFile } from '../../context/context.ts'
import type { Refusal } from '../../context/refusals.ts'
import type { Entitled, HandValues } from '../../contract/hand-questions.ts'
import { type ReviewedMoment, reviewedHand } from './reviewed-hand.ts'

/** Every player's options after an act, and which winning tiles of a waiting hand have a yaku, as far as the record shows. */
export const entitledAt = (open: OpenFile, moment: ReviewedMoment): Result<Entitled, Refusal> => {
  const at = reviewedHand(open, moment)
  if (!at.ok) return at
  const { played, play } = at.value
  return ok({
    hand: played.row.id,
    event: play.number,
    players: entitlements(play),
    waits: bySeat((seat) => waitYakuOf(play, seat)),
  })
}

/** The value of each hand whose player has declared a win after an act, and who pays. */
export const valuesAt = (open: OpenFile, moment: ReviewedMoment): Result<HandValues, Refusal> => {
  const at = reviewedHand(open, moment)
  if (!at.ok) return at
  const { played, play } = at.value
  const winners = SEATS.filter((seat) => declaredWinOf(play.table, seat))
  return ok({ hand: played.row.id, event: play.number, values: winners.map((seat) => handValue(play, seat)) })
}
