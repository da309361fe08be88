import type { Play } from '../../../engine/judging/play.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'
import type { OpenFile } from '../../context/context.ts'
import { notFound, type Refusal } from '../../context/refusals.ts'
import { refusals } from '../../messages/refusals.ts'
import { currentPlay, handRow, newestHand, playHand } from '../../record/played-hand.ts'

/** A hand of a table, the newest if none is named; `at`: as it was after that act, else after the last. */
export type ReviewedMoment = { readonly table: string; readonly hand?: string | undefined; readonly at?: number | undefined }

/** A hand that is looked at again, and the moment of it that is meant. Nothing of it is stored. */
export type ReviewedHand = { readonly played: PlayedHand; readonly play: Play }

/** The hand under review; refused if there is none, or if it has fewer acts. */
export const reviewedHand = ({ db }: OpenFile, { table, hand, at }: ReviewedMoment): Result<ReviewedHand, Refusal> => {
  const row = hand === undefined ? newestHand(db, table) : handRow(db, hand)
  if (row?.table_id !== table) return notFound(refusals.noHand)
  const played = playHand(db, row)
  const play = at === undefined ? currentPlay(played) : played.plays[at]
  return play ? ok({ played, play }) : notFound(refusals.noAct(at ?? 0))
}
