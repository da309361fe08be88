import type { CallEvent, Retract, Return, TableEvent } from '../model/events.ts'
import type { Finding } from '../model/findings.ts'
import { bySeat, type Seat } from '../model/seats.ts'
import { isHonour, isKnown, isSameKind, type Tile } from '../model/tiles.ts'
import { isOfNoPlayer } from '../model/verb-kinds.ts'
import { passWord } from '../table/acts/carry-out.ts'
import { claimRetractedBy, mayChow, validClaims } from '../table/claims.ts'
import { isGroupCall, type Table } from '../table/table.ts'
import { decisionKey } from './decisions.ts'
import type { Play, PlayedLine } from './play.ts'
import { withPutRight } from './put-right.ts'

/**
 * The hand before an event, with the discard lying there again that its player had taken back: the event goes on from it. A discard stands
 * once it is made, and no line says that it was laid out again.
 */
export const withDiscardLaidAgain = (play: Play, event: TableEvent): Play => {
  if (event.actor === '*' || event.together) return play
  const line = lineTakenBack(play)
  if (!line || line.event.actor === '*') return play
  const { table: laid, number } = line.play
  const seat = line.event.actor
  const finding = play.findings.find(({ rule, event: at, state }) => rule === 'discard.taken-back' && at === number + 1 && state === 'open')
  if (!finding || !isUnclaimed(laid) || laid.target?.seat !== seat) return play
  const stands = finding.level === 'violation' || finding.decision === 'upheld'
  if (!goesOnFrom(event, { laid, now: play.table, seat, stands })) return play
  const isDecided = play.decisions.has(decisionKey(finding.event, finding.rule))
  const findings = reopenedFindings(play, line)
  const isAtFault = findings.some((one, i) => one !== play.findings[i])
  return { ...play, table: laidAgain(play.table, passWord(laid, line.event), isDecided, isAtFault ? seat : null), findings }
}

/** The findings once a discard lies there again. One without a draw is a fault again, which its taking back had settled. */
const reopenedFindings = ({ findings }: Play, { play: before }: PlayedLine): readonly Finding[] =>
  findings.map((now) =>
    now.state === 'settled' && now.settledBy === before.number + 1
      ? (before.findings.find(
          ({ rule, event, seat, state }) => state === 'open' && rule === now.rule && event === now.event && seat === now.seat,
        ) ?? now)
      : now,
  )

/** The hand with a discard lying there again that was claimed before its player took it back, if this line lays the same tile again. */
export const withClaimedLaidAgain = (play: Play, event: TableEvent): Play | null => {
  if (event.verb !== 'discard' || event.together || event.wrong) return null
  const line = lineTakenBack(play)
  if (!line || line.event.actor !== event.actor) return null
  const { table: laid, number } = line.play
  const { lastDiscard, target, claims } = laid
  if (!target || lastDiscard?.seat !== event.actor || lastDiscard.event !== target.event || lastDiscard.tile !== event.tile) return null
  if (validClaims(claims, target.event).length === 0) return null
  const isDecided = play.decisions.has(decisionKey(number + 1, 'discard.taken-back'))
  const table = laidAgain(play.table, passWord(laid, line.event), isDecided)
  return { ...play, table, findings: withPutRight(reopenedFindings(play, line), { event, after: { ...table, number: table.number + 1 } }) }
}

/** The line by which the newest discard was taken back, if nobody has acted since. */
const lineTakenBack = ({ previous }: Play): PlayedLine | null => {
  let line = previous
  while (line && isOfNoPlayer(line.event.verb)) line = line.play.previous
  return line?.event.verb === 'retract' || line?.event.verb === 'return' ? line : null
}

/**
 * A retraction that names no tile, or a return, right after an own discard without a draw: the player has nothing else that can go back, and takes
 * that discard back.
 */
export const discardTakenBackBy = (table: Table, { actor, verb, tile, ...line }: Retract | Return): Retract | null => {
  const { before, players } = table
  if (before?.verb !== 'discard' || before.actor !== actor || !before.nodraw) return null
  const { drawn, extra, riichiCall } = players[actor]
  if ((drawn ?? extra ?? riichiCall ?? claimRetractedBy(table, actor)) !== undefined) return null
  if (verb === 'retract' ? tile !== undefined : tile !== undefined && !isSameKind(tile, before.tile)) return null
  return { ...line, actor, verb: 'retract', tile: before.tile }
}

/** Whether the newest discard lies there, and nobody has drawn after it or called it. */
const isUnclaimed = ({ target, lastDiscard, claims, turn }: Table): boolean =>
  target?.kind === 'discard' &&
  target.event === lastDiscard?.event &&
  turn.due === 'draw' &&
  !target.drawn &&
  !claims.some(({ target: of, standing }) => of === target.event && standing !== 'retracted')

/** `laid`: the table before the tile was taken back; `now`: since; `stands`: whether that was a foul, so that the discard stays. */
type TakenBack = { readonly laid: Table; readonly now: Table; readonly seat: Seat; readonly stands: boolean }

/**
 * Whether an event goes on from the discard: it begins the next turn, claims the tile, or declares after the last one; or its player is counted
 * without the tile.
 */
const goesOnFrom = (event: TableEvent, taken: TakenBack): boolean => {
  const { verb, actor } = event
  const { laid, now, seat, stands } = taken
  if (verb === 'tenpai' || verb === 'noten') return laid.wall === 0
  if (verb === 'count' && actor === seat) return event.count === laid.players[seat].hand.size && event.count !== now.players[seat].hand.size
  if (verb === 'count') return stands
  if (actor === seat) return false
  if (verb === 'call' && (isGroupCall(event.call) || event.call === 'ron')) return isCallOf(event, taken)
  const begins = verb === 'touch' || verb === 'draw' || verb === 'discard' || verb === 'ankan' || verb === 'kakan' || verb === 'call'
  return begins && actor === laid.turn.seat
}

/**
 * Whether a call is of the tile taken back: the call names it, and not the one before it; or names none, and the discard stands, or its player could
 * not call the one before. One out of turn or without a draw is gone with the fault of its turn.
 */
const isCallOf = (event: CallEvent, { laid, now, stands }: TakenBack): boolean => {
  const { tile, short, call } = event
  const back = laid.target?.tile
  const before = now.target?.tile
  if (back === undefined) return false
  const isNamed = (one: Tile): boolean =>
    tile !== undefined && isKnown(tile)
      ? isSameKind(tile, one)
      : (call === 'pon' || call === 'kan') && short !== undefined && short.tiles.every((each) => isSameKind(each, one))
  if (isNamed(back)) return before === undefined || !isNamed(before)
  return tile === undefined && (stands || !mayCall(event, now)) && !isOfFaultyTurn(laid)
}

/** Whether a player may call the tile that lies there now: not an own one, and for a chow one of a suit, discarded to the left. */
const mayCall = ({ actor, call }: CallEvent, { target, form }: Table): boolean =>
  target !== null && target.seat !== actor && (call !== 'chii' || (mayChow({ form }, target.seat, actor) && !isHonour(target.tile)))

const isOfFaultyTurn = ({ laid, before }: Table): boolean =>
  (laid?.outOfTurn === true && laid.target?.seat !== laid.seat) || (before?.verb === 'discard' && before.nodraw === true)

/**
 * The table as it was before the tile was taken back. Unless a referee has said that it was a foul, the tile is not held against its player.
 * `atFault`: whose hand is dead again, as that discard was a fault.
 */
const laidAgain = (now: Table, laid: Table, isDecided: boolean, atFault: Seat | null = null): Table => {
  const back = laid.lastDiscard
  const players = bySeat((seat) => {
    const { dead, deadFor, undeclared, setAside } = (seat === atFault ? laid : now).players[seat]
    const { river } = laid.players[seat]
    const doubted = river.map((one) => (one.event === back?.event && !isDecided ? { ...one, misread: true as const } : one))
    return { ...laid.players[seat], dead, deadFor, undeclared, setAside, river: doubted }
  })
  return { ...laid, players, number: now.number, moment: now.moment }
}
