import { shownHand } from '../../../hand/declared-win.ts'
import { waitsOf } from '../../../hand/waits.ts'
import { isSeat } from '../../../model/seats.ts'
import { confusionsOf } from '../../../model/tile-confusions.ts'
import { isKnown } from '../../../model/tiles.ts'
import { tilesOfEvent } from '../../../model/tiles-of-event.ts'
import { MISTAKE_RATES } from '../error-rates.ts'
import type { MendEdit } from '../mend.ts'
import type { MendCandidate, Scene } from '../scene.ts'
import { mendWithSeat } from './changed-line.ts'
import { replaceTile } from './tiles.ts'
import { upToDiscard } from './turns.ts'

/** For a hand that does not win or wait as it should: the winning tile, or one of the tiles shown, was another one. */
export const tilesOfWin = (scene: Scene): readonly MendCandidate[] => {
  const { event, finding, before } = scene
  if (event.verb !== 'reveal') return []
  const won = before.selfDraw ? before.form.seats.map((seat) => before.players[seat].drawn?.event ?? 0) : [before.target?.event ?? 0]
  return [finding.event, ...won]
    .filter((number) => number > 0)
    .flatMap((number) => {
      const tiles = [...new Set(tilesOfEvent(scene.events[number - 1] ?? event).filter(isKnown))]
      const share = number === finding.event ? 1 / tiles.length : 1
      return tiles.flatMap((from) =>
        confusionsOf(from).flatMap(({ tile: to, because }) => replaceTile(scene, { number, from, to, because, share })),
      )
    })
}

/** A win was called by the other word, is written under both words in a row, or under a wrong seat. */
export const otherWordOfWin = (scene: Scene): readonly MendCandidate[] => {
  const { event, events, finding } = scene
  const { line, winner } = finding.facts
  if (event.verb !== 'call' || (event.call !== 'ron' && event.call !== 'tsumo' && line !== 'win-not-set')) return []
  // The hand shown has proved the word or the seat wrong.
  const weight = line === undefined ? MISTAKE_RATES.step : MISTAKE_RATES.tile
  const under = line === 'winner' && typeof winner === 'string' && isSeat(winner) ? mendWithSeat(scene, finding.event, winner) : null
  if (under) return [{ kind: 'seat', edit: under, because: 'other-seat', weight }]
  const other = event.call === 'ron' ? 'tsumo' : ('ron' as const)
  const isBoth = [events[finding.event - 2], events[finding.event]].some(
    (each) => each?.verb === 'call' && each.call === other && each.actor === event.actor,
  )
  const { tile: _, ...said } = event
  const edit: MendEdit = isBoth
    ? { do: 'remove', at: finding.event, count: 1 }
    : { do: 'replace', at: finding.event, count: 1, events: [{ ...said, call: other }] }
  return [{ kind: 'step', edit, because: 'other-act', weight }]
}

/** The own discard that forbids the win was another tile. */
export const tilesOfFuriten = (scene: Scene): readonly MendCandidate[] => {
  const { event, events, finding, tables } = scene
  const { discarded } = finding.facts
  if (event.actor === '*' || typeof discarded !== 'string') return []
  const { actor } = event
  return events.slice(0, finding.event).flatMap((each, i) => {
    if (each.verb !== 'discard' || each.actor !== actor || each.tile !== discarded || !isKnown(each.tile)) return []
    const { tile: from } = each
    const held = tables[i]?.players[actor].hand
    return confusionsOf(from)
      .filter(({ tile }) => !held || held.known.length !== held.size || held.known.includes(tile))
      .flatMap(({ tile: to, because }) => replaceTile(scene, { number: i + 1, from, to, because, share: 1 }))
  })
}

/** The record lacks the turn in which the tile was discarded that the hand waits for. */
export const turnBeforeWin = (scene: Scene): readonly MendCandidate[] => {
  const { event, events, finding, before } = scene
  const ron = events
    .slice(0, finding.event)
    .findLastIndex((each) => each.verb === 'call' && each.call === 'ron' && each.actor === event.actor)
  const reveal = events.slice(finding.event - 1).find((each) => each.verb === 'reveal' && each.actor === event.actor)
  const shown = reveal?.verb === 'reveal' && shownHand(before, reveal)
  if (ron < 0 || !shown) return []
  const kinds = waitsOf(shown.hand).kinds
  return before.form.seats
    .filter((seat) => seat !== event.actor)
    .flatMap((seat) => kinds.flatMap((kind) => upToDiscard(scene, ron + 1, seat, kind)))
}
