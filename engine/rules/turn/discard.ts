import type { DiscardEvent, TableEvent } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import { nextSeat, type Seat } from '../../model/seats.ts'
import { isKnown } from '../../model/tiles.ts'
import { claimOn, mayChow } from '../../table/claims.ts'
import { momentOf } from '../../table/moments.ts'
import type { Claim, Table } from '../../table/table.ts'
import { type Explanation, goesOnAfterSwap, isDiscardOfOther, misfitDiscard } from '../../table/turn.ts'
import { TURN_MISTAKES } from '../record-mistakes.ts'
import { type RaisedQuestion, rule, STAYS_OPEN } from '../rule.ts'
import { answerMisfit, answersTo } from './answer-misfit.ts'
import { goesOnFrom, isTurnAct } from './goes-on.ts'

/** A discard by a player whose turn it is not: a foul, or a mistake of the record? */
export const turnDiscard = rule({
  id: 'turn.discard',
  on: ['discard'],
  needs: { discard: 'misfit' },
  remedies: ['referee-discretion'],
  effects: ['out-of-turn', 'turn-doubted'],
  house: { levels: [] },
  mends: TURN_MISTAKES,

  judge: ({ table, number }, event) => {
    const misfit = misfitDiscard(table, event)
    if (!misfit && (!event.wrong || table.players[event.actor].extra?.wrong)) return null
    const possible = event.wrong ? explanationsOfMark(table, event) : (misfit?.possible ?? [])
    return {
      seat: event.actor,
      level: possible.length === 0 ? 'violation' : 'question',
      because: [table.lastDiscard?.event ?? 0, number].filter((n) => n > 0),
      facts: {
        due: misfit?.due,
        dueAct: misfit?.dueAct,
        tile: event.tile,
        repeats: possible.includes('doubled') ? earlierLine(table, event, number) : undefined,
        ownClaim: misfit ? claimOfWrongSeat(table, misfit.due, event.actor) : undefined,
        lateClaim: misfit ? claimAfterDraw(table, misfit.due, event) : undefined,
        begunAtOnce: misfit ? begunAtOnce(table, event) : undefined,
      },
      ...(table.players[event.actor].extra && { penalty: 'drawnOut' as const }),
      ...(possible.length > 0 && { answers: answersTo(possible) }),
    }
  },
  answer: answerMisfit,
  settle: (asked, situation, event) => {
    const actor = asked.by.actor as Seat
    const due = asked.raised.facts.due as Seat
    const may = (word: string) => asked.raised.answers?.includes(word) === true
    const by = goesOnFrom(situation.table, asked, event)
    const claim = isTurnAct(event) ? claimOn(situation.table, event.actor) : undefined
    if (by === STAYS_OPEN && may('doubled') && claim && asked.raised.because.includes(claim.target)) {
      if (mayClaimBoth(situation.table, asked, claim)) return 'doubled'
      return may('missing') ? 'missing' : STAYS_OPEN
    }
    if (by === null || by === STAYS_OPEN) return by
    if (may('doubled') && by === due && !(isOfOther(situation.table, asked) && isRetyped(asked, event))) return 'doubled'
    if (may('missing') && by === nextSeat(actor, situation.table.form.seats)) return 'missing'
    if (may('seat') && by === nextSeat(due, situation.table.form.seats)) return 'seat'
    if (by === due && isRetyped(asked, event)) return 'seat'
    if (by === due && (asked.raised.facts.ownClaim !== undefined || isSecondOfTwo(situation.table, asked))) return STAYS_OPEN
    if (by === due && (asked.raised.facts.begunAtOnce !== undefined || isClaimDropped(situation.table, asked))) return STAYS_OPEN
    // The first act of the hand, and play goes on from there: the record may begin in the middle, without saying so.
    if (by === due && asked.event === 1 && by === nextSeat(actor, situation.table.form.seats)) return STAYS_OPEN
    // Who was due to discard and draws does not do what was due: then it is the turn that the record has wrong.
    return by === due && !(asked.raised.facts.dueAct === 'discard' && event.verb === 'draw') ? 'foul' : 'stays'
  },

  // The player after both goes on: the two lines probably changed places, and the question is open again.
  amend: (findings, { before, event }) => {
    const isNoted = (event.verb === 'draw' || event.verb === 'discard') && event.wrong === true
    const second = isTurnAct(event) && !isNoted && goesOnAfterSwap(before, event.actor) ? before.laid : null
    if (!second) return []
    return findings
      .filter(({ event: at, level }) => at === second.swapped && level === 'violation')
      .filter(({ settledBy, decision }) => settledBy !== undefined && settledBy <= second.event && decision === undefined)
      .map((finding) => ({ finding, instead: askedAgain(finding) }))
  },

  examples: [
    [
      'in another player’s turn, and nothing follows',
      '@from middle; N discard 1z; E discard 2z; W discard 9m',
      'W',
      'wrc-2015',
      'question',
    ],
    [
      'the player whose turn it was goes on',
      '@from middle; N discard 1z; E discard 2z; W discard 9m; S draw',
      'W',
      'wrc-2015',
      'violation',
    ],
    [
      'the player after both goes on: the two lines may have changed places',
      '@from middle; N discard 1z; E discard 2z; W discard 9m; S discard 3p; N discard 5s; E discard 1m',
      'W',
      'wrc-2015',
      'question',
    ],
    [
      'the same, where the second is a riichi',
      '@from middle; N discard 1z; E discard 2z; W discard 9m; S riichi 3p; N discard 5s; E discard 1m',
      'W',
      'wrc-2015',
      'question',
    ],
    [
      'the player of the first line goes on in the own turn',
      '@from middle; N discard 1z; E discard 2z; W discard 9m; S discard 3p; W discard 7p; N discard 5s',
      'W',
      'wrc-2015',
      'violation',
    ],
    ['the recorder noted that it was out of turn', '@from middle; E discard 2z; W discard 9m wrong', 'W', 'wrc-2015', 'violation'],
    [
      'the first act of the record, which may begin in the middle of the hand',
      'N discard 9p; E draw; E discard 3z; S draw',
      'N',
      'wrc-2015',
      'question',
    ],
    [
      'the recorder noted that it was out of turn, and it was the player’s turn',
      '@from middle; E discard 1z; S draw; S discard 9p wrong',
      'S',
      'wrc-2015',
      'question',
    ],
    [
      'a tile drawn out of turn is discarded: that is the one fault',
      '@from middle; E discard 1z; N draw wrong; N discard 9m wrong',
      'nobody',
    ],
    ['the line is entered twice', '@from middle; E discard 3m; E discard 3m; S draw', 'nobody'],
    [
      'the claim may be the one with the wrong player',
      '@from middle; N discard 3m; S pon 3m3m; E discard 9p; S discard 1z',
      'E',
      'wrc-2015',
      'question',
    ],
    [
      'the line is entered again after others',
      '@from middle; E discard 3m; S discard 1z; W discard 9p; E discard 3m; N discard 2s',
      'nobody',
    ],
    ['the line is entered twice, then its tile is claimed', '@from middle; E discard 3m; E discard 3m; W pon 3m3m; W discard 9p', 'nobody'],
    ['the line is entered twice, once under the wrong seat', '@from middle; E discard 3m; N discard 3m; S draw; S discard 9p', 'nobody'],
    ['the discard of a riichi is entered again', '@from middle; E draw; E riichi 9m; E discard 9m; S draw', 'nobody'],
    ['the discard is entered again after its claim', '@from middle; E discard 3m; W pon 3m3m; E discard 3m; W discard 9p', 'nobody'],
    ['the line names the wrong player', '@from middle; E discard 3m; N discard 9p; W draw', 'nobody'],
    [
      'the first line of a record from the middle names the wrong player',
      '@from middle; S discard 8m; S discard 9s; W discard 7p; N discard 5z',
      'S',
      'wrc-2015',
      'question',
    ],
    [
      'the same player discards another tile in the next line: the line before it may be corrected',
      'E discard 1z; S discard 8m; S discard 9s; W discard 7p; N discard 5z',
      'S',
      'wrc-2015',
      'question',
    ],
    [
      'the same tile in the next line, for the player whose turn it was',
      'E discard 1z; W discard 8m; S discard 8m; W discard 7p',
      'nobody',
    ],
    [
      'the turn seemed missing, and its line is entered late',
      'E discard 1z; W discard 8m; N discard 9s; S discard 7p; E discard 5z',
      'nobody',
    ],
    [
      'the turn seemed missing, and its line is entered late, after the next own discard',
      'S discard 3z; W discard 8m; N discard 2z; E discard 1m; S discard 9p; E discard 4z; W discard 1m; N discard 1p',
      'nobody',
    ],
    [
      'the player drew, and the discard is entered in the turn of a later player',
      'E draw; E discard 1z; S draw; W draw; W discard 8m; N draw; S discard 7p; N discard 5z',
      'nobody',
    ],
    [
      'a pung is called and never laid, and the record leaves draws out: the draw may have come before the call',
      '@from middle; S discard 5p; N call pon; W discard 9s; N discard 1z',
      'W',
      'wrc-2015',
      'question',
    ],
    ['after the player’s own claim', '@from middle; E discard 3m; W call pon; W discard 9p; W show 3m3m; W take', 'nobody'],
  ],
})

/** The finding as it was raised, with all its explanations. */
const askedAgain = (finding: Finding): Finding => {
  const { settledBy: _, ...asked } = finding
  const { answer: __, ...facts } = asked.facts
  return { ...asked, level: 'question', answers: answersTo(['missing', 'seat']), penalty: { kind: 'none' }, facts }
}

/** The explanations of a discard that the recorder marked as wrong: none, unless it was due from this player. */
const explanationsOfMark = ({ turn }: Table, { actor }: DiscardEvent): readonly Explanation[] =>
  turn.seat === actor && turn.due === 'discard' && turn.doubted === undefined && turn.or === undefined ? ['seat'] : []

/** The discard that a line repeats: another player's in the line before, or the own one if other lines lie between. */
const earlierLine = (table: Table, event: DiscardEvent, number: number): number | undefined => {
  if (isDiscardOfOther(table, event)) return table.lastDiscard?.event
  const repeated = table.players[event.actor].river.at(-1)?.event
  return repeated === number - 1 ? undefined : repeated
}

/** Whether a claim of a discard that may be one line entered twice can be of either: a chow is of the player before only, and nobody claims an own discard. */
const mayClaimBoth = (table: Table, { raised: { facts } }: RaisedQuestion, claim: Claim): boolean => {
  const earlier = table.form.seats.find((seat) => table.players[seat].river.some(({ event }) => event === facts.repeats))
  return earlier === undefined || mayClaim(table, claim, earlier)
}

const mayClaim = (table: Table, { call, by }: Claim, from: Seat): boolean => from !== by && (call !== 'chii' || mayChow(table, from, by))

/** Whether a line repeats the discard of another player. */
const isOfOther = ({ players }: Table, { by, raised: { facts } }: RaisedQuestion): boolean =>
  facts.repeats !== undefined && !players[by.actor as Seat].river.some(({ event }) => event === facts.repeats)

/**
 * The claim, not taken, that gave the turn, where the record leaves draws out: its player's neighbour may have drawn before the call, which
 * then came too late.
 */
const claimAfterDraw = (table: Table, due: Seat, { actor, nodraw }: DiscardEvent): number | undefined => {
  const { target, draws, form } = table
  const claim = claimOn(table, due)
  if (!claim || claim.takenAt !== undefined || target?.kind !== 'discard' || target.drawn || draws === 'all' || nodraw) return undefined
  return nextSeat(target.seat, form.seats) === actor ? claim.called : undefined
}

/** The claim or draw that gave the turn, if it was made in the moment of the discard: nobody can say that the discard came after it. */
const begunAtOnce = (table: Table, event: DiscardEvent): number | undefined => {
  const { claims, turn } = table
  const moment = momentOf(table, event)
  const claim = claims.find(({ called }) => called === turn.claim)
  if (claim) return claim.moment === moment ? claim.called : undefined
  return turn.drew !== undefined && turn.drew >= moment ? turn.drew : undefined
}

/** Whether the claim that a draw left out may have come before was never laid. */
const isClaimDropped = ({ claims }: Table, { raised: { facts } }: RaisedQuestion): boolean =>
  claims.some(({ called, takenAt }) => called === facts.lateClaim && takenAt === undefined)

/** The claim, taken, that gave the turn, where the other player may have made it: then it may be its line that has the wrong seat. */
const claimOfWrongSeat = (table: Table, due: Seat, actor: Seat): number | undefined => {
  const claim = claimOn(table, due)
  return claim?.takenAt !== undefined && claim.call !== 'chii' && claim.from !== actor ? claim.called : undefined
}

/** Whether the player whose turn it was discards the same tile in the next line: the line before it is corrected. */
const isRetyped = ({ by }: RaisedQuestion, event: TableEvent): boolean =>
  by.verb === 'discard' && event.verb === 'discard' && isKnown(by.tile) && by.tile === event.tile

/** The second discard in a row of one player: the line before it may have been corrected, or a claim and its discard may be missing. */
const isSecondOfTwo = ({ lastDiscard }: Table, { event, by: { actor } }: RaisedQuestion): boolean =>
  lastDiscard?.event === event && lastDiscard.before?.seat === actor
