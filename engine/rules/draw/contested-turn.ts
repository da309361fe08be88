import { shownHand } from '../../hand/declared-win.ts'
import { completes } from '../../hand/waits.ts'
import { type CallEvent, isBareClaimForm, type TableEvent } from '../../model/events.ts'
import { type Finding, isOpenQuestion } from '../../model/findings.ts'
import type { Remedy } from '../../model/penalties.ts'
import type { RuleId } from '../../model/rule-ids.ts'
import type { Seat } from '../../model/seats.ts'
import { isKnown } from '../../model/tiles.ts'
import { claimToTake, namesOtherTile, validClaims } from '../../table/claims.ts'
import { type ContestedTurn, claimedAfterDraw, turnTooFastFor } from '../../table/fast-turn.ts'
import { isGroupCall, type Table } from '../../table/table.ts'
import { recordedClaimFault } from '../record/claim-fault.ts'
import { type Amendment, type EventStep, type Raised, type RaisedQuestion, type Settlement, type Situation, WITHDRAWN } from '../rule.ts'

/** A turn that was, or may have been, too fast for a call: its player is at fault, or the caller is too late. */
export const raisedAgainst = (situation: Situation, event: CallEvent, wanted: (turn: ContestedTurn) => boolean): Raised | null => {
  const { table, rules, number } = situation
  const { actor, call } = event
  const turn = turnTooFastFor(table, rules, event, claimedAfterDraw(table, rules, event))
  if (!turn || !wanted(turn) || namesOtherTile(event, turn.target)) return null
  const { dead, riichi } = table.players[actor]
  if (dead || (isGroupCall(call) && riichi)) return null
  if (event.short && recordedClaimFault(table, rules, event)) return null
  // a win on the tile has taken that turn back, and comes before the claim of a set
  if (isGroupCall(call) && validClaims(table.claims, turn.target.event).some((claim) => claim.call === 'ron')) return null
  const { seat, kind, target, pace, events, seconds, floor } = turn
  const isMixed = isGroupCall(call) && (turn.drawnTile === 'mixed' || turn.replaced)
  return {
    seat,
    level: pace === 'too-fast' && !isLetPass(table, turn) ? 'violation' : 'question',
    because: [target.event, ...events, number],
    remedies: remediesFor(turn, call, table),
    ...(isMixed && { penalty: 'mixed' as const }),
    answers: isGroupCall(call) && !isMixed && turn.drawnTile === 'unknown' ? ['fast', 'mixed', 'in-time'] : ['fast', 'in-time'],
    facts: {
      call,
      caller: actor,
      tile: target.tile,
      from: target.seat,
      discard: target.event,
      step: kind,
      mixed: isMixed && !turn.replaced ? 'mixed' : undefined,
      seconds,
      floor: floor ?? undefined,
      clock: rules.settings.clock === 'live' && seconds !== undefined ? 'live' : undefined,
    },
  }
}

/** Whether a referee has dismissed that this turn was too fast for another call: then it is only asked. */
const isLetPass = ({ claims }: Table, { target }: ContestedTurn): boolean =>
  claims.some(({ letPass, target: of }) => letPass && of === target.event)

/** A riichi declared in the turn falls away with its discard. */
const remediesFor = ({ seat, target }: ContestedTurn, call: CallEvent['call'], { players }: Table): readonly Remedy[] => {
  if (call === 'ron') return ['win-stands']
  if (target.undrawn && target.undrawn === target.drawn) return ['call-stands']
  const { riichi } = players[seat]
  return riichi && riichi.event > target.event ? ['call-stands', 'revert', 'riichi-void', 'stick-back'] : ['call-stands', 'revert']
}

/** The turn was too fast; it was, and the drawn tile can't be told from the hand; or the caller was too late. */
export const answerAgainst = (rule: RuleId, word: string, { event, by, raised }: RaisedQuestion): Settlement => {
  if (word === 'fast') return 'fault'
  if (word === 'mixed') return { ...raised, rule, level: 'violation', penalty: 'mixed' }
  const { call, step } = raised.facts
  const { answers: _, penalty: __, ...asked } = raised
  const seat = by.actor === '*' ? null : by.actor
  const late = { ...asked, seat, at: event, level: 'violation', facts: { ...raised.facts, due: raised.seat ?? undefined } } as const
  if (by.short) return { ...late, rule: 'record.claim', level: 'record', seat: null, remedies: [], facts: { ...late.facts, why: 'late' } }
  if (call === 'ron') return { ...late, rule: step === 'self-draw' ? 'win.after-tsumo' : 'win.late', remedies: ['win-void'] }
  return { ...late, rule: 'claim.late', remedies: ['claim-void'] }
}

/**
 * Play goes on with the claim, or the hand ends with the caller's win: the turn was too fast. Any other draw or discard goes on from that turn:
 * there was time. A win called against the same turn takes the claim's place: its pace is asked once.
 */
export const settleAgainst = (
  { event: called, by, raised }: RaisedQuestion,
  { table, rules }: Situation,
  event: TableEvent,
): string | null => {
  const isWin = by.verb === 'call' && by.call === 'ron'
  if (!isWin && event.verb === 'call' && event.call === 'ron') {
    const contested = turnTooFastFor(table, rules, event, claimedAfterDraw(table, rules, event))
    return contested?.target.event === raised.facts.discard ? WITHDRAWN : null
  }
  if (event.verb === 'end') return isWin && event.how === 'win' && hasWon(table, by.actor) ? 'fast' : null
  if (event.verb !== 'take' && event.verb !== 'discard' && event.verb !== 'draw') return null
  if (event.short && isBareClaimForm(event.short)) return null
  if (!isWin && event.verb !== 'draw' && event.actor === by.actor && claimToTake(table, event.actor)?.called === called) return 'fast'
  return event.verb === 'take' ? null : 'in-time'
}

/** Whether the hand ends with this player's win: no other win was declared, or only this player's hand was shown, and it wins. */
const hasWon = (table: Table, caller: Seat): boolean => {
  const { claims, selfDraw, players, form } = table
  const { target, tile } = claims.findLast(({ by, call }) => by === caller && call === 'ron') ?? {}
  const { revealed, hand } = players[caller]
  const shown = revealed === undefined ? null : shownHand(table, { actor: caller, verb: 'reveal', tiles: hand.known })
  if (shown && isKnown(tile) && !completes(shown.hand, tile)) return false
  const others = form.seats.filter(
    (seat) =>
      seat !== caller &&
      (selfDraw?.seat === seat ||
        claims.some(({ by, call, standing, target: of }) => by === seat && call === 'ron' && standing === 'good' && of !== target)),
  )
  return others.length === 0 || (revealed !== undefined && others.every((seat) => players[seat].revealed === undefined))
}

/** Whether a claim of the discard before was valid against this player's turn, or may be, or was let pass: its discard is to be taken back. */
export const isTurnContested = ({ toReturn, lastTurn, claims }: Table, seat: Seat): boolean =>
  (toReturn?.seat === seat && toReturn.discard !== undefined) ||
  (lastTurn?.seat === seat &&
    claims.some(
      ({ target, standing, fault, letPass }) =>
        target === lastTurn.target.event && standing === 'doubtful' && (letPass || fault?.effects.includes('draw-too-fast') === true),
    ))

/** A drawn tile that goes back by its face was told from the hand: nobody asks for that any more, and no hand is dead for it. */
export const toldByReturn = (findings: readonly Finding[], { event }: EventStep): readonly Amendment[] => {
  if (event.verb !== 'return' || !isKnown(event.tile)) return []
  const own = findings.filter(({ seat }) => seat === event.actor)
  const asked = own.filter((finding) => isOpenQuestion(finding) && finding.answers?.includes('mixed'))
  const mixed = own.filter(({ level, facts }) => level === 'violation' && facts.mixed !== undefined)
  return [
    ...asked.map((finding) => ({ finding, instead: { ...finding, answers: (finding.answers ?? []).filter((word) => word !== 'mixed') } })),
    ...mixed.map((finding) => ({ finding, row: 'always' as const })),
  ]
}
