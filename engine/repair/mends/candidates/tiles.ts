import type { TableEvent } from '../../../model/events.ts'
import type { Seat } from '../../../model/seats.ts'
import { confusedAs, confusionsOf } from '../../../model/tile-confusions.ts'
import { isKnown, isSameKind, type KnownTile, type Tile } from '../../../model/tiles.ts'
import { tilesOfEvent } from '../../../model/tiles-of-event.ts'
import { CONFUSION_RATES, MISTAKE_RATES } from '../error-rates.ts'
import type { MendReason } from '../mend.ts'
import type { MendCandidate, Scene } from '../scene.ts'
import { mendWithTile } from './changed-line.ts'
import { drawnForHand } from './drawn-for-hand.ts'

/** One tile written for another, at the event or earlier, so that the hand did hold the tiles played. */
export const tilesOfHand = (scene: Scene): readonly MendCandidate[] => {
  const { event, finding, seat } = scene
  if (!seat) return []
  const played = scene.tile === undefined ? tilesOfEvent(event) : [scene.tile]
  return played
    .filter(isKnown)
    .filter((tile, i, all) => all.indexOf(tile) === i)
    .flatMap((tile) => [
      ...heldInstead(scene, finding.event, seat, tile),
      ...gainedBefore(scene, seat, tile),
      ...spentBefore(scene, seat, tile),
    ])
}

/** The tile played was one that the hand held: a confusable one, or the tile just drawn. */
const heldInstead = (scene: Scene, number: number, seat: Seat, tile: KnownTile): readonly MendCandidate[] => {
  const player = scene.tables[number - 1]?.players[seat]
  if (!player) return []
  const drawn = player.drawn?.tile
  return [...new Set(player.hand.known)].flatMap((held) => {
    const because = confusedAs(tile, held) ?? (held === drawn && held !== tile ? 'same-as-drawn' : undefined)
    return because
      ? replaceTile(scene, {
          number,
          from: tile,
          to: held,
          because,
          share: because === 'same-as-drawn' && number === scene.finding.event ? 0.1 : 1,
        })
      : []
  })
}

/** An earlier draw was this tile. */
const gainedBefore = (scene: Scene, seat: Seat, tile: KnownTile): readonly MendCandidate[] =>
  linesBy(scene, seat).flatMap(([event, number]) => {
    if ((event.verb !== 'draw' && event.verb !== 'replace') || !isKnown(event.tile)) return []
    const isDrawnNow = number === scene.before.players[seat].drawn?.event
    const because = confusedAs(event.tile, tile) ?? (isDrawnNow && event.tile !== tile ? 'same-as-drawn' : undefined)
    return because ? replaceTile(scene, { number, from: event.tile, to: tile, because, share: 1 }) : []
  })

/** An earlier discard or shown tile was another one, so that this tile was still in the hand. */
const spentBefore = (scene: Scene, seat: Seat, tile: KnownTile): readonly MendCandidate[] =>
  linesBy(scene, seat).flatMap(([event, number]) =>
    (event.verb === 'discard' || event.verb === 'show') && tilesOfEvent(event).includes(tile)
      ? [...heldInstead(scene, number, seat, tile), ...drawnForHand(scene, number)]
      : [],
  )

/** A call names another tile than the one discarded: one of the two lines has a wrong tile. */
export const tilesOfCall = (scene: Scene): readonly MendCandidate[] => {
  const { event, finding, before } = scene
  const { target } = before
  if (event.verb !== 'call' || !target || !isKnown(event.tile) || !isKnown(target.tile)) return []
  const because = confusedAs(event.tile, target.tile) ?? 'fits-group'
  return [
    ...replaceTile(scene, { number: finding.event, from: event.tile, to: target.tile, because, share: 1 }),
    ...replaceTile(scene, { number: target.event, from: target.tile, to: event.tile, because, share: 1 }),
  ]
}

/** If there are too many tiles of one kind, one of them was another. */
export const tilesOfKind = (scene: Scene): readonly MendCandidate[] => {
  const { tile, finding } = scene
  if (!isKnown(tile)) return []
  return scene.events
    .slice(0, finding.event)
    .flatMap((event, i) =>
      tilesOfEvent(event)
        .filter((seen) => isSameKind(seen, tile))
        .flatMap((seen) => [...drawnForHand(scene, i + 1), ...otherKind(scene, { number: i + 1, event, seen })]),
    )
    .toReversed()
}

type SeenAt = { readonly number: number; readonly event: TableEvent; readonly seen: Tile }

/** One red five too many was a plain one. A drawn or discarded tile can be left open: only what follows may say what it was. */
const otherKind = (scene: Scene, { number, event, seen }: SeenAt): readonly MendCandidate[] => {
  if (!isKnown(seen)) return []
  const isRedTooMany = scene.finding.facts.red !== undefined
  const mayStayOpen = !isRedTooMany && (event.verb === 'draw' || event.verb === 'discard')
  const open = mayStayOpen ? mendWithTile(scene, number, seen, '?') : null
  return confusionsOf(seen)
    .filter((other) => isSameKind(other.tile, seen) === isRedTooMany)
    .flatMap((other) => replaceTile(scene, { number, from: seen, to: other.tile, because: other.because, share: 0.5 }))
    .map((candidate) => (open ? { ...candidate, open } : candidate))
}

type Change = {
  readonly number: number
  readonly from: KnownTile
  readonly to: KnownTile
  readonly because: MendReason
  readonly share: number
}

/** Replaces one tile by another; lines near the finding are tried first. */
export const replaceTile = (scene: Scene, { number, from, to, because, share }: Change): readonly MendCandidate[] => {
  const edit = mendWithTile(scene, number, from, to)
  return edit ? [{ kind: 'tile', edit, because, weight: MISTAKE_RATES.tile * (CONFUSION_RATES[because] ?? 1) * share }] : []
}

/** A player's acts before the event, with numbers, newest first. */
const linesBy = ({ events, finding }: Scene, seat: Seat): readonly (readonly [TableEvent, number])[] =>
  events
    .slice(0, finding.event - 1)
    .map((event, i) => [event, i + 1] as const)
    .filter(([{ actor }]) => actor === seat)
    .toReversed()
