import { isAnothersHand, shownHand } from '../../hand/declared-win.ts'
import { isRightWithoutFifth } from '../../hand/shown-fifth.ts'
import { isWaiting, waitsIfMisread } from '../../hand/waits.ts'
import { WIN_MISTAKES } from '../record-mistakes.ts'
import { rule } from '../rule.ts'
import { isTenpaiOfOther } from './tenpai-changed.ts'

/** A hand declared waiting (tenpai) at an exhaustive draw is revealed and does not wait. */
export const tenpaiFalse = rule({
  id: 'tenpai.false',
  on: ['reveal'],
  remedies: ['put-right', 'referee-discretion'],
  afterTheHand: true,
  mends: WIN_MISTAKES,
  firstOf: 'reveal',

  judge: ({ table, rules, number }, event) => {
    const { riichi, tenpai, announced, revealed = 0 } = table.players[event.actor]
    if (isAnothersHand(table, event) || (announced?.changed && isTenpaiOfOther(table, event.actor, announced))) return null
    if ((announced && revealed > announced.event) || (table.ended && table.ended.how !== 'exhaustive')) return null
    const shown = tenpai && !riichi ? shownHand(table, event) : null
    if (!shown || shown.last) return null
    const waits = isWaiting(shown.hand)
    if (waits === 'yes' || (waits === 'fifth' && rules.practice.fifthTileWait === 'unstated')) return null
    if (isRightWithoutFifth(table, event, shown.hand, (other) => isWaiting(other) === 'yes')) return null
    return { seat: event.actor, because: [number], facts: { tiles: event.tiles, ...(waits === 'fifth' && { kind: 'fifth' }) } }
  },
  isMisread: waitsIfMisread,

  examples: [
    ['declared, and does not wait', '@from middle; S discard 1z; * end exhaustive; E tenpai; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z', 'E'],
    ['declared, and waits', '@from middle; S discard 1z; * end exhaustive; E tenpai; E reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z', 'nobody'],
    [
      'the tile that it has wrong is a fifth of its kind',
      '@from middle; @river N 5z 5z 5z 5z; S discard 1z; * end exhaustive; E tenpai; E reveal 1m2m4p5p6p7s8s9s7z5z6z6z6z',
      'nobody',
    ],
    [
      'the word was that of another player, who shows the hand without one',
      '@from middle; S discard 1z; * end exhaustive; W tenpai; E reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z; S noten; W noten; W reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z; N noten',
      'nobody',
    ],
    ['not declared', '@from middle; S discard 1z; * end exhaustive; E noten; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z', 'nobody'],
    [
      'declared after an abortive draw, where nobody has to wait',
      '@from middle; S discard 1z; * end abort referee; E tenpai; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z',
      'nobody',
    ],
    [
      'a dead hand that waits',
      '@from middle; * dead E; S discard 1z; * end exhaustive; E tenpai; E reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
    ],
    ['an unseen tile', '@from middle; S discard 1z; * end exhaustive; E tenpai; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z?', 'nobody'],
    [
      'it waits for a fifth tile only, and the text does not say whether that counts',
      '@from middle; S discard 1z; * end exhaustive; E tenpai; E reveal 2m2m2m2m1p2p3p4p5p6p7p8p9p',
      'nobody',
    ],
    [
      'it waits for a fifth tile only, which is no wait',
      '@from middle; S discard 1z; * end exhaustive; E tenpai; E reveal 2m2m2m2m1p2p3p4p5p6p7p8p9p',
      'E',
      'ema-2025',
    ],
    [
      'it waits for a tile that the own concealed kong holds four times',
      '@from middle; @displayed complete; @meld E ankan 7p; S discard 1z; * end exhaustive; E tenpai; E reveal 8p9p1m2m3m4m5m6m5z5z',
      'E',
      'wrc-2025',
    ],
    [
      'it waits on two sides, one of them for a fifth tile',
      '@from middle; @displayed complete; @meld E ankan 9p; S discard 1z; * end exhaustive; E tenpai; E reveal 7p8p1m2m3m4m5m6m5z5z',
      'nobody',
      'ema-2025',
    ],
  ],
})
