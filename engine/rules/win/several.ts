import { claimedTile, latestCall, validClaims } from '../../table/claims.ts'
import { rule } from '../rule.ts'

/** A further player calls ron on the same tile, and the rule set does not say who wins. One answer settles it for that tile. */
export const winSeveral = rule({
  id: 'win.several',
  on: ['call'],
  settings: ['several-wins'],
  remedies: ['referee-discretion'],
  house: { levels: ['question', 'off'], settings: { 'several-wins': 'ask' }, costsNothing: true },
  effects: ['winners-asked'],

  judge: ({ table, rules, number }, event) => {
    if (event.call !== 'ron' || rules.settings['several-wins'] !== 'ask' || table.players[event.actor].dead) return null
    const { target } = claimedTile(table, event)
    if (!target || table.several?.target === target.event) return null
    const wins = validClaims(table.claims, target.event).filter(({ call, by }) => call === 'ron' && by !== event.actor)
    if (wins.length === 0) return null
    return {
      seat: event.actor,
      at: latestCall(wins, number),
      because: [target.event, ...wins.map(({ called }) => called), number],
      facts: {
        tile: target.tile,
        from: target.seat,
        discard: target.event,
        claimants: [...wins.map(({ by }) => by), event.actor].join(''),
      },
    }
  },
  answer: () => 'settled',

  examples: [
    ['two wins on one discard', '@from middle; E discard 3m; S call ron; W call ron', 'W', 'riichi-wiki', 'question'],
    ['the tournament’s rules decide', '@from middle; @set several-wins all; E discard 3m; S call ron; W call ron', 'nobody', 'riichi-wiki'],
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
  ],
})
