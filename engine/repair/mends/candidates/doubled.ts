import { formatEvent } from '../../../notation/format/format-event.ts'
import { MISTAKE_RATES } from '../error-rates.ts'
import { type MendCandidate, recordLineOf, type Scene } from '../scene.ts'
import { isEndOfWin } from './ends.ts'
import { takenBackOut } from './taken-back.ts'

/** Removes a line recorded twice: at the finding, at the events that prove it, or next to them; or a block of lines. */
export const doubledLines = (scene: Scene): readonly MendCandidate[] => [...blockOut(scene), ...linesOut(scene, 'doubled')]

/** Removes the second copy of a block of lines. */
const blockOut = (scene: Scene): readonly MendCandidate[] => {
  const { event, facts } = scene.finding
  const count = typeof facts.repeats === 'number' ? event - facts.repeats : 0
  if (count < 2 || textOf(scene, { first: event, count }) !== textOf(scene, { first: event - count, count })) return []
  return [{ kind: 'doubled', edit: { do: 'remove', at: event, count }, because: 'stands-twice', weight: MISTAKE_RATES.doubled }]
}

/** Removes a line there that does not belong to the hand. */
export const strayLines = (scene: Scene): readonly MendCandidate[] => [...takenBackOut(scene), ...linesOut(scene, 'stray')]

const linesOut = (scene: Scene, kind: 'doubled' | 'stray'): readonly MendCandidate[] => {
  const { finding, events } = scene
  const candidates = new Map<number, MendCandidate>()
  const near = new Set([finding.event, ...finding.because.slice(-3)].flatMap((number) => [number, number + 1, number - 1]))
  for (const number of near) {
    if (!events[number - 1] || isEndOfWin(events, number)) continue
    const line = recordLineOf(events, number)
    const isTwice = line.first > line.count && textOf(scene, line) === textOf(scene, { first: line.first - line.count, count: line.count })
    if (isTwice !== (kind === 'doubled')) continue
    const isHere = finding.event >= line.first && finding.event < line.first + line.count
    candidates.set(line.first, {
      kind,
      edit: { do: 'remove', at: line.first, count: line.count },
      because: isTwice ? 'stands-twice' : 'fits-nothing',
      weight: isTwice ? MISTAKE_RATES.doubled : MISTAKE_RATES.stray * (isHere ? 1 : 0.3),
    })
  }
  return [...candidates.values()]
}

const textOf = ({ events }: Scene, { first, count }: { readonly first: number; readonly count: number }): string =>
  events
    .slice(first - 1, first - 1 + count)
    .map(formatEvent)
    .join('; ')
