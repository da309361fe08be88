import type { Expose } from '../../events.ts'
import type { Penalty } from '../../penalties.ts'
import { nothing, question, rule, violation } from '../rule.ts'

/** Tiles are let be seen by accident: what follows hangs on how many, and whose. */
export const tilesExposed = rule({
  id: 'tiles.exposed',
  in: { 'wrc-2015': nothing, 'ema-2016': question(), 'ema-pre-2016': violation('3.4.8'), 'riichi-wiki': nothing },
  on: ['expose'],
  remedies: ['referee-discretion'],

  judge: ({ rules, number }, event) => {
    const raised = {
      seat: event.actor,
      because: [number],
      facts: { tiles: event.tiles, counted: event.tiles.length, whose: event.whose ?? 'own' },
    }
    return rules.base === 'ema-pre-2016' ? { ...raised, ...before2016(event) } : raised
  },
  answer: (word, { raised, event }) => {
    if (word === 'nothing') return 'settled'
    const penalty: Penalty = { kind: word === 'chombo' || word === 'dead-hand' ? word : 'notice' }
    return {
      ...raised,
      rule: 'tiles.exposed',
      level: 'violation',
      at: event,
      penalty,
      remedies: word === 'dead-hand' ? ['dead-hand'] : ['referee-discretion'],
    }
  },

  examples: [
    ['a tile of the own hand', '@from middle; E expose 5p', 'E', { rules: 'ema-2016', level: 'question' }],
    ['a tile of the dead wall', '@from middle; E expose 5p dead-wall', 'E', { rules: 'ema-pre-2016' }],
    ['nothing on file', '@from middle; E expose 5p', 'nobody'],
  ],
})

/** EMA before 2016: own and wall tiles are put back, more than five are a chombo, another's hand or the dead wall a dead hand. */
const before2016 = ({ tiles, whose = 'own' }: Expose) => {
  if (tiles.length > 5) return { penalty: { kind: 'chombo' as const }, sections: ['3.4.6'] }
  if (whose === 'own' || whose === 'wall') return { penalty: { kind: 'none' as const }, sections: ['3.4.8'] }
  return { penalty: { kind: 'dead-hand' as const }, sections: ['3.4.7'], remedies: ['dead-hand' as const] }
}
