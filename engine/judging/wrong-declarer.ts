import type { TableEvent } from '../model/events.ts'
import type { Finding } from '../model/findings.ts'
import { nextSeat, type Seat } from '../model/seats.ts'
import { isSilent } from '../model/verb-kinds.ts'
import { decisionKey, type Reading } from './decisions.ts'
import { eventsSince, lineBefore, type Play, playAt } from './play.ts'
import { isAccusation, readingOf } from './wrong-word.ts'

/** A declaration under the seat of another player, as the acts after it show. */
export const otherDeclarer = (play: Play): Reading | null =>
  riichiOfNext(play) ?? chowOfNext(play) ?? setOfOther(play) ?? otherAtTheDraw(play) ?? declarerShown(play)

/** Riichi under the seat of a player who has just discarded, where the next one lays a tile sideways and pays the stick: it is that one's. */
const riichiOfNext = (play: Play): Reading | null => {
  const stick = play.previous
  const discard = stick?.event.verb === 'stick' ? lineBefore(stick.play) : null
  if (!stick || discard?.event.verb !== 'discard' || !discard.event.rotated || discard.event.short) return null
  const { actor } = discard.event
  const before = lineBefore(discard.play)
  const call = before?.event.verb === 'draw' && before.event.actor === actor ? lineBefore(before.play) : before
  if (stick.event.actor !== actor || call?.event.verb !== 'call' || call.event.call !== 'riichi' || call.event.short) return null
  const { turn, lastDiscard } = call.play.table
  if (turn.seat !== actor || lastDiscard?.seat !== call.event.actor) return null
  return readingOf(play, call.play.number + 1, { ...call.event, actor }, { line: 'riichi-of-next', seat: call.event.actor, actor })
}

/**
 * A chow under the seat of a player who may not call it, with all its lines, where play goes on after the one who may: it is that one's, as a
 * chow leaves out nobody.
 */
const chowOfNext = (play: Play): Reading | null => {
  const after = play.previous?.event
  const held = play.findings.find((one) => one.rule === 'claim.wrong-seat' && isAccusation(one))
  if (after?.verb !== 'draw' || !held?.seat) return null
  const at = held.event
  const { target, form } = playAt(play, at - 1).table
  const [call] = eventsSince(play, at - 1)
  if (!target || call?.verb !== 'call' || call.call !== 'chii' || call.short) return null
  const meant = nextSeat(target.seat, form.seats)
  return after.actor === nextSeat(meant, form.seats) ? claimUnder(play, { at, seat: held.seat, meant, line: 'claimed-by-next' }) : null
}

/**
 * A pung or kong under the seat of a player in riichi or with a dead hand, with all its lines, where play goes on after another player: the two
 * together say that it is that one's.
 */
const setOfOther = (play: Play): Reading | null => {
  const after = play.previous?.event
  const held = play.findings.find(
    (one) =>
      (one.rule === 'claim.under-riichi' || one.rule === 'dead-hand.act') &&
      (isAccusation(one) || (isOpen(one) && one.level === 'question')),
  )
  if (after?.verb !== 'draw' || !held?.seat) return null
  const at = held.event
  const { target, form, players } = playAt(play, at - 1).table
  const [call] = eventsSince(play, at - 1)
  const meant = form.seats.find((seat) => nextSeat(seat, form.seats) === after.actor)
  if (!target || !meant || meant === held.seat || meant === target.seat || players[meant].riichi || players[meant].dead) return null
  return call?.verb === 'call' && (call.call === 'pon' || call.call === 'kan')
    ? claimUnder(play, { at, seat: held.seat, meant, line: 'claimed-by-other' })
    : null
}

/** A claim from its event on, the seat that its lines name, and the player who made it. */
type OfOther = { readonly at: number; readonly seat: Seat; readonly meant: Seat; readonly line: 'claimed-by-next' | 'claimed-by-other' }

/** A claim from its call to its discard, read as that of another player; null if its lines are not whole. */
const claimUnder = (play: Play, { at, seat, meant, line: why }: OfOther): Reading | null => {
  const lines = eventsSince(play, at - 1).slice(0, -1)
  const acts = lines.filter(({ verb }) => !isSilent(verb))
  const isWhole = acts.at(-1)?.verb === 'discard' && acts.every(({ verb, actor }) => OF_CLAIM.includes(verb) && actor === seat)
  if (!isWhole || play.decisions.get(decisionKey(at, 'record.tile'))?.kind === 'dismissed') return null
  return {
    at,
    events: new Map(lines.flatMap((line, i) => (acts.includes(line) ? [[at + i, { ...line, actor: meant } as TableEvent] as const] : []))),
    seat,
    raised: { seat: null, at, because: [at, play.number], facts: { line: why, actor: meant } },
  }
}

const OF_CLAIM: readonly string[] = ['call', 'show', 'take', 'dora', 'replace', 'discard']

/** The word “tenpai” under the seat of a player who says noten too, where the only one who has said nothing shows a hand: it is that one's. */
const declarerShown = (play: Play): Reading | null => {
  const reveal = play.previous?.event
  const { ended } = play.table
  if (reveal?.verb !== 'reveal' || ended?.how !== 'exhaustive') return null
  const changed = play.findings.find((one) => one.rule === 'tenpai.changed' && isOpen(one))
  const lines = eventsSince(play, ended.event)
  const words = lines.filter(({ verb }) => verb === 'tenpai' || verb === 'noten')
  const silent = play.table.form.seats.filter((seat) => words.every(({ actor }) => actor !== seat))
  const seat = changed?.seat
  const [meant] = silent
  if (!seat || !meant || silent.length > 1 || words.length !== play.table.form.seats.length) return null
  if (seat === reveal.actor) return notenOfSilent(play, { lines, from: ended.event, seat, meant })
  if (meant !== reveal.actor) return null
  const line = lines.findIndex(({ verb, actor }) => verb === 'tenpai' && actor === seat)
  const word = lines[line]
  if (word?.verb !== 'tenpai' || (play.table.players[seat].revealed ?? 0) > ended.event) return null
  const at = ended.event + line + 1
  return readingOf(play, at, { ...word, actor: reveal.actor }, { line: 'declared-by-shown', seat, actor: reveal.actor })
}

/** The lines after the end of the hand, the player who has said both words and shows a hand, and the only one who has said neither. */
type BothSaid = { readonly lines: readonly TableEvent[]; readonly from: number; readonly seat: Seat; readonly meant: Seat }

/** The word “noten” under the seat of a player who then says tenpai and shows the hand: it is that of the only one who has said nothing. */
const notenOfSilent = (play: Play, { lines, from, seat, meant }: BothSaid): Reading | null => {
  const line = lines.findIndex(({ verb, actor }) => verb === 'noten' && actor === seat)
  const word = lines[line]
  return word?.verb === 'noten'
    ? readingOf(play, from + line + 1, { ...word, actor: meant }, { line: 'declared-by', seat, actor: meant })
    : null
}

/**
 * A declaration of tenpai or noten under the seat of a player who has declared the opposite too, where all others but one have declared theirs: it is
 * that one's, and its line has the wrong seat. The player is in riichi, or has shown the hand: neither then says noten.
 */
const otherAtTheDraw = (play: Play): Reading | null => {
  const said = play.previous?.event
  if (said?.verb !== 'tenpai' && said?.verb !== 'noten') return null
  const { table } = play
  if (table.ended?.how !== 'exhaustive') return null
  const words = eventsSince(play, table.ended.event).filter(({ verb }) => verb === 'tenpai' || verb === 'noten')
  const silent = table.form.seats.filter((seat) => words.every(({ actor }) => actor !== seat))
  const [meant] = silent
  const twice = table.form.seats.find((seat) => new Set(words.filter(({ actor }) => actor === seat).map(({ verb }) => verb)).size === 2)
  if (!meant || silent.length > 1 || !twice || words.length !== table.form.seats.length) return null
  const isShown = (table.players[twice].revealed ?? 0) > table.ended.event
  const held = play.findings.find(
    (one) =>
      one.seat === twice && (one.rule === 'riichi.not-shown' ? isAccusation(one) : one.rule === 'tenpai.changed' && isShown && isOpen(one)),
  )
  const [line] = held ? eventsSince(playAt(play, held.event), held.event - 1) : []
  if (!held || (line?.verb !== 'tenpai' && line?.verb !== 'noten') || line.actor !== twice) return null
  return readingOf(play, held.event, { ...line, actor: meant }, { line: 'declared-by', seat: twice, actor: meant })
}

const isOpen = ({ state, decision }: Finding): boolean => state === 'open' && decision === undefined
