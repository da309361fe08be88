import { declaredWinOf, shownHand } from '../../hand/declared-win.ts'
import { isRightWithoutFifth } from '../../hand/shown-fifth.ts'
import { gainedInRiichi } from '../../hand/shown-in-riichi.ts'
import { isWaiting, waitOf, waitsIfMisread } from '../../hand/waits.ts'
import type { Penalty } from '../../model/penalties.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import type { Seat } from '../../model/seats.ts'
import { isAfterLastDiscard } from '../../table/moments.ts'
import type { Table } from '../../table/table.ts'
import { WIN_MISTAKES } from '../record-mistakes.ts'
import { DUE, type Raised, rule } from '../rule.ts'
import { endOfPending, isDraw, isShownBeforeTheEnd, isWonByAnother } from './pending.ts'

/** A player in riichi reveals a hand that does not wait. */
export const riichiNotWaiting = rule({
  id: 'riichi.not-waiting',
  on: ['reveal', 'discard'],
  needs: { discard: 'riichi' },
  remedies: ['referee-discretion'],
  isJudgedAtADrawOnly: ({ riichiWait }) => riichiWait === 'draw' || riichiWait === 'draw-or-discretion',
  afterTheHand: true,
  mends: WIN_MISTAKES,
  firstOf: 'reveal',

  judge: ({ table, rules, number }, event): Raised | null => {
    if (event.verb === 'discard') return null
    const { riichi, revealed = 0 } = table.players[event.actor]
    if (table.ended && revealed > table.ended.event) return null
    const shown = riichi && shownHand(table, event)
    if (!riichi || !shown || shown.last || isWonByAnother(table, event.actor)) return null
    const { riichiWait } = rules.practice
    const waits = (isJudgedLater(rules) && waitAtDeclaration(table, event.actor)) || isWaiting(shown.hand)
    // The hand shown waits, and the one declared can't have become it: the record is wrong, and not the player.
    if (waits === 'no' && isWaiting(shown.hand) === 'yes' && gainedInRiichi(table, event)) return null
    if (waits === 'yes' || isRightWithoutFifth(table, event, shown.hand, (other) => isWaiting(other) === 'yes')) return null
    const atADraw = table.ended !== null && isDraw(table.ended.how, rules)
    const tooEarly = riichiWait === 'draw' || (riichiWait === 'own-win-or-draw' && !declaredWinOf(table, event.actor))
    // Nothing but a win on the last discard can keep the draw away then, in whichever order the lines come.
    const isBeforeTheDraw = tooEarly && !atADraw && isAfterLastDiscard(table, number)
    if (tooEarly && !atADraw && !isBeforeTheDraw) return null
    const lapses = riichiWait === 'draw-or-discretion' && !atADraw
    const penalty: Penalty = { kind: 'discretion' }
    return {
      seat: event.actor,
      ...(waits === 'fifth' && { level: 'question' as const }),
      ...(isBeforeTheDraw && { pending: 'known' as const }),
      because: [...(riichi.event > 0 ? [riichi.event] : []), number],
      facts: { tiles: event.tiles, called: riichi.event, ...(waits === 'fifth' && { kind: 'fifth' }) },
      ...(lapses && { penalty }),
    }
  },
  // Known already where the record has the hand, but judged when it is shown; it lapses when somebody else wins.
  judgeAfter: ({ after, number }, event): Raised | null => {
    const { riichi, hand, groups } = after.players[event.actor]
    if (event.verb !== 'discard' || riichi?.discard !== number || waitOf(hand, groups, event.actor) !== 'no') return null
    return { seat: event.actor, pending: true, because: [riichi.event, number], facts: { tiles: hand.known, called: riichi.event } }
  },
  answer: (word) => (word === 'not' ? 'fault' : 'settled'),
  settle: ({ raised }, situation, event) => {
    if (raised.pending === 'known' && event.verb === 'end' && event.how === 'exhaustive') return DUE
    if (!raised.pending || (isJudgedLater(situation.rules) && isShownBeforeTheEnd(situation, event))) return null
    return endOfPending(raised.seat, event, situation.table)
  },
  amend: (findings, { after, event }) =>
    event.verb === 'end'
      ? findings
          .filter(({ seat, state, decision }) => seat !== null && state === 'open' && !decision && isWonByAnother(after, seat))
          .map((finding) => ({ finding, settled: true as const }))
      : [],
  isMisread: waitsIfMisread,

  examples: [
    [
      'it waited when riichi was declared, and was changed later',
      '@from middle; @riichi S; @wall 1; @hold S 1m1m1m4p5p6p7p8p9p2s3s5z5z; S draw 9m; S discard 2s hand; * end exhaustive; S reveal 1m1m1m4p5p6p7p8p9p3s5z5z9m',
      'nobody',
      'wrc-2025',
    ],
    [
      'the hand shown waits, and a tile of the one declared is gone without a discard: the record is wrong',
      '@deal S 2m3m4m5m6m7m3s4s5s8s8s4p9p; E discard 1z; S riichi 9m; W discard 9s; N discard 9s; E discard 1p; S discard 8s; W discard 6p; S ron; S reveal 2m3m4m5m6m7m3s4s5s8s8s4p5p',
      'nobody',
      'wrc-2025',
    ],
    [
      'the hand shown at the draw does not wait',
      '@from middle; @riichi E; @wall 1; S draw; S discard 1z; * end exhaustive; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z',
      'E',
    ],
    [
      'the tile that it has wrong is a fifth of its kind',
      '@from middle; @riichi E; @wall 1; @river N 5z 5z 5z 5z; S draw; S discard 1z; * end exhaustive; E reveal 1m2m4p5p6p7s8s9s7z5z6z6z6z',
      'nobody',
    ],
    [
      'it waits only for a fifth tile',
      '@from middle; @riichi E; @wall 1; S draw; S discard 1z; * end exhaustive; E reveal 1m1m1m1m1p2p3p4p5p6p7p8p9p',
      'E',
      'wrc-2015',
      'question',
    ],
    [
      'it waits only for a fifth tile, and the text says that this is no wait',
      '@from middle; @riichi E; @wall 1; S draw; S discard 1z; * end exhaustive; E reveal 1m1m1m1m1p2p3p4p5p6p7p8p9p',
      'E',
      'ema-2025',
      'question',
    ],
    [
      'it waits for one tile, with groups that are not in the record',
      '@from middle; @riichi E; @wall 1; S draw; S discard 1z; * end exhaustive; E reveal 1m5m5m5m5m6m7m9p9p9p',
      'nobody',
    ],
    [
      'another player has won: it lapses',
      '@from middle; @riichi E; S discard 1z; W ron; * end win; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z',
      'nobody',
    ],
    [
      'at an exhaustive draw, where it is judged',
      '@from middle; @riichi E; @wall 1; S draw; S discard 1z; * end exhaustive; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z',
      'E',
      'rrc-1.5',
    ],
    [
      'at an abortive draw, where the tournament has them',
      '@set abortive-draws on; @from middle; @riichi E; @riichi S; @riichi W; N riichi 1z; * end abort four-riichi; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z',
      'E',
      'rrc-1.5',
    ],
    [
      'the referee has ended the hand',
      '@set abortive-draws on; @from middle; @riichi E; S discard 1z; * end abort referee; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z',
      'nobody',
      'rrc-1.5',
    ],
    [
      'shown before the line of the exhaustive draw',
      '@from middle; @riichi E; @wall 1; S draw; S discard 1z; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z; * end exhaustive',
      'E',
      'ema-2025',
    ],
    [
      'shown after the last discard, on which another player wins: it lapses',
      '@from middle; @riichi E; @wall 1; S draw; S discard 3m; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z; W ron; W reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z; * end win',
      'nobody',
    ],
    ['shown when nobody asked', '@from middle; @riichi E; S discard 1z; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z', 'nobody', 'wrc-2025'],
    ['it waits', '@from middle; @riichi E; @wall 1; S draw; S discard 1z; * end exhaustive; E reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z', 'nobody'],
    [
      'an unseen tile',
      '@from middle; @riichi E; @wall 1; S draw; S discard 1z; * end exhaustive; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z?',
      'nobody',
    ],
    [
      'at an exhaustive draw',
      '@from middle; @riichi E; @wall 1; S draw; S discard 1z; * end exhaustive; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z',
      'E',
      'wrc-2025',
    ],
    [
      'shown when nobody asked, where only the draw counts',
      '@from middle; @riichi E; S discard 1z; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z',
      'nobody',
      'rrc-1.5',
    ],
    [
      'it waits, shown by another player in riichi too',
      '@from middle; @riichi E; @riichi S; @wall 1; W draw; W discard 1z; * end exhaustive; E reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z; S reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z',
      'S',
    ],
  ],
})

/** Whether the text judges the hand only at an exhaustive draw, or at the own win too. */
const isJudgedLater = ({ practice: { riichiWait } }: RuleSet): boolean => riichiWait === 'draw' || riichiWait === 'own-win-or-draw'

/** Whether the hand waited when riichi was declared. If it was changed since, and nobody knows what it was, it counts as waiting. */
const waitAtDeclaration = ({ players }: Table, seat: Seat): ReturnType<typeof isWaiting> | null => {
  const { riichi, groups } = players[seat]
  const declared = riichi?.hand
  const known =
    declared &&
    waitOf(
      declared,
      groups.filter(({ event }) => event <= (riichi.declared ?? 0)),
      seat,
    )
  return known ?? (riichi?.changed ? 'yes' : null)
}
