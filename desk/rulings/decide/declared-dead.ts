import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Write } from '../../../db/writing/act.ts'
import type { Dead, TableEvent } from '../../../engine/model/events.ts'
import type { ImposedPenalty } from '../../../engine/model/penalties.ts'
import { SEATS, type Seat } from '../../../engine/model/seats.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'
import type { OpenFile } from '../../context/context.ts'
import { type FindingChange, logFindings } from '../../record/findings/log-findings.ts'
import { currentPlay, handRow, playHand } from '../../record/played-hand.ts'
import { linesWith } from './act-of-ruling.ts'
import type { DecidedCase } from './case.ts'

/** The event that reports a ruling to the engine, and the one that then declares a hand dead. */
export type PlacedLine = { readonly before: PlayedHand; readonly line: TableEvent; readonly declared?: Dead | undefined }

/**
 * The line that declares a hand dead, if that is imposed for a person's observation: no act is at fault, so the hand
 * is dead from now on. Null if the hand is over, was already declared dead for this, or the player's seat is unknown.
 */
export const deadDeclaration = ({ db }: OpenFile, about: DecidedCase, imposed: ImposedPenalty): PlacedLine | null => {
  const row = imposed.kind === 'dead-hand' && about.hand !== null ? handRow(db, about.hand) : undefined
  if (!row || declarationsOf(db, about).length > 0) return null
  const before = playHand(db, row)
  const seat = about.seat ?? seatOf(before, about)
  return seat === undefined || currentPlay(before).table.ended ? null : { before, line: { actor: '*', verb: 'dead', seat } }
}

/**
 * The line that declares a hand dead with the ruling on a finding, where a hand is dead from its declaration. Undefined if the hand is over,
 * or dead already.
 */
export const declarationBy = (before: PlayedHand, { finding }: DecidedCase, imposed: ImposedPenalty): Dead | undefined => {
  const { table, rules } = currentPlay(before)
  const seat = finding?.finding.seat ?? null
  const isDue =
    seat !== null && imposed.kind === 'dead-hand' && rules.deadFrom === 'declaration' && !table.ended && !table.players[seat].dead
  return isDue ? { actor: '*', verb: 'dead', seat } : undefined
}

/** Takes the lines out again that declared a hand dead in a case; `act`: the entry that they go with. Null if there are none. */
export const withdrawDeclarations = (open: OpenFile, write: Write, about: DecidedCase, act: Ref): FindingChange | null => {
  const { db } = open
  const events = declarationsOf(db, about)
  const row = about.hand !== null && events.length > 0 ? handRow(db, about.hand) : undefined
  if (!row) return null
  write('event-removed', { hand: row.id, events: [...events], with: act })
  return logFindings(db, write, playHand(db, row))
}

/** The lines in force that declared a hand dead in a case. */
const declarationsOf = (db: ReadableDb, { finding, incident, rule, player, playerName }: DecidedCase): readonly Ref[] => {
  if (finding) return declaredWith(db, finding.id)
  return incident ? sql<Ref>(db, DECLARED).pluck().all(incident.id, rule, player, playerName) : []
}

/** The lines in force that were written in one act with a ruling on a finding. */
const declaredWith = (db: ReadableDb, finding: number): readonly Ref[] =>
  sql<Ref>(db, RULED)
    .pluck()
    .all(finding)
    .flatMap((ruled) => linesWith(db, ruled).filter((line) => sql(db, IS_DECLARATION).get(line) !== undefined))

const RULED = 'SELECT event FROM ruling WHERE finding = ? AND event IS NOT NULL AND taken_back IS NULL'
const IS_DECLARATION = "SELECT 1 FROM event WHERE ref = ? AND number IS NOT NULL AND text LIKE '* dead %'"

const DECLARED = `SELECT event.ref FROM ruling_now ruling JOIN event ON event.ref = ruling.event
  WHERE ruling.incident = ? AND ruling.finding IS NULL AND ruling.rule = ? AND ruling.player IS ? AND ruling.player_name IS ?
    AND ruling.taken_back IS NULL AND event.number IS NOT NULL`

const seatOf = ({ seated }: PlayedHand, { player, playerName }: DecidedCase): Seat | undefined =>
  SEATS.find((seat) => seated[seat] && (player === null ? seated[seat].name === playerName : seated[seat].id === player))
