import { type DeclaredWin, declaredWinOf, shownHand } from '../../hand/declared-win.ts'
import type { HandTiles } from '../../hand/majiang-hand.ts'
import { completesAsFifth, waitsFor } from '../../hand/waits.ts'
import type { Seat } from '../../model/seats.ts'
import { isKnown, kindOf, type Tile } from '../../model/tiles.ts'
import { discardsOf, isHeldAgainst } from '../../table/discards.ts'
import type { Kong } from '../../table/kong.ts'
import { letPass, type PassedTile } from '../../table/let-pass.ts'
import type { Table } from '../../table/table.ts'
import { turnedTiles } from '../../table/turned-tiles.ts'
import { WIN_MISTAKES } from '../record-mistakes.ts'
import { type Raised, rule } from '../rule.ts'

/** Furiten: a win on a discard while a tile that completes the hand is among the own discards, or was let pass. */
export const winFuriten = rule({
  id: 'win.furiten',
  on: ['reveal'],
  settings: ['open-tanyao'],
  remedies: ['win-void'],
  mends: [...WIN_MISTAKES, 'tile-of-furiten'],
  firstOf: 'reveal',

  judge: ({ table, rules, number }, event): Raised | null => {
    const seat = event.actor
    const win = declaredWinOf(table, seat)
    const shown = win?.claim && shownHand(table, event)
    if (!win?.claim || !shown || shown.last) return null
    const { letPassUntil, turnedTile, extendedTile } = rules.practice
    const { certain, asked } = letPass(table, seat, letPassUntil, win.claim.target)
    const turned = turnedTile === 'asked' ? turnedTiles(table, seat) : []
    const extended = extendedTile === 'unstated' ? table.kongs.filter(isOwnExtended(seat, shown.hand)) : []
    const river = table.players[seat].river.filter((own) => isHeldAgainst(own) && !turned.some((one) => one.event === own.event))
    const isProof = (passed: PassedTile): boolean => isHeldAgainst(passed) && !isSameLine(table, passed, win)
    const grounds: readonly Ground[] = [
      { kind: 'own', tiles: river },
      { kind: 'passed', tiles: certain.filter(isProof) },
      { kind: 'turned', tiles: turned },
      { kind: 'passed-before-call', tiles: asked.filter(isProof) },
      { kind: 'pung-extended', tiles: extended },
    ]
    const isWait = (tile: Tile): boolean => isKnown(tile) && !table.overcounted.includes(kindOf(tile)) && waitsFor(shown.hand, kindOf(tile))
    for (const { kind, tiles } of grounds) {
      const found = kind === 'pung-extended' ? tiles[0] : tiles.find(({ tile }) => isWait(tile))
      if (!found) continue
      const isAsked = kind !== 'own' && kind !== 'passed'
      return {
        seat,
        ...(isAsked && { level: 'question' }),
        because: [found.event, ...win.proof, number].filter((n) => n > 0),
        facts: {
          tile: win.tile,
          from: win.claim.from ?? undefined,
          discarded: found.tile,
          discard: found.event || undefined,
          ...(kind === 'passed' && { discarder: found.seat }),
          kind,
        },
      }
    }
    return null
  },
  answer: (word) => (word === 'furiten' ? 'fault' : 'settled'),

  examples: [
    [
      'another player has called ron too and not shown the hand: no new deal before that',
      '@from middle; @displayed complete; @river S 6m 1z; E discard 3m; S call ron; W call ron; S reveal 4m5m2p3p4p6p7p8p3s4s5s8s8s',
      'S',
      'ema-2025',
    ],
    [
      'the winning tile is among the player’s own discards',
      '@from middle; @river S 3m 9p; E discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'S',
    ],
    ['another winning tile is among them', '@from middle; @river S 1m; E discard 4m; S call ron; S reveal 2m3m4p5p6p7s8s9s5z5z6z6z6z', 'S'],
    [
      'let pass since the player’s last discard',
      '@from middle; S discard 9p; W discard 3m; N discard 1z; E discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'S',
    ],
    [
      'let pass before the player’s last discard',
      '@from middle; W discard 3m; N discard 1z; E discard 2z; S discard 9p; W discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
    ],
    [
      'let pass at any time in riichi',
      '@from middle; S draw; S riichi 9p; W discard 3m; N discard 1z; E discard 2z; S draw; S discard 9p; W discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'S',
    ],
    [
      'the record has that tile five times, which is impossible',
      '@from middle; @meld W kakan 3m E; @river S 3m; E discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
    ],
    [
      'the discard may have been another player’s: not yet answered',
      '@from middle; E discard 5p; W discard 3m; E discard 9p; S draw; S discard 1z; W draw; W discard 9s; N draw; N discard 3m; W ron; W reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
    ],
    [
      'one of the player’s discards completes the hand, with groups that are not in the record',
      '@from middle; @river S 1m; @wall 10; N draw; N discard 1m; S ron; S reveal 2m3m7z7z',
      'S',
    ],
    ['a self-draw win', '@from middle; @river S 3m; S draw 3m; S call tsumo; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z3m', 'nobody'],
    [
      'let pass before anybody called, where the text does not say that the call ends it',
      '@from middle; S discard 9p; W discard 3m; N discard 1z; W pon 1z1z; W discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'S',
      'ema-pre-2016',
      'question',
    ],
    [
      'let pass before the player’s own draw, which was undone',
      '@from middle; S discard 9p; W discard 3m; N discard 1z; E discard 2z; S draw fast; W call pon; S return; W show 2z2z; W take; W discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
      'ema-2016',
    ],
    [
      'a claimed tile points at the player, who did not discard it',
      '@from middle; N discard 1m; E call pon; E show 1m1m; E take middle; E discard 9p; S discard 2z; W discard 9s; N discard 4m; W ron; W reveal 2m3m4p5p6p7s8s9s5z5z6z6z6z',
      'W',
      'ema-2025',
      'question',
    ],
    [
      'the tile that extended a pung would complete the hand, too, and the text does not say whether it counts',
      '@from middle; @meld W kakan 5p S; E discard 8p; W call ron; W reveal 6p7p7s8s9s6z6z6z1m1m',
      'W',
      'rrc-1.5',
      'question',
    ],
    ['none of them', '@from middle; @river S 9p; E discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z', 'nobody'],
  ],
})

/** Tiles that may make a player furiten, and why; of the own discards and turned tiles the player is no matter. */
type Ground = {
  readonly kind: 'own' | 'passed' | 'turned' | 'passed-before-call' | 'pung-extended'
  readonly tiles: readonly { readonly tile: Tile; readonly event: number; readonly seat?: Seat }[]
}

/** Whether a kong is an own pung that was extended by a tile that completes the hand, if only as a fifth of its kind. */
const isOwnExtended =
  (seat: Seat, hand: HandTiles) =>
  (kong: Kong): boolean =>
    kong.kind === 'kakan' && kong.seat === seat && !kong.void && isKnown(kong.tile) && completesAsFifth(hand, kindOf(kong.tile))

/** The winning discard may be recorded twice. */
const isSameLine = (table: Table, { seat, tile, event }: PassedTile, { claim }: DeclaredWin): boolean =>
  claim?.from === seat && claim.tile === tile && discardsOf(table).find((later) => later.event > event)?.event === claim.target
