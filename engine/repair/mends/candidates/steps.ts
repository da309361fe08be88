import { TILE_KINDS } from '../../../hand/winning.ts'
import type { TableEvent } from '../../../model/events.ts'
import type { Seat } from '../../../model/seats.ts'
import { isKnown, isSameKind, kindOf, type Tile } from '../../../model/tiles.ts'
import { mayChow } from '../../../table/claims.ts'
import { MISTAKE_RATES } from '../error-rates.ts'
import type { MendCandidate, Scene } from '../scene.ts'

/** The missing step before a take, a show, a return or a replacement tile. */
export const stepsLeftOut = (scene: Scene): readonly MendCandidate[] => {
  const { event } = scene
  if (event.verb === 'take') return claimSteps(scene, event.actor, ['?', '?'], true)
  if (event.verb === 'show') return claimSteps(scene, event.actor, event.tiles, false)
  if (event.verb === 'return') return [step(scene, { actor: event.actor, verb: 'draw', ...(event.tile && { tile: event.tile }) })]
  if (event.verb !== 'replace') return []
  const kongs = kongsBefore(scene, event.actor).map((kong) => step(scene, kong))
  return [...afterItsKong(scene, event.actor), ...kongs, otherAct(scene, { ...event, verb: 'draw' })]
}

/** The claimed tile was taken after the tiles were shown, and the line of that is missing. */
export const takeLeftOut = ({ finding, events, seat }: Scene): readonly MendCandidate[] => {
  const shown = finding.because.findLast((number) => events[number - 1]?.verb === 'show')
  if (shown === undefined || seat === null) return []
  const edit = { do: 'insert', at: shown + 1, events: [{ actor: seat, verb: 'take' }] } as const
  return [{ kind: 'step', edit, because: 'left-out', weight: MISTAKE_RATES.step }]
}

const claimSteps = (scene: Scene, actor: Seat, tiles: readonly Tile[], shows: boolean): readonly MendCandidate[] => {
  const { target } = scene.before
  const chow = target && mayChow(scene.before, target.seat, actor)
  const calls = tiles.length === 3 ? (['kan'] as const) : chow ? (['chii', 'pon'] as const) : (['pon'] as const)
  const show: readonly TableEvent[] = shows ? [{ actor, verb: 'show', tiles }] : []
  return calls.map((call) => step(scene, { actor, verb: 'call', call }, ...show))
}

/** The replacement tile is written before its kong. */
const afterItsKong = ({ events, finding }: Scene, actor: Seat): readonly MendCandidate[] => {
  const at = finding.event
  const [next, dora] = events.slice(at)
  if ((next?.verb !== 'ankan' && next?.verb !== 'kakan') || next.actor !== actor) return []
  const after = dora?.verb === 'dora' ? at + 2 : at + 1
  return [{ kind: 'step', edit: { do: 'move', at, after }, because: 'needed-before', weight: MISTAKE_RATES.step }]
}

/** The kongs that the player can have made: of four tiles held, or of a melded pung. */
const kongsBefore = ({ before }: Scene, actor: Seat): readonly TableEvent[] => {
  const { hand, groups } = before.players[actor]
  const four = TILE_KINDS.filter((kind) => hand.known.filter((tile) => kindOf(tile) === kind).length === 4)
  const pungs = groups.flatMap(({ kind, claimed }) => (kind === 'pon' && claimed && isKnown(claimed.tile) ? [claimed.tile] : []))
  return [
    ...four.map((tile) => ({ actor, verb: 'ankan', tile }) as const),
    ...pungs
      .filter((tile) => hand.known.length !== hand.size || hand.known.some((held) => isSameKind(held, tile)))
      .map((tile) => ({ actor, verb: 'kakan', tile: kindOf(tile) }) as const),
  ]
}

const step = ({ finding }: Scene, ...events: readonly TableEvent[]): MendCandidate => ({
  kind: 'step',
  edit: { do: 'insert', at: finding.event, events },
  because: 'needed-before',
  weight: MISTAKE_RATES.step,
})

/** The line is another act: a tile from the wall written as a replacement tile, or the reverse. */
export const otherAct = ({ finding }: Scene, event: TableEvent): MendCandidate => ({
  kind: 'step',
  edit: { do: 'replace', at: finding.event, count: 1, events: [event] },
  because: 'other-act',
  weight: MISTAKE_RATES.step / 2,
})
