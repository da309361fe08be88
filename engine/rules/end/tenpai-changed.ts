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

  examples: [
    ['tenpai after noten', '@from middle; S discard 1z; * end exhaustive; E noten; E tenpai', 'E', { level: 'advice' }],
    [
      'noten after tenpai',
      '@from middle; S discard 1z; * end exhaustive; E tenpai; E noten',
      'E',
      { rules: 'wrc-2025', level: 'violation' },
    ],
    ['the same twice', '@from middle; S discard 1z; * end exhaustive; E tenpai; E tenpai', 'nobody'],
    ['two players', '@from middle; S discard 1z; * end exhaustive; E noten; S tenpai', 'nobody'],
    [
      'tenpai after noten, where no text speaks of it',
      '@from middle; S discard 1z; * end exhaustive; E noten; E tenpai',
      'nobody',
      { rules: 'riichi-wiki' },
    ],
  ],
})
