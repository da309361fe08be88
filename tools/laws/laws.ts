import { advance, begin, judgeHand } from '../../engine/judging/judge.ts'
import type { TableEvent } from '../../engine/model/events.ts'
import type { Finding, Level } from '../../engine/model/findings.ts'
import type { RuleSet } from '../../engine/model/rule-set.ts'
import type { Hand } from '../../engine/model/table-file.ts'
import { linesOf } from './records.ts'

/** A claim without its tiles has no long form: the record lacks the shown and taken tiles. */
const isBare = (line: readonly TableEvent[]): boolean =>
  line.some((part) => part.short !== undefined && part.verb === 'show' && part.tiles.every((tile) => tile === '?'))

/** Number of comparisons, and the differences. */
export type Compared = { readonly compared: number; readonly differences: readonly string[] }

const isClaim = ({ short }: TableEvent): boolean => short !== undefined && short.form !== 'riichi'

/** Reports the presence of a claim in short form, and of a line tied to the one before. */
export const holds = ({ events }: Hand): { readonly short: boolean; readonly tied: boolean } => ({
  short: events.some(isClaim),
  tied: events.some(({ together }) => together),
})

/**
 * Every rule gives the same findings for a claim in short form and in long form. The comparison ends at an impossible short form, which is
 * a fault of the record (`record.claim`). A repeated line is no claim; a tied line is skipped, because its moment counts as one line.
 */
export const formsAgree = (hand: Hand, rules: RuleSet): Compared => {
  const lines = linesOf(hand.events)
  let compared = 0
  let number = 0
  const ends: number[] = []
  const long = lines.flatMap((line, i) => {
    const isTied = line[0]?.together === true || lines[i + 1]?.[0]?.together === true
    if (!line.some(isClaim) || isBare(line) || isTied) {
      number += line.length
      return line
    }
    if (JSON.stringify(line) === JSON.stringify(lines[i - 1])) ends.push(number)
    number += line.length
    compared++
    return line.map((part) => {
      const { short: _, ...event } = part
      return event
    })
  })
  if (compared === 0) return { compared, differences: [] }
  const end = Math.min(hand.events.length, ...ends, recordFaultOf(hand, rules))
  const short = judgeHand({ ...hand, events: hand.events.slice(0, end) }, rules).findings
  const other = judgeHand({ ...hand, events: long.slice(0, end) }, rules).findings
  return { compared, differences: differencesOf(short.map(lineOf), other.map(lineOf)) }
}

/** Number of events before the first short form that is judged a fault of the record. */
const recordFaultOf = ({ header, events }: Hand, rules: RuleSet): number => {
  let play = begin(header, rules)
  for (const event of events) {
    play = advance(play, event)
    const fault = play.findings.find(({ rule }) => rule === 'record.claim')
    if (fault) return fault.event - 1
  }
  return events.length
}

/** Two lines of the same moment give the same findings in both orders. Neither line is a violation if the other order would be legal. */
export const ordersAgree = (hand: Hand, rules: RuleSet): Compared => {
  const lines = linesOf(hand.events)
  let compared = 0
  const differences: string[] = []
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1]
    if (i === 0 || !before || !line[0]?.together) continue
    compared++
    const swapped = [...lines.slice(0, i - 1), ...exchanged(before, line), ...lines.slice(i + 1)].flat()
    const moments = momentsOf(lines)
    const there = judgeHand(hand, rules).findings.map((finding) => inMoment(finding, moments))
    const back = judgeHand({ ...hand, events: swapped }, rules).findings.map((finding) => inMoment(finding, moments))
    differences.push(...differencesOf(there, back).map((each) => `${i}: ${each}`))
    differences.push(...accusedAlone(hand, lines, i, rules).map((each) => `${i}: ${each}`))
  }
  return { compared, differences }
}

/** Violations in the moment that would be neither a violation nor a question in one of its two orders without the `&`. */
const accusedAlone = (hand: Hand, lines: readonly (readonly TableEvent[])[], i: number, rules: RuleSet): readonly string[] => {
  const [before = [], line = []] = [lines[i - 1], lines[i]]
  if (before[0]?.together) return []
  const start = lines.slice(0, i - 1).flat()
  const found = (events: readonly TableEvent[], levels: readonly Level[]): readonly Finding[] =>
    judgeHand({ ...hand, events: [...start, ...events] }, rules).findings.filter(
      ({ level, state }) => state === 'open' && levels.includes(level),
    )
  const orders = [
    [...before, ...apart(line)],
    [...apart(line), ...before],
  ].map((order) => found(order, ['violation', 'question']))
  const isAlone = ({ seat, event }: Finding): boolean =>
    event > start.length && !orders.every((order) => order.some((other) => other.seat === seat && other.event > start.length))
  return found([...before, ...line], ['violation'])
    .filter(isAlone)
    .map(({ rule, seat }) => `${rule} ${seat}`)
}

const apart = ([first, ...rest]: readonly TableEvent[]): readonly TableEvent[] => {
  if (!first) return []
  const { together: _, ...event } = first
  return [event, ...rest]
}

/** The two lines in the opposite order. The second is tied to the first; the first keeps the tie that the first line had. */
const exchanged = (a: readonly TableEvent[], b: readonly TableEvent[]): readonly (readonly TableEvent[])[] => {
  const [first = b[0] as TableEvent, ...rest] = apart(b)
  const head = a[0]?.together ? ({ ...first, together: true } as const) : first
  const [other = a[0] as TableEvent, ...others] = a
  return [
    [head, ...rest],
    [{ ...other, together: true }, ...others],
  ]
}

/** For each event, the number of the first event of its moment. */
const momentsOf = (lines: readonly (readonly TableEvent[])[]): readonly number[] => {
  const moments: number[] = []
  for (const line of lines) {
    const moment = line[0]?.together ? (moments.at(-1) ?? 1) : moments.length + 1
    for (const _ of line) moments.push(moment)
  }
  return moments
}

const inMoment = (finding: Finding, moments: readonly number[]): string =>
  [moments[finding.event - 1], finding.rule, finding.level, finding.seat, finding.state, finding.penalty.kind].join(' ')

const lineOf = ({ event, rule, level, seat, state, penalty, because }: Finding): string =>
  [event, rule, level, seat, state, penalty.kind, because.join()].join(' ')

const differencesOf = (a: readonly string[], b: readonly string[]): readonly string[] => [
  ...a.filter((line) => !b.includes(line)).map((line) => `only here: ${line}`),
  ...b.filter((line) => !a.includes(line)).map((line) => `only there: ${line}`),
]
