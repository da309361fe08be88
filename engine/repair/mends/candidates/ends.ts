import { handsButForOne } from '../../../hand/declared-win.ts'
import { MISTAKE_RATES } from '../error-rates.ts'
import type { MendCandidate, Scene } from '../scene.ts'
import { otherAct } from './steps.ts'

/** An end written too early: it belongs after the last act, or nowhere. After a win that was called, the next hand has begun. */
export const earlyEnd = ({ events, before }: Scene): readonly MendCandidate[] => {
  const at = before.ended?.event
  const last = events.findLastIndex(({ verb }) => AT_THE_TABLE.has(verb)) + 1
  if (!at || last <= at || isEndOfWin(events, at)) return []
  const endsAgain = events.slice(at).some(({ verb }) => verb === 'end')
  const edits = [
    [{ do: 'move', at, after: last }, endsAgain ? 0.1 : 1] as const,
    [{ do: 'remove', at, count: 1 }, endsAgain ? 1 : 0.3] as const,
  ]
  return edits.map(([edit, share]) => ({ kind: 'end', edit, because: 'goes-on', weight: MISTAKE_RATES.end * share }))
}

/** Whether a line ends the hand right after a win was called: it is where it belongs. */
export const isEndOfWin = (events: Scene['events'], at: number): boolean => {
  const [call, end] = events.slice(at - 2, at)
  return end?.verb === 'end' && end.how === 'win' && call?.verb === 'call' && (call.call === 'ron' || call.call === 'tsumo')
}

const AT_THE_TABLE: ReadonlySet<string> = new Set([
  'draw',
  'discard',
  'replace',
  'return',
  'call',
  'show',
  'take',
  'ankan',
  'kakan',
  'dora',
  'stick',
])

/** The tiles were miscounted, or the number was written wrongly; or a hand was written down with a tile too many or too few. */
export const miscountedTiles = ({ event, finding, before }: Scene): readonly MendCandidate[] => {
  const { expected } = finding.facts
  if (event.verb === 'reveal')
    return handsButForOne(before, event).map((tiles) => ({
      kind: 'count',
      edit: { do: 'replace', at: finding.event, count: 1, events: [{ ...event, tiles }] },
      because: 'counted',
      weight: MISTAKE_RATES.tile,
    }))
  if (event.verb !== 'count' || typeof expected !== 'number') return []
  const edit = { do: 'replace', at: finding.event, count: 1, events: [{ ...event, count: expected }] } as const
  return [{ kind: 'count', edit, because: 'counted', weight: MISTAKE_RATES.count }]
}

/** A draw from an empty wall came from the other wall. */
export const otherWall = (scene: Scene): readonly MendCandidate[] => {
  const { event } = scene
  if (event.verb === 'draw') return [otherAct(scene, { actor: event.actor, verb: 'replace', ...(event.tile && { tile: event.tile }) })]
  return event.verb === 'replace' ? [otherAct(scene, { ...event, verb: 'draw' })] : []
}
