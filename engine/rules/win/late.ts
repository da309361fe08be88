import { shownHand } from '../../hand/declared-win.ts'
import { completes, isWaiting } from '../../hand/waits.ts'
import type { CallEvent, Reveal } from '../../model/events.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { isKnown, isSameKind } from '../../model/tiles.ts'
import { type ClaimedTile, claimedTile, namesOtherTile } from '../../table/claims.ts'
import { turnTooFastFor, wasTurnTooFast } from '../../table/fast-turn.ts'
import type { Table, Target } from '../../table/table.ts'
import { type ClosedWin, isAfterSelfDraw, turnInDoubtAfter, winWindow } from '../../table/windows.ts'
import { unseenIn } from '../claim/late.ts'
import { findingOfRecord } from '../record/instead.ts'
import { type Raised, rule, type Situation } from '../rule.ts'
import { wonOnMissingDiscard } from './missing-discard.ts'

/** A win called on a discard (ron) after its window has closed. */
export const winLate = rule({
  id: 'win.late',
  on: ['call'],
  needs: 'win',
  settings: ['rrc-text', 'turn-floor', 'clock'],
  remedies: ['win-void'],
  effects: ['claim-doubted'],
  onCall: 'void-if-violation',
  firstOf: 'act',

  judge: (situation, event): Raised | null => {
    const { table, rules, number } = situation
    const late = lateWin(situation, event)
    if (!late) return null
    const { claimed, target, window } = late
    const closedBy = window === 'discard' ? undefined : window
    const unplayed = window === 'discard' ? turnInDoubtAfter(table, rules.windows, target, 'win') : undefined
    const isAsked = unplayed ?? (closedBy?.act === 'take-by-text' && rules.settings['rrc-text'] === 'unset')
    return {
      seat: event.actor,
      ...(isAsked && { level: 'question' as const }),
      ...(window === 'discard' && !wasTurnTooFast(table, rules.settings, event, claimed) && { penalty: 'discarded' as const }),
      because: [target.event, ...(closedBy ? [closedBy.event] : []), number],
      facts: {
        call: 'ron',
        kind: target.kind,
        tile: target.tile,
        from: target.seat,
        discard: target.event,
        due: closedBy?.seat,
        closing: closedBy?.act,
        unplayed,
        unseen: unseenIn(rules),
      },
    }
  },
  answer: (word) => (word === 'void' ? 'fault' : 'settled'),
  // The drawn tile completes the hand shown: the win was a self-draw.
  amend: (findings, step) => {
    const { before, event } = step
    return event.verb === 'reveal' && showsSelfDraw(before, event)
      ? findings
          .filter(
            ({ seat, state, decision, event: at }) => seat === event.actor && state === 'open' && !decision && at === before.winCalled,
          )
          .map((finding) => ({ finding, instead: findingOfRecord('record.tile', finding, { ...finding.facts, line: 'self-draw' }) }))
      : wonOnMissingDiscard(findings, step)
  },
  // It was won on another tile: that discard is not in the record.
  isMisread: (hand, tile) => isWaiting(hand) === 'yes' && isKnown(tile) && !completes(hand, tile),
  paidAs: 'record.missing',

  examples: [
    ['the next player has drawn, where that closes the win', '@from middle; E discard 3m; S draw; W call ron 3m', 'W', 'wrc-2025'],
    [
      'the player who has drawn shows a whole hand without the discard: the win was a self-draw',
      '@from middle; E discard 9m; S draw; S ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z3m',
      'nobody',
      'ema-2025',
    ],
    [
      'the next player has drawn, and the hand waits for another tile: a discard is missing',
      '@from middle; N discard 9p; E draw; W call ron; W reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z; * end win',
      'nobody',
      'wrc-2025',
    ],
    ['the player who has drawn wins on the discard', '@from middle; E discard 3m; S draw; S call ron 3m', 'S', 'ema-2025'],
    [
      'a claimant has taken the tile, in the text of June',
      '@from middle; @set rrc-text june; E discard 4p; S chii 5p6p; N call ron 4p',
      'N',
      'rrc-1.5',
      'violation',
    ],
    [
      'a claimant has taken the tile, in the text of April',
      '@from middle; @set rrc-text april; E discard 4p; S chii 5p6p; N call ron 4p',
      'nobody',
      'rrc-1.5',
    ],
    [
      'a claimant has taken the tile, and nobody has said which text is in force',
      '@from middle; E discard 4p; S chii 5p6p; N call ron 4p',
      'N',
      'rrc-1.5',
      'question',
    ],
    [
      'the declarer of an extended pung has declared a further kong',
      '@from middle; @meld W pon 3m E; W draw; W kakan 3m; W replace; W ankan 1z; S call ron 3m',
      'S',
      'rrc-1.5',
    ],
    [
      'South’s turn is missing in the record, the referee says: the win can be on that discard',
      '@from middle; E discard 3m; W draw; N call ron; * answer 2 turn.draw missing',
      'nobody',
      'ema-2025',
    ],
    [
      'the turn after the discard is not in the record: nobody knows whether it was played',
      '@from middle; E discard 3m; W draw; W discard 9p; S call ron 3m',
      'S',
      'ema-2016',
      'question',
    ],
    [
      'the turn after the discard is not in the record, and play has gone on since',
      '@from middle; E discard 3m; W draw; W discard 9p; N draw; N discard 9p; S call ron 3m',
      'S',
      'ema-2016',
      'violation',
    ],
    [
      'the player after the next has drawn and discarded out of turn',
      '@from middle; E discard 3m; W draw wrong; W discard 9p; S call ron 3m',
      'nobody',
    ],
    ['the next player has discarded', '@from middle; E discard 3m; S draw; S discard 9p; W call ron 3m', 'W'],
    ['the next player has only drawn', '@from middle; E discard 3m; S draw; W call ron 3m', 'nobody'],
    ['the next turn has begun', '@from middle; E discard 3m; S draw; W call ron 3m', 'W', 'riichi-wiki'],
    [
      'the tile of an extended pung, once its declarer has discarded',
      '@from middle; @meld W pon 3m E; W draw; W kakan 3m; W replace; W discard 1z; S call ron 3m',
      'S',
    ],
    [
      'the tile of an extended pung, before its declarer has discarded',
      '@from middle; @meld W pon 3m E; W draw; W kakan 3m; W replace; S call ron 3m',
      'nobody',
      'riichi-wiki',
    ],
    [
      'a hand that does not win on that tile, and was paid: the discard that it won on is missing',
      '@from middle; @scores 25000 25000 25000 25000; E discard 9p; S draw; W ron; W reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z; * scores 25000 24000 26000 25000',
      'nobody',
      'wrc-2025',
    ],
    [
      'a hand that wins on that tile, and was paid',
      '@from middle; @scores 25000 25000 25000 25000; E discard 3m; S draw; W ron; W reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z; * scores 24000 25000 26000 25000',
      'W',
      'wrc-2025',
    ],
    ['before the next turn begins', '@from middle; E discard 3m; W call ron 3m', 'nobody', 'riichi-wiki'],
    [
      'before the next turn begins, with a pung called and not taken',
      '@from middle; E discard 3m; N call pon; N show 3m3m; W call ron 3m',
      'nobody',
      'riichi-wiki',
    ],
    ['a claimant has taken the tile', '@from middle; E discard 3m; N call pon; N show 3m3m; N take; W call ron 3m', 'W', 'riichi-wiki'],
    [
      'a claimant has taken the tile, and has not discarded',
      '@from middle; E discard 3m; N call pon; N show 3m3m; N take; W call ron 3m',
      'nobody',
    ],
    ['the next player has declared a concealed kong', '@from middle; E discard 3m; S draw; S ankan 1z; W call ron 3m', 'nobody'],
    [
      'the next player has declared a concealed kong, drawn again and discarded',
      '@from middle; E discard 3m; S draw; S ankan 1z; S replace; S discard 9p; W call ron 3m',
      'W',
    ],
    [
      'the next player has extended a pung, whose tile counts as a discard',
      '@from middle; @meld S pon 9p E; E discard 3m; S draw; S kakan 9p; W call ron 3m',
      'W',
      'ema-2016',
    ],
    [
      'the next player has extended a pung',
      '@from middle; @meld S pon 9p E; E discard 3m; S draw; S kakan 9p; S replace; W call ron 3m',
      'nobody',
      'ema-pre-2016',
    ],
    [
      'the next player has declared a kong, so the turn has begun',
      '@from middle; E discard 3m; S draw; S ankan 1z; W call ron 3m',
      'W',
      'riichi-wiki',
    ],
    [
      'the next player has discarded, with time for the others by the clock',
      '@from middle; @set turn-floor 2.0; 10.0 E discard 3m; 10.9 S draw; 12.6 S discard 9p; 13.0 W call ron 3m',
      'W',
      'ema-2025',
    ],
    [
      'the next player has discarded, perhaps too fast: another rule',
      '@from middle; E discard 3m; S draw; S discard 9p; W call ron 3m',
      'nobody',
      'ema-2025',
    ],
    ['a claimant has discarded', '@from middle; E discard 3m; N pon 3m3m; N discard 1z; W call ron 3m', 'W'],
  ],
})

/** Whether a player who has drawn in this turn shows a whole winning hand, without the newest discard. */
const showsSelfDraw = (table: Table, event: Reveal): boolean => {
  const { target, turn, players } = table
  const { drawn } = players[event.actor]
  const shown = drawn && turn.seat === event.actor && turn.due === 'discard' ? shownHand(table, event) : null
  if (!shown?.last || !target || event.tiles.some((tile) => isSameKind(tile, target.tile))) return false
  return completes(shown.hand, shown.last)
}

/** A win called on a tile whose window has closed, and the act that closed it; null if the win is in time. */
export const lateWin = (
  { table, rules }: Situation,
  event: CallEvent,
): { readonly claimed: ClaimedTile; readonly target: Target; readonly window: 'discard' | ClosedWin } | null => {
  if (event.call !== 'ron') return null
  const claimed = claimedTile(table, event)
  const { target } = claimed
  const window = winWindow(rules.windows, claimed)
  // The tile that it names was never discarded: its window is unknown.
  if (!target || namesOtherTile(event, target) || turnTooFastFor(table, rules, event, claimed)) return null
  return window === 'open' || (window !== 'discard' && !isClosed(rules, target, window)) ? null : { claimed, target, window }
}

/**
 * Whether the act ended the right to win, and no other rule judges the case. Two Russian texts are called 1.5; only that of June ends the win with
 * the taking of the tile (3.4.6).
 */
const isClosed = (rules: RuleSet, target: Target, closed: ClosedWin): boolean =>
  closed.act === 'take-by-text' ? rules.settings['rrc-text'] !== 'april' : !isAfterSelfDraw(rules.windows, target, closed)
