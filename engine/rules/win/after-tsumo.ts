import type { CallEvent } from '../../model/events.ts'
import { claimedTile } from '../../table/claims.ts'
import { turnTooFastFor } from '../../table/fast-turn.ts'
import { momentOf } from '../../table/moments.ts'
import { isAfterSelfDraw, winWindow } from '../../table/windows.ts'
import { type Raised, rule, type Situation } from '../rule.ts'

/** A win called on the discard after the next player has declared a self-draw win. */
export const winAfterTsumo = rule({
  id: 'win.after-tsumo',
  on: ['call'],
  needs: 'win',
  settings: ['turn-floor', 'clock'],
  remedies: ['win-void'],
  house: { replacedBy: ({ windows: { afterSelfDraw } }) => (afterSelfDraw.length === 0 ? 'win.late' : undefined) },
  effects: ['claim-doubted', 'self-draw-beaten'],
  onCall: 'void-if-violation',
  afterTheHand: true,
  firstOf: 'act',

  judge: (situation, event): Raised | readonly Raised[] | null => {
    const { table, rules, number } = situation
    if (event.call === 'tsumo') return atTheSameTime(situation, event)
    if (event.call !== 'ron') return null
    const claimed = claimedTile(table, event)
    const { target, earlier } = claimed
    if (!target?.tsumo || earlier || target.tsumo.seat === event.actor || turnTooFastFor(table, rules, event, claimed)) return null
    // At the same moment, no text says whose win counts.
    const atOnce = target.tsumo.event >= claimed.moment
    const window = winWindow(rules.windows, claimed)
    const isAfter = window !== 'open' && window !== 'discard' && isAfterSelfDraw(rules.windows, target, window)
    if (!isAfter && !(atOnce && window === 'open')) return null
    return {
      seat: event.actor,
      ...(atOnce && { level: 'question' as const }),
      because: [target.event, target.tsumo.event, number],
      facts: {
        call: 'ron',
        tile: target.tile,
        from: target.seat,
        discard: target.event,
        due: target.tsumo.seat,
        kind: atOnce ? 'at-once' : undefined,
      },
    }
  },
  answer: (word) => (word === 'self-draw' ? 'fault' : 'settled'),

  examples: [
    ['the text says that it is too late', '@from middle; E discard 3m; S draw; S call tsumo; W call ron 3m', 'W', 'ema-2016'],
    ['the text does not say', '@from middle; E discard 3m; S draw; S call tsumo; W call ron 3m', 'W', 'wrc-2015', 'question'],
    [
      'at the same moment as the self-draw win',
      '@from middle; E discard 3m; S draw; S call tsumo; & W call ron',
      'W',
      'ema-2016',
      'question',
    ],
    [
      'the self-draw win came from a dead hand and was void',
      '@from middle; * dead S; E discard 3m; S draw; S call tsumo; W call ron 3m',
      'nobody',
      'ema-2016',
    ],
    [
      'the hand shown was not a self-draw win',
      '@from middle; E discard 3m; S draw 2z; S call tsumo; S reveal 1m1m4p5p6p7s8s9s5z5z6z6z6z2z; W call ron 3m',
      'nobody',
      'ema-2016',
    ],
    [
      'perhaps the self-draw win came too fast: another rule',
      '@from middle; E discard 3m; S draw; S call tsumo; W call ron 3m',
      'nobody',
      'ema-2025',
    ],
    [
      'by the clock there was time before the self-draw win',
      '@from middle; @set turn-floor 1.0; 10.0 E discard 3m; 11.0 S draw; 12.0 S call tsumo; 12.5 W call ron 3m',
      'W',
      'ema-2025',
    ],
    [
      'of two on the discard the first is said to count: so does the second',
      '@from middle; E discard 3m; S draw; S call tsumo; & W call ron; & N call ron; * answer 4 discard',
      'nobody',
      'ema-2016',
    ],
    [
      'of two on the discard the first is said to be too late: the second is still asked about',
      '@from middle; E discard 3m; S draw; S call tsumo; & W call ron; & N call ron; * answer 4 self-draw',
      'N',
      'ema-pre-2016',
      'question',
    ],
    ['before the self-draw win', '@from middle; E discard 3m; S draw; W call ron 3m', 'nobody'],
    [
      'it was too late since the draw: another rule',
      '@from middle; E discard 3m; S draw; S call tsumo; W call ron 3m',
      'nobody',
      'riichi-wiki',
    ],
    ['the self-draw win was withdrawn', '@from middle; E discard 3m; S draw; S call tsumo; S retract; W call ron 3m', 'nobody', 'ema-2016'],
  ],
})

/** A self-draw win in the moment of wins on the discard: whichever line comes first, whose win counts is asked of those on the discard. */
const atTheSameTime = ({ table, number }: Situation, event: CallEvent): readonly Raised[] => {
  const { target, claims } = table
  if (!target) return []
  return claims
    .filter(
      ({ call, by, standing, target: of, called }) =>
        call === 'ron' && by !== event.actor && standing === 'good' && of === target.event && called >= momentOf(table, event),
    )
    .map(({ by, called }) => ({
      seat: by,
      at: called,
      level: 'question',
      because: [target.event, called, number],
      facts: { call: 'ron', tile: target.tile, from: target.seat, discard: target.event, due: event.actor, kind: 'at-once' },
    }))
}
