import { rule } from '../rule.ts'

/** Tenpai declared after noten by the same player, or the other way round: the first declaration counts. */
export const tenpaiChanged = rule({
  id: 'tenpai.changed',
  on: ['tenpai', 'noten'],
  remedies: ['first-call-stands'],
  effects: ['announcement-changed'],

  judge: ({ table, number }, { actor: seat, verb }) => {
    const { announced } = table.players[seat]
    return announced && announced.as !== verb ? { seat, because: [announced.event, number], facts: { act: verb, due: announced.as } } : null
  },

  // A player who has declared nothing shows the hand: the second declaration was that player's, with another seat in the record.
  amend: (findings, { before: { ended, players }, event }) => {
    if (event.verb !== 'reveal' || ended?.how !== 'exhaustive') return []
    const { announced, riichi } = players[event.actor]
    if (announced || riichi) return []
    return findings
      .filter(({ seat, state, facts }) => state === 'open' && facts.act === 'tenpai' && seat && !players[seat].revealed)
      .map((finding) => ({ finding, settled: true }))
  },

  examples: [
    ['tenpai after noten', '@from middle; S discard 1z; * end exhaustive; E noten; E tenpai', 'E', 'wrc-2015', 'advice'],
    ['noten after tenpai', '@from middle; S discard 1z; * end exhaustive; E tenpai; E noten', 'E', 'wrc-2025', 'violation'],
    [
      'tenpai after noten, and a player who has declared nothing shows the hand',
      '@from middle; S discard 1z; * end exhaustive; E noten; S noten; W noten; E tenpai; N reveal 1m2m3m4m5m6m7p8p9p1s1s3s4s',
      'nobody',
      'wrc-2025',
    ],
    ['the same twice', '@from middle; S discard 1z; * end exhaustive; E tenpai; E tenpai', 'nobody'],
    ['two players', '@from middle; S discard 1z; * end exhaustive; E noten; S tenpai', 'nobody'],
    [
      'tenpai after noten, where no text speaks of it',
      '@from middle; S discard 1z; * end exhaustive; E noten; E tenpai',
      'nobody',
      'riichi-wiki',
    ],
  ],
})
