import type { TableEvent, Verb } from '../model/events.ts'
import type { Finding, Level } from '../model/findings.ts'
import { seatDistance } from '../model/seats.ts'
import { isDecision, isRemark } from '../model/verb-kinds.ts'
import { isGroupCall, type Table } from '../table/table.ts'
import { type Play, playAt } from './play.ts'
import { wordsOf } from './repeated-fault.ts'

export type NumberedEvent = { readonly event: TableEvent; readonly number: number }

/** Lines as they are written, and in the order in which they belong. */
export type MovedLines = { readonly given: readonly NumberedEvent[]; readonly order: readonly NumberedEvent[] }

/** The events of one line: one event, or those of a short form. */
type Line = readonly NumberedEvent[]

/** The number of lines of one moment that are tried in every order; of a longer moment only the last ones. */
const MOST_AT_ONCE = 3

/** Remarks, answers and rulings are no acts and have no order among acts. */
const isNoAct = (verb: Verb): boolean => isRemark(verb) || isDecision(verb)

/** The lines that `&` ties to an event, its own last; null if there are none. */
export const linesAtOnce = (play: Play, event: TableEvent): readonly Line[] | null => {
  if (!(event.together || isLaterPart(event)) || isNoAct(event.verb) || isLineAlone(play, event)) return null
  const lines: Line[] = []
  let line: Line = [{ event, number: play.number + 1 }]
  let at = play
  let acts = 0
  while (acts < MOST_AT_ONCE && lines.length < 2 * MOST_AT_ONCE) {
    const [first] = line
    if (!first) break
    const { previous } = at
    if (previous && isLaterPart(first.event) && belongsTo(previous.event, first.event)) {
      line = [{ event: previous.event, number: at.number }, ...line]
      at = previous.play
      continue
    }
    lines.unshift(line)
    const isAct = !isNoAct(first.event.verb)
    if (isAct) acts += 1
    // a line that is recorded twice is of the moment both times
    if (!previous || (isAct && !first.event.together && !isRepeatedIn(lines, at))) break
    line = [{ event: previous.event, number: at.number }]
    at = previous.play
  }
  return acts > 1 ? lines : null
}

/** Whether the last act of a hand, but for remarks, is word for word one of these lines. */
const isRepeatedIn = (lines: readonly Line[], { previous }: Play): boolean => {
  let before = previous
  while (before && isNoAct(before.event.verb)) before = before.play.previous
  const words = before && wordsOf(before.event)
  return words !== null && lines.some(([first]) => first !== undefined && wordsOf(first.event) === words)
}

/** Whether the line that an event belongs to begins with an act after all others: most short forms do. */
const isLineAlone = (play: Play, event: TableEvent): boolean => {
  let first = event
  let { previous } = play
  while (previous && isLaterPart(first) && belongsTo(previous.event, first)) {
    first = previous.event
    previous = previous.play.previous
  }
  return !first.together && !isNoAct(first.verb)
}

/** Whether the next line after an event belongs to the same moment. */
export const isFollowedAtOnce = (events: readonly TableEvent[], index: number): boolean => {
  const next = events.slice(index + 1, index + 1 + FURTHEST).find((event) => !isLaterPart(event) && !isNoAct(event.verb))
  return next?.together === true
}

/** The next line begins within this number of events, unless many remarks precede it. */
const FURTHEST = 8

const isLaterPart = ({ short }: TableEvent): boolean => short !== undefined && short.part > 0

const belongsTo = (earlier: TableEvent, { actor, short }: TableEvent): boolean =>
  earlier.actor === actor && short !== undefined && earlier.short?.part === short.part - 1

/**
 * All orders in which the events of one moment may have happened, each event marked with `&`. They do not depend on the order in which the
 * lines were written, nor on who sits where: players are ranked in turn order, from the one whose turn it was.
 */
export const ordersOf = (play: Play, lines: readonly Line[]): readonly (readonly NumberedEvent[])[] => {
  const isAct = ([first]: Line): boolean => first !== undefined && !isNoAct(first.event.verb)
  const { table } = playAt(play, (lines[0]?.[0]?.number ?? 1) - 1)
  const acts = lines.filter(isAct).toSorted((a, b) => compare(keyOf(a, table), keyOf(b, table)))
  const others = lines.filter((line) => !isAct(line)).flat()
  return permutations(acts)
    .filter((order) => !order.some(isShownBeforeCall))
    .map((order) => [...order.flatMap(asAtOnce), ...others])
}

/** Whether a hand is shown before its player calls the win that it is shown for. */
const isShownBeforeCall = ([shown]: Line, place: number, order: readonly Line[]): boolean =>
  shown?.event.verb === 'reveal' && order.slice(place + 1).some(([call]) => isWinOf(call, shown))

const isWinOf = (call: NumberedEvent | undefined, { event, number }: NumberedEvent): boolean =>
  call?.event.verb === 'call' &&
  (call.event.call === 'ron' || call.event.call === 'tsumo') &&
  call.event.actor === event.actor &&
  call.number < number

const asAtOnce = (line: Line): Line => line.map((one, i) => (i === 0 ? { ...one, event: { ...one.event, together: true } } : one))

const permutations = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  all.length < 2 ? [all] : all.flatMap((one, i) => permutations(all.toSpliced(i, 1)).map((rest) => [one, ...rest]))

/** A claimed tile comes before its claims, and the end of the hand last. */
const RANKS: readonly string[] =
  'draw,replace,discard,ankan,kakan,call tsumo,call riichi,stick,dora,call chii,call pon,call kan,call ron,show,take,return,retract'.split(
    ',',
  )

const keyOf = (line: Line, { turn, form: { seats } }: Table): string => {
  const [first] = line
  if (!first) return ''
  const { event } = first
  const rank = RANKS.indexOf(event.verb === 'call' ? `call ${event.call}` : event.verb)
  const seat = event.actor === '*' ? seats.length : seatDistance(turn.seat ?? seats[0], event.actor, seats)
  const words = line.map((one) => {
    const { together: _, ...rest } = one.event
    return rest
  })
  return JSON.stringify([String(rank < 0 ? RANKS.length : rank).padStart(2, '0'), event.verb === 'end', seat, words])
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** An order of a moment, and the findings in it. */
type Tried = { readonly order: readonly NumberedEvent[]; readonly findings: readonly Finding[] }

/**
 * The mildest judgement: an order that accuses nobody is preferred; of equal ones that in which a tile lies there before it is claimed, else the
 * first.
 */
export const mildestJudgement = <T extends Tried>(judged: readonly T[]): T | undefined => {
  const [first, ...rest] = judged
  return rest.reduce((best, next) => (best && isMilder(next, best) ? next : best), first)
}

const WEIGHED: readonly Level[] = ['violation', 'record', 'question', 'advice']

const isMilder = (a: Tried, b: Tried): boolean => {
  for (const level of WEIGHED) {
    const difference = countOf(a.findings, level) - countOf(b.findings, level)
    if (difference !== 0) return difference < 0
  }
  const early = claimedEarly(a.order) - claimedEarly(b.order)
  // Information comes last: of several entitled players in one moment, only the one who stays so.
  return early === 0 ? countOf(a.findings, 'info') < countOf(b.findings, 'info') : early < 0
}

/** The number of tiles laid after a claim of the same moment. */
const claimedEarly = (order: readonly NumberedEvent[]): number => {
  const claim = order.findIndex(({ event }) => event.verb === 'call' && (event.call === 'ron' || isGroupCall(event.call)))
  return claim < 0 ? 0 : order.slice(claim).filter(({ event }) => LAYING.has(event.verb)).length
}

const LAYING: ReadonlySet<Verb> = new Set(['discard', 'ankan', 'kakan'])

const countOf = (findings: readonly Finding[], wanted: Level): number =>
  findings.filter(({ level, state }) => level === wanted && state === 'open').length

/** The new accusations that not every order of the moment contains. */
export const newAccusations = (
  findings: readonly Finding[],
  before: readonly Finding[],
  orders: readonly { readonly findings: readonly Finding[] }[],
): readonly Finding[] =>
  findings.filter(
    (finding) =>
      isAccusing(finding) &&
      !before.includes(finding) &&
      !orders.every((order) => order.findings.some((other) => !before.includes(other) && isSame(finding, other))),
  )

const isAccusing = ({ level, state }: Finding): boolean => level === 'violation' && state === 'open'

const isSame = (a: Finding, b: Finding): boolean => isAccusing(b) && a.rule === b.rule && a.seat === b.seat
