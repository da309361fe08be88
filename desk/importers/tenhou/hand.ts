import type { TableEvent } from '../../../engine/model/events.ts'
import type { Hand } from '../../../engine/model/table-file.ts'
import type { ExpectedAct } from '../played/acts.ts'
import { HIDDEN_FACE } from '../played/faces.ts'
import {
  ankanEvent,
  callEvent,
  claimEvents,
  discardEvent,
  doraEvent,
  drawEvent,
  kakanEvent,
  replacementEvent,
  riichiEvents,
  rotatedEvent,
} from '../played/shared-events.ts'
import { readDeal, type TenhouXmlGame } from './deal.ts'
import { openEnding, type TenhouEnding } from './end.ts'
import { followTiles } from './held-tiles.ts'
import { type TenhouClaim, unpackMeld } from './meld.ts'
import { LAST_TILE, type Tag, TENHOU_PLAYERS, type TenhouPlayer } from './tag.ts'
import { readPlayer, readTagNumber, tileFaces } from './tag-numbers.ts'

/** A hand of a Tenhou log in progress, tag after tag. */
export type TenhouHand = {
  readonly draw: (player: TenhouPlayer, tile: number, tag: Tag) => void
  readonly discard: (player: TenhouPlayer, tile: number, tag: Tag) => void
  readonly call: (tag: Tag) => void
  readonly riichi: (tag: Tag) => void
  readonly dora: (tag: Tag) => void
  readonly end: (tag: Tag) => void
  /** The complete hand; without an end if the log breaks off. */
  readonly whole: () => Hand
  readonly hasEnded: () => boolean
}

/** A riichi whose stick is not paid yet: its discard may still be won on. */
type Declared = { readonly player: TenhouPlayer; readonly discarded?: { readonly face: number; readonly source: 'drawn' | 'hand' } }

/** Starts a hand at its `<INIT>`. */
export const openHand = (init: Tag, game: TenhouXmlGame): TenhouHand => {
  const deal = readDeal(init, game)
  let now = init
  const held = followTiles(deal, (complaint, about) => game.complain(complaint, `${about} (<${now.name}>)`, now.line))
  const events: TableEvent[] = []
  const pungs = new Set<number>()
  // The next expected act: a discard after a draw or claim, a replacement draw after a kong, or any player's reaction to a tile.
  let due: ExpectedAct['due'] = 'first'
  let duePlayer: TenhouPlayer = 0
  /** The drawn tile, none after a claim; the tile of the kong; the tile to react to. */
  let dueTile: number | undefined
  let declared: Declared | null = null
  let ending: TenhouEnding | null = null

  const faces = tileFaces(game.red)
  const face = (tile: number): number => faces[tile] ?? HIDDEN_FACE
  const { seatOf } = deal
  const outOfOrder = () => game.complain('order', now.name, now.line)
  const at = (tag: Tag) => {
    now = tag
    if (ending) outOfOrder()
  }
  const expect = (act: typeof due, player: TenhouPlayer, tile: number | undefined) => {
    due = act
    duePlayer = player
    dueTile = tile
  }

  /** Writes an unpaid riichi in long form: its discard was won on, or the hand ended there. */
  const settleRiichi = () => {
    if (!declared) return
    const { player, discarded } = declared
    const seat = seatOf(player)
    declared = null
    events.push(callEvent(seat, 'riichi'))
    if (!discarded) return outOfOrder()
    const { source } = discarded
    events.push(rotatedEvent(seat, discarded.face, source))
  }

  const claim = (player: TenhouPlayer, meld: TenhouClaim) => {
    const { form, shown, claimed, from } = meld
    if (due !== 'anything' || dueTile !== claimed || duePlayer !== (player + from) % TENHOU_PLAYERS.length) outOfOrder()
    for (const tile of shown) held.leave(player, tile)
    if (form === 'pon') pungs.add(pungKey(player, claimed))
    events.push(...claimEvents(seatOf(player), form, shown.map(face)))
    if (form === 'daiminkan') expect('replace', player, claimed)
    else expect('discard', player, undefined)
  }

  return {
    draw: (player, tile, tag) => {
      at(tag)
      settleRiichi()
      if (due === 'discard' || (due === 'replace' && duePlayer !== player)) outOfOrder()
      held.draw(player, tile)
      events.push(due === 'replace' ? replacementEvent(seatOf(player), face(tile)) : drawEvent(seatOf(player), face(tile)))
      expect('discard', player, tile)
    },
    discard: (player, tile, tag) => {
      at(tag)
      if (due !== 'discard' || duePlayer !== player) return outOfOrder()
      held.leave(player, tile)
      const source = dueTile === tile ? 'drawn' : 'hand'
      if (declared) declared = { player, discarded: { face: face(tile), source } }
      else events.push(discardEvent(seatOf(player), face(tile), dueTile === undefined ? undefined : source))
      expect('anything', player, tile)
    },
    call: (tag) => {
      at(tag)
      settleRiichi()
      const player = readPlayer(tag, 'who', game.complain)
      const meld = unpackMeld(readTagNumber(tag, 'm', 0, 65_535, game.complain))
      if (!meld) return game.complain('attribute', 'm in <N>', tag.line)
      if ('claimed' in meld) return claim(player, meld)
      if (due !== 'discard' || duePlayer !== player || dueTile === undefined) return outOfOrder()
      if (meld.form === 'kakan' && !pungs.delete(pungKey(player, meld.tile))) return outOfOrder()
      for (const tile of meld.tiles) held.leave(player, tile)
      const kong = meld.form === 'kakan' ? kakanEvent : ankanEvent
      events.push(kong(seatOf(player), face(meld.tile)))
      expect('replace', player, meld.tile)
    },
    riichi: (tag) => {
      at(tag)
      const player = readPlayer(tag, 'who', game.complain)
      if (readTagNumber(tag, 'step', 1, 2, game.complain) === 1) {
        if (declared || due !== 'discard' || duePlayer !== player) outOfOrder()
        declared = { player }
      } else if (declared?.player === player && declared.discarded) {
        events.push(...riichiEvents(seatOf(player), declared.discarded.face))
        declared = null
      } else outOfOrder()
    },
    dora: (tag) => {
      at(tag)
      if (declared?.discarded) outOfOrder()
      const tile = readTagNumber(tag, 'hai', 0, LAST_TILE, game.complain)
      held.turn(tile)
      events.push(doraEvent(face(tile)))
    },
    end: (tag) => {
      now = tag
      settleRiichi()
      ending ??= openEnding({ ...deal, ...game, held })
      ending.add(
        tag,
        due === 'first' ? {} : due === 'discard' ? { player: duePlayer, drawn: dueTile } : { player: duePlayer, tile: dueTile },
      )
    },
    whole: () => {
      settleRiichi()
      if (ending) events.push(...ending.events())
      return { header: deal.header, events }
    },
    hasEnded: () => ending !== null,
  }
}

const pungKey = (player: TenhouPlayer, tile: number): number => (tile >> 2) * TENHOU_PLAYERS.length + player
