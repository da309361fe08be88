import type { TableEvent } from '../model/events.ts'
import type { Finding } from '../model/findings.ts'
import type { RuleSet } from '../model/rule-set.ts'
import type { HandHeader } from '../model/table-file.ts'
import { isSilent } from '../model/verb-kinds.ts'
import { passOver, passWord } from '../table/acts/carry-out.ts'
import type { Table } from '../table/table.ts'
import type { Carry } from './carry.ts'
import type { Decision, Decisions } from './decisions.ts'
import type { OpenQuestion } from './run-rules.ts'

/**
 * A hand as judged so far: the fold of its events. Immutable. Every earlier moment is still available (`previous`), so that an answer, a
 * ruling or a mended line is judged again from the event it refers to.
 */
export type Play = {
  readonly header: HandHeader
  readonly rules: RuleSet
  /** The carry from the hands before. */
  readonly carry: Carry
  /** Events so far. */
  readonly number: number
  readonly table: Table
  readonly findings: readonly Finding[]
  /** Questions that play itself may still settle, oldest first. */
  readonly waiting: readonly OpenQuestion[]
  readonly decisions: Decisions
  readonly previous: { readonly play: Play; readonly event: TableEvent } | null
}

/** A line of a hand, with the hand before it. */
export type PlayedLine = NonNullable<Play['previous']>

/** The events of a hand so far, in order. */
export const eventsOf = (play: Play): readonly TableEvent[] => eventsSince(play, 0)

/** The hand as it was after one of its events. */
export const playAt = (play: Play, number: number): Play => {
  let at = play
  while (at.number > number && at.previous) at = at.previous.play
  return at
}

/** The events after one of them. */
export const eventsSince = (play: Play, number: number): readonly TableEvent[] => {
  const events: TableEvent[] = []
  for (let at = play; at.number > number && at.previous; at = at.previous.play) events.push(at.previous.event)
  return events.toReversed()
}

/** The line before the next one, with the hand before it. Remarks and hands on the wall between the two move no tile. */
export const lineBefore = ({ previous }: Play): PlayedLine | null => {
  let line = previous
  while (line && isSilent(line.event.verb)) line = line.play.previous
  return line
}

/** The hand as if the newest lines had not been written, as far as they match. */
export const withoutLines = (now: Play, matches: (line: PlayedLine) => boolean): Play => {
  let first: PlayedLine | null = null
  for (let line = lineBefore(now); line && matches(line); line = lineBefore(line.play)) first = line
  if (!first) return now
  const { number, decisions, previous } = now
  return { ...first.play, number, decisions, table: { ...passWord(first.play.table, first.event), number }, previous }
}

/** The hand after a line that repeats the one before it: it changes nothing. */
export const passedOver = (play: Play, event: TableEvent): Play => ({
  ...play,
  number: play.number + 1,
  table: passOver(play.table, event),
  previous: { play, event },
})

/** The hand after an event that was judged as another: the record keeps it as it was written. */
export const asWritten = (play: Play, event: TableEvent): Play => ({ ...play, previous: play.previous && { ...play.previous, event } })

/** The hand with one more decision known. */
export const deciding = (play: Play, key: string, decision: Decision): Play => ({
  ...play,
  decisions: new Map(play.decisions).set(key, decision),
})
