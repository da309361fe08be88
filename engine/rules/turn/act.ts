import { isRiichiAfterDiscard, isWordWrittenLate } from '../../table/acts/riichi.ts'
import { misfitAct } from '../../table/turn.ts'
import { recordFaultInstead } from '../record/instead.ts'
import { TURN_MISTAKES } from '../record-mistakes.ts'
import { type Rule, remediesOf, rule, STAYS_OPEN } from '../rule.ts'
import { claimOfTurn } from '../swap/claim-of-turn.ts'
import { VOID_REMEDIES, voidRemedyOf } from '../void-remedies.ts'

/**
 * Riichi, an own kong or a self-draw win by a player whose turn it is not, also on a tile that was drawn out of turn; or a self-draw win
 * right after the own claim.
 */
export const turnAct: Rule = rule({
  id: 'turn.act',
  on: ['call', 'ankan', 'kakan'],
  remedies: ['referee-discretion'],
  effects: ['out-of-turn', 'turn-doubted'],
  house: { levels: [] },
  mends: [...TURN_MISTAKES, 'kind-of-call', 'word-of-win'],
  firstOf: 'act',

  judge: ({ table, rules, number }, event) => {
    const act = event.verb === 'call' ? event.call : event.verb
    // Some editions know a riichi after the discard, and say what it is.
    if (
      event.verb === 'call' &&
      act === 'riichi' &&
      rules.practice.riichiAfterDiscard !== 'out-of-turn' &&
      isRiichiAfterDiscard(table, event)
    )
      return null
    // A discard has shown the riichi already: its word is written late.
    if (act === 'riichi' && isWordWrittenLate(table, event.actor)) return null
    if (act !== 'riichi' && act !== 'tsumo' && act !== 'ankan' && act !== 'kakan') return null
    // The penalty for going on after a draw out of turn covers this act, where an edition has one.
    if (table.players[event.actor].extra?.wrong && rules.penalties['turn.draw']?.drawnOut) return null
    const misfit = misfitAct(table, event.actor, act)
    // A win on the replacement tile of a kong made after the claim is a self-draw.
    const claim = act === 'tsumo' && !table.players[event.actor].drawn?.replaces ? claimOfTurn(table, event.actor) : undefined
    if (!misfit && !claim) return null
    return {
      seat: event.actor,
      because: [...(claim ? [claim.called] : []), number],
      facts: { call: act, due: misfit?.due, dueAct: misfit?.dueAct, called: claim?.called },
      penalty: act === 'tsumo' ? 'win' : act === 'riichi' ? 'riichi' : 'kong',
      remedies: remediesOf(turnAct, rules).flatMap((remedy) =>
        remedy === 'riichi-void' && act === 'riichi'
          ? [remedy, 'stick-back']
          : remedy === voidRemedyOf(act) || !VOID_REMEDIES.includes(remedy)
            ? [remedy]
            : [],
      ),
    }
  },
  // The player whose turn it was takes the replacement tile: the kong's line names the wrong player.
  settle: ({ by, raised: { facts } }, _, event) =>
    event.verb !== 'replace' ? null : event.actor === facts.due && by.verb !== 'call' ? 'seat' : STAYS_OPEN,
  answer: (word, asked) => (word === 'missing' || word === 'seat' ? recordFaultInstead(`record.${word}`, asked) : 'fault'),

  examples: [
    ['riichi in another player’s turn', '@from middle; E discard 1z; W riichi 9m', 'W', 'wrc-2015', 'question'],
    ['a self-draw win right after a pung', '@from middle; E discard 1z; W pon 1z1z; W tsumo', 'W', 'wrc-2015', 'question'],
    ['a kong in another player’s turn', '@from middle; E discard 1z; W ankan 9m', 'W', 'wrc-2015', 'question'],
    [
      'a self-draw win out of turn, the hand shown',
      '@from middle; E discard 1z; W call tsumo; W reveal 1m2m3m4p5p6p7s8s9s5z5z6z6z6z; * answer 2 foul',
      'W',
      'ema-2025',
    ],
    [
      'a self-draw win on a discard that was won on',
      '@from middle; S draw; S discard 3m; N call ron; S call tsumo',
      'S',
      'wrc-2015',
      'question',
    ],
    ['a self-draw win after a win on another’s discard', '@from middle; S draw; S discard 3m; N call ron; W call tsumo', 'nobody'],
    [
      'a self-draw win on a tile drawn out of turn',
      '@from middle; E discard 5p; W draw 3s wrong; W call tsumo',
      'W',
      'wrc-2025',
      'question',
    ],
    [
      'a self-draw win on a tile of which the referee has answered that it was drawn out of turn',
      '@from middle; N discard 2p; E discard 5p; W draw 3s; * answer 3 foul; W call tsumo',
      'W',
      'wrc-2025',
      'question',
    ],
    [
      'a self-draw win on such a tile, which the penalty of the draw covers',
      '@from middle; E discard 5p; W draw 3s wrong; W call tsumo',
      'nobody',
      'ema-2025',
    ],
    ['a self-draw win after a draw that may be in turn', '@from middle; E discard 5p; W draw 3s; W call tsumo', 'nobody', 'wrc-2025'],
    ['riichi in turn', '@from middle; E discard 1z; S draw; S riichi 9m', 'nobody'],
    ['a self-draw win in turn, the draw left out', '@from middle; E discard 1z; S tsumo', 'nobody'],
    ['a kong that was the next player’s', '@from middle; E discard 1z; W ankan 9m; * answer 2 seat', 'nobody'],
  ],
})
