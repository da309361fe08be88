import { shownHand } from '../../hand/declared-win.ts'
import { waitsFor } from '../../hand/waits.ts'
import { isKnown, kindOf } from '../../model/tiles.ts'
import { isHeldAgainst } from '../../table/discards.ts'
import { WIN_MISTAKES } from '../record-mistakes.ts'
import { rule } from '../rule.ts'

/** A riichi hand, once shown, waits for a tile that its player had discarded by the declaration. Only where a tournament forbids it. */
export const riichiFuriten = rule({
  id: 'riichi.furiten',
  on: ['reveal'],
  settings: ['furiten-riichi'],
  remedies: ['referee-discretion'],
  afterTheHand: true,
  mends: [...WIN_MISTAKES, 'tile-of-furiten'],
  firstOf: 'reveal',
  house: { settings: { 'furiten-riichi': 'off' } },
  bySetting: (settings) => (settings['furiten-riichi'] === 'off' ? 'violation' : null),

  judge: ({ table, number }, event) => {
    const { riichi, river } = table.players[event.actor]
    const shown = riichi && !riichi.changed ? shownHand(table, event) : null
    if (!riichi || !shown) return null
    const declared = riichi.declared ?? riichi.event
    const own = river.filter((discard) => discard.event <= declared && isHeldAgainst(discard))
    const found = own.find(({ tile }) => isKnown(tile) && !table.overcounted.includes(kindOf(tile)) && waitsFor(shown.hand, kindOf(tile)))
    return found
      ? {
          seat: event.actor,
          because: [...new Set([found.event, riichi.event, number])].filter((at) => at > 0).toSorted((a, b) => a - b),
          facts: { tile: found.tile, called: riichi.event },
        }
      : null
  },

  examples: [
    [
      'a winning tile lay among the own discards, where the tournament forbids it',
      '@set furiten-riichi off; @from middle; @wall 2; @river S 3m; S draw; S riichi 9p; W draw; W discard 1z; * end exhaustive; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'S',
    ],
    [
      'the discard of the riichi itself is a winning tile',
      '@set furiten-riichi off; @from middle; @wall 3; S draw; S riichi 3m; W draw; W discard 1z; N draw; N discard 1z; * end exhaustive; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'S',
      'ema-2025',
    ],
    [
      'shown with a self-draw win',
      '@set furiten-riichi off; @from middle; @wall 9; @river S 3m; S draw; S riichi 9p; W draw; W discard 1z; N draw; N discard 1z; E draw; E discard 1z; S draw 3m; S tsumo; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z3m',
      'S',
      'wrc-2025',
    ],
    [
      'discarded only after the declaration',
      '@set furiten-riichi off; @from middle; @wall 6; S draw; S riichi 9p; W draw; W discard 1z; N draw; N discard 1z; E draw; E discard 1z; S draw; S discard 3m; W draw; W discard 2z; * end exhaustive; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
    ],
    [
      'a winning tile lay among the own discards, where no text forbids it',
      '@from middle; @wall 2; @river S 3m; S draw; S riichi 9p; W draw; W discard 1z; * end exhaustive; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
    ],
    [
      'not in riichi',
      '@set furiten-riichi off; @from middle; @displayed complete; @wall 1; @river S 3m; S draw; S discard 9p; * end exhaustive; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
    ],
  ],
})
