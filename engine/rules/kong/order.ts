import { rule } from '../rule.ts'

/** The replacement tile is drawn before the kan dora is turned, which is turned later in that turn. */
export const kongOrder = rule({
  id: 'kong.order',
  on: ['dora'],
  remedies: ['point-out'],

  judge: ({ table, number }) => {
    const { turn, kongs } = table
    const kong = kongs.findLast(({ event }) => event === turn.kong)
    const replaced = turn.due === 'discard' && turn.kong !== undefined && turn.drew !== undefined && turn.drew > turn.kong
    return replaced && kong && !kong.void && turn.seat && !turn.turned
      ? { seat: kong.seat, because: [kong.event, turn.drew ?? number, number].filter((n) => n > 0), facts: { kind: kong.kind } }
      : null
  },

  examples: [
    ['the replacement tile first', '@from middle; E draw; E ankan 5p; E replace; * dora 3s; E discard 1z', 'E', 'wrc-2015', 'advice'],
    ['the indicator first', '@from middle; E draw; E ankan 5p; * dora 3s; E replace; E discard 1z', 'nobody'],
    [
      'the second kong of a turn, whose replacement tile came first',
      '@from middle; E draw; E ankan 5p; * dora 3s; E replace; E ankan 1z; E replace; * dora 4s; E discard 2z',
      'E',
      'wrc-2015',
      'advice',
    ],
    ['the indicator after the discard, as some play it', '@from middle; E draw; E ankan 5p; E replace; E discard 1z; * dora 3s', 'nobody'],
    [
      'the replacement tile first, where no text says the order',
      '@from middle; E draw; E ankan 5p; E replace; * dora 3s; E discard 1z',
      'nobody',
      'riichi-wiki',
    ],
  ],
})
