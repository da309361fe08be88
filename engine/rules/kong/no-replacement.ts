import { rule } from '../rule.ts'
import { notShort } from '../turn/no-draw.ts'

/** A discard after a kong without having taken the replacement tile: the hand is one tile short. */
export const kongNoReplacement = rule({
  id: 'kong.no-replacement',
  on: ['discard'],
  needs: { discard: 'nodraw' },
  omission: true,
  remedies: ['dead-hand'],
  effects: ['tile-short'],

  judge: ({ table, number }, { actor: seat, nodraw, tile }) => {
    const { turn, kongs, claims } = table
    const kong = kongs.at(-1)
    if (!nodraw || turn.due !== 'replace' || turn.seat !== seat) return null
    // With two tiles shown it is a pung called by the wrong name, and nothing has to be replaced.
    if (claims.some(({ called, shownAt, shown }) => called === turn.claim && shownAt !== undefined && shown.length === 2)) return null
    return { seat, because: [...(turn.kong ? [turn.kong] : []), number], facts: { tile, kind: kong?.kind } }
  },
  amend: notShort,

  examples: [
    ['forgets the replacement tile', '@from middle; E draw; E ankan 5p; E discard 1z nodraw', 'E'],
    ['makes up for it at once', '@from middle; E draw; E ankan 5p; E discard 1z nodraw; E replace 3m', 'nobody'],
    ['counted with all tiles', '@from middle; @displayed complete; E draw; E ankan 5p; E discard 1z nodraw; E count 10', 'nobody'],
    ['a kong called with two tiles', '@from middle; E discard 5p; S call kan; S show 5p5p; S take; S discard 1z nodraw', 'nobody'],
    ['a kong called with three tiles', '@from middle; E discard 5p; S call kan; S show 5p5p5p; S take; S discard 1z nodraw', 'S'],
    ['the record leaves it out', '@from middle; E draw; E ankan 5p; E discard 1z', 'nobody'],
  ],
})
