import { declaredWinOf, isPaid, shownHand } from '../../hand/declared-win.ts'
import { isThirteenOrphans } from '../../hand/waits.ts'
import type { Scores } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { isKnown } from '../../model/tiles.ts'
import { claimedTile, namesOtherTile } from '../../table/claims.ts'
import type { Table } from '../../table/table.ts'
import { findingOfRecord } from '../record/instead.ts'
import { type Amendment, type Raised, rule } from '../rule.ts'
import { wonOnMissingDiscard } from '../win/missing-discard.ts'

/** A concealed kong is robbed with anything but Thirteen Orphans (kokushi musou), or at all where nobody may rob it. */
export const kongRobConcealed = rule({
  id: 'kong.rob-concealed',
  on: ['call', 'reveal'],
  needs: { call: 'win' },
  remedies: ['win-void'],
  firstOf: 'reveal',

  judge: ({ table, rules, number }, event): Raised | null => {
    const seat = event.actor
    if (event.verb === 'call') {
      const { target, earlier } = claimedTile(table, event)
      if (event.call !== 'ron' || target?.kind !== 'ankan' || earlier || seat === target.seat || table.players[seat].dead) return null
      const raised = { seat, because: [target.event, number], facts: { call: 'ron', tile: target.tile, from: target.seat } }
      return rules.practice.robConcealed === 'none' && !namesOtherTile(event, target)
        ? { ...raised, level: 'violation', facts: { ...raised.facts, why: 'by-nobody' } }
        : { ...raised, level: 'question' }
    }
    const { target } = table
    // Where nobody may rob it, the call alone is the fault.
    if (target?.kind !== 'ankan' || rules.practice.robConcealed === 'none') return null
    const win = declaredWinOf(table, seat)
    const shown = win?.claim && shownHand(table, event)
    if (!win?.claim || !isKnown(win.claim.tile) || !shown || shown.last || !isKnown(target.tile)) return null
    if (isThirteenOrphans({ ...shown.hand, concealed: [...shown.hand.concealed, target.tile] })) return null
    return {
      seat,
      because: [target.event, win.called, number],
      facts: { call: 'ron', tile: target.tile, from: target.seat, tiles: event.tiles },
      penalty: 'shown',
    }
  },
  answer: (word) => (word === 'other' ? 'fault' : 'settled'),
  amend: (findings, step) =>
    step.event.verb === 'scores' ? paidAfterReplacement(findings, step.before, step.event) : wonOnMissingDiscard(findings, step),
  settle: ({ by }, { table }, event) => (event.verb === 'reveal' && event.actor === by.actor && shownHand(table, event) ? 'seen' : null),

  examples: [
    ['with an ordinary hand', '@from middle; S draw; S ankan 5m; W call ron; W reveal 4m6m4p5p6p7s8s9s5z5z6z6z6z', 'W'],
    ['the hand is still unseen', '@from middle; S draw; S ankan 1z; W call ron', 'W', 'wrc-2015', 'question'],
    ['with Thirteen Orphans', '@from middle; S draw; S ankan 1z; W call ron; W reveal 1m9m1p9p1s9s2z3z4z5z6z7z7z', 'nobody'],
    [
      'an extended pung may be robbed',
      '@from middle; @meld S pon 5m E; S draw; S kakan 5m; W call ron; W reveal 4m6m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
    ],
    ['with Thirteen Orphans, where nobody may rob it', '@from middle; S draw; S ankan 1z; W call ron', 'W', 'wrc-2025', 'violation'],
    [
      'where nobody may rob it, the call dismissed and the hand shown',
      '@from middle; S draw; S ankan 5m; W call ron; * ruling 3 kong.rob-concealed dismissed; W reveal 4m6m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
      'wrc-2025',
    ],
    [
      'an ordinary hand, the referee says, and then it is shown',
      '@from middle; S draw; S ankan 5m; W call ron; * answer 3 other; W reveal 4m6m4p5p6p7s8s9s5z5z6z6z6z',
      'W',
      'ema-2025',
    ],
    [
      'an ordinary hand, after the replacement tile, and paid: the discard that it won on is missing',
      '@from middle; @scores 30000 30000 30000 30000; E draw 2p; E ankan 2p; E replace; W ron; W reveal 2m3m4m5m6m7m3p4p6s7s8s9s9s; * end win; * scores 26100 30000 33900 30000',
      'nobody',
      'ema-2025',
    ],
    [
      'with an ordinary hand, where no text forbids it',
      '@from middle; S draw; S ankan 5m; W call ron; W reveal 4m6m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
      'riichi-wiki',
    ],
  ],
})

/** The kong was not robbed: its player had drawn the replacement tile and owed a discard, which the record lacks, and the win was paid. */
const paidAfterReplacement = (findings: readonly Finding[], table: Table, scores: Scores): readonly Amendment[] =>
  findings.flatMap((finding) => {
    const { seat, state, decision, facts } = finding
    const { from: due } = facts
    const { turn, players } = table
    const owes = turn.due === 'discard' && turn.seat === due && players[turn.seat].drawn !== undefined
    if (!seat || !owes || state !== 'open' || decision || !isPaid(table, scores, seat)) return []
    return [{ finding, instead: findingOfRecord('record.missing', finding, { ...facts, due, dueAct: 'discard' }) }]
  })

/** Whether only Thirteen Orphans may rob a concealed kong. */
export const isRobbedWithOrphansOnly = ({ practice }: RuleSet): boolean => practice.robConcealed !== 'any'
