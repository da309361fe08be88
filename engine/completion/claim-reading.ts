import { type EventOf, GROUP_CALLS } from '../model/events.ts'
import type { ByLanguage } from '../model/language.ts'
import type { Tile } from '../model/tiles.ts'
import { formatTiles } from '../notation/format/format-event.ts'
import { parseLine } from '../notation/parse/parse-line.ts'
import type { TableView } from '../table/table-view.ts'
import { CLOCK_PREFIX } from './typed-readings.ts'

/** The meaning of a claim in short form: `W pon` is a pon whose tile was taken. Null for any other line. */
export const claimMeaning = (line: string): ByLanguage<string> | null => {
  const claim = claimIn(line)
  return claim?.short ? { en: `${claim.call}; taken`, fr: `${claim.call} ; tuile prise` } : null
}

/** The meaning of a claim in either form; the long form only calls it. */
export const callMeaning = (line: string): ByLanguage<string> | null => {
  const claim = claimIn(line)
  return claim && !claim.short ? { en: `${claim.call}, the word alone`, fr: `${claim.call}, le mot seul` } : claimMeaning(line)
}

/**
 * The long form of the same claim without the take. It shows tiles even if nobody noted which: after the call alone the record might only have
 * left out the rest. Null for any other line.
 */
export const notTakenLines = (line: string): string | null => {
  const claim = claimIn(line)
  if (!claim?.short) return null
  const { actor, call, short } = claim
  const before = CLOCK_PREFIX.exec(line)?.[0] ?? ''
  const { tiles } = short
  return `${before}${actor} call ${call}\n${before.replace('& ', '')}${actor} show ${formatTiles(tiles)}`
}

/** The tile that a call now would claim, if any. */
export const claimedNow = ({ windows, last, seats }: Pick<TableView, 'windows' | 'last' | 'seats'>): Tile | undefined =>
  windows?.tile ?? (last ? seats[last.seat].river.find(({ event }) => event === last.event)?.tile : undefined)

/** The call for a group that a line contains. */
const claimIn = (line: string): EventOf<'call'> | null => {
  const read = parseLine(line.trim())
  const [event] = read.ok && read.value.kind === 'events' ? read.value.events : []
  return event?.verb === 'call' && GROUPS.has(event.call) ? event : null
}
const GROUPS: ReadonlySet<string> = new Set(GROUP_CALLS)
