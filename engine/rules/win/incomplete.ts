import { declaredWinOf, isAnothersHand, shownHand } from '../../hand/declared-win.ts'
import { canExist, type HandTiles } from '../../hand/majiang-hand.ts'
import { isRightWithoutFifth } from '../../hand/shown-fifth.ts'
import { completes, isWaiting, misreadHands } from '../../hand/waits.ts'
import type { Reveal } from '../../model/events.ts'
import { isKnown, type KnownTile, kindOf, type Tile } from '../../model/tiles.ts'
import { isFalseSet } from '../../table/claims.ts'
import type { PlayedDiscard } from '../../table/discards.ts'
import { isMisread } from '../../table/let-pass.ts'
import type { Claim, Table } from '../../table/table.ts'
import { fullSize } from '../../table/tiles/hand-size.ts'
import { recordFaultInstead } from '../record/instead.ts'
import { WIN_MISTAKES } from '../record-mistakes.ts'
import { type Raised, rule } from '../rule.ts'
import { isWinningTileMisplaced } from '../table/count-at-win.ts'
import { owesWinningDiscard } from './missing-discard.ts'

/** The hand revealed at a win is no winning hand. */
export const winIncomplete = rule({
  id: 'win.incomplete',
  on: ['reveal'],
  remedies: ['win-void'],
  mends: WIN_MISTAKES,
  firstOf: 'reveal',

  judge: ({ table, number }, event) => {
    const win = declaredWinOf(table, event.actor)
    if (!win || isAnothersHand(table, event)) return null
    const call = win.selfDraw ? 'tsumo' : 'ron'
    const raised = (tile: Tile): Raised => ({
      seat: event.actor,
      because: [...win.proof, number],
      facts: { tile, tiles: event.tiles, call },
    })
    if (isKnownToBeOff(table, event)) return raised(win.tile)
    const shown = shownHand(table, event)
    if (!shown || (win.selfDraw && !shown.last)) return null
    // A false set laid in this record makes no winning hand, whatever else lies there.
    if (!shown.groupsKnown && table.players[event.actor].groups.some(isFalseSet)) return raised(win.tile)
    const tile = shown.last ?? win.tile
    if (!isKnown(tile) || (shown.last && !win.selfDraw)) return null
    if (!canExist([...shown.hand.concealed, tile]) || completes(shown.hand, tile)) return null
    if (isRightWithoutFifth(table, event, shown.hand, (other) => isWonWith(other, tile))) return null
    // The line of the discard has the wrong tile, as one that lies there a fifth time, and the hand waits for another.
    const isDoubted =
      table.overcounted.includes(kindOf(tile)) || (win.claim?.from && isMisread(table, { seat: win.claim.from, event: win.claim.target }))
    if (isDoubted && isWaiting(shown.hand) === 'yes') return null
    // a hand need not be shown with the drawn tile last
    const fault = raised(isKnown(win.tile) ? win.tile : tile)
    const earlier = win.claim && discardBefore(table, win.claim)
    const isEarlier = earlier && isKnown(earlier.tile) && isWonWith(shown.hand, earlier.tile)
    const answers = ['foul', isEarlier ? 'earlier' : 'missing']
    const owes = isEarlier ? null : owesWinningDiscard(table, event)
    if (owes) return { ...fault, level: 'question', answers, facts: { ...fault.facts, due: owes, won: win.called } }
    if (!isEarlier) return fault
    const facts = { ...fault.facts, discarded: earlier.tile, discard: earlier.event || undefined }
    return { ...fault, level: 'question', answers, facts, because: [earlier.event, ...fault.because].filter((n) => n > 0) }
  },
  answer: (word, asked) => (word === 'foul' ? 'fault' : word === 'missing' ? recordFaultInstead('record.missing', asked) : 'settled'),
  // The discard that seemed to be missing comes after the win.
  settle: ({ raised }, _, event) => (event.verb === 'discard' && event.actor === raised.facts.due ? 'foul' : null),
  isMisread: (hand, tile) =>
    isWaiting(hand) === 'yes' || misreadHands(hand).some((other) => tile !== undefined && isKnown(tile) && isWonWith(other, tile)),

  examples: [
    [
      'the known hand did not hold the discard, and the hand waits for what it may have been',
      '@deal S 6m1p2p3p4p5p6p7s8s9s1z2z3z; E discard 9m; S draw 9p; S discard 7m; W call ron; W reveal 4m5m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
    ],
    ['a tile is missing for a chow', '@from middle; E discard 3m; S call ron; S reveal 1m1m4p5p6p7s8s9s5z5z6z6z6z', 'S'],
    ['a self-draw win without a winning hand', '@from middle; S draw 3m; S call tsumo; S reveal 1m1m4p5p6p7s8s9s5z5z6z6z6z3m', 'S'],
    [
      'a self-draw win, the drawn tile shown among the others',
      '@from middle; S draw 3m; S call tsumo; S reveal 1m1m3m4p5p6p7s8s9s5z5z6z6z6z',
      'S',
    ],
    [
      'the win of a dead hand, already void',
      '@from middle; * dead S; S draw 2z; S call tsumo; S reveal 1m1m4p5p6p7s8s9s5z5z6z6z6z2z',
      'nobody',
    ],
    ['a winning hand', '@from middle; E discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z', 'nobody'],
    [
      'complete with the discard before: its line may be written late',
      '@from middle; E discard 3m; S discard 9s; W call ron; W reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'W',
      'wrc-2015',
      'question',
    ],
    [
      'complete with the discard before, on which it was called',
      '@from middle; E discard 3m; S discard 9s; W call ron; W reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z; * answer 4 earlier',
      'nobody',
    ],
    [
      'another player has drawn since, and the hand waits: the discard that it won on may be missing',
      '@from middle; N discard 9p; E draw; W call ron; W reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'W',
      'wrc-2015',
      'question',
    ],
    [
      'the discard that it won on is missing, the referee says',
      '@from middle; N discard 9p; E draw; W call ron; W reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z; * answer 4 missing',
      'nobody',
    ],
    [
      'the discard that seemed to be missing comes after the win',
      '@from middle; N discard 9p; E draw; W call ron; W reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z; E discard 9s',
      'W',
    ],
    [
      'another player has drawn since, and the hand does not wait',
      '@from middle; N discard 9p; E draw; W call ron; W reveal 1m4m4p5p6p7s8s9s5z5z6z6z6z',
      'W',
    ],
    [
      'complete with the own discard before',
      '@from middle; W discard 3m; N discard 9s; W call ron; W reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'W',
    ],
    [
      'the tile that it has wrong is a fifth of its kind',
      '@from middle; @river N 5z 5z 5z 5z; E discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s7z5z6z6z6z',
      'nobody',
    ],
    [
      'the tile that it has wrong is a fifth of its kind, and unlike the right one',
      '@from middle; @river N 9p 9p 9p 9p; E discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s9p5z6z6z6z',
      'nobody',
    ],
    [
      'a tile is a fifth of its kind, and another is missing for a chow',
      '@from middle; @river N 5z 5z 5z; E discard 3m; S call ron; S reveal 1m1m4p5p6p7s8s9s5z5z6z6z6z',
      'S',
    ],
    ['seven pairs', '@from middle; E discard 3m; S call ron; S reveal 3m4p4p5p5p7s7s9s9s5z5z6z6z', 'nobody'],
    ['an unseen tile', '@from middle; E discard 3m; S call ron; S reveal 1m?4p5p6p7s8s9s5z5z6z6z6z', 'nobody'],
    ['groups that are not in the record', '@from middle; E discard 3m; S call ron; S reveal 1m2m5z5z', 'nobody'],
    [
      'the tiles of that set are dismissed: others were shown than those on record',
      '@from middle; @displayed complete; E discard 5p; S call pon; S show 5p6p; S take; S discard 1z; * ruling 3 claim.no-group dismissed; W discard 3m; S call ron; S reveal 1m2m7s8s9s5z5z6z6z6z',
      'nobody',
    ],
    [
      'a tile short, but the last count found all of them',
      'E draw; E discard 1z; S count 12; S count 13; S draw; S discard 1z; W draw; W discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z',
      'nobody',
      'ema-2025',
    ],
    [
      'counted one too many, and the tile won on was written down with a winning hand',
      'E draw; E discard 1z; W count 14; S draw; S discard 3m; W call ron; W reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z3m',
      'nobody',
      'ema-2025',
    ],
  ],
})

/** The discard of another player before the one that was won on. */
const discardBefore = ({ lastDiscard, target: last }: Table, { by, target }: Claim): PlayedDiscard | undefined => {
  const isOnKong = last?.kind !== 'discard' && last?.event === target
  const before = isOnKong ? lastDiscard : lastDiscard?.event === target ? lastDiscard.before : null
  return before && before.seat !== by ? before : undefined
}

/** Whether the hand is shown with the wrong number of tiles that it was counted with, or with the tile missing that a fault already found cost it. */
const isKnownToBeOff = (table: Table, event: Reveal): boolean => {
  const { hand, offBy, missing } = table.players[event.actor]
  if ((offBy === 0 && missing <= 0) || isWinningTileMisplaced(table, event)) return false
  if (hand.size !== null) return event.tiles.length === hand.size + offBy
  // Each group that the record lacks takes three tiles out of the hand.
  const less = fullSize(table, event.actor) - missing - event.tiles.length
  return missing > 0 && less >= 0 && less % 3 === 0
}

const isWonWith = (hand: HandTiles, tile: KnownTile): boolean => canExist([...hand.concealed, tile]) && completes(hand, tile)
