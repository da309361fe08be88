import { type Seat, seatDistance } from '../../model/seats.ts'
import { claimedTile, latestCall, validClaims } from '../../table/claims.ts'
import { momentOf } from '../../table/moments.ts'
import type { Table } from '../../table/table.ts'
import { rule } from '../rule.ts'
import { lateWin } from './late.ts'

/** A further player calls ron on the same tile, and the rule set does not say who wins. One answer settles it for that tile. */
export const winSeveral = rule({
  id: 'win.several',
  on: ['call'],
  needs: 'win',
  settings: ['several-wins'],
  remedies: ['referee-discretion'],
  house: { levels: ['question', 'off'], settings: { 'several-wins': 'ask' }, costsNothing: true },
  effects: ['winners-asked'],
  bySetting: ({ 'several-wins': who }) => (who === 'ask' ? 'question' : null),

  judge: (situation, event) => {
    const { table, rules, number } = situation
    if (event.call !== 'ron' || rules.settings['several-wins'] !== 'ask' || table.players[event.actor].dead) return null
    const { target } = claimedTile(table, event)
    if (!target || target.seat === event.actor || lateWin(situation, event)) return null
    const isAsked = table.several?.target === target.event && (table.several.who !== 'ask' || mayHaveSeveral(table, target.event))
    const wins = validClaims(table.claims, target.event).filter(({ call, by }) => call === 'ron' && by !== event.actor)
    if (isAsked || wins.length === 0) return null
    // Of those who called in the same moment nobody was last: the farthest from the discarder is named.
    const last = [event.actor, ...wins.filter(({ called }) => called >= momentOf(table, event)).map(({ by }) => by)]
    const far = (seat: Seat): number => seatDistance(target.seat, seat, table.form.seats)
    return {
      seat: last.reduce((a, b) => (far(a) < far(b) ? b : a)),
      at: latestCall(wins, number),
      because: [target.event, ...wins.map(({ called }) => called), number],
      facts: {
        tile: target.tile,
        from: target.seat,
        discard: target.event,
        claimants: [...wins.map(({ by }) => by), event.actor].join(''),
        kind: last.length > 1 ? 'at-once' : undefined,
      },
    }
  },
  answer: () => 'settled',
  amend: (findings, { after }) =>
    findings
      .filter(({ state, facts: { discard } }) => state === 'open' && !mayHaveSeveral(after, Number(discard)))
      .map((finding) => ({ finding, settled: true })),

  examples: [
    ['two wins on one discard', '@from middle; E discard 3m; S call ron; W call ron', 'W', 'riichi-wiki', 'question'],
    ['the tournament’s rules decide', '@from middle; @set several-wins all; E discard 3m; S call ron; W call ron', 'nobody', 'riichi-wiki'],
    [
      'the tournament lets the referee decide',
      '@from middle; @set several-wins ask; E discard 3m; S call ron; W call ron',
      'W',
      'wrc-2015',
      'question',
    ],
    ['one win alone', '@from middle; E discard 3m; S call ron', 'nobody', 'riichi-wiki'],
    ['the nearest wins', '@from middle; E discard 3m; S call ron; W call ron', 'nobody'],
    ['all of them win', '@from middle; E discard 3m; S call ron; W call ron', 'nobody', 'ema-2016'],
    ['two wins before 2016', '@from middle; E discard 3m; S call ron; W call ron', 'W', 'ema-pre-2016', 'question'],
    [
      'the other win comes from a dead hand and is void',
      '@from middle; * dead S; E discard 3m; S call ron; W call ron',
      'nobody',
      'ema-pre-2016',
    ],
    [
      'the other win is void: its hand does not win',
      '@from middle; E discard 3m; S call ron; W call ron; S reveal 1m2m4m7m2p5p8p3s6s9s2z3z4z',
      'nobody',
      'ema-pre-2016',
    ],
    ['in one moment the farthest is named', '@from middle; N discard 3m; W call ron; & E call ron', 'W', 'riichi-wiki', 'question'],
    ['the other win is withdrawn', '@from middle; E discard 3m; S call ron; W call ron; S retract', 'nobody', 'ema-pre-2016'],
    ['the other win comes too late', '@from middle; E discard 3m; S call ron; S draw; W call ron', 'nobody', 'riichi-wiki'],
  ],
})

/** Whether several wins on a tile may be valid. True, too, once its claims are no longer followed. */
const mayHaveSeveral = ({ claims }: Table, target: number): boolean => {
  const wins = claims.filter(({ call, target: of }) => call === 'ron' && of === target)
  return (
    wins.length === 0 ||
    new Set(wins.filter(({ standing }) => standing !== 'void' && standing !== 'retracted').map(({ by }) => by)).size > 1
  )
}
