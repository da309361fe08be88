import { rule } from '../rule.ts'

/** The discard of the declaration is won on, or in some editions a later one rotated in its place: no riichi was made, and the stick goes back. */
export const riichiReturned = rule({
  id: 'riichi.returned',
  on: ['call'],
  needs: 'win',
  remedies: ['stick-back'],
  effects: ['riichi-returned'],

  judgeAfter: ({ table, after, rules, number }, { actor, call }) => {
    const won = after.claims.find((claim) => claim.called === number && claim.call === 'ron' && claim.standing === 'good')
    const seat = won?.from
    const riichi = seat ? table.players[seat].riichi : undefined
    if (call !== 'ron' || !seat || !riichi || riichi.discard !== won.target) return null
    if (rules.practice.riichiWonOn === 'declaration' && riichi.declared !== won.target) return null
    return { seat, because: [riichi.event, won.target, number], facts: { tile: won.tile, caller: actor, called: riichi.event } }
  },
  // The stick stays paid if that win is retracted or play goes on all the same.
  amend: (findings, { before: { returned }, after }) =>
    returned && !after.returned
      ? findings.filter(({ seat, state }) => seat === returned.seat && state === 'open').map((finding) => ({ finding, settled: true }))
      : [],

  examples: [
    ['another player wins on the rotated tile', '@from middle; S draw; S riichi 9m; W call ron', 'S', 'wrc-2015', 'info'],
    ['the win was withdrawn', '@from middle; S draw; S riichi 9m; W call ron; W retract', 'nobody'],
    [
      'another player wins on a later tile',
      '@from middle; S draw; S riichi 9m; W discard 1p; N discard 2p; E discard 3p; S discard 4p; W call ron',
      'nobody',
    ],
  ],
})
