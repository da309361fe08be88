import { isAnothersHand } from '../hand/declared-win.ts'
import type { Ankan, Answer, CallEvent, Dora, Kakan, Replace, Reveal, RulingEvent, Show, TableEvent } from '../model/events.ts'
import type { Finding } from '../model/findings.ts'
import { isRuleId, type RuleId } from '../model/rule-ids.ts'
import type { RuleSet } from '../model/rule-set.ts'
import type { Hand, HandHeader } from '../model/table-file.ts'
import { isDecision, isRemark } from '../model/verb-kinds.ts'
import { asPlayed } from '../rulebook/rule-under-set.ts'
import { ruleById } from '../rules/index.ts'
import { CONFIRMED, type Raised, STAYS_OPEN } from '../rules/rule.ts'
import { carryOut, isDoubledLine } from '../table/acts/carry-out.ts'
import type { TableEffects } from '../table/effects.ts'
import { asReplacement, isAfterIndicator, isWordOfKong } from '../table/kongs.ts'
import { startTable } from '../table/start.ts'
import { amendFindings, areFinal, withoutGivenWay, withoutNewDeal } from './amend.ts'
import { type CallAsShown, callAsShown, callAsTaken } from './call-as-shown.ts'
import { type Carry, countsBefore, NOTHING_CARRIED } from './carry.ts'
import {
  answerIn,
  areSame,
  type Decision,
  type Decisions,
  decisionKey,
  isReading,
  type Reading,
  readingKey,
  withoutPlaySettlements,
} from './decisions.ts'
import { withDeclarations, withSetAside } from './declarations.ts'
import { doubledBlock } from './doubled-block.ts'
import { claimWrittenEarly, stepsWrittenEarly } from './early-claim.ts'
import { handOfWin } from './hand-of-win.ts'
import { discardTakenBackBy, withClaimedLaidAgain, withDiscardLaidAgain } from './laid-again.ts'
import { claimWrittenLate, type Reordered } from './late-claim.ts'
import { explains, otherReading, readingOf } from './other-reading.ts'
import { goesOnPlainly } from './plain-line.ts'
import { asWritten, deciding, eventsSince, lineBefore, type Play, passedOver, playAt, withoutLines } from './play.ts'
import { askedAt, leftOpen, overrulesDismissal, settledBy, withoutAsking } from './questions.ts'
import { refutedReading } from './refuted-reading.ts'
import { repeatsFault } from './repeated-fault.ts'
import { returnMeant, underOtherSeat } from './returned-tile.ts'
import { actsToMove } from './robbed-at-word.ts'
import { listeningTo, NOTHING_RAISED, raisedAfter, raisedBefore, raisedByRecord } from './run-rules.ts'
import { isFollowedAtOnce, linesAtOnce, mildestJudgement, type NumberedEvent, newAccusations, ordersOf } from './same-moment.ts'
import { kongMeant, kongShownBy, showingMeant, takeMeant } from './shown-tiles.ts'
import { turnTakenBack } from './turn-taken-back.ts'

/** The hand before its first event. */
export const begin = (header: HandHeader, rules: RuleSet, carry: Carry = NOTHING_CARRIED): Play => ({
  header,
  rules,
  carry,
  number: 0,
  table: startTable(header, countsBefore(header, carry, rules.form), rules.form),
  findings: [],
  waiting: [],
  decisions: new Map(),
  previous: null,
})

/**
 * Judges one more event. Its cost does not grow with the hand, except for answers and rulings, which judge again from the event they refer
 * to.
 */
export const advance = (play: Play, event: TableEvent): Play => {
  if (event.actor === '*' && (event.verb === 'answer' || event.verb === 'ruling')) return decided(play, event)
  if (goesOnPlainly(play, event)) {
    const after = step(play, event)
    if (after.findings.length === 0) return after
  }
  const refuted = refutedReading(play, event)
  if (refuted)
    return advance(judgedAgain({ ...playAt(play, refuted.at - 1), decisions: refuted.decisions }, eventsSince(play, refuted.at - 1)), event)
  const { read, proved } = readingOf(play.decisions, play.number + 1)
  const after =
    read === undefined ? inItsPlace(play, event) : read === null ? passedOver(play, event) : asWritten(inItsPlace(play, read), event)
  if (proved?.raised) return withWrongLine(after, event, proved.raised)
  if (read !== undefined || after.findings.length === 0) return after
  const doubled = doubledBlock(after)
  if (doubled !== null) return withoutBlock(play, event, doubled)
  const reading = otherReading(after)
  return reading === null ? after : readOtherwise(play, event, { reading, asRead: after })
}

/** Judges an act, or the lines of which it is the last, in the order of the record or in the one in which they belong. */
const inItsPlace = (written: Play, event: TableEvent): Play => {
  const laid = withClaimedLaidAgain(written, event)
  if (laid) return passedOver(laid, event)
  const now = withDiscardLaidAgain(written, event)
  const undone = turnTakenBack(now, event)
  const back = undone ? readAs(undone.play, undone.at, () => undone.draw) : now
  const play = event.verb === 'take' ? withCallAs(back, callAsTaken(back.table, event)) : back
  const moved = actsToMove(play, event)
  if (moved) return atOnce(play, event, { given: moved.given, orders: [moved.order] })
  const lines = linesAtOnce(play, event)
  if (lines) return atOnce(play, event, { given: lines.flat(), orders: ordersOf(play, lines) })
  const late = claimWrittenLate(play, event) ?? (event.verb === 'discard' ? stepsWrittenEarly(play, event) : null)
  if (late) return inWrongOrder(play, event, late)
  if (event.verb === 'draw' && (event.from === 'dead-wall' || isAfterIndicator(play.table, event)))
    return asWritten(next(play, asReplacement(play.table, event)), event)
  if (event.verb === 'ankan' || event.verb === 'kakan' || event.verb === 'call') return next(withWordOf(event, play), event)
  if (event.verb === 'replace' || event.verb === 'dora') return next(withKongOfWord(event, play), event)
  const returned = event.verb === 'return' ? returnMeant(play.table, event) : null
  if (returned) return withWrongLine(asWritten(next(play, returned), event), event, underOtherSeat(play, event), 'record.no-claim')
  const retracted = event.verb === 'return' || event.verb === 'retract' ? discardTakenBackBy(play.table, event) : null
  if (retracted) return asWritten(next(play, retracted), event)
  const take = event.verb === 'draw' ? takeMeant(play.table, event) : null
  if (take) return asWritten(next(play, take), event)
  if (event.verb !== 'reveal' && event.verb !== 'show' && event.verb !== 'expose') return next(play, event)
  const early = event.verb === 'expose' ? null : claimWrittenEarly(play, event)
  if (early) return inWrongOrder(play, event, early)
  const meant = showingMeant(play, event)
  if (meant) return asWritten(meant.verb === 'show' ? shown(play, meant) : next(play, meant), event)
  if (event.verb === 'expose') return next(play, event)
  const asShown = withCallAs(play, callAsShown(play.table, event))
  if (event.verb === 'show') return shown(asShown, event)
  const hand = handOfWin(asShown.table, event)
  return hand ? asWritten(next(withoutCorrected(hand, asShown), hand), event) : next(withoutCorrected(event, asShown), event)
}

/** The hand before a showing or a taking, with a call of its player judged as the one that it shows. */
const withCallAs = (play: Play, meant: CallAsShown | undefined): Play => (meant ? readAs(play, meant.called, meant.as) : play)

/** The hand before an indicator or a replacement tile, with the word of an own kong whose line is missing judged as that kong. */
const withKongOfWord = (event: Replace | Dora, play: Play): Play => {
  const word = kongMeant(play, event)
  return word ? readAs(play, word.at, () => word.kong) : play
}

/** The hand with one of its lines judged as another event; null: as none. The record keeps it as it was written. */
const readAs = (play: Play, number: number, as: (line: TableEvent) => TableEvent | null): Play => {
  const [line, ...since] = eventsSince(play, number - 1)
  if (!line) return play
  const before = { ...playAt(play, number - 1), decisions: play.decisions }
  const meant = as(line)
  return judgedAgain(meant ? asWritten(advance(before, meant), line) : passedOver(before, line), since)
}

/** Judges the showing of tiles: those of a claim, or of an own kong whose word was said just before. */
const shown = (play: Play, event: Show): Play => {
  const own = kongShownBy(play, event)
  return own ? asWritten(next(withWordOf(own.kong, play, own.since), own.kong), event) : next(play, event)
}

/** The hand before an own kong whose word, "kan", is a line of its own, or two: that word claims nothing. Its tiles may be shown since. */
const withWordOf = (kong: Ankan | Kakan | CallEvent, now: Play, since = now.number): Play =>
  withoutLines(now, ({ play, event }) => play.number >= since || isWordOfKong(play.table, event, kong))

/** The hand before a showing written just before with other tiles: that line was corrected, unless the earlier hand is the one that was declared. */
const withoutCorrected = (event: Reveal, now: Play): Play => {
  const { actor, tiles } = event
  const shown = lineBefore(now)?.event
  if (shown?.verb !== 'reveal' || shown.tiles.toSorted().join() === tiles.toSorted().join() || isAnothersHand(now.table, event)) return now
  return withoutLines(now, (line) => line.event.verb === 'reveal' && line.event.actor === actor)
}

/** Judges an event that comes after all others. */
const next = (play: Play, event: TableEvent): Play => {
  if (repeatsFault(play, event)) return passedOver(play, event)
  let now = play
  for (const asked of play.waiting) {
    const word = settledBy(asked, now, event)
    if (word === STAYS_OPEN) now = leftOpen(now, asked)
    else if (word === CONFIRMED) now = withoutAsking(now, asked)
    else if (word !== null) {
      const settled = { kind: 'answer', word, by: play.number + 1, byPlay: true } as const
      return advance(rejudge(play, asked.event, decisionKey(asked.event, asked.rule), settled), event)
    }
  }
  const after = step(now, event)
  // A question left open is only open from this event on: the moment before it stays unchanged.
  return now === play ? after : { ...after, previous: { play, event } }
}

/** The hand after a block of lines that is recorded twice, judged as if it were recorded once: nobody is at fault. */
const withoutBlock = (play: Play, event: TableEvent, { first, repeats }: NonNullable<ReturnType<typeof doubledBlock>>): Play => {
  const again = [...eventsSince(play, first - 1), event]
  const after = again.reduce((now, one) => (isRemark(one.verb) ? step(now, one) : passedOver(now, one)), reopened(play, first))
  const { table, rules, number, decisions } = after
  const doubled = raisedByRecord(
    'record.doubled',
    { seat: null, at: first, because: [repeats, first], facts: { repeats, last: number } },
    { table, rules, number },
    { event, decisions },
  )
  return { ...after, findings: [...after.findings, ...doubled] }
}

/** The hand with lines read otherwise, if nobody is accused then by what follows from them; else as it was read. */
const readOtherwise = (play: Play, event: TableEvent, { reading, asRead }: { readonly reading: Reading; readonly asRead: Play }): Play => {
  const number = play.number + 1
  const read = { kind: 'answer', word: 'read', by: number, byPlay: true, until: number, reading } as const
  const base = deciding(reopened(play, reading.at), readingKey(reading.at), read)
  const after = judgedAgain(base, [...eventsSince(play, reading.at - 1), event])
  return explains(after, asRead, reading) ? after : asRead
}

/** The hand after the act that shows a line, or its own, to be wrong: the line is the mistake, and nobody is at fault. */
const withWrongLine = (after: Play, event: TableEvent, raised: Raised, rule: RuleId = 'record.tile'): Play => ({
  ...after,
  findings: [...after.findings, ...raisedByRecord(rule, raised, after, { ...after, event })],
})

/** Judges an event of a claim that is written after the discard which it led to, or before the one that it claims: nobody is at fault. */
const inWrongOrder = (play: Play, event: TableEvent, { given, order, call, raised }: Reordered): Play => {
  const after = atOnce(play, event, { given, orders: [order] })
  const late = raisedByRecord('record.claim', { ...raised, at: call.number }, after, { ...after, event: call.event })
  return { ...after, findings: [...after.findings, ...late] }
}

/** The newest events as they are written, and the orders in which they may have happened. */
type InOtherOrder = { readonly given: readonly NumberedEvent[]; readonly orders: readonly (readonly NumberedEvent[])[] }

/**
 * Judges an event at the same time as those before it (`&`), in unknown order, or written late. Every order is tried, and play continues from
 * the one with the mildest findings.
 */
const atOnce = (play: Play, event: TableEvent, { given, orders }: InOtherOrder): Play => {
  const first = given[0]?.number ?? play.number + 1
  const base = reopened(play, first)
  const best = mildestOrder(base, first, orders)
  const number = play.number + 1
  // Moments within the whole settle nothing that the whole moment leaves open.
  const before = best.base === playAt(play, first - 1) ? play : given.slice(0, -1).reduce((now, one) => step(now, one.event), best.base)
  return { ...best.play, number, table: { ...best.play.table, number }, previous: { play: before, event } }
}

/** The mildest order. A referee's later decisions about the moment are left out, as they are no evidence of the order. */
const mildestOrder = (base: Play, first: number, orders: readonly (readonly NumberedEvent[])[]): Ordered => {
  const known = new Map([...base.decisions].filter(([key]) => Number.parseInt(key, 10) < first))
  const undecided = known.size === base.decisions.size ? base : { ...base, decisions: known }
  const tried = orders.map((order) => ({ ...inOrder(undecided, order), order }))
  const best = mildestJudgement(tried)
  if (!best) throw new Error(`no order of the moment at event ${first}`)
  const alone = newAccusations(best.findings, base.findings, tried)
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
 * Judges the events of a moment one after the other, each under its number in the record. Settlements apply from the event asked about on.
 * Questions in `left` stay open, as another order would settle them differently.
 */
const inOrder = (base: Play, order: readonly NumberedEvent[], left: ReadonlySet<string> = new Set()): Ordered => {
  const numbers = order.map(({ number }) => number)
  const first = Math.min(...numbers)
  const last = Math.max(...numbers)
  let now: Play = { ...base, table: { ...base.table, moment: first } }
  for (const { event, number } of order) {
    now = { ...now, number: number - 1, table: { ...now.table, number: number - 1 } }
    for (const asked of now.waiting) {
      const key = decisionKey(asked.event, asked.rule)
      const word = settledBy(asked, now, event)
      if (word === CONFIRMED) now = withoutAsking(now, asked)
      else if (word === STAYS_OPEN || (word !== null && left.has(key))) now = leftOpen(now, asked)
      else if (word !== null) {
        const settled = { kind: 'answer', word, by: number, byPlay: true, until: last } as const
        return inOrder(asked.event < first ? rejudge(base, asked.event, key, settled) : deciding(base, key, settled), order, left)
      }
    }
    now = step(now, event)
  }
  return { base, play: now, findings: now.findings }
}

/** The hand before a moment, with the questions reopened that only a part of its acts had settled. */
const reopened = (play: Play, first: number): Play => {
  const at = playAt(play, first - 1)
  const number = play.number + 1
  const isOfMoment = ([, decision]: readonly [string, Decision]): boolean =>
    decision.byPlay === true && !isReading(decision) && decision.by >= first && decision.by <= number && (decision.until ?? 0) < number
  const dropped = [...play.decisions].filter(isOfMoment).map(([key]) => Number.parseInt(key, 10))
  const decisions: Decisions = new Map([...play.decisions].filter((one) => !isOfMoment(one)))
  const earliest = Math.min(...dropped.filter((number) => number < first))
  if (Number.isFinite(earliest)) return judgedAgain({ ...playAt(at, earliest - 1), decisions }, eventsSince(at, earliest - 1))
  return areSame(decisions, at.decisions) ? at : { ...at, decisions }
}

export const judgeHand = (hand: Hand, rules: RuleSet, carry: Carry = NOTHING_CARRIED): Play => {
  let play = begin(hand.header, rules, carry)
  for (const event of hand.events) play = advance(play, event)
  return play
}

/** Judges an event on the table before it, then carries it out with the findings. */
const step = (play: Play, event: TableEvent): Play => {
  const { header, carry, table, rules, findings, waiting, decisions } = play
  const number = play.number + 1
  if (isDoubledLine(table, event)) return passedOver(play, event)
  const situation = { table, rules, number }
  const listening = listeningTo(table, rules, event)
  const before = listening.before.length === 0 ? NOTHING_RAISED : raisedBefore(situation, event, decisions, listening)
  const here = foundSince(before.findings, number)
  const carried = carryOut(table, event, { found: played(here, rules), dismissed: before.dismissed, rules, effectsOf })
  const after =
    listening.after.length === 0
      ? NOTHING_RAISED
      : raisedAfter({ table, rules, number, after: carried }, event, decisions, { here, listening })
  if (before === NOTHING_RAISED && after === NOTHING_RAISED && (findings.length === 0 || areFinal(findings)))
    return { header, rules, carry, number, table: carried, findings, waiting, decisions, previous: { play, event } }
  const late = after.findings.length > 0 || after.dismissed.length > 0
  const next = late
    ? carryOut(table, event, {
        found: played([...here, ...after.findings], rules),
        dismissed: [...before.dismissed, ...after.dismissed],
        rules,
        effectsOf,
      })
    : carried
  const amends = amendFindings({ before: table, after: next, event, rules }, findings, decisions)
  const all = withoutNewDeal(withoutGivenWay(joined(amends.findings, before.findings, after.findings)), amends.table, rules)
  const judged = withDeclarations(
    { table: withSetAside(amends.table, [...before.setAside, ...after.setAside]), findings: all },
    rules,
    play,
  )
  return {
    header,
    rules,
    carry,
    number,
    table: judged.table,
    findings: judged.findings,
    waiting: joined(waiting, before.waiting, after.waiting),
    decisions,
    previous: { play, event },
  }
}

/** The findings at an event, without those at an earlier one; tiles that were shown before their call make a wrong group of that call. */
const foundSince = (findings: readonly Finding[], number: number): readonly Finding[] =>
  findings.length === 0 ? findings : findings.filter(({ event, rule }) => event >= number || effectsOf(rule).includes('group-wrong'))

const effectsOf = (rule: RuleId): TableEffects => ruleById(rule).effects ?? []

/** Concatenates three lists; returns the first one itself if the others are empty, as they are at most events. */
const joined = <T>(first: readonly T[], second: readonly T[], third: readonly T[]): readonly T[] =>
  second.length + third.length === 0 ? first : [...first, ...second, ...third]

/** The findings that affect play; pending ones do not yet. */
const played = (found: readonly Finding[], rules: RuleSet): readonly Finding[] => {
  if (found.length === 0) return found
  const standing = found.some(({ state }) => state === 'pending') ? found.filter(({ state }) => state !== 'pending') : found
  return standing.map((finding) => asPlayed(finding, rules))
}

/** Applies a referee's answer or ruling: judges again from the event that it refers to, as if it had been known there. */
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
  if (!rule || event.event > play.number) return step(play, event)
  const judged = rejudge(play, event.event, decisionKey(event.event, rule), decision)
  return step(overrulesDismissal(play, judged, { event: event.event, rule }) ? judged : play, event)
}

/**
 * Folds again from just before an event, with one more decision known. Later settlements by play are found again. A settlement by play
 * keeps those of other questions at the same event: otherwise the two would replace each other forever.
 */
const rejudge = (play: Play, number: number, key: string, decision: Decision): Play => {
  const byPlay = decision.kind === 'answer' && decision.byPlay === true
  const known = new Map(withoutPlaySettlements(play.decisions, byPlay ? number + 1 : number, byPlay))
  // A finding can be answered first, by a referee or by play, and ruled on later: the answer still determines the finding.
  const answer = answerIn(play.decisions.get(key))
  known.set(key, decision.kind !== 'answer' && answer ? { ...decision, answer } : decision)
  return judgedAgain({ ...playAt(play, number - 1), decisions: known }, eventsSince(play, number - 1))
}

/** Judges events again. Of a moment only the last line settles questions: it already considered the settlements of its parts. */
const judgedAgain = (play: Play, events: readonly TableEvent[]): Play =>
  events.reduce((now, event, i) => (isFollowedAtOnce(events, i) ? step(now, event) : advanceKnowing(now, event)), play)

/** Skips answers and rulings: their decisions are already known when events are judged again. */
const advanceKnowing = (play: Play, event: TableEvent): Play => (isDecision(event.verb) ? step : advance)(play, event)
