import type { TableEvent } from '../../../engine/model/events.ts'
import { LEVELS, type Level } from '../../../engine/model/findings.ts'

/** Findings of an act on the track: the worst level, and how many more there are. */
export type TrackMark = { readonly act: number; readonly level: Level; readonly count: number }
export type TrackWord = { readonly act: number; readonly word: string }

type Found = { readonly event: number; readonly level: Level }

/** One mark for each act with findings. */
export const trackMarks = (findings: readonly Found[]): readonly TrackMark[] => {
  const at = new Map<number, Found[]>()
  for (const finding of findings) at.set(finding.event, [...(at.get(finding.event) ?? []), finding])
  return [...at].map(([act, found]) => ({ act, level: worstLevel(found), count: found.length })).toSorted((a, b) => a.act - b.act)
}

/** The worst level of some findings. */
export const worstLevel = (found: readonly Pick<Found, 'level'>[]): Level =>
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
