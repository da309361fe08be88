import type { TableEvent } from '../../../engine/model/events.ts'
import type { Hand } from '../../../engine/model/table-file.ts'
import type { Tile } from '../../../engine/model/tiles.ts'
import { expandShort } from '../../../engine/notation/short-forms.ts'
import { readDeal, type TenhouGame } from './deal.ts'
import { openEnding, type TenhouEnding } from './end.ts'
import { followTiles } from './held-tiles.ts'
import { type TenhouClaim, unpackMeld } from './meld.ts'
import { LAST_TILE, PLAYERS, type Player, readNumber, readPlayer, tileOf } from './tag-numbers.ts'
import type { Tag } from './xml-tags.ts'

/** A hand of a Tenhou log in progress, tag after tag. */
export type TenhouHand = {
  readonly draw: (player: Player, tile: number, tag: Tag) => void
  readonly discard: (player: Player, tile: number, tag: Tag) => void
  readonly call: (tag: Tag) => void
  readonly riichi: (tag: Tag) => void
  readonly dora: (tag: Tag) => void
  readonly end: (tag: Tag) => void
  /** The complete hand; without an end if the log breaks off. */
  readonly whole: () => Hand
  readonly hasEnded: () => boolean
}

/** The next expected act: a discard after a draw or claim, a replacement draw after a kong, or any player's reaction to a tile. */
type Due =
  | { readonly due: 'discard'; readonly player: Player; readonly drawn?: number }
  | { readonly due: 'replace'; readonly player: Player; readonly tile: number }
  | { readonly due: 'anything'; readonly player: Player; readonly tile: number }
  | { readonly due: 'first' }

/** A riichi whose stick is not paid yet: its discard may still be won on. */
type Declared = { readonly player: Player; readonly discarded?: { readonly tile: Tile; readonly source: 'drawn' | 'hand' } }

/** Starts a hand at its `<INIT>`. */
export const openHand = (init: Tag, game: TenhouGame): TenhouHand => {
  const deal = readDeal(init, game)
  let now = init
  const held = followTiles(deal, (complaint, about) => game.complain(complaint, `${about} (<${now.name}>)`, now.line))
  const events: TableEvent[] = []
  const pungs = new Set<string>()
  let due: Due = { due: 'first' }
  let declared: Declared | null = null
  let ending: TenhouEnding | null = null

  const face = (tile: number): Tile => tileOf(tile, game.red)
  const faces = (tiles: readonly number[]): readonly Tile[] => tiles.map(face)
  const outOfOrder = () => game.complain('order', now.name, now.line)
  const at = (tag: Tag) => {
    now = tag
    if (ending) outOfOrder()
  }
  const actor = (player: Player) => ({ actor: deal.seatOf(player) })

  /** Writes an unpaid riichi in long form: its discard was won on, or the hand ended there. */
  const settleRiichi = () => {
    if (!declared) return
    const { player, discarded } = declared
    declared = null
    events.push({ ...actor(player), verb: 'call', call: 'riichi' })
    if (discarded) events.push({ ...actor(player), verb: 'discard', rotated: true, ...discarded })
    else outOfOrder()
  }

  const claim = (player: Player, meld: TenhouClaim) => {
    const { form, shown, claimed, from } = meld
    if (due.due !== 'anything' || due.tile !== claimed || due.player !== (player + from) % PLAYERS.length) outOfOrder()
    held.leave(player, shown)
    if (form === 'pon') pungs.add(`${player} ${claimed >> 2}`)
    events.push(...expandShort({ ...actor(player), form, tiles: faces(shown) }))
    due = form === 'daiminkan' ? { due: 'replace', player, tile: claimed } : { due: 'discard', player }
  }

  return {
    draw: (player, tile, tag) => {
      at(tag)
      settleRiichi()
      if (due.due === 'discard' || (due.due === 'replace' && due.player !== player)) outOfOrder()
      held.draw(player, tile)
      const drawn = { ...actor(player), tile: face(tile) }
      events.push(due.due === 'replace' ? { ...drawn, verb: 'replace' } : { ...drawn, verb: 'draw' })
      due = { due: 'discard', player, drawn: tile }
    },
    discard: (player, tile, tag) => {
      at(tag)
      if (due.due !== 'discard' || due.player !== player) return outOfOrder()
      held.leave(player, [tile])
      const source = due.drawn === tile ? 'drawn' : 'hand'
      if (declared) declared = { player, discarded: { tile: face(tile), source } }
      else events.push({ ...actor(player), verb: 'discard', tile: face(tile), ...(due.drawn !== undefined && { source }) })
      due = { due: 'anything', player, tile }
    },
    call: (tag) => {
      at(tag)
      settleRiichi()
      const player = readPlayer(tag, 'who', game.complain)
      const meld = unpackMeld(readNumber(tag, 'm', 0, 65_535, game.complain))
      if (!meld) return game.complain('attribute', 'm in <N>', tag.line)
      if ('claimed' in meld) return claim(player, meld)
      if (due.due !== 'discard' || due.player !== player || due.drawn === undefined) return outOfOrder()
      if (meld.form === 'kakan' && !pungs.delete(`${player} ${meld.tile >> 2}`)) return outOfOrder()
      held.leave(player, meld.tiles)
      if (meld.form === 'kakan') events.push({ ...actor(player), verb: 'kakan', tile: face(meld.tile) })
      else events.push({ ...actor(player), verb: 'ankan', tile: tileOf(meld.tile, false) })
      due = { due: 'replace', player, tile: meld.tile }
    },
    riichi: (tag) => {
      at(tag)
      const player = readPlayer(tag, 'who', game.complain)
      if (readNumber(tag, 'step', 1, 2, game.complain) === 1) {
        if (declared || due.due !== 'discard' || due.player !== player) outOfOrder()
        declared = { player }
      } else if (declared?.player === player && declared.discarded) {
        events.push(...expandShort({ ...actor(player), form: 'riichi', tiles: [declared.discarded.tile] }))
        declared = null
      } else outOfOrder()
    },
    dora: (tag) => {
      at(tag)
      if (declared?.discarded) outOfOrder()
      const tile = readNumber(tag, 'hai', 0, LAST_TILE, game.complain)
      held.turn(tile)
      events.push({ actor: '*', verb: 'dora', tile: face(tile) })
    },
    end: (tag) => {
      now = tag
      settleRiichi()
      ending ??= openEnding({ ...deal, ...game, held })
      ending.add(tag, due.due === 'first' ? {} : due)
    },
    whole: () => {
      settleRiichi()
      return { header: deal.header, events: [...events, ...(ending?.events() ?? [])] }
    },
    hasEnded: () => ending !== null,
  }
}
