import type { CallEvent, DiscardEvent } from '../../model/events.ts'
import { type Finding, isOpenQuestion } from '../../model/findings.ts'
import { nextSeat, type Seat } from '../../model/seats.ts'
import { hasCalledRon } from '../claims.ts'
import { type Draft, mutablePlayer, type PlayerDraft } from '../draft.ts'
import type { Table } from '../table.ts'
import { type Consequences, findingWith, isDismissed, isVoid } from './consequences.ts'
import { continueTurn, isTurnOfOther } from './turn.ts'

/** The word for one that nobody understood. */
const UNCLEAR = '?'

/** Carries out a call of riichi: in turn, out of turn, or after the own discard where an edition knows that case. */
export const carryOutRiichi = (draft: Draft, call: CallEvent, consequences: Consequences): void => {
  const { actor, said } = call
  if (isWordWrittenLate(draft, actor)) return
  if (isRiichiAfterDiscard(draft, call) && consequences.rules.practice.riichiAfterDiscard !== 'out-of-turn') {
    declareAfterDiscard(draft, actor, consequences)
    return
  }
  const seat = isTurnOfOther(draft, actor, consequences) ? actor : continueTurn(draft, actor, consequences)
  const player = mutablePlayer(draft, seat)
  player.riichiCall = { event: draft.number, ...(said === UNCLEAR && { unclear: true }) }
  // One whose player is not yet known puts nobody in riichi, nor does a void one.
  if (findingWith(consequences, 'out-of-turn')?.level === 'question' || isVoid(consequences, 'riichi-void')) return
  player.riichi ??= { event: draft.number }
}

/** Whether a player calls riichi right after the own discard: the next player has not acted yet. The short form has a discard of its own. */
export const isRiichiAfterDiscard = ({ target, turn, claims, players, form }: Table, { actor: seat, short }: CallEvent): boolean =>
  short === undefined &&
  target?.kind === 'discard' &&
  target.seat === seat &&
  target.drawn === undefined &&
  target.touched === undefined &&
  turn.seat !== seat &&
  players[seat].riichi === undefined &&
  !claims.some(({ by, target: of, standing }) => of === target.event && by === nextSeat(seat, form.seats) && standing !== 'retracted')

/** Whether a call of riichi is written in another player's turn, after a discard that looks like that of the riichi. */
export const isWordWrittenLate = ({ players, turn }: Table, seat: Seat): boolean => {
  const { river, riichi, riichiAsked } = players[seat]
  return turn.seat !== seat && !riichi && riichiAsked === true && river.at(-1)?.lies.includes('rotated') === true
}

/** The riichi in short form, the line just before, that a call in short form records again. */
export const riichiRepeated = ({ before, players }: Table, { actor, call, short }: CallEvent): number | undefined => {
  if (call !== 'riichi' || !short || before?.actor !== actor || before.short?.form !== 'riichi') return undefined
  return short.tiles.join() === before.short.tiles.join() ? players[actor].riichi?.event : undefined
}

/** Whether the stick of a player's newest riichi lies on the table: it was paid after the discard before that riichi. */
export const isStickPaid = ({ players }: Table, seat: Seat): boolean => {
  const { river, riichi, stick } = players[seat]
  const before = river.findLast(({ event }) => riichi?.declared === undefined || event < riichi.declared)
  return stick !== undefined && stick > (before?.event ?? 0)
}

/** The discard before the call is the tile of the riichi, if the riichi is in force. */
const declareAfterDiscard = (draft: Draft, seat: Seat, consequences: Consequences): void => {
  if (findingWith(consequences, 'riichi-doubted')) return
  const { river, hand } = draft.players[seat]
  const discard = river.at(-1)
  if (!discard || isVoid(consequences, 'riichi-void')) return
  mutablePlayer(draft, seat).riichi = {
    event: draft.number,
    declared: discard.event,
    discard: discard.event,
    rotated: discard.lies.includes('rotated'),
    hand,
  }
}

/** A rotated discard declares riichi if its word was said and not recorded, or if the edition lets the riichi stand without the word. */
export const declareByDiscard = (draft: Draft, seat: Seat, { rotated }: DiscardEvent, { found, effectsOf }: Consequences): void => {
  if (!rotated) return
  const isDeclared = found.some(
    (finding) =>
      isWordMissing(finding) ||
      (finding.level === 'violation' && effectsOf(finding.rule).includes('riichi-doubted') && !finding.remedies.includes('riichi-void')),
  )
  if (!isDeclared) return
  const { number } = draft
  const player = mutablePlayer(draft, seat)
  player.riichi ??= { event: number, declared: number, discard: number, rotated, hand: player.hand }
}

/** Whether another player has discarded since a call of riichi whose own discard is not in the record: the record lacks that line. */
export const lacksRiichiDiscard = ({ players, lastDiscard }: Table, seat: Seat): boolean => {
  const { riichi } = players[seat]
  if (!riichi || riichi.event === 0 || riichi.discard !== undefined || !lastDiscard) return false
  return lastDiscard.seat !== seat && lastDiscard.event > riichi.event
}

type RiichiDiscard = { readonly event: DiscardEvent; readonly consequences: Consequences }

/** Notes what a discard tells of a riichi: it follows a call or is asked about, or is a sign that a call is missing in the record. */
export const noteRiichi = (player: PlayerDraft, number: number, { event, consequences }: RiichiDiscard): void => {
  const { rotated } = event
  const { riichi, riichiCall, river, stick = 0 } = player
  const isAsked = findingWith(consequences, 'riichi-doubted') !== undefined || isDismissed(consequences, 'riichi-doubted')
  if (riichiCall || isAsked) player.riichiDiscard = number
  else if (!riichi && (rotated || stick > (river.at(-1)?.event ?? 0))) player.riichiAsked = true
  player.riichiCall = undefined
}

/** Whether the record has no riichi for the indicators under the dora indicators, which only a riichi of a winner turns. */
export const isRiichiMissing = (table: Table): boolean =>
  table.returned === null && mayHaveWon(table).every((seat) => table.players[seat].riichi === undefined)

/** The players who have called a win on the newest tile, whether it counts or not; all of them if none has. */
export const mayHaveWon = (table: Table): readonly Seat[] => {
  const callers = table.form.seats.filter((seat) => hasCalledRon(table, seat))
  return callers.length > 0 ? callers : table.form.seats
}

/** A stick paid after a discard that no call made a riichi: that call may be missing in the record. */
export const suspectRiichi = (draft: Draft, seat: Seat): void => {
  const { riichi, riichiDiscard, river } = draft.players[seat]
  const discard = river.at(-1)
  if (!riichi && discard && discard.event !== riichiDiscard && draft.turn.seat !== seat) mutablePlayer(draft, seat).riichiAsked = true
}

/** Whether the record lacks the call of riichi before a rotated discard. */
export const isWordMissing = ({ level, facts }: Finding): boolean => level === 'record' && facts.answer === 'said'

/** Whether a riichi that its player takes back stays in force, as the referee has answered. */
export const keepsRiichi = (consequences: Consequences): boolean => {
  const finding = findingWith(consequences, 'riichi-doubted')
  return finding?.state === 'settled' || finding?.remedies.includes('first-call-stands') === true
}

/** The riichi after a finding about its declaration: void, or in doubt while the question is open. */
export const doubtRiichi = (draft: Draft, seat: Seat, finding: Finding): void => {
  const isAsked = isOpenQuestion(finding)
  if (!isAsked && (finding.state === 'settled' || !finding.remedies.includes('riichi-void'))) return
  const player = mutablePlayer(draft, seat)
  player.riichi = undefined
  if (isAsked) player.riichiAsked = true
}

/** The hand of a riichi is no longer the one that was declared. */
export const markChanged = (draft: Draft, seat: Seat): void => {
  const player = mutablePlayer(draft, seat)
  if (player.riichi) player.riichi = { ...player.riichi, changed: true }
}

/** A riichi whose discard was won on does not count; it is remembered, as that win may be retracted. */
export const returnRiichi = (draft: Draft, seat: Seat): void => {
  const { riichi } = draft.players[seat]
  if (riichi) draft.returned = { seat, riichi }
  mutablePlayer(draft, seat).riichi = undefined
}
