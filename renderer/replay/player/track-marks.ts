import type { TableEvent } from '../../../engine/model/events.ts'
import { type Finding, LEVELS, type Level } from '../../../engine/model/findings.ts'

/** A finding on screen; a ruling may have dismissed it. */
export type ReplayFinding = Finding & { readonly isDismissed?: boolean }

/** Findings of an act on the track: the worst level among those that no ruling dismissed, if any, and how many there are. */
export type TrackMark = { readonly act: number; readonly level: Level; readonly count: number; readonly isDismissed?: boolean }
export type TrackWord = { readonly act: number; readonly word: string }

type Found = Pick<ReplayFinding, 'event' | 'level' | 'isDismissed'>

/** One mark for each act with findings. */
export const trackMarks = (findings: readonly Found[]): readonly TrackMark[] => {
  const at = new Map<number, Found[]>()
  for (const finding of findings) at.set(finding.event, [...(at.get(finding.event) ?? []), finding])
  return [...at].map(([act, found]) => ({ act, ...markOf(found), count: found.length })).toSorted((a, b) => a.act - b.act)
}

const markOf = (found: readonly Found[]): Pick<TrackMark, 'level' | 'isDismissed'> => {
  const standing = found.filter(({ isDismissed }) => !isDismissed)
  return standing.length > 0 ? { level: worstLevel(standing) } : { level: worstLevel(found), isDismissed: true }
}

/** The level that colours some findings: the worst that is not dismissed. */
export const colourOf = (found: readonly Pick<Found, 'level' | 'isDismissed'>[]): Level =>
  worstLevel(found.filter(({ isDismissed }) => !isDismissed))

/** The worst level of some findings. */
const worstLevel = (found: readonly Pick<Found, 'level'>[]): Level =>
  LEVELS.find((level) => found.some((one) => one.level === level)) ?? 'info'

/** Minimum distance between two words, as a fraction of the track. */
const APART = 0.075

/** Calls, kongs, riichi and wins as words, as far as there is room. */
export const trackWords = (events: readonly TableEvent[]): readonly TrackWord[] => {
  const words: TrackWord[] = []
  for (const [i, event] of events.entries()) {
    const word = wordOf(event)
    const last = words.at(-1)
    if (word && (!last || (i + 1 - last.act) / events.length >= APART)) words.push({ act: i + 1, word })
  }
  return words
}

const wordOf = (event: TableEvent): string | null =>
  event.verb === 'call' ? event.call : event.verb === 'ankan' || event.verb === 'kakan' ? event.verb : null

const MOST_TICKS = 8

/** The numbers below the track: the first act, round numbers, the last act. */
export const trackTicks = (acts: number): readonly number[] => {
  if (acts === 0) return []
  const step = [5, 10, 20, 50, 100, 200, 500].find((one) => acts / one <= MOST_TICKS) ?? 1000
  const round = Array.from({ length: Math.floor(acts / step) }, (_, n) => (n + 1) * step)
  return [1, ...round.filter((n) => n > step / 2 && acts - n >= step / 2), acts].filter((n, i, all) => all.indexOf(n) === i)
}
