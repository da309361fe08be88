import { declaredWinOf, shownHand } from '../../hand/declared-win.ts'
import { mostHan } from '../../hand/declared-yaku.ts'
import { canExist } from '../../hand/majiang-hand.ts'
import { isKnown } from '../../model/tiles.ts'
import { WIN_MISTAKES } from '../record-mistakes.ts'
import { rule } from '../rule.ts'

/** The number of counters from which on some rules ask for two han. */
const COUNTERS = 5

/** A win with five or more counters, and the yaku of the hand come to one han. Raised only if the record shows that nothing added to them. */
export const winTwoHan = rule({
  id: 'win.two-han',
  on: ['reveal'],
  settings: ['two-han', 'open-tanyao', 'renhou'],
  remedies: ['win-void'],
  mends: WIN_MISTAKES,
  firstOf: 'reveal',
  house: { settings: { 'two-han': 'five-counters' } },
  bySetting: (settings) => (settings['two-han'] === 'five-counters' ? 'question' : null),

  judge: ({ table, rules, number }, event) => {
    const { counters } = table
    const win = declaredWinOf(table, event.actor)
    const shown = win && shownHand(table, event)
    if (rules.settings['two-han'] === 'off' || counters === null || counters < COUNTERS) return null
    if (!win || !shown?.groupsKnown || (win.selfDraw ? !shown.last : shown.last)) return null
    const tile = shown.last ?? win.tile
    if (!isKnown(tile) || !canExist([...shown.hand.concealed, tile])) return null
    return mostHan(table, rules.settings, { seat: event.actor, win, hand: shown.hand, tile }) === 1
      ? { seat: event.actor, because: [...win.proof, number], facts: { tile, counted: counters, call: win.selfDraw ? 'tsumo' : 'ron' } }
      : null
  },
  answer: (word) => (word === 'short' ? 'fault' : 'settled'),

  examples: [
    [
      'one han with five counters, where the text does not say',
      '@from middle; @hand E1 5; @displayed complete; @wall 30; @meld E pon 5z S; N discard 6s; E call ron; E reveal 4s5s2m3m4m6p7p8p9m9m',
      'E',
      'ema-pre-2016',
      'question',
    ],
    [
      'two han with five counters',
      '@from middle; @hand E1 5; @displayed complete; @wall 30; @meld E pon 5z S; @meld E pon 6z S; N discard 6s; E call ron; E reveal 4s5s2m3m4m9m9m',
      'nobody',
      'ema-pre-2016',
    ],
    [
      'one han with four counters',
      '@from middle; @hand E1 4; @displayed complete; @wall 30; @meld E pon 5z S; N discard 6s; E call ron; E reveal 4s5s2m3m4m6p7p8p9m9m',
      'nobody',
      'ema-pre-2016',
    ],
    [
      'one han with five counters, where one is enough',
      '@from middle; @hand E1 5; @displayed complete; @wall 30; @meld E pon 5z S; N discard 6s; E call ron; E reveal 4s5s2m3m4m6p7p8p9m9m',
      'nobody',
    ],
  ],
})
