import { claimedTile, claimRetractedBy } from '../../table/claims.ts'
import { isSaidAfterDraw } from '../../table/kongs.ts'
import { isGroupCall } from '../../table/table.ts'
import { recordedClaimFault } from '../record/claim-fault.ts'
import { rule } from '../rule.ts'
import { settleIfChangedQuickly } from './quick-change.ts'
import { settleIfAnothers } from './wrong-caller.ts'

/** Chow, pung or kong claimed by a player in riichi, who can no longer change the hand. */
export const claimUnderRiichi = rule({
  id: 'claim.under-riichi',
  on: ['call'],
  needs: 'group',
  remedies: ['claim-void'],
  effects: ['caller-doubted'],
  onCall: 'void-if-violation',
  firstOf: 'act',

  judge: ({ table, rules, number }, event) => {
    const { riichi } = table.players[event.actor]
    // A short form that can't be right anyhow is likely another player's.
    if (!riichi || !isGroupCall(event.call) || recordedClaimFault(table, rules, event)) return null
    // After the own draw no discard can be claimed: the word is that of an own kong, which a player in riichi may declare.
    if (event.call === 'kan' && !event.short && isSaidAfterDraw(table, event, event.actor)) return null
    // A word that no discard has followed puts nobody in riichi.
    if (riichi.event > 0 && riichi.declared === undefined) return null
    const { target } = claimedTile(table, event)
    return {
      seat: event.actor,
      because: [riichi.event, number].filter((n) => n > 0),
      facts: { call: event.call, tile: target?.tile, from: target?.seat, discard: target?.event },
    }
  },
  // Withdrawn at once, it may also be no more than an empty call (EMA 2025 6.5.2 beside 6.7.4).
  amend: (findings, step) => {
    const { before, event, rules } = step
    // "Pon, no: ron" is a quick correction to a win, which a player in riichi may call (EMA 2025 6.5.4).
    if (event.verb === 'call' && event.call === 'ron') return settleIfChangedQuickly(findings, step)
    const withdrawn = event.verb === 'retract' && event.tile === undefined ? claimRetractedBy(before, event.actor) : undefined
    if (!withdrawn || withdrawn.shownAt !== undefined || rules.practice.changedCall !== 'win-or-shown')
      return settleIfAnothers(findings, step)
    return findings
      .filter(({ event: called, level }) => called === withdrawn.called && level === 'violation')
      .map((finding) => ({ finding, instead: { ...finding, facts: { ...finding.facts, withdrawn: before.number + 1 } } }))
  },

  examples: [
    ['calls pon in riichi, and withdraws it', '@from middle; @riichi S; E discard 5p; S call pon; S retract', 'S', 'ema-2025'],
    ['calls pon in riichi', '@from middle; @riichi S; E discard 5p; S call pon', 'S'],
    [
      'says kan after the own draw, and drops the kong: no claim in riichi',
      '@from middle; @riichi S; E discard 1z; S draw 9m; S call kan; S retract; S discard 9m; * ruling 3 claim.late dismissed',
      'nobody',
      'ema-2025',
    ],
    [
      'says kan and shows the three tiles beside the one drawn',
      '@from middle; @riichi S; E discard 1z; S draw 9m; S call kan; S show 9m9m9m',
      'nobody',
    ],
    [
      'calls pon in riichi, and corrects it to a win at once',
      '@from middle; @riichi S; E discard 5p; S call pon; S call ron',
      'nobody',
      'ema-2025',
    ],
    ['wins in riichi', '@from middle; @riichi S; E discard 5p; S call ron', 'nobody'],
    ['another player is in riichi', '@from middle; @riichi W; E discard 5p; S call pon', 'nobody'],
    ['a short form with a further contradiction: another seat', '@from middle; @riichi E; S discard 8m; E chii 7m9m', 'nobody'],
    ['a riichi by an unknown player', '@from middle; E discard 8p; W riichi 3p; N discard 1z; E discard 5p; W call pon', 'nobody'],
    [
      'a short form, and another player discards: it was that player’s claim',
      '@from middle; @riichi S; E discard 5p; S pon 5p5p; W discard 9m',
      'nobody',
    ],
    [
      'the word alone, and another player shows and takes: it was that player’s claim',
      '@from middle; @riichi N; E discard 5p; N call pon; W show 5p5p; W take; W discard 9m',
      'nobody',
    ],
    ['a short form of the player in riichi, who discards', '@from middle; @riichi S; E discard 5p; S pon 5p5p; S discard 9m', 'S'],
    [
      'a riichi that was withdrawn',
      '@from middle; S draw; S call riichi; S retract; S discard 1z; W draw; W discard 5p; S call pon',
      'nobody',
    ],
  ],
})
