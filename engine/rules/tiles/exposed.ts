import type { Expose } from '../../events.ts'
import type { Penalty, Remedy } from '../../penalties.ts'
import type { RuleSetId } from '../../rule-sets/ids.ts'
import { nothing, question, rule, secondHand, violation } from '../rule.ts'

/** Tiles are let be seen by accident: what follows hangs on how many, and whose. */
export const tilesExposed = rule({
  id: 'tiles.exposed',
  in: {
    'wrc-2015': nothing,
    'ema-2016': question(),
    'ema-pre-2016': violation('3.4.8'),
    'riichi-wiki': nothing,
    ...secondHand(violation, '12.3.1', '1.9'),
  },
  on: ['expose'],
  remedies: ['referee-discretion'],

  judge: ({ table, rules, number }, expose) => {
    // Who shows tiles of the own seat shows own tiles.
    const event = { ...expose, whose: expose.whose === undefined || expose.whose === expose.actor ? ('own' as const) : expose.whose }
    const raised = {
      seat: event.actor,
      because: [number],
      facts: { tiles: event.tiles, counted: event.tiles.length, whose: event.whose },
    }
    const weigh = BY_RULE_SET[rules.base]
    return weigh ? { ...raised, ...weigh(event, table.players[event.actor].hand.size ?? WHOLE_HAND) } : raised
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
    ['three tiles', '@from middle; E expose 5p6p7p', 'E', { rules: 'wrc-2025' }],
    ['a tile of the live wall', '@from middle; E expose 5p wall', 'E', { rules: 'rrc-1.5' }],
    ['seven of thirteen own tiles', 'E draw; E discard 1z; S expose 1m2m3m4m5m6m7m', 'S', { rules: 'rrc-1.5' }],
    ['nothing on file', '@from middle; E expose 5p', 'nobody'],
    ['nothing on the page', '@from middle; E expose 5p', 'nobody', { rules: 'riichi-wiki' }],
    ['own tiles are put back', '@from middle; E expose 5p6p', 'E', { rules: 'ema-pre-2016' }],
    ['a tile of another hand', '@from middle; E expose 5p S', 'E', { rules: 'ema-pre-2016' }],
    ['six tiles', '@from middle; E expose 1m2m3m4m5m6m', 'E', { rules: 'ema-pre-2016' }],
    ['two tiles', '@from middle; E expose 5p6p', 'E', { rules: 'wrc-2025' }],
    ['four tiles of the dead wall', '@from middle; E expose 1m2m3m4m dead-wall', 'E', { rules: 'rrc-1.5' }],
    ['the referee leaves it at that', '@from middle; E expose 5p; * answer 1 nothing', 'nobody', { rules: 'ema-2016' }],
  ],
})

/** How many tiles a hand holds at most: where the record does not know, more than half of fewer is not proved. */
const WHOLE_HAND = 14

type Exposed = Expose & { readonly whose: NonNullable<Expose['whose']> }

/** WRC 2025, 12.3.1: by number alone. */
const wrc2025 = ({ tiles }: Exposed): Weighed =>
  tiles.length >= 7
    ? { penalty: { kind: 'chombo' } }
    : tiles.length >= 3
      ? { penalty: { kind: 'dead-hand' }, remedies: ['dead-hand'] }
      : { penalty: { kind: 'notice' } }

/** Russian rules, 1.9: own tiles few or more than half, live wall, dead wall, another's hand. */
const rrc15 = ({ tiles, whose }: Exposed, held: number): Weighed => {
  const few = whose === 'own' ? 2 * tiles.length <= held : tiles.length <= 3
  if (whose === 'own' && few) return { penalty: { kind: 'notice' } }
  return whose === 'own' || (whose === 'dead-wall' && few)
    ? { penalty: { kind: 'dead-hand' }, remedies: ['dead-hand'] }
    : { penalty: { kind: 'chombo' } }
}

type Weighed = { readonly penalty: Penalty; readonly sections?: readonly string[]; readonly remedies?: readonly Remedy[] }

/** EMA before 2016: own and wall tiles are put back, more than five are a chombo, another's hand or the dead wall a dead hand. */
const before2016 = ({ tiles, whose }: Exposed): Weighed => {
  if (tiles.length > 5) return { penalty: { kind: 'chombo' as const }, sections: ['3.4.6'] }
  if (whose === 'own' || whose === 'wall') return { penalty: { kind: 'none' as const }, sections: ['3.4.8'] }
  return { penalty: { kind: 'dead-hand' as const }, sections: ['3.4.7'], remedies: ['dead-hand' as const] }
}

const BY_RULE_SET: Partial<Readonly<Record<RuleSetId, (event: Exposed, held: number) => Weighed>>> = {
  'ema-pre-2016': before2016,
  'wrc-2025': wrc2025,
  'rrc-1.5': rrc15,
}
