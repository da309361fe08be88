import type { TableEvent } from '../model/events.ts'
import { rulesDecidedAt } from './decisions.ts'
import { lineBefore, type Play } from './play.ts'

/**
 * Whether a line repeats the line before it word for word, and is of an act done once, or that line already has a fault or a question: it is
 * recorded twice, and one fault is raised once. A decision on the fault holds for both lines.
 */
export const repeatsFault = (play: Play, event: TableEvent): boolean => {
  const { before } = play.table
  if (!before || before.actor !== event.actor || event.actor === '*' || event.together) return false
  // The second of two discards may be another player's: how play goes on tells.
  if (event.verb === 'discard' && !event.wrong && !event.meld) return false
  if (event.short ? event.short.part !== 0 || before.short?.form !== event.short.form : before.verb !== event.verb) return false
  if (!isDoneOnce(event) && play.findings.length === 0 && play.decisions.size === 0) return false
  const line = lineBefore(play)
  if (!line || wordsOf(line.event) !== wordsOf(event)) return false
  if (isDoneOnce(event) && !event.short) return true
  const last = line.play.number + 1
  const first = last - (line.event.short?.part ?? 0)
  return (
    play.findings.some(({ event: at, level }) => at >= first && at <= last && level !== 'info' && level !== 'record') ||
    rulesDecidedAt(play.decisions, first).length > 0
  )
}

/** An act that nobody does twice in a row: showing a hand or a pair of tiles, taking a tile from another hand or a wrong place. */
const isDoneOnce = (event: TableEvent): boolean =>
  event.verb === 'reveal' || (event.verb === 'show' && event.tiles.length > 1) || (event.verb === 'draw' && event.from !== undefined)

/** The words of a line, without its moment. A short form is one line. */
export const wordsOf = (event: TableEvent): string =>
  JSON.stringify(
    event.short
      ? { actor: event.actor, form: event.short.form, tiles: event.short.tiles }
      : { ...event, clock: undefined, together: undefined },
  )
