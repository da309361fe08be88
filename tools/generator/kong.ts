import { type KnownTile, kindOf, type TileKind } from '../../engine/model/tiles.ts'
import { waitsFor } from './evaluate.ts'
import { type HandState, ofKind, type PlayerState } from './state.ts'

/** A kong of a player's own hand: a concealed one, or an extended pung. */
export type OwnKong = { readonly kind: 'ankan' | 'kakan'; readonly tile: KnownTile }

/** True if a replacement tile is left, and a tile of the live wall to replenish the dead wall. */
const mayKong = ({ wall, kongs }: HandState): boolean => wall.length > 0 && kongs.length < 4

/** The kong that a player makes after a draw, if any. In riichi it must leave the waits and the reading of the hand unchanged. */
export const ownKong = (state: HandState, player: PlayerState, drawn: KnownTile): OwnKong | undefined => {
  if (!mayKong(state)) return undefined
  const { dice } = state
  if (player.riichi) return staysAsItIs(player, drawn) && dice.chance(0.7) ? { kind: 'ankan', tile: plain(drawn) } : undefined
  const four = [...new Set(player.hand.map(kindOf))].find((kind) => ofKind(player.hand, kind).length === 4)
  if (four && dice.chance(0.6)) return { kind: 'ankan', tile: four }
  const pung = player.groups.find((group) => group.kind === 'pon' && player.hand.some((tile) => isOf(group.claimed?.tile, tile)))
  const added = pung && player.hand.find((tile) => isOf(pung.claimed?.tile, tile))
  return added && dice.chance(0.6) ? { kind: 'kakan', tile: added } : undefined
}

/** Lays the tiles of a kong. */
export const layKong = (player: PlayerState, { kind, tile }: OwnKong): void => {
  const own = kind === 'ankan' ? ofKind(player.hand, kindOf(tile)) : [tile]
  player.hand = player.hand.filter((held) => !own.includes(held) || (kind === 'kakan' && held !== tile))
  if (kind === 'ankan') player.groups = [...player.groups, { kind, own, event: 0 }]
  else
    player.groups = player.groups.map((group) =>
      group.kind === 'pon' && isOf(group.claimed?.tile, tile) ? { ...group, kind, added: tile } : group,
    )
  player.waits = waitsFor(player)
}

const isOf = (claimed: string | undefined, tile: KnownTile): boolean =>
  claimed !== undefined && kindOf(claimed as KnownTile) === kindOf(tile)

const plain = (tile: KnownTile): KnownTile => kindOf(tile)

/** True if the four tiles touch no other tile of the hand and the kong leaves the waits unchanged. */
const staysAsItIs = (player: PlayerState, drawn: KnownTile): boolean => {
  const kind = kindOf(drawn)
  const four = ofKind(player.hand, kind)
  const touches = player.hand.some((tile) => kindOf(tile) !== kind && isNear(kindOf(tile), kind))
  if (four.length !== 4 || touches) return false
  const after = {
    ...player,
    hand: player.hand.filter((tile) => kindOf(tile) !== kind),
    groups: [...player.groups, { kind: 'ankan' as const, own: four, event: 0 }],
  }
  return waitsFor(after).join() === player.waits.join()
}

const isNear = (a: TileKind, b: TileKind): boolean => a[1] === b[1] && a[1] !== 'z' && Math.abs(Number(a[0]) - Number(b[0])) <= 2
