import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { declaredWinOf } from '../../../engine/hand/declared-win.ts'
import { entitlements } from '../../../engine/judging/entitlements/entitlements.ts'
import { waitYakuOf } from '../../../engine/judging/entitlements/wait-yaku.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import { bySeat, SEATS } from '../../../engine/model/seats.ts'
import { handValue } from '../../../engine/scoring/value.ts'
import type { HandRow } from '../../context/caches/hand-cache.ts'
import type { OpenFile } from '../../context/context.ts'
import { headerLines, headerOfHand } from '../../context/read-hand.ts'
import type { Refusal } from '../../context/refusals.ts'
import type { Entitled, FollowingHand, HandValues } from '../../contract/hand-questions.ts'
import { headerEntry } from '../../record/correct/rebase.ts'
import { handRow } from '../../record/played-hand.ts'
import { handsAt } from '../../record/tables/table-hands.ts'
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

/** The value of each hand whose player has declared a win after an act, who pays, and the hand that began after it. */
export const valuesAt = (open: OpenFile, moment: ReviewedMoment): Result<HandValues, Refusal> => {
  const at = reviewedHand(open, moment)
  if (!at.ok) return at
  const { played, play } = at.value
  const winners = SEATS.filter((seat) => declaredWinOf(play.table, seat))
  const values = winners.map((seat) => handValue(play, seat))
  return ok({ hand: played.row.id, event: play.number, values, next: handAfter(open.db, played.row) })
}

/** The next hand of the same game at the table. */
const handAfter = (db: ReadableDb, { table_id, game, position }: HandRow): FollowingHand | null => {
  const after = handsAt(db, table_id).find((one) => one.position > position)
  const row = after && handRow(db, after.id)
  if (row?.game !== game) return null
  return { hand: row.id, header: headerLines([], headerOfHand(row).header), headed: headerEntry(db, row.id) }
}
