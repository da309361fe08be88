import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import { bySeat } from '../../../engine/model/seats.ts'
import { readAtOnce } from '../../context/caches/file-caches.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'
import type { OpenFile } from '../../context/context.ts'
import { notFound, type Refusal } from '../../context/refusals.ts'
import type { HandSummary } from '../../contract/hands.ts'
import type { ReplayGame, ReplayHand } from '../../contract/replay.ts'
import { refusals } from '../../messages/refusals.ts'
import { handRow, playHand } from '../../record/played-hand.ts'
import { actsOf, handsOf } from '../../record/tables/hand-list.ts'
import { playerOf, tableSummary } from '../../record/tables/tables.ts'
import { shownFindings } from '../findings/shown-findings.ts'

export type HandOf = { readonly table: string; readonly hand: string }

/** The game that a hand is of, with all that its hands are folded from, at one moment of the log. */
export const replayGame = (open: OpenFile, asked: HandOf): Result<ReplayGame, Refusal> => readAtOnce(open.db, () => read(open, asked))

const read = ({ db }: OpenFile, { table, hand }: HandOf): Result<ReplayGame, Refusal> => {
  const row = handRow(db, hand)
  const named = tableSummary(db, table, row)
  if (row?.table_id !== table || !named) return notFound(refusals.noHand)
  const all = handsOf(db, table)
  const ofGame = all.flatMap((summary) => {
    const one = handRow(db, summary.id)
    return one?.game === row.game ? [{ summary, played: playHand(db, one) }] : []
  })
  const first = all.findIndex(({ id }) => id === ofGame[0]?.summary.id)
  return ok({
    table: { id: named.id, name: named.name, round: named.round },
    hands: ofGame.map(({ summary, played }) => replayed(db, summary, played)),
    before: all[first - 1]?.id ?? null,
    after: all[first + ofGame.length]?.id ?? null,
  })
}

const replayed = (db: ReadableDb, summary: HandSummary, played: PlayedHand): ReplayHand => {
  const [{ header, carry }] = played.plays
  return {
    ...summary,
    rules: played.rules,
    header,
    carry,
    events: played.events,
    players: bySeat((seat) => playerOf(played.seated[seat])),
    lines: actsOf(db, summary.id),
    refs: played.refs,
    findings: shownFindings(db, played),
  }
}
