import { type DeclaredWin, declaredWinOf, shownHand } from '../../hand/declared-win.ts'
import { completingKinds } from '../../hand/waits.ts'
import type { Seat } from '../../model/seats.ts'
import { isKnown, kindOf, type Tile } from '../../model/tiles.ts'
import type { Table } from '../../table/table.ts'
import { WIN_MISTAKES } from '../record-mistakes.ts'
import { rule } from '../rule.ts'

/** Furiten: a win on a discard while a tile that completes the hand is among the own discards, or was let pass. */
export const winFuriten = rule({
  id: 'win.furiten',
  on: ['reveal'],
  settings: ['open-tanyao'],
  remedies: ['win-void'],
  mends: [...WIN_MISTAKES, 'tile-of-furiten'],
  firstOf: 'reveal',

  judge: ({ table, number }, event) => {
    const seat = event.actor
    const win = declaredWinOf(table, seat)
    const shown = win?.claim && shownHand(table, event)
    if (!win?.claim || !shown || shown.last) return null
    const river = table.players[seat].river.filter(({ doubtful }) => !doubtful)
    const passedBy = letPass(table, seat, win)
    const waits: ReadonlySet<Tile> = new Set(
      completingKinds(
        shown.hand,
        [...river, ...passedBy].flatMap(({ tile }) => (isKnown(tile) && !table.overcounted.includes(kindOf(tile)) ? [kindOf(tile)] : [])),
      ),
    )
    const completes = (tile: Tile): boolean => isKnown(tile) && waits.has(kindOf(tile))
    const own = river.find(({ tile }) => completes(tile))
    if (own)
      return {
        seat,
        because: [own.event, win.called, number].filter((n) => n > 0),
        facts: { tile: win.tile, discarded: own.tile, kind: 'own' },
      }
    const passed = passedBy.find(({ tile }) => completes(tile))
    return passed
      ? {
          seat,
          because: [passed.event, win.called, number],
          facts: { tile: win.tile, discarded: passed.tile, from: passed.seat, kind: 'passed' },
        }
      : null
  },

  examples: [
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
    ['none of them', '@from middle; @river S 9p; E discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z', 'nobody'],
  ],
})

/** Tiles that others have discarded, or extended a pung with, since the player's own last discard; in riichi, since its declaration. */
const letPass = (
  table: Table,
  seat: Seat,
  win: DeclaredWin,
): readonly { readonly seat: Seat; readonly tile: Tile; readonly event: number }[] => {
  const { riichi, river } = table.players[seat]
  const since = riichi ? riichi.event : (river.at(-1)?.event ?? 0)
  const kongs = table.kongs.filter(({ kind }) => kind === 'kakan')
  return [...table.discards, ...kongs].filter(
    (passed) => passed.seat !== seat && !isSameLine(passed, win) && passed.event > since && passed.event < (win.claim?.target ?? 0),
  )
}

/** The winning discard may be recorded twice. */
const isSameLine = (passed: { readonly seat: Seat; readonly tile: Tile; readonly event: number }, { claim }: DeclaredWin): boolean =>
  claim?.from === passed.seat && claim.tile === passed.tile && passed.event === claim.target - 1
