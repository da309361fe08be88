import type { Answer, RulingEvent, TableEvent } from '../model/events.ts'
import type { Finding } from '../model/findings.ts'
import { answersOf, isRuleId, type RuleId } from '../model/rule-ids.ts'
import type { RuleSet } from '../model/rule-set.ts'
import type { Hand, HandHeader } from '../model/table-file.ts'
import { asPlayed } from '../rulebook/house/rule-under-house.ts'
import { ruleById } from '../rules/index.ts'
import { type Rule, STAYS, WITHDRAWN } from '../rules/rule.ts'
import { carryOut, isRestOfDoubledForm } from '../table/acts/carry-out.ts'
import { isDoubledCall } from '../table/acts/doubled-call.ts'
import { takenBackBy } from '../table/claims.ts'
import { startTable } from '../table/start.ts'
import type { Table } from '../table/table.ts'
import { amended } from './amend.ts'
import { type Carry, carryFrom, NOTHING_CARRIED, slowBefore } from './carry.ts'
import { answerIn, type Decision, type Decisions, decidedAt, decisionKey, withoutPlaySettlements } from './decisions.ts'
import { eventsSince, type Play, playAt } from './play.ts'
import { raisedAfter, raisedBefore, type Waiting } from './run-rules.ts'
import { accusedAlone, isFollowedAtOnce, linesAtOnce, mildest, type Numbered, ordersOf } from './same-moment.ts'

/** The hand before its first event. */
export const begin = (header: HandHeader, rules: RuleSet, carry: Carry = NOTHING_CARRIED): Play => ({
  header,
  rules,
  carry,
  number: 0,
  table: startTable(header, slowBefore(header, carry)),
  findings: [],
  waiting: [],
  decisions: new Map(),
  previous: null,
})

/** One event more. Costs the same at the start and the end of a hand, but for answers and rulings, which judge again from the event they are given for. */
export const advance = (play: Play, event: TableEvent): Play => {
  if (event.verb === 'answer' || event.verb === 'ruling') return decided(play, event)
  const lines = linesAtOnce(play, event)
  return lines ? atOnce(play, event, lines) : next(play, event)
}

/** An event after all others. */
const next = (play: Play, event: TableEvent): Play => {
  let now = play
  for (const asked of play.waiting) {
    const word = settledBy(asked, now, event)
    if (word === STAYS) now = leftOpen(now, asked)
    else if (word !== null) {
      const settled = { kind: 'answer', word, by: play.number + 1, byPlay: true } as const
      return advance(rejudge(play, asked.event, decisionKey(asked.event, asked.rule), settled), event)
    }
  }
  const after = step(now, event)
  // What was left open is left open from this event on: the moment before it stays as it was.
  return now === play ? after : { ...after, previous: { play, event } }
}

/**
 * An event at the same time as those before it (`&`), of which nobody can say which was first: the moment is judged in every order, and play goes on from
 * the one in which least is held against anybody.
 */
const atOnce = (play: Play, event: TableEvent, lines: NonNullable<ReturnType<typeof linesAtOnce>>): Play => {
  const given = lines.flat()
  const first = given[0]?.number ?? play.number + 1
  const base = reopened(play, first)
  const best = mildestOrder(base, first, ordersOf(lines))
  const number = play.number + 1
  // The moments in between settle nothing that the whole moment leaves open.
  const before = best.base === playAt(play, first - 1) ? play : given.slice(0, -1).reduce((now, one) => step(now, one.event), best.base)
  return { ...best.play, number, table: { ...best.play.table, number }, previous: { play: before, event } }
}

/** Which order it was is found out without what a referee has decided about the moment since: that is no evidence of it. */
const mildestOrder = (base: Play, first: number, orders: readonly (readonly Numbered[])[]): Ordered => {
  const known = new Map([...base.decisions].filter(([key]) => Number.parseInt(key, 10) < first))
  const undecided = known.size === base.decisions.size ? base : { ...base, decisions: known }
  const tried = orders.map((order) => ({ ...inOrder(undecided, order), order }))
  const best = mildest(tried)
  if (!best) throw new Error(`no order of the moment at event ${first}`)
  const alone = accusedAlone(best.findings, base.findings, tried)
  if (alone.length === 0) return undecided === base ? best : inOrder(base, best.order)
  const last = Math.max(...best.order.map(({ number }) => number))
  const keys = alone.map((finding) => decisionKey(finding.event, finding.rule))
  const doubted = alone.filter(({ event, settledBy: settled }) => event >= first && settled === undefined)
  const passed = doubted.reduce(
    (now, { event, rule }) => deciding(now, decisionKey(event, rule), { kind: 'dismissed', by: event, byPlay: true, until: last }),
    base,
  )
  return inOrder(passed, best.order, new Set(keys))
}

type Ordered = { readonly base: Play; readonly play: Play; readonly findings: readonly Finding[] }

/**
 * Judges the events of a moment one after the other, each under its number in the record. What they settle is known from the event asked about on; not
 * what is `left` open, as another order would settle it otherwise.
 */
const inOrder = (base: Play, order: readonly Numbered[], left: ReadonlySet<string> = new Set()): Ordered => {
  const numbers = order.map(({ number }) => number)
  const first = Math.min(...numbers)
  const last = Math.max(...numbers)
  let now: Play = { ...base, table: { ...base.table, moment: first } }
  for (const { event, number } of order) {
    now = { ...now, number: number - 1, table: { ...now.table, number: number - 1 } }
    for (const asked of now.waiting) {
      const key = decisionKey(asked.event, asked.rule)
      const word = settledBy(asked, now, event)
      if (word === STAYS || (word !== null && left.has(key))) now = leftOpen(now, asked)
      else if (word !== null) {
        const settled = { kind: 'answer', word, by: number, byPlay: true, until: last } as const
        return inOrder(asked.event < first ? rejudge(base, asked.event, key, settled) : deciding(base, key, settled), order, left)
      }
    }
    now = step(now, event)
  }
  return { base, play: now, findings: now.findings }
}

const deciding = (play: Play, key: string, decision: Decision): Play => ({
  ...play,
  decisions: new Map(play.decisions).set(key, decision),
})

/** The hand before a moment, with what only a part of its acts had settled left open again. */
const reopened = (play: Play, first: number): Play => {
  const at = playAt(play, first - 1)
  const number = play.number + 1
  const isOfMoment = ([, decision]: readonly [string, Decision]): boolean =>
    decision.byPlay === true && decision.by >= first && decision.by <= number && (decision.until ?? 0) < number
  const dropped = [...play.decisions].filter(isOfMoment).map(([key]) => Number.parseInt(key, 10))
  const decisions: Decisions = new Map([...play.decisions].filter((one) => !isOfMoment(one)))
  const earliest = Math.min(...dropped.filter((number) => number < first))
  if (Number.isFinite(earliest)) return judgedAgain({ ...playAt(at, earliest - 1), decisions }, eventsSince(at, earliest - 1))
  return decisions.size === at.decisions.size ? at : { ...at, decisions }
}

/** The word by which an event settles a question, if it does. */
const settledBy = (asked: Waiting, { table, rules, number }: Play, event: TableEvent): string | null => {
  const rule = ruleById(asked.rule)
  const situation = { table, rules, number: number + 1 }
  return isWithdrawn(rule, asked, table, event) ? WITHDRAWN : (rule.settle?.(asked, situation, event) ?? null)
}

/** Whether an event takes back the very call that a question is about. */
const isWithdrawn = ({ withdrawnWithCall }: Rule, asked: Waiting, table: Table, event: TableEvent): boolean =>
  withdrawnWithCall === true &&
  event.verb === 'retract' &&
  event.actor === asked.by.actor &&
  takenBackBy(table, event.actor)?.called === asked.event

/** A whole hand, from its first event. */
export const judgeHand = (hand: Hand, rules: RuleSet, carry: Carry = NOTHING_CARRIED): Play =>
  hand.events.reduce(advance, begin(hand.header, rules, carry))

/** All hands of a game, one after the other; what is counted over the file goes on from game to game by `carry`. */
export const judgeHands = (hands: readonly Hand[], rules: RuleSet, carry: Carry = NOTHING_CARRIED): readonly Play[] => {
  const plays: Play[] = []
  for (const hand of hands) {
    const last = plays.at(-1)
    plays.push(judgeHand(hand, rules, last ? carryFrom(last) : carry))
  }
  return plays
}

/** Judges an event on the table as it lies, then carries it out under what was found. */
const step = (play: Play, event: TableEvent): Play => {
  const { table, rules, decisions } = play
  const number = play.number + 1
  if (isRestOfDoubledForm(table, event) || isDoubledCall(table, event))
    return { ...play, number, table: carryOut(table, event, { found: [], dismissed: [], rules }), previous: { play, event } }
  const before = raisedBefore({ table, rules, number }, event, decisions)
  const here = before.findings.length === 0 ? before.findings : before.findings.filter((finding) => finding.event >= number)
  const carried = carryOut(table, event, { found: played(here, rules), dismissed: before.dismissed, rules })
  const after = raisedAfter({ table, after: carried, rules, number }, event, decisions, here)
  const late = after.findings.length > 0 || after.dismissed.length > 0
  const next = late
    ? carryOut(table, event, {
        found: played([...here, ...after.findings], rules),
        dismissed: [...before.dismissed, ...after.dismissed],
        rules,
      })
    : carried
  const amends = amended({ before: table, after: next, event, rules }, play.findings)
  return {
    header: play.header,
    rules,
    carry: play.carry,
    number,
    table: amends.table,
    findings: joined(amends.findings, before.findings, after.findings),
    waiting: joined(play.waiting, before.waiting, after.waiting),
    decisions,
    previous: { play, event },
  }
}

/** Three lists as one; the first one itself where the others are empty, as they are at most events. */
const joined = <T>(first: readonly T[], second: readonly T[], third: readonly T[]): readonly T[] =>
  second.length + third.length === 0 ? first : [...first, ...second, ...third]

/** What has consequences for the play that follows: not yet what is pending. */
const played = (found: readonly Finding[], rules: RuleSet): readonly Finding[] => {
  if (found.length === 0) return found
  const standing = found.some(({ state }) => state === 'pending') ? found.filter(({ state }) => state !== 'pending') : found
  return rules.house ? standing.map((finding) => asPlayed(finding, rules)) : standing
}

/** A referee's answer or ruling: all is judged again from the event that it speaks of, as if it had been known there. */
const decided = (play: Play, event: Answer | RulingEvent): Play => {
  const rule =
    event.rule === undefined
      ? askedAt(play, event.event, event.verb === 'answer' ? event.word : '')
      : isRuleId(event.rule)
        ? event.rule
        : undefined
  const by = play.number + 1
  const decision: Decision =
    event.verb === 'answer'
      ? { kind: 'answer', word: event.word, by }
      : { kind: event.decision, by, ...(event.imposed && { imposed: event.imposed }) }
  const judged = rule && event.event <= play.number ? rejudge(play, event.event, decisionKey(event.event, rule), decision) : play
  return step(judged, event)
}

/** The rule whose question at an event has this word for an answer; also one that play or an earlier answer has settled. */
const askedAt = (play: Play, number: number, word: string): RuleId | undefined =>
  play.findings.find(({ event, answers }) => event === number && answers?.includes(word))?.rule ??
  decidedAt(play.decisions, number).find((rule) => answersOf(rule).includes(word))

/**
 * Folds again from just before an event, with one more decision known; what play had settled from there on is found out anew. What play settles leaves
 * another question at the same event as play has settled it: else the two would be found out anew by turns, for ever.
 */
const rejudge = (play: Play, number: number, key: string, decision: Decision): Play => {
  const byPlay = decision.kind === 'answer' && decision.byPlay === true
  const known = new Map(withoutPlaySettlements(play.decisions, byPlay ? number + 1 : number))
  // A finding can be answered first, by a referee or by play, and ruled on later: the answer still says what it is.
  const answer = answerIn(play.decisions.get(key))
  known.set(key, decision.kind !== 'answer' && answer ? { ...decision, answer } : decision)
  return judgedAgain({ ...playAt(play, number - 1), decisions: known }, eventsSince(play, number - 1))
}

/** Judges events once more. Of a moment only the last line settles anything: what its parts would have settled was looked at with them. */
const judgedAgain = (play: Play, events: readonly TableEvent[]): Play =>
  events.reduce((now, event, i) => (isFollowedAtOnce(events, i) ? step(now, event) : advanceKnowing(now, event)), play)

/** Answers and rulings are passed over where they are judged again: what they decided is known already. */
const advanceKnowing = (play: Play, event: TableEvent): Play =>
  event.verb === 'answer' || event.verb === 'ruling' ? step(play, event) : advance(play, event)

/** A question that no later act can settle: it stays, and play is picked up at the next act. */
const leftOpen = (play: Play, asked: Waiting): Play => ({
  ...play,
  waiting: play.waiting.filter((other) => other !== asked),
  table: { ...play.table, turn: { ...play.table.turn, due: 'any' } },
})
