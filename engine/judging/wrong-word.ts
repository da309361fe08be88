import { isPaid } from '../hand/declared-win.ts'
import type { Ankan, CallEvent, Kakan, TableEvent } from '../model/events.ts'
import type { Finding } from '../model/findings.ts'
import { isKnown, isSameKind, kindOf, type Tile } from '../model/tiles.ts'
import type { Player, Table } from '../table/table.ts'
import { decisionKey, type Reading } from './decisions.ts'
import { eventsSince, lineBefore, type Play, playAt } from './play.ts'

/** A line with the word of another act, as the tiles on the table or the acts after it show. */
export const otherWord = (play: Play): Reading | null =>
  robbedAsConcealed(play) ?? pungCalledToExtend(play) ?? riichiCalledAsClaim(play) ?? drawForDiscard(play)

/**
 * An extended pung written as a concealed kong, and robbed: the pung lay there; or nobody knows the groups, and the win was paid all the same.
 */
const robbedAsConcealed = (play: Play): Reading | null => {
  const scores = play.previous?.event.verb === 'scores' ? play.previous.event : null
  const robbed = play.findings.find(
    (one) => one.rule === 'kong.rob-concealed' && isAccusation(one) && (scores !== null || one.because.includes(play.number)),
  )
  const [at] = robbed?.because ?? []
  if (!robbed?.seat || at === undefined) return null
  const { table } = playAt(play, at - 1)
  const [kong] = eventsSince(playAt(play, at), at - 1)
  if (kong?.verb !== 'ankan') return null
  const player = table.players[kong.actor]
  const isKnownPung = extendsPung(player, kong.tile)
  if (!isKnownPung && (player.groupsKnown || !scores || !isPaid(play.table, scores, robbed.seat))) return null
  return readingOf(play, at, asExtended(kong, kong.tile), { line: 'extended', seat: robbed.seat, actor: kong.actor })
}

/** The word "kan" with the tile of an own pung, after the own draw: the player extends that pung. */
const pungCalledToExtend = (play: Play): Reading | null => {
  const call = play.previous?.event
  if (call?.verb !== 'call' || call.call !== 'kan' || call.short || !isKnown(call.tile)) return null
  const { table } = play.previous?.play ?? play
  if (!isAfterOwnDraw(table, call) || !extendsPung(table.players[call.actor], call.tile) || !isAccusedAt(play, call)) return null
  return readingOf(play, play.number, asExtended(call, call.tile), { line: 'extended', seat: call.actor, actor: call.actor })
}

/** The word of a claim after the own draw, before a discard that lies sideways and a stick: the player called riichi. */
const riichiCalledAsClaim = (play: Play): Reading | null => {
  const stick = play.previous
  const discard = stick?.event.verb === 'stick' ? lineBefore(stick.play) : null
  const call = discard?.event.verb === 'discard' && discard.event.rotated ? lineBefore(discard.play) : null
  if (!stick || !discard || call?.event.verb !== 'call' || call.event.short) return null
  const { actor, clock, together } = call.event
  if (discard.event.actor !== actor || stick.event.actor !== actor) return null
  if (call.event.call === 'tsumo' || call.event.call === 'riichi') return null
  const at = call.play.number + 1
  if (!isAfterOwnDraw(call.play.table, call.event) || !play.findings.some((one) => one.event === at && isAccusation(one))) return null
  const meant: CallEvent = { actor, verb: 'call', call: 'riichi', ...(clock !== undefined && { clock }), ...(together && { together }) }
  return readingOf(play, at, meant, { line: 'word-of-riichi', seat: actor, actor })
}

/** A draw by a player who owed a discard, where play goes on as if that had been made: the tile was discarded. */
const drawForDiscard = (play: Play): Reading | null => {
  const held = play.findings.find((one) => one.rule === 'turn.draw' && one.event < play.number && isAccusation(one))
  if (!held?.seat || !play.findings.some((one) => one.rule === 'record.missing' && one.event === play.number)) return null
  const { turn } = playAt(play, held.event - 1).table
  const [draw] = eventsSince(playAt(play, held.event), held.event - 1)
  if (turn.seat !== held.seat || turn.due !== 'discard' || draw?.verb !== 'draw' || draw.wrong || draw.mixed || !isKnown(draw.tile))
    return null
  const discard: TableEvent = {
    actor: draw.actor,
    verb: 'discard',
    tile: draw.tile,
    ...(draw.clock !== undefined && { clock: draw.clock }),
  }
  return readingOf(play, held.event, discard, { line: 'discarded', seat: held.seat, actor: held.seat })
}

type Facts = { readonly line: string; readonly seat: Reading['seat']; readonly actor: Reading['seat'] }

/** One line read otherwise, unless the referee says that it is right. */
export const readingOf = (play: Play, at: number, event: TableEvent | null, { line, seat, actor }: Facts): Reading | null =>
  play.decisions.get(decisionKey(at, 'record.tile'))?.kind === 'dismissed'
    ? null
    : {
        at,
        events: new Map([[at, event]]),
        seat,
        raised: { seat: null, at, because: at === play.number ? [at] : [at, play.number], facts: { line, actor } },
      }

const asExtended = ({ actor, clock, together }: Ankan | CallEvent, tile: Tile): Kakan => ({
  actor,
  verb: 'kakan',
  tile: isKnown(tile) ? kindOf(tile) : tile,
  ...(clock !== undefined && { clock }),
  ...(together && { together }),
})

const extendsPung = ({ groups }: Player, tile: Tile): boolean =>
  groups.some(({ kind, claimed }) => kind === 'pon' && isSameKind(claimed?.tile, tile))

const isAfterOwnDraw = ({ turn, players }: Table, { actor }: CallEvent): boolean =>
  turn.seat === actor && turn.due === 'discard' && players[actor].drawn !== undefined

/** Whether the newest act is held against its player. */
const isAccusedAt = ({ findings, number }: Play, { actor }: CallEvent): boolean =>
  findings.some((one) => one.event === number && one.seat === actor && isAccusation(one))

export const isAccusation = ({ level, state, decision }: Finding): boolean =>
  level === 'violation' && state === 'open' && decision === undefined
