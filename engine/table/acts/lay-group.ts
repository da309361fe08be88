import type { Side } from '../../model/events.ts'
import type { Tile } from '../../model/tiles.ts'
import { changeClaim, type Draft, mutablePlayer } from '../draft.ts'
import type { Claim, Group } from '../table.ts'
import { gainTile, loseTiles } from '../tiles/concealed.ts'
import { namedTiles } from '../tiles/named-tiles.ts'
import { type Consequences, playsRedFives } from './consequences.ts'

/** Moves the tiles from the hand to a group with a gap for the claimed tile. */
export const showTiles = (draft: Draft, claim: Claim, consequences: Consequences): void => {
  const player = mutablePlayer(draft, claim.by)
  const reds = playsRedFives(consequences)
  const laid = player.groups.find(({ event }) => event === claim.called)?.own.length ?? 0
  const shown = namedTiles(claim, player.hand, reds)
  player.hand = loseTiles(player.hand, shown.slice(laid), reds)
  layGroup(draft, { ...claim, shown }, undefined)
}

/** The player prefers other tiles for the group: the first ones return to the hand. */
export const showAnew = (draft: Draft, claim: Claim, tiles: readonly Tile[], consequences: Consequences): void => {
  takeBackGroup(draft, claim)
  const anew: Claim = { ...claim, shown: tiles }
  changeClaim(draft, claim.called, anew)
  if (!claim.yields) showTiles(draft, anew, consequences)
}

/** The tiles of a claim’s group return to the hand. */
export const takeBackGroup = (draft: Draft, { by, called }: Claim): void => {
  const player = mutablePlayer(draft, by)
  player.hand = (player.groups.find(({ event }) => event === called)?.own ?? []).reduce(gainTile, player.hand)
  player.groups = player.groups.filter(({ event }) => event !== called)
}

const KINDS = { chii: 'chii', pon: 'pon', kan: 'daiminkan' } as const

/** Lays or completes the group of a claim. One of the caller's own discard may be another player's. */
export const layGroup = (draft: Draft, claim: Claim, side: Side | undefined): void => {
  if (claim.call === 'ron') return
  const { by, called, tile, from, takenAt, shown, fault } = claim
  const player = mutablePlayer(draft, by)
  const there = player.groups.find(({ event }) => event === called)
  const group: Group = {
    kind: KINDS[claim.call],
    own: there?.own.length === shown.length ? there.own : shown,
    claimed: { tile, from, taken: takenAt !== undefined, ...(side && { side }) },
    event: called,
    ...((by === from || fault?.effects.includes('claim-impossible') || there?.doubtful) && { doubtful: true }),
  }
  player.groups = there ? player.groups.map((old) => (old === there ? group : old)) : [...player.groups, group]
}
