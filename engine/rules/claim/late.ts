import { isBareClaimForm } from '../../model/events.ts'
import { isOpenUntilInHand, type RuleSet } from '../../model/rule-set.ts'
import type { Seat } from '../../model/seats.ts'
import { claimToTake, isLetGo, namesOtherTile } from '../../table/claims.ts'
import { claimedAfterDraw, turnTooFastFor, wasTurnTooFast } from '../../table/fast-turn.ts'
import { drawWasInTime } from '../../table/pace.ts'
import { isGroupCall, type Target } from '../../table/table.ts'
import { groupWindow, turnInDoubtAfter } from '../../table/windows.ts'
import { CLAIM_MISTAKES } from '../record-mistakes.ts'
import { type Raised, rule } from '../rule.ts'
import { settleIfDiscardMissing } from './missing-discard.ts'
import { laidAlready } from './wrong-seat.ts'

/** Chow, pung or kong called after the window has closed, and not because of a draw that was too fast. */
export const claimLate = rule({
  id: 'claim.late',
  on: ['call'],
  needs: 'group',
  settings: ['draw-floor', 'turn-floor', 'clock'],
  remedies: ['claim-void'],
  effects: ['claim-doubted'],
  onCall: 'void-if-violation',
  mends: CLAIM_MISTAKES,
  firstOf: 'act',
  withdrawnWithCall: true,

  judge: ({ table, rules, number }, event): Raised | null => {
    if (!isGroupCall(event.call)) return null
    const claimed = claimedAfterDraw(table, rules, event)
    const { target } = claimed
    const window = groupWindow(rules.windows, claimed)
    // The tile that it names was never discarded: its window is unknown.
    if (namesOtherTile(event, target)) return null
    // The discard is to be taken back: nobody can claim it, and no time was missed.
    if (target && target.event === table.toReturn?.discard) return null
    // The taking of the tile closes no window on its claimant: the claim is recorded twice.
    if (target?.taken?.seat === event.actor) return null
    // The self-draw win, after no recorded draw, was the wrong word for the claim.
    if (target?.tsumo?.seat === event.actor && target.drawn?.event === target.tsumo.event) return null
    if (!target || window === 'open' || target.seat === event.actor || turnTooFastFor(table, rules, event, claimed)) return null
    const closedBy = window === 'touched' ? turnBegunBy(target, event.actor) : (target.drawn ?? target.taken)
    const raised: Raised = {
      seat: event.actor,
      because: [target.event, ...(closedBy ? [closedBy.event] : []), number],
      facts: {
        call: event.call,
        tile: target.tile,
        from: target.seat,
        discard: target.event,
        due: closedBy?.seat,
        kind: isOpenUntilInHand(rules.windows) && window === 'drawn' ? 'in-hand' : undefined,
        pace: rules.windows.fastDraw === 'too-late' && wasTurnTooFast(table, rules.settings, event, claimed) ? 'fast' : undefined,
        unseen: unseenIn(rules),
      },
      ...laidAlready(table, event.actor),
    }
    const violationAtOnce: Raised = { ...raised, level: 'violation' }
    const isReverted = rules.windows.fastDraw === 'reverted'
    // A self-draw win is in force against the call, however fast it came: there is nothing to ask.
    if (isReverted && target.tsumo && target.tsumo.event < claimed.moment && !event.short) return { ...raised, level: 'advice' }
    const unplayed = window === 'closed' && !event.short ? turnInDoubtAfter(table, rules.windows, target, 'set') : undefined
    if (unplayed) return { ...raised, level: 'question', facts: { ...raised.facts, unplayed } }
    if (window !== 'drawn') return event.short ? null : violationAtOnce
    if (isOpenUntilInHand(rules.windows)) return { ...raised, level: 'question' }
    if (rules.windows.fastDraw === 'unstated') {
      const isKnown = target.drawn?.seat === event.actor && rules.windows.sets !== 'unstated'
      return isKnown ? (event.short ? null : violationAtOnce) : { ...raised, level: 'question' }
    }
    const late =
      isReverted || rules.windows.fastDraw === 'too-late' || target.drawn?.seat === event.actor || drawWasInTime(rules.settings, target)
    return late && !event.short ? violationAtOnce : null
  },
  answer: (word) => (word === 'void' ? 'fault' : 'settled'),
  settle: ({ event: called, raised }, { table }, event) => {
    if ((event.verb !== 'take' && event.verb !== 'discard') || (event.short && isBareClaimForm(event.short))) return null
    const claim = claimToTake(table, event.actor)
    // Who has drawn, calls, shows nothing and discards has let the call go.
    const isGoneOnWith = claim?.called === called && !isLetGo(table, claim, event)
    const goesOn = isGoneOnWith && (event.verb === 'take' || raised.facts.due !== event.actor || claim.shownAt !== undefined)
    if (goesOn) return 'stands'
    return event.verb === 'discard' && event.actor === raised.facts.due ? 'void' : null
  },
  amend: settleIfDiscardMissing,

  examples: [
    ['the player whose turn it is has touched the wall', '@from middle; E discard 3m; S touch; S call chii', 'S', 'ema-2025', 'violation'],
    ['another player calls while the next tile is only touched', '@from middle; E discard 3m; S touch; W call pon', 'nobody', 'ema-2025'],
    ['the drawn tile may still lie apart from the hand', '@from middle; S discard 5p; W draw; N call pon', 'N', 'rrc-1.5', 'question'],
    ['the drawn tile is in the hand', '@from middle; S discard 5p; W draw mixed; N call pon', 'N', 'rrc-1.5', 'violation'],
    ['an earlier discard', '@from middle; S discard 5p; W draw; W discard 9s; N call pon 5p', 'N'],
    [
      'the turn after the discard is not in the record: nobody knows whether it was played',
      '@from middle; E discard 5p; W draw; W discard 9s; N call pon 5p',
      'N',
      'ema-2016',
      'question',
    ],
    ['the clock says there was time', '@from middle; @set draw-floor 1.0; 10.0 S discard 5p; 11.6 W draw; 11.9 N call pon', 'N'],
    [
      'times of entry do not show whether there was time',
      '@from middle; @set clock live; @set draw-floor 1.0; 10.0 S discard 5p; 19 W draw; 19.5 N call pon',
      'nobody',
    ],
    ['the player who has drawn calls', '@from middle; S discard 5p; W draw; W call chii', 'W'],
    [
      '“kan”, then the three tiles beside the one drawn: the own kong',
      '@from middle; @wall 20; E discard 1z; S draw 9m; S call kan; S show 9m9m9m; S replace',
      'nobody',
    ],
    ['“kan”, then three tiles of the kind of the discard', '@from middle; E discard 9m; S draw 9p; S call kan; S show 9m9m9m', 'S'],
    ['“kan” after the own kong is laid', '@from middle; E discard 1z; S draw 9m; S ankan 9m; S call kan', 'nobody'],
    [
      'the wrong word first, a self-draw win without a draw',
      '@from middle; E discard 4p; S call tsumo; S call chii; S show 5p6p; S take; S discard 1z',
      'nobody',
    ],
    ['at the same time as the draw', '@from middle; S discard 5p; W draw; & N call pon', 'nobody'],
    ['before the draw', '@from middle; S discard 5p; N call pon', 'nobody'],
    ['the text does not say', '@from middle; S discard 5p; W draw; N call pon', 'N', 'ema-pre-2016', 'question'],
    [
      'the text does not say, and the call was dropped',
      '@from middle; S discard 5p; W draw; N call pon; W discard 9s',
      'N',
      'ema-pre-2016',
      'violation',
    ],
    [
      'the text does not say, and play went on with the call',
      '@from middle; S discard 5p; W draw; N call pon; N take',
      'nobody',
      'ema-pre-2016',
    ],
    [
      'the text does not say, and the call was withdrawn before the drawer discards',
      '@from middle; E discard 5p; S draw; W call pon; W retract; S discard 9s',
      'nobody',
      'ema-pre-2016',
    ],
    [
      'the player who has drawn calls, and the text gives no limit',
      '@from middle; S discard 5p; W draw; W call chii',
      'W',
      'ema-pre-2016',
      'question',
    ],
    [
      'the player who has drawn calls and goes on with it, and the text gives no limit',
      '@from middle; S discard 5p; W draw; W call chii; W return; W show 4p6p; W take; W discard 1z',
      'nobody',
      'ema-pre-2016',
    ],
    [
      'the player who has drawn calls, and discards as if there had been no call',
      '@from middle; S discard 5p; W draw; W call chii; W discard 1z',
      'W',
      'ema-pre-2016',
      'violation',
    ],
    ['a claimant has taken the tile', '@from middle; E discard 3m; S chii 4m5m; W call pon', 'W', 'riichi-wiki'],
    ['a claimant has taken the tile, and nobody has drawn', '@from middle; E discard 3m; S chii 4m5m; W call pon', 'nobody', 'ema-2016'],
    ['however fast the draw was', '@from middle; S discard 5p; W draw fast; N call pon', 'N', 'wrc-2025'],
    [
      'however fast the draw was, and its tile is back in the wall',
      '@from middle; S discard 5p; W draw fast; W return; N call pon',
      'N',
      'wrc-2025',
    ],
    ['after a draw whose tile is back in the wall', '@from middle; S discard 5p; W draw; W return; N call pon', 'nobody', 'wrc-2025'],
    ['at the same time as the next discard', '@from middle; S discard 5p; W draw; W discard 9s; & N call pon 5p', 'nobody'],
    [
      'a pung after a self-draw win, which is in force however fast it came',
      '@from middle; S discard 5p; W draw; W call tsumo fast; N call pon 5p',
      'N',
      'ema-2025',
      'advice',
    ],
    [
      'the turn may have been too fast: another rule',
      '@from middle; S discard 5p; W draw; W discard 9s; N call pon 5p',
      'nobody',
      'ema-2025',
    ],
    [
      'a pung after another claimant has discarded, however fast',
      '@from middle; E discard 4p; S chii 5p6p; S discard 1z fast; N call pon 4p',
      'N',
      'ema-2025',
    ],
    ['on the tile of a kong', '@from middle; @meld E pon 5p S; N discard 2s; E draw; E kakan 5p; W call pon', 'W'],
  ],
})

/** Whether a late call may be allowed to a player who could not see the discard, as a fact of the finding. */
export const unseenIn = ({ practice }: RuleSet): string | undefined => (practice.unseenDiscard === 'fair-play' ? 'fair-play' : undefined)

/** The act with which the caller has begun the own turn: the touching of the next tile, or its draw. */
const turnBegunBy = ({ touched, drawn }: Target, by: Seat): Target['touched'] => [touched, drawn].find((begun) => begun?.seat === by)
