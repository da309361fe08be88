import { advance, begin } from '../judging/judge.ts'
import { eventsOf, type Play, playAt } from '../judging/play.ts'
import { isFollowedAtOnce } from '../judging/same-moment.ts'
import type { TableEvent } from '../model/events.ts'
import type { Facts, Finding } from '../model/findings.ts'
import type { RuleSet } from '../model/rule-set.ts'
import type { HandHeader } from '../model/table-file.ts'
import type { EditedEvents } from './edits/edit-events.ts'

export type KeptFinding = { readonly before: Finding; readonly after: Finding }

/**
 * A hand judged again after its record was corrected, and the effect on its findings. Each finding before is gone, moved or unchanged; each
 * one after is new, moved or unchanged. A finding with other content is gone and new; one that only has another number has moved.
 */
export type RecordCorrection = {
  readonly play: Play
  readonly gone: readonly Finding[]
  readonly new: readonly Finding[]
  readonly moved: readonly KeptFinding[]
  readonly unchanged: readonly KeptFinding[]
}

/** Judges a corrected record from the first difference on, as if it had always been written so. */
export const judgeCorrected = (play: Play, edit: EditedEvents): RecordCorrection => {
  const before = eventsOf(play)
  const start = untouched(play, { before, after: edit.events }, firstOther(before, edit.events))
  const corrected = edit.events.slice(start.number).reduce(advance, start)
  return { play: corrected, ...difference(play.findings, corrected.findings, renumbering(before, edit)) }
}

/** Judges a record with corrected header lines or another rule set, as if it had always had them. */
export const correctHeader = (play: Play, header: HandHeader, rules: RuleSet = play.rules): RecordCorrection => {
  const corrected = eventsOf(play).reduce(advance, begin(header, rules, play.carry))
  return { play: corrected, ...difference(play.findings, corrected.findings, (number) => number) }
}

/** The length of the common beginning of two lists. */
const firstOther = (before: readonly TableEvent[], after: readonly TableEvent[]): number => {
  const other = before.findIndex((event, i) => !isSame(event, after[i]))
  return other < 0 ? before.length : other
}

const isSame = (a: TableEvent, b: TableEvent | undefined): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** The events of a hand before and after a correction. */
type Edited = { readonly before: readonly TableEvent[]; readonly after: readonly TableEvent[] }

/**
 * The last moment of a hand that no change after its first `same` events has touched. Answers, rulings and play itself reach back: a
 * decision about an event changes everything from there on. The next event can also change its moment, if it leaves a question open; lines
 * at the same time (`&`) are judged together.
 */
const untouched = (play: Play, { before, after }: Edited, same: number): Play => {
  let number = same === play.number ? same : Math.max(0, same - 1)
  for (;;) {
    const reached = [...play.decisions].flatMap(([key, { by }]) => (by > number ? [Number.parseInt(key, 10)] : []))
    const first = Math.min(...reached)
    const isWithin = number > 0 && (isFollowedAtOnce(before, number - 1) || isFollowedAtOnce(after, number - 1))
    if (first > number && !isWithin) break
    number = Math.min(first, number) - 1
  }
  const at = playAt(play, number)
  const decisions = new Map([...at.decisions].filter(([, { by }]) => by <= number))
  return decisions.size === at.decisions.size ? at : { ...at, decisions }
}

/** The new number of an old event; undefined if it is gone. Number 0, before the first event, stays. */
export type Renumbering = (number: number) => number | undefined

/** Maps old numbers to new ones. The events between the common beginning and the common end replace those that were there. */
const renumbering = (before: readonly TableEvent[], { events: after, gone }: EditedEvents): Renumbering => {
  const goneToo = new Set(gone.map(({ number }) => number))
  const kept = before.map((event, i) => ({ act: actOf(event), number: i + 1 })).filter(({ number }) => !goneToo.has(number))
  const acts = after.map(actOf)
  const most = Math.min(kept.length, acts.length)
  let head = 0
  while (head < most && kept[head]?.act === acts[head]) head++
  let tail = 0
  while (tail < most - head && kept.at(-1 - tail)?.act === acts.at(-1 - tail)) tail++
  const shift = acts.length - kept.length
  const numbers = new Map<number, number>([[0, 0]])
  for (const [i, { number }] of kept.entries()) {
    if (i < head) numbers.set(number, i + 1)
    else if (i >= kept.length - tail) numbers.set(number, i + 1 + shift)
    else if (i < acts.length - tail) numbers.set(number, i + 1)
  }
  return (number) => numbers.get(number)
}

/** An event without the parts that a correction elsewhere changes: its short form, and the number it refers to. */
const actOf = (event: TableEvent): string => {
  const { short: _, ...act } = event
  return JSON.stringify(event.verb === 'answer' || event.verb === 'ruling' ? { ...act, event: 0 } : act)
}

const difference = (before: readonly Finding[], after: readonly Finding[], to: Renumbering): Omit<RecordCorrection, 'play'> => {
  const left = new Map<string, Finding[]>()
  for (const finding of after) {
    const said = findingContent(finding)
    left.set(said, [...(left.get(said) ?? []), finding])
  }
  const gone: Finding[] = []
  const moved: KeptFinding[] = []
  const unchanged: KeptFinding[] = []
  for (const finding of before) {
    const expected = renumberedFinding(finding, to)
    const found = expected && left.get(findingContent(expected))?.shift()
    if (!found) gone.push(finding)
    else (found.event === finding.event ? unchanged : moved).push({ before: finding, after: found })
  }
  const fresh = new Set([...left.values()].flat())
  return { gone, new: after.filter((finding) => fresh.has(finding)), moved, unchanged }
}

/** A finding as it would read after the correction; undefined if an event that it refers to is gone. */
export const renumberedFinding = (finding: Finding, to: Renumbering): Finding | undefined =>
  eventsNamedBy(finding).every((number) => to(number) !== undefined) ? renumberedAsFar(finding, to) : undefined

/** A finding whose events may be gone: those are dropped from its proof, and its own event becomes the last one left before it. */
export const renumberedAsFar = (finding: Finding, to: Renumbering): Finding => {
  const because = finding.because.flatMap((number) => to(number) ?? [])
  const event = to(finding.event) ?? because.at(-1) ?? finding.event
  const { settledBy: before, declared: declaredBefore, ...found } = finding
  const settledBy = before === undefined ? undefined : to(before)
  const declared = typeof declaredBefore === 'number' ? to(declaredBefore) : declaredBefore
  const facts: Record<string, Facts[string]> = { ...finding.facts }
  for (const name of NUMBERS) {
    const number = facts[name]
    if (typeof number === 'number') facts[name] = to(number)
  }
  return { ...found, event, because, facts, ...(settledBy !== undefined && { settledBy }), ...(declared !== undefined && { declared }) }
}

/** The facts that hold the number of an event. */
const NUMBERS = ['called', 'discard', 'righted', 'kept', 'outlived'] as const

export const eventsNamedBy = ({ event, because, settledBy, declared, facts }: Finding): readonly number[] =>
  [event, ...because, settledBy, declared, ...NUMBERS.map((name) => facts[name])].filter((number) => typeof number === 'number')

/** The content of a finding as text, equal for equal findings. */
export const findingContent = ({ facts, ...rest }: Finding): string =>
  JSON.stringify([
    Object.entries(rest).sort(byName),
    Object.entries(facts)
      .filter(([, value]) => value !== undefined)
      .sort(byName),
  ])

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : a > b ? 1 : 0)
