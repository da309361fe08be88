import type { TableEvent } from '../../../model/events.ts'
import type { Seat } from '../../../model/seats.ts'
import { confusedAs, confusionsOf } from '../../../model/tile-confusions.ts'
import { isKnown, type KnownTile, kindOf } from '../../../model/tiles.ts'
import { expandShort } from '../../../notation/short-forms.ts'
import { claimedTile, makesGroup, mayChow } from '../../../table/claims.ts'
import { isGroupCall } from '../../../table/table.ts'
import { MISTAKE_RATES } from '../error-rates.ts'
import type { MendEdit } from '../mend.ts'
import { type MendCandidate, recordLineOf, type Scene } from '../scene.ts'
import { drawnForHand } from './drawn-for-hand.ts'
import { groupCompletions, possibleClaims } from './groups.ts'
import { replaceTile } from './tiles.ts'

/** The claimed tile or a shown tile was another one, so that the claim makes its group. */
export const tilesOfClaim = (scene: Scene): readonly MendCandidate[] => {
  const { first } = recordLineOf(scene.events, scene.finding.event)
  const call = scene.events[first - 1]
  const table = scene.tables[first - 1]
  if (call?.verb !== 'call' || !isGroupCall(call.call) || !table) return []
  const kind = call.call
  const { target } = claimedTile(table, call)
  const tiles = call.short?.tiles ?? []
  if (!target || !isKnown(target.tile)) return []
  const claimed = target.tile
  const discarded = groupCompletions(kind, tiles)
    .filter(isKnown)
    .flatMap((tile) => {
      const because = confusedAs(claimed, tile) ?? 'fits-group'
      return replaceTile(scene, { number: target.event, from: claimed, to: tile, because, share: 1 })
    })
  const shown = tiles.filter(isKnown).flatMap((tile, i) =>
    confusionsOf(tile)
      .filter((other) =>
        makesGroup(
          kind,
          claimed,
          tiles.map((each, place) => (place === i ? other.tile : each)),
        ),
      )
      .flatMap((other) => replaceTile(scene, { number: first, from: tile, to: other.tile, because: other.because, share: 1 })),
  )
  return [...discarded, ...drawnForHand(scene, target.event), ...shown]
}

/** The claim is written after the discard that it led to, which belongs after its last step; or its call before the discard that it claims. */
export const claimInItsPlace = ({ events, event, finding }: Scene): readonly MendCandidate[] => {
  const { own } = finding.facts
  if (typeof own !== 'number') return []
  if (own > finding.event)
    return [{ kind: 'claim', edit: claimAfter(events, finding.event, own), because: 'goes-on', weight: MISTAKE_RATES.missing }]
  const steps = events.slice(finding.event).findIndex(({ actor, verb }) => actor !== event.actor || (verb !== 'show' && verb !== 'take'))
  const after = steps < 0 ? events.length : finding.event + steps
  return [{ kind: 'claim', edit: { do: 'move', at: own, after }, because: 'goes-on', weight: MISTAKE_RATES.missing }]
}

/** Puts a call, with the steps that are written right after it, after the discard of another player's turn. */
const claimAfter = (events: readonly TableEvent[], call: number, discard: number): MendEdit => {
  const lines = events.slice(call - 1, discard)
  const turn = lines.filter(({ actor }) => actor === events[discard - 1]?.actor)
  return turn.length === lines.length - 1
    ? { do: 'move', at: call, after: discard }
    : { do: 'replace', at: call, count: lines.length, events: [...turn, ...lines.filter((line) => !turn.includes(line))] }
}

/** A chow or pung is missing: the actor had claimed the last discard. */
export const claimLeftOut = (scene: Scene): readonly MendCandidate[] =>
  scene.seat ? claimBefore(scene, scene.finding.event, scene.seat, 1) : []

/** A chow or pung of the player is missing before an earlier discard. */
export const earlierClaimsLeftOut = (scene: Scene): readonly MendCandidate[] => claimsBeforeDiscards(scene, (actor) => actor === scene.seat)

/** A chow or pung of any player is missing before an earlier discard. */
export const anyClaimsLeftOut = (scene: Scene): readonly MendCandidate[] => claimsBeforeDiscards(scene, () => true)

/** A discard that came without a draw may have followed a claim. */
const claimsBeforeDiscards = (scene: Scene, isMeant: (actor: Seat) => boolean): readonly MendCandidate[] =>
  scene.events
    .slice(0, scene.finding.event)
    .flatMap(({ verb, actor }, i) => (verb === 'discard' && isMeant(actor) ? claimBefore(scene, i + 1, actor, 0.5) : []))
    .toReversed()

const claimBefore = ({ events, tables }: Scene, number: number, seat: Seat, share: number): readonly MendCandidate[] => {
  const table = tables[number - 1]
  const target = table?.target
  if (!table || events[number - 1]?.verb !== 'discard' || target?.kind !== 'discard' || target.event !== number - 1) return []
  if (target.seat === seat || !isKnown(target.tile) || target.drawn) return []
  const { known, size } = table.players[seat].hand
  const held: readonly KnownTile[] = size === known.length ? known : [...known, kindOf(target.tile), kindOf(target.tile)]
  return possibleClaims(held, target.tile).flatMap((tiles) => {
    const form = tiles.every((tile) => kindOf(tile) === kindOf(tiles[0] as KnownTile)) ? 'pon' : 'chii'
    if (form === 'chii' && !mayChow(table, target.seat, seat)) return []
    const line = expandShort({ actor: seat, form, tiles })
    const weight = MISTAKE_RATES.claimLeftOut * share
    return [{ kind: 'claim', edit: { do: 'insert', at: number, events: line }, because: 'left-out', weight } as const]
  })
}
