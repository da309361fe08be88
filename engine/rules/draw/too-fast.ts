import { type CallEvent, isBareClaimForm } from '../../model/events.ts'
import type { Seat } from '../../model/seats.ts'
import { claimedTile, claimToTake, isLetGo, mayChow, namesOtherTile, validClaims } from '../../table/claims.ts'
import { claimedAfterDraw } from '../../table/fast-turn.ts'
import { drawWasInTime, drawWasTooFast, secondsToDraw } from '../../table/pace.ts'
import { isGroupCall, type Table, turnAfter } from '../../table/table.ts'
import { groupWindow } from '../../table/windows.ts'
import { recordedClaimFault } from '../record/claim-fault.ts'
import { CLAIM_MISTAKES } from '../record-mistakes.ts'
import { type Raised, rule } from '../rule.ts'
import { answerAgainst, raisedAgainst, settleAgainst, toldByReturn } from './contested-turn.ts'

/**
 * The next player drew before the others had time to call. The call is valid, and the drawn tile goes back into the wall. Where the whole turn
 * can be taken back, its discard, kong or self-draw win does not cut the others off either.
 */
export const drawTooFast = rule({
  id: 'draw.too-fast',
  on: ['call'],
  settings: ['draw-floor', 'turn-floor', 'clock'],
  remedies: ['call-stands', 'return-tile'],
  house: { windows: { fastDraw: 'call-stands' } },
  effects: ['claim-doubted', 'draw-too-fast'],
  onCall: 'stands',
  mends: CLAIM_MISTAKES,
  withdrawnWithCall: true,

  judge: (situation, event): Raised | null => {
    const { table, rules, number } = situation
    if (isKnownAlready(table, event)) return null
    if (rules.windows.fastDraw === 'reverted') return raisedAgainst(situation, event, ({ kind }) => kind !== 'claim')
    if (!isGroupCall(event.call)) return null
    const claimed = claimedAfterDraw(table, rules, event)
    const { target } = claimed
    const drawn = target?.drawn
    if (namesOtherTile(event, target)) return null
    if (!target || !drawn || drawn.seat === event.actor || target.seat === event.actor) return null
    if (groupWindow(rules.windows, claimed) !== 'drawn' || drawWasInTime(rules.settings, target)) return null
    if (event.short && !table.players[event.actor].dead && recordedClaimFault(table, rules, event)) return null
    const isFast = drawWasTooFast(rules.settings, target)
    // Whether a call came in time need not be asked if it can't stand anyhow; then nothing goes back.
    const isVoid = isVoidAnyhow(table, event, target.seat)
    if (!isFast && isVoid) return null
    return {
      seat: drawn.seat,
      level: isFast ? 'violation' : 'question',
      because: [target.event, drawn.event, number],
      answers: ['fast', 'in-time'],
      // A tile that is mixed into the hand can't go back, nor one before a replacement tile, and one in the wall is there.
      ...((drawn.mixed || turnAfter(table, target.event, claimed.moment)?.replaced) && {
        remedies: ['call-stands', 'referee-discretion'] as const,
      }),
      ...(target.undrawn === drawn && { remedies: ['call-stands'] as const }),
      ...(isVoid && { remedies: [] }),
      facts: {
        call: event.call,
        caller: event.actor,
        tile: target.tile,
        from: target.seat,
        discard: target.event,
        seconds: secondsToDraw(target),
        floor: rules.settings['draw-floor'] ?? undefined,
        clock: rules.settings.clock === 'live' && secondsToDraw(target) !== undefined ? 'live' : undefined,
      },
    }
  },
  answer: (word, asked) => answerAgainst('draw.too-fast', word, asked),
  settle: (asked, situation, event) => {
    if (situation.rules.windows.fastDraw === 'reverted') return settleAgainst(asked, situation, event)
    const { event: called, raised } = asked
    if (event.verb === 'discard' && event.actor === raised.seat) return 'in-time'
    if ((event.verb !== 'take' && event.verb !== 'discard') || (event.short && isBareClaimForm(event.short))) return null
    const claim = claimToTake(situation.table, event.actor)
    return claim?.called === called && !isLetGo(situation.table, claim, event) ? 'fast' : null
  },
  amend: toldByReturn,

  examples: [
    ['names a tile that nobody has discarded', '@from middle; S discard 5p; W draw; W discard 9s; N call pon 3m', 'nobody', 'ema-2025'],
    ['the recorder saw that nobody had time', '@from middle; S discard 5p; W draw fast; N call pon', 'W'],
    ['the own kong goes back with the draw', '@from middle; @wall 30; S discard 5p; W draw fast; W ankan 1z; N call pon 5p', 'W'],
    [
      'after an own kong, and nobody noted how fast the draw was',
      '@from middle; @wall 30; S discard 5p; W draw; W ankan 1z; W replace; N call pon 5p',
      'W',
      'ema-2016',
      'question',
    ],
    [
      'after an own kong and the discard',
      '@from middle; @wall 30; S discard 5p; W draw fast; W ankan 1z; W replace; W discard 3z; N call pon 5p',
      'nobody',
    ],
    ['by the clock', '@from middle; @set draw-floor 1.0; 10.0 S discard 5p; 10.4 W draw; 10.9 N call pon', 'W'],
    [
      'by the times of entry',
      '@from middle; @set clock live; @set draw-floor 1.0; 10.0 S discard 5p; 10.4 W draw; 10.9 N call pon',
      'W',
      'wrc-2015',
      'question',
    ],
    ['nobody noted how fast', '@from middle; S discard 5p; W draw; N call pon', 'W', 'wrc-2015', 'question'],
    [
      'nobody noted how fast, and play went on with the call',
      '@from middle; S discard 5p; W draw; N call pon; W return; N show 5p5p; N take',
      'W',
    ],
    [
      'the tile went back before the call',
      '@from middle; S discard 5p; W draw fast; W return; N call pon; N show 5p5p; N take; N discard 1z',
      'W',
    ],
    ['the tile went back before the call', '@from middle; S discard 5p; W draw fast; W return; N call pon', 'W', 'ema-2025'],
    [
      'the tile went back, and nobody noted how fast the draw was: it may have given way to the call',
      '@from middle; S discard 5p; W draw; W return; N call pon',
      'nobody',
    ],
    [
      'the tile went back before the call, where the draw wins',
      '@from middle; S discard 5p; W draw fast; W return; N call pon',
      'nobody',
      'wrc-2025',
    ],
    ['a second call on the tile raises nothing more', '@from middle; S discard 5p; W draw fast; N call pon; W return; E call pon', 'W'],
    ['nobody noted how fast, and the call was dropped', '@from middle; S discard 5p; W draw; N call pon; W discard 9s', 'nobody'],
    [
      'nobody noted how fast, and the call was withdrawn before the drawer discards',
      '@from middle; E discard 5p; S draw; W call pon; W retract; S discard 9s',
      'nobody',
    ],
    [
      'nobody noted how fast, and the caller is in riichi',
      '@from middle; @riichi W; E discard 5p; S draw; W call pon; S discard 9s',
      'nobody',
    ],
    [
      'nobody noted how fast, and the chow is from the wrong seat',
      '@from middle; E discard 5p; S draw; W call chii; S discard 9s',
      'nobody',
    ],
    ['a win has time until the next discard', '@from middle; S discard 5p; W draw fast; N call ron', 'nobody'],
    ['a fast draw without a call', '@from middle; S discard 5p; W draw fast; W discard 9s', 'nobody'],
    ['the draw wins, however fast', '@from middle; S discard 5p; W draw fast; N call pon', 'nobody', 'riichi-wiki'],
    ['the draw wins in 2025 too', '@from middle; S discard 5p; W draw fast; N call pon', 'nobody', 'wrc-2025'],
    ['the text does not say', '@from middle; S discard 5p; W draw fast; N call pon', 'nobody', 'ema-pre-2016'],
    [
      'the whole turn was too fast for a pung',
      '@from middle; S discard 5p; W draw; W discard 9s fast; N call pon 5p',
      'W',
      'ema-2025',
      'violation',
    ],
    [
      'only the draw is known to be fast, and the turn has gone on',
      '@from middle; S discard 5p; W draw fast; W discard 9s; N call pon 5p',
      'W',
      'ema-2025',
      'question',
    ],
    [
      'the whole turn, by the clock',
      '@from middle; @set turn-floor 2.0; 10.0 S discard 5p; 10.6 W draw; 11.4 W discard 9s; 11.9 N call ron 5p',
      'W',
      'ema-2025',
      'violation',
    ],
    [
      'the turn was long enough, and so the call is late',
      '@from middle; @set turn-floor 2.0; 10.0 S discard 5p; 10.6 W draw; 12.0 W discard 9s; 12.4 N call ron 5p',
      'nobody',
      'ema-2025',
    ],
    [
      'a concealed kong, nobody noted how fast',
      '@from middle; S discard 5p; W draw; W ankan 1z; N call ron 5p',
      'W',
      'ema-2025',
      'question',
    ],
    [
      'a kong too fast, with its replacement drawn: the drawn tile can’t be told from the hand',
      '@from middle; S discard 5p; W draw; W ankan 1z fast; W replace; N call pon 5p',
      'W',
      'ema-2025',
      'violation',
    ],
    [
      'a self-draw win, nobody noted how fast',
      '@from middle; S discard 5p; W draw; W call tsumo; N call ron 5p',
      'W',
      'ema-2025',
      'question',
    ],
    [
      'a self-draw win is in force against a pung, however fast',
      '@from middle; S discard 5p; W draw; W call tsumo fast; N call pon 5p',
      'nobody',
      'ema-2025',
    ],
    [
      'nobody noted how fast, and the hand ended with the win',
      '@from middle; S discard 5p; W draw; W discard 9s; N call ron 5p; * end win',
      'W',
      'ema-2025',
      'violation',
    ],
    [
      'nobody noted how fast, and play went on from the discard',
      '@from middle; S discard 5p; W draw; W discard 9s; N call ron 5p; N draw',
      'nobody',
      'ema-2025',
    ],
    ['somebody has drawn since', '@from middle; S discard 5p; W draw; W discard 9s fast; N draw; E call pon 5p', 'nobody', 'ema-2025'],
    ['no shorter than the floor', '@from middle; @set draw-floor 1.0; 10.0 S discard 5p; 11.0 W draw; 11.2 N call pon', 'nobody'],
  ],
})

/** Whether a set called after the draw is in force already: the draw was one mistake, however many call. */
const isKnownAlready = (table: Table, event: CallEvent): boolean => {
  const { target } = claimedTile(table, event)
  const drawn = (target?.drawn ?? target?.undrawn)?.event
  if (!isGroupCall(event.call) || !target || drawn === undefined) return false
  return validClaims(table.claims, target.event).some(({ by, call, called }) => by !== event.actor && isGroupCall(call) && called > drawn)
}

const isVoidAnyhow = (table: Table, { call, actor }: CallEvent, from: Seat): boolean => {
  const { dead, riichi } = table.players[actor]
  return dead !== undefined || riichi !== undefined || (call === 'chii' && !mayChow(table, from, actor))
}
