import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Write } from '../../../db/writing/act.ts'
import type { Dead } from '../../../engine/model/events.ts'
import type { ImposedPenalty } from '../../../engine/model/penalties.ts'
import { SEATS, type Seat } from '../../../engine/model/seats.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'
import type { OpenFile } from '../../context/context.ts'
import { type FindingChange, logFindings, NO_CHANGE } from '../../record/findings/log-findings.ts'
import { currentPlay, handRow, playHand } from '../../record/played-hand.ts'
import type { Case } from './case.ts'

/** An event that a ruling adds to a hand. */
export type PlacedLine<E> = { readonly before: PlayedHand; readonly line: E }

/**
 * The line that declares a hand dead, if that is imposed for a person's observation: no act is at fault, so the hand
 * is dead from now on. Null if the hand is over, was already declared dead for this, or the player's seat is unknown.
 */
export const declaration = ({ db }: OpenFile, about: Case, imposed: ImposedPenalty): PlacedLine<Dead> | null => {
  const row = imposed.kind === 'dead-hand' && about.hand !== null ? handRow(db, about.hand) : undefined
  if (!row || declarationsOf(db, about).length > 0) return null
  const before = playHand(db, row)
  const seat = about.seat ?? seatOf(before, about)
  return seat === undefined || currentPlay(before).table.ended ? null : { before, line: { actor: '*', verb: 'dead', seat } }
}

/** Takes the lines out again that declared a hand dead in a case; `act`: the entry that they go with. */
export const withdrawDeclarations = (open: OpenFile, write: Write, about: Case, act: Ref): FindingChange => {
  const { db } = open
  const events = declarationsOf(db, about)
  const row = about.hand !== null && events.length > 0 ? handRow(db, about.hand) : undefined
  if (!row) return NO_CHANGE
  write('event-removed', { hand: row.id, events: [...events], with: act })
  return logFindings(db, write, playHand(db, row))
}

/** The lines in force that declared a hand dead in a case without a finding. */
const declarationsOf = (db: ReadableDb, { incident, rule, player, playerName }: Case): readonly Ref[] =>
  incident ? sql<Ref>(db, DECLARED).pluck().all(incident.id, rule, player, playerName) : []

const DECLARED = `SELECT event.ref FROM ruling_now ruling JOIN event ON event.ref = ruling.event
  WHERE ruling.incident = ? AND ruling.finding IS NULL AND ruling.rule = ? AND ruling.player IS ? AND ruling.player_name IS ?
    AND ruling.taken_back IS NULL AND event.number IS NOT NULL`

const seatOf = ({ seated }: PlayedHand, { player, playerName }: Case): Seat | undefined =>
  SEATS.find((seat) => seated[seat] && (player === null ? seated[seat].name === playerName : seated[seat].id === player))
