import type { Penalty } from '../../model/penalties.ts'
import { claimedTile, validClaims } from '../../table/claims.ts'
import { type Claim, isGroupCall, type Table } from '../../table/table.ts'
import { rule } from '../rule.ts'

/** A player who has called a win (ron) calls something else for that tile, or retracts the call. The first call counts. */
export const claimChanged = rule({
  id: 'claim.changed',
  on: ['call', 'retract'],
  remedies: ['first-call-stands'],
  effects: ['call-changed'],
  onCall: 'void-if-violation',
  firstOf: 'act',

  judge: ({ table, rules: { practice }, number }, event) => {
    const bindsAny = practice.changedCall !== 'win'
    const seat = event.actor
    // With a tile it is a discard that goes back, and no call.
    if (event.verb === 'retract' && event.tile !== undefined) return null
    if (event.verb === 'call' && !isGroupCall(event.call) && event.call !== 'ron') return null
    const target = event.verb === 'call' ? claimedTile(table, event).target : table.target
    const own = target
      ? validClaims(table.claims, target.event).filter((claim) => claim.by === seat && isStillToGo(table, claim, event.verb))
      : []
    const first = event.verb === 'retract' ? own.at(-1) : own.find(({ call }) => call === 'ron' || bindsAny)
    if (!first || (event.verb === 'call' && event.call === first.call)) return null
    const isWin = first.call === 'ron'
    if (!isWin && !bindsAny) return null
    // A claim that has to give way to another one can't be completed anyhow.
    if (first.yields) return null
    const dead: Penalty = { kind: 'dead-hand' }
    // Until its tiles are shown a call may be retracted, at the price of a notice.
    const mayGoBack = !isWin && practice.changedCall === 'any-once-shown' && event.verb === 'retract' && first.shownAt === undefined
    return {
      seat,
      because: [first.called, number],
      facts: {
        call: event.verb === 'call' ? event.call : 'retract',
        tile: first.tile,
        from: first.from ?? undefined,
        called: first.called,
        kind: first.call,
      },
      ...(!isWin && practice.changedCall === 'any' && event.verb === 'retract' && { penalty: dead }),
      ...(mayGoBack && { remedies: [] }),
    }
  },

  examples: [
    ['ron, then pon', '@from middle; E discard 3m; N call ron; N call pon', 'N', { rules: 'ema-2016' }],
    ['ron, then withdrawn', '@from middle; E discard 3m; N call ron; N retract', 'N', { rules: 'ema-2016' }],
    ['pon, then ron', '@from middle; E discard 3m; N call pon; N call ron', 'nobody', { rules: 'ema-2016' }],
    ['a pung may be withdrawn at once', '@from middle; E discard 3m; N call pon; N retract', 'nobody', { rules: 'ema-2016' }],
    ['any call, not only a win', '@from middle; E discard 3m; N call pon; N call kan', 'N', { rules: 'wrc-2025' }],
    ['tiles shown, then the call withdrawn', '@from middle; E discard 3m; N call pon; N show 3m3m; N retract', 'N', { rules: 'rrc-1.5' }],
    ['tiles not yet shown, the call withdrawn', '@from middle; E discard 3m; N call pon; N retract', 'N', { rules: 'rrc-1.5' }],
    ['withdrawn, and the next player draws', '@from middle; E discard 3m; N call pon; N retract; S draw', 'N', { rules: 'wrc-2025' }],
    [
      'withdrawn when another player wins',
      '@from middle; E discard 3m; N call pon; W call ron; N retract',
      'nobody',
      { rules: 'wrc-2025' },
    ],
    ['ron, then pon, where no text forbids it', '@from middle; E discard 3m; N call ron; N call pon', 'nobody', { rules: 'wrc-2015' }],
    [
      'the tile taken, then given back',
      '@from middle; E discard 3m; N call pon; N show 3m3m; N take; N retract',
      'N',
      { rules: 'wrc-2025' },
    ],
    ['a void claim is rightly withdrawn', '@from middle; E discard 3m; W call chii; W retract', 'nobody', { rules: 'wrc-2025' }],
  ],
})

/** Its tile is not taken yet, or given back before anything else was done with it. */
const isStillToGo = ({ turn, players }: Table, { by, called, takenAt, discardedAt }: Claim, verb: 'call' | 'retract'): boolean =>
  takenAt === undefined || (verb === 'retract' && discardedAt === undefined && turn.claim === called && !players[by].drawn)
