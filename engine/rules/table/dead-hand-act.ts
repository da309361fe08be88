import type { Ankan, CallEvent, Kakan, Return } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import type { RuleId } from '../../model/rule-ids.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { claimContinuedBy } from '../../table/claims.ts'
import { isKnownTile } from '../../table/draws.ts'
import { extendsUntaken } from '../../table/kongs.ts'
import { isAfterLastDiscard } from '../../table/moments.ts'
import { isGroupCall, type Player, type Table } from '../../table/table.ts'
import { settleIfAnothers } from '../claim/wrong-caller.ts'
import { recordedClaimFault } from '../record/claim-fault.ts'
import { type Amendment, type Raised, rule } from '../rule.ts'
import { VOID_REMEDIES, voidRemedyOf } from '../void-remedies.ts'

/** A player whose hand is dead calls, declares riichi or a kong, or wins. */
export const deadHandAct = rule({
  id: 'dead-hand.act',
  on: ['call', 'ankan', 'kakan'],
  remedies: VOID_REMEDIES,
  house: { casesOfParent: true },
  effects: ['void-if-asked', 'caller-doubted'],
  onCall: 'void',
  firstOf: 'act',

  // The tiles of a call that its player went on with can no longer simply go back.
  amend: (findings, step) => {
    const { before, event, rules } = step
    if (event.verb === 'return') return whileDeadBy(before.players[event.actor], event, findings, rules)
    const claim =
      event.verb === 'discard' && rules.practice.deadCallGoneOn === 'referee' ? claimContinuedBy(before, event.actor) : undefined
    if (!claim) return settleIfAnothers(findings, step)
    return findings
      .filter((finding) => finding.event === claim.called && finding.remedies.includes('claim-void'))
      .map((finding) => ({
        finding,
        instead: { ...finding, remedies: finding.remedies.map((one) => (one === 'claim-void' ? 'referee-discretion' : one)) },
      }))
  },
  judge: ({ table, rules, number }, event): Raised | null => {
    const { dead } = table.players[event.actor]
    // A short form that can't be right anyhow is likely another player's.
    if (dead && event.verb === 'call' && recordedClaimFault(table, rules, event)) return null
    if (!dead || (dead.rule !== null && DEAD_BY_CALL.includes(dead.rule) && isOfSameTile(table, event, dead.event))) return null
    if (dead.rule === 'claim.not-taken' && event.verb !== 'call' && extendsUntaken(table, event)) return null
    const act = event.verb === 'call' ? event.call : event.verb
    const raised: Raised = {
      seat: event.actor,
      because: [dead.event, number],
      facts: { act, call: act, called: dead.event, ...(dead.rule === null && { declared: 'yes' }) },
      remedies: [voidRemedyOf(act)],
    }
    // The hand is dead already, and nothing is left to deal again.
    if (rules.chombo.afterLastDiscard === 'dead-hand' && isAfterLastDiscard(table, number)) return { ...raised, penalty: { kind: 'none' } }
    const { deadHandAct } = rules.practice
    if (deadHandAct === 'by-declaration') return dead.rule === null ? raised : { ...raised, penalty: 'undeclared' }
    if (deadHandAct === 'one-fault') return raised
    return act === 'ron' || act === 'tsumo' ? { ...raised, level: 'violation', penalty: 'win' } : { ...raised, level: 'question' }
  },
  answer: (word, { raised, event }) =>
    word === 'knew' ? 'fault' : { ...raised, rule: 'dead-hand.act', level: 'violation', at: event, penalty: 'unknowing' },

  examples: [
    ['wins with a dead hand', '@from middle; * dead W; S discard 2p; W call ron', 'W'],
    ['claims with a dead hand', '@from middle; * dead W; S discard 2p; W call pon', 'W'],
    ['the app asks whether the player knew', '@from middle; * dead W; S discard 2p; W call pon', 'W', 'wrc-2025', 'question'],
    ['did not know', '@from middle; * dead W; S discard 2p; W call pon; * answer 3 did-not-know', 'W', 'wrc-2025', 'violation'],
    ['declares riichi with a dead hand', '@from middle; * dead W; S discard 2p; W draw; W riichi 9m', 'W'],
    [
      'extends the pung whose tile was not taken: it was taken',
      '@from middle; @displayed complete; S discard 7z; W call pon; W show 7z7z; W discard 3z; N draw; N discard 8p; E draw; E discard 5m; S draw; S discard 1m; W draw; W kakan 7z',
      'nobody',
    ],
    ['declares a kong with a dead hand', '@from middle; * dead W; S discard 2p; W draw; W ankan 9m', 'W'],
    [
      'another player shows and takes: the line of the call has the wrong seat',
      '@from middle; * dead N; E discard 5p; N call pon; W show 5p5p; W take; W discard 9m',
      'nobody',
    ],
    [
      'the finding was dismissed',
      '@from middle; W discard 1z nodraw; N discard 2p; W call pon; * ruling 1 turn.no-draw dismissed',
      'nobody',
    ],
    [
      'calls something else after withdrawing the first call',
      '@from middle; E discard 3m; S call chii; S retract; S call pon',
      'nobody',
      'wrc-2025',
    ],
    [
      'corrects a chow from the wrong seat into a pung at once',
      '@from middle; E discard 3m; W call chii; W call pon',
      'nobody',
      'wrc-2025',
    ],
    ['draws and discards, as a dead hand must', '@from middle; * dead W; S discard 2p; W draw; W discard 1z', 'nobody'],
    [
      'draws and discards, where nothing has to be asked',
      '@from middle; * dead W; S discard 2p; W draw; W discard 1z',
      'nobody',
      'wrc-2025',
    ],
    [
      'the hand, dead by a turn without a draw, shows all its tiles',
      '@from middle; @displayed complete; E discard 9p; S discard 1z nodraw; W draw; W discard 3m; S ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
    ],
    ['a win is no question of knowing', '@from middle; * dead W; S discard 2p; W call ron', 'W', 'wrc-2025', 'violation'],
    ['claims with a hand that the referee declared dead', '@from middle; * dead W; S discard 2p; W call pon', 'W', 'rrc-1.5'],
  ],
})

/** Acts of a hand that was dead only by a draw out of turn, whose tile goes back where that leaves no dead hand. */
const whileDeadBy = (
  { extra, dead }: Player,
  { actor, tile }: Return,
  findings: readonly Finding[],
  { penalties }: RuleSet,
): readonly Amendment[] =>
  extra && dead?.rule === 'turn.draw' && dead.event === extra.event && penalties['turn.draw']?.returned && isKnownTile(extra, tile)
    ? findings.filter(({ seat, facts }) => seat === actor && facts.called === extra.event).map((finding) => ({ finding, settled: true }))
    : []

/** The faults of a call for a set that can't be made. */
const DEAD_BY_CALL: readonly RuleId[] = ['claim.changed', 'claim.wrong-seat', 'claim.own-discard']

/** Another call on the tile over which the hand died belongs to the same change of mind. */
const isOfSameTile = ({ target }: Table, event: CallEvent | Ankan | Kakan, died: number): boolean =>
  event.verb === 'call' && (isGroupCall(event.call) || event.call === 'ron') && target !== null && target.event < died
