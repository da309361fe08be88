import { isPaid } from '../hand/declared-win.ts'
import { waitOf } from '../hand/waits.ts'
import type { CallEvent, DiscardEvent, GroupCall, Scores, Show, TableEvent } from '../model/events.ts'
import type { Finding } from '../model/findings.ts'
import type { RuleId } from '../model/rule-ids.ts'
import type { Seat } from '../model/seats.ts'
import type { Tile } from '../model/tiles.ts'
import { isSilent } from '../model/verb-kinds.ts'
import type { Raised } from '../rules/rule.ts'
import { makesGroup, mayChow, tilesToShow } from '../table/claims.ts'
import { isGroupCall, type Table } from '../table/table.ts'
import { type Decisions, decisionKey, type Reading, readingAt } from './decisions.ts'
import { exchangedDiscards } from './exchanged-discards.ts'
import { firstTakenBack } from './first-taken-back.ts'
import { claimOfMissingDiscard } from './missing-discard.ts'
import { otherWinner } from './other-winner.ts'
import { paidNoStick } from './paid-stick.ts'
import { eventsSince, type Play, playAt } from './play.ts'
import { otherWinWord } from './win-word.ts'
import { otherDeclarer } from './wrong-declarer.ts'
import { otherTile } from './wrong-tile.ts'
import { otherWord } from './wrong-word.ts'

/** Acts in riichi that are faults of a player in riichi too: alone, or one after another, they don't say that there was none. */
const IN_RIICHI: readonly RuleId[] = ['riichi.not-shown', 'kong.riichi']
const CLAIMS: readonly RuleId[] = ['claim.under-riichi', 'riichi.twice', 'dead-hand.act']

/** The events of a short form. */
const FORM = 3

/** The lines that explain an accusation by the newest acts, or one that the payment refutes, if they are read otherwise. */
export const otherReading = (play: Play): Reading | null => {
  const { findings, number, previous } = play
  const found =
    exchangedDiscards(play) ??
    firstTakenBack(play) ??
    otherWinWord(play) ??
    otherWinner(play) ??
    claimOfMissingDiscard(play) ??
    otherWord(play) ??
    otherTile(play) ??
    otherDeclarer(play)
  if (found && !readingAt(play.decisions, found.at)) return found
  const scores = previous?.event.verb === 'scores' ? previous.event : null
  if (!scores && previous?.event.verb !== 'discard' && !findings.some(({ event, rule }) => event > number - FORM && isOfRiichi(rule)))
    return null
  for (const finding of findings) {
    if (!isAccusation(finding)) continue
    const other = isOfRiichi(finding.rule)
      ? (extendedForConcealed(play, finding) ?? riichiForDiscard(play, finding))
      : otherGroup(play, finding, scores)
    if (other && !readingAt(play.decisions, other.at)) return other
  }
  return null
}

/** Whether a rule is about a riichi that may be none. */
const isOfRiichi = (rule: RuleId): boolean =>
  rule === 'riichi.open-hand' || rule === 'riichi.hand-changed' || IN_RIICHI.includes(rule) || CLAIMS.includes(rule)

const isAccusation = ({ level, state, decision, rule }: Finding): boolean =>
  level === 'violation' && state === 'open' && decision === undefined && rule !== 'dead-hand.act'

/**
 * A riichi in short form that was a mere discard: one wrong word. Two things say so, and not one: acts that nobody does in riichi, an open hand, a
 * known hand that did not wait, a payment without its stick or of a win with an open hand.
 */
const riichiForDiscard = (play: Play, { seat, rule, event }: Finding): Reading | null => {
  if (seat === null) return null
  const isOpen = rule === 'riichi.open-hand'
  const at = isOpen ? event : playAt(play, event - 1).table.players[seat].riichi?.event
  const [call, discard] = at ? eventsSince(playAt(play, at + 1), at - 1) : []
  if (!at || call?.verb !== 'call' || call.short?.form !== 'riichi' || discard?.verb !== 'discard') return null
  // The referee says that the line is as it was.
  if (play.decisions.get(decisionKey(at, 'record.tile'))?.kind === 'dismissed') return null
  const acts = isOpen ? [at] : actsWithoutRiichi(play, seat, at)
  const isPaid = isPaidOtherwise(play, seat)
  const { hand, groups } = playAt(play, at + 1).table.players[seat]
  const isNoWait = acts.length > 0 && waitOf(hand, groups, seat) === 'no'
  if ((isPaid ? Math.max(acts.length, 1) : acts.length) + Number(isPaid) + Number(isNoWait) < 2) return null
  const because = [...new Set([at, event, ...acts, ...(isPaid ? [play.number] : [])])].toSorted((a, b) => a - b)
  const events = new Map([
    [at, null],
    [at + 1, plain(discard)],
    [at + 2, null],
  ])
  return { at, events, seat, raised: { seat: null, at, because, facts: { line: 'riichi', actor: seat } } }
}

/**
 * The acts since a riichi that nobody does in riichi: claims, and a tile from the hand before any of them. After a first fault the hand may be dead,
 * and its player discards what is safe.
 */
const actsWithoutRiichi = ({ findings }: Play, seat: Seat, at: number): readonly number[] => {
  const open = findings.filter((one) => one.seat === seat && one.event > at && one.state === 'open')
  const claims = open.filter(({ rule, facts: { call } }) => CLAIMS.includes(rule) && NEVER_IN_RIICHI.includes(call)).map((one) => one.event)
  const changed = open.find(({ rule }) => rule === 'riichi.hand-changed')?.event
  return changed !== undefined && claims.every((claim) => claim > changed) ? [changed, ...claims] : claims
}

const NEVER_IN_RIICHI: readonly unknown[] = ['chii', 'pon', 'kan', 'riichi']

/**
 * A concealed kong written as an extended one: the record has no pung that it extends, and its player declares riichi in short form. One of the
 * two words is wrong.
 */
const extendedForConcealed = (play: Play, { seat, rule, event }: Finding): Reading | null => {
  if (seat === null || rule !== 'riichi.open-hand') return null
  const { players } = playAt(play, event - 1).table
  const open = players[seat].groups.filter(({ kind, doubtful }) => kind !== 'ankan' && !doubtful)
  const [kong] = open
  if (open.length !== 1 || kong?.kind !== 'kakan' || kong.claimed?.from !== null || kong.event === 0) return null
  const at = kong.event
  const [line] = eventsSince(playAt(play, at), at - 1)
  const [call] = eventsSince(playAt(play, event), event - 1)
  if (line?.verb !== 'kakan' || call?.short?.form !== 'riichi' || play.decisions.get(decisionKey(at, 'record.tile'))?.kind === 'dismissed')
    return null
  const raised: Raised = { seat: null, at, because: [at, event], facts: { line: 'kong', actor: seat } }
  return { at, events: new Map([[at, { ...line, verb: 'ankan' }]]), seat, raised }
}

/** Whether the newest act is a payment without the player's stick, or of a win with an open hand, which a riichi would have cost. */
const isPaidOtherwise = ({ previous, table, header }: Play, seat: Seat): boolean => {
  if (previous?.event.verb !== 'scores') return false
  const isOpen = table.players[seat].groups.some(({ kind }) => kind !== 'ankan')
  const isWon = isOpen && table.ended?.how !== 'exhaustive' && isPaid(table, previous.event, seat)
  return isWon || paidNoStick(table, header, previous.event, seat)
}

/**
 * A group that can't be one as it is written: the tiles make another, and its player goes on with it; or four players saw it, and paid for the
 * hand. The word of the call is another, or the tiles are.
 */
const otherGroup = (play: Play, { seat, rule, event, facts }: Finding, scores: Scores | null): Reading | null => {
  if (seat === null || (rule !== 'claim.no-group' && rule !== 'claim.wrong-seat')) return null
  const isPaidFor = scores !== null && isPaid(play.table, scores, seat)
  const called = typeof facts.called === 'number' ? facts.called : event
  const [call, ...since] = eventsSince(play, called - 1)
  const after = since.findIndex((one) => !isBeside(one, seat))
  const show = since[after]
  if (call?.verb !== 'call' || show?.verb !== 'show' || play.decisions.get(decisionKey(called, 'record.tile'))?.kind === 'dismissed')
    return null
  const { table } = playAt(play, called - 1)
  const meant = CALLS.find((each) => each !== call.call && isCallOf(table, each, show))
  if (!isPaidFor && !(meant && isPlayedOn({ call, meant, since }))) return null
  const unseen: Show = { ...show, tiles: isGroupCall(call.call) ? Array<Tile>(tilesToShow(call.call)).fill('?') : [] }
  const events = new Map<number, TableEvent>(meant ? [[called, { ...call, call: meant }]] : [[called + 1 + after, unseen]])
  return {
    at: called,
    events,
    seat,
    raised: { seat: null, at: called, because: [called, play.number], facts: { line: isPaidFor ? 'group' : 'set', actor: seat } },
  }
}

/** Whether an act between the call of a set and its showing is none of the claim: an indicator, or what another player lays down or puts back. */
const isBeside = ({ verb, actor }: TableEvent, caller: Seat): boolean =>
  isSilent(verb) || verb === 'dora' || (actor !== caller && (verb === 'stick' || verb === 'return' || verb === 'retract'))

type PlayedClaim = { readonly call: CallEvent; readonly meant: GroupCall; readonly since: readonly TableEvent[] }

/**
 * Whether the claimant has just discarded with the set on the table, and drew a replacement tile for no other set than a kong; after the word “kan”
 * for the second time: two tiles shown may be a kong with one forgotten.
 */
const isPlayedOn = ({ call: { actor, call }, meant, since }: PlayedClaim): boolean => {
  const discards = since.filter(({ verb, actor: by }) => verb === 'discard' && by === actor)
  const [first] = discards
  const isReplaced = first !== undefined && since.slice(0, since.indexOf(first)).some(({ verb }) => verb === 'replace')
  return since.at(-1) === discards.at(-1) && discards.length >= (call === 'kan' ? 2 : 1) && (!isReplaced || meant === 'kan')
}

const CALLS = ['pon', 'chii', 'kan'] as const

const isCallOf = (table: Table, call: GroupCall, { actor, tiles }: Show): boolean => {
  const { target } = table
  if (!target || tiles.length !== tilesToShow(call) || (call === 'chii' && !mayChow(table, target.seat, actor))) return false
  return makesGroup(call, target.tile, tiles)
}

const plain = (discard: DiscardEvent): DiscardEvent => {
  const { short: _, rotated: __, ...mere } = discard
  return mere
}

/** Faults that a line has whatever is missing around it: the word of a call, a tile that was exposed. */
const STAYS: ReadonlySet<RuleId> = new Set(['call.word', 'tiles.exposed'])

/** Whether a reading leaves its player without an accusation, and brings none against another. */
export const explains = (otherwise: Play, written: Play, { at, seat, raised }: Reading): boolean => {
  const before = accusationsSince(written, at).map(({ event, rule, seat: whom }) => `${event} ${rule} ${whom}`)
  return accusationsSince(otherwise, at).every(
    ({ event, rule, seat: whom }) => (whom !== seat || (!raised && STAYS.has(rule))) && before.includes(`${event} ${rule} ${whom}`),
  )
}

const accusationsSince = ({ findings }: Play, at: number): readonly Finding[] =>
  findings.filter(({ event, level, state }) => event >= at && level === 'violation' && state === 'open')

/** An event as it is read, if otherwise than it is written, and the reading that it proves. */
export const readingOf = (decisions: Decisions, number: number): { readonly read?: TableEvent | null; readonly proved?: Reading } => {
  let found: ReturnType<typeof readingOf> = {}
  for (const decision of decisions.values()) {
    const reading = decision.kind === 'answer' ? decision.reading : undefined
    if (!reading) continue
    if (reading.events.has(number)) found = { ...found, read: reading.events.get(number) ?? null }
    if (decision.by === number) found = { ...found, proved: reading }
  }
  return found
}
