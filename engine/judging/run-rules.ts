import { sectionsFor } from '../model/cells.ts'
import type { TableEvent, Verb } from '../model/events.ts'
import { costsTheHand, type Finding, isOpenQuestion, type Level } from '../model/findings.ts'
import { memoized } from '../model/memo.ts'
import type { Penalty, Remedy } from '../model/penalties.ts'
import { answersOf, type RuleId } from '../model/rule-ids.ts'
import type { RuleSet } from '../model/rule-set.ts'
import type { Seat } from '../model/seats.ts'
import { penaltyAt } from '../rulebook/penalties/chombo.ts'
import { cellUnder, faultUnder, levelUnder, penaltyUnder, remediesUnder } from '../rulebook/rule-under-set.ts'
import { rules as allRules, ruleById } from '../rules/index.ts'
import { isConcerned, needsMet } from '../rules/needs.ts'
import {
  DUE,
  type FirstOf,
  type Outcome,
  type Raised,
  type RaisedQuestion,
  type Rule,
  remediesOf,
  type Situation,
  WITHDRAWN,
} from '../rules/rule.ts'
import type { TableEffects } from '../table/effects.ts'
import { momentOf } from '../table/moments.ts'
import type { Table } from '../table/table.ts'
import { type AnswerDecision, answerIn, type Decision, type Decisions, decisionKey, type RulingDecision } from './decisions.ts'

/** A question that play may still settle. */
export type OpenQuestion = RaisedQuestion & { readonly rule: RuleId }

/** The findings of the rules at an event. `dismissed`: a referee has removed it. */
export type RaisedFindings = {
  readonly findings: readonly Finding[]
  readonly waiting: readonly OpenQuestion[]
  readonly dismissed: readonly RuleId[]
  /** The players whose fault would cost the hand, had a ruling not set it aside, and that ruling's event. */
  readonly setAside: readonly { readonly seat: Seat; readonly by: number }[]
}

/** A rule that listens to an event. `isRecord`: it looks for mistakes of the record. */
type Asking<Judge extends 'judge' | 'judgeAfter'> = {
  readonly rule: Rule
  readonly judge: NonNullable<Rule[Judge]>
  readonly firstOf: FirstOf | undefined
  readonly isRecord: boolean
}
/** `met`: the needs that the event meets. */
type Listening = { readonly met: number; readonly before: readonly Asking<'judge'>[]; readonly after: readonly Asking<'judgeAfter'>[] }

/**
 * The rules of a rule set that an event can concern, by its verb and the needs that it meets. Each list is built when the first such event
 * comes, since every event needs one.
 */
const { get: listenersIn } = memoized((rules: RuleSet) => {
  const standing = allRules.filter((rule) => cellUnder(rule, rules) !== null)
  const known = new Map<Verb, Map<number, Listening>>()
  const listen = (verb: Verb, met: number): Listening => {
    const concerned = standing.filter((rule) => rule.on.includes(verb) && isConcerned(rule.needs, verb, met))
    const asking = <Judge extends 'judge' | 'judgeAfter'>(which: Judge): readonly Asking<Judge>[] =>
      concerned.flatMap((rule) => {
        const judge = rule[which]
        return judge ? [{ rule, judge, firstOf: rule.firstOf, isRecord: rule.id.startsWith('record.') }] : []
      })
    const listening = { met, before: asking('judge'), after: asking('judgeAfter') }
    known.set(verb, (known.get(verb) ?? new Map()).set(met, listening))
    return listening
  }
  const listeningNow = (verb: Verb, met: number): Listening => known.get(verb)?.get(met) ?? listen(verb, met)
  // Mostly draws and discards that meet the same needs again.
  let draws: Listening | undefined
  let discards: Listening | undefined
  return (verb: Verb, met: number): Listening => {
    if (verb === 'draw') {
      if (draws?.met !== met) draws = listeningNow(verb, met)
      return draws
    }
    if (verb !== 'discard') return listeningNow(verb, met)
    if (discards?.met !== met) discards = listeningNow(verb, met)
    return discards
  }
})

/** The rules that an event can concern on a table. */
export const listeningTo = (table: Table, rules: RuleSet, event: TableEvent): Listening =>
  listenersIn(rules)(event.verb, needsMet(table, event))

/** No finding by any rule, as at most events. */
export const NOTHING_RAISED: RaisedFindings = { findings: [], waiting: [], dismissed: [], setAside: [] }

/** Runs the rules on an event and the table before it. */
export const raisedBefore = (
  situation: Situation,
  event: TableEvent,
  decisions: Decisions,
  { before } = listeningTo(situation.table, situation.rules, event),
): RaisedFindings => {
  let raising = NOTHING_RAISED
  let taken: readonly FirstOf[] = []
  for (const { rule, judge, firstOf } of before) {
    if (firstOf && taken.includes(firstOf)) continue
    const raised = judge(situation, event)
    if (!raised || (Array.isArray(raised) && raised.length === 0)) continue
    const already = raising.findings.length
    for (const one of 'because' in raised ? [raised] : raised)
      if (!isExcused(rule, one, situation) && !isInDoubt(rule, one, situation))
        raising = added(raising, rule, one, situation, event, decisions)
    const holds = firstOf !== 'reveal' || !isFree(raising.findings.slice(already), decisions)
    if (firstOf && holds) taken = [...taken, firstOf]
  }
  return raising.findings.length > 1 ? onlyRecordFault(raising, situation.number) : raising
}

/** Whether the hand shown is free of the fault that was asked about, a referee says: then the next rule about it is the first that holds. */
const isFree = (found: readonly Finding[], decisions: Decisions): boolean =>
  found.some(({ rule, event, state }) => state === 'settled' && answerIn(decisions.get(decisionKey(event, rule)))?.word === 'free')

/** Whether the finding is about an omission by a hand that has been declared dead: that is no fault. */
const isExcused = ({ omission }: Rule, { seat }: Raised, { table }: Situation): boolean =>
  omission === true && seat !== null && table.players[seat].dead?.rule === null

/** Whether the finding depends on a riichi about which a question is open. */
const isInDoubt = ({ ofRiichi }: Rule, { seat }: Raised, { table }: Situation): boolean =>
  ofRiichi === true && seat !== null && table.players[seat].riichiAsked === true

/**
 * Removes other findings at a line recorded twice, which is no second act; at an act after the end of the hand, which likely belongs to the next
 * hand; and at a line that names the wrong player, who did nothing.
 */
const onlyRecordFault = (raising: RaisedFindings, number: number): RaisedFindings => {
  const alone = raising.findings.filter(
    ({ rule, event }) => event === number && ruleById(rule).effects?.some((effect) => ALONE.includes(effect)),
  )
  return alone.length > 0 ? { ...raising, findings: alone, waiting: [] } : raising
}

const ALONE: TableEffects = ['line-doubled', 'end-doubted', 'seat-wrong']

/** Runs the rules on the table after the event. A recording mistake found at the event is not found a second time. */
export const raisedAfter = (
  outcome: Outcome,
  event: TableEvent,
  decisions: Decisions,
  { here, listening }: { readonly here: readonly Finding[]; readonly listening: Listening },
): RaisedFindings => {
  let raising = NOTHING_RAISED
  for (const { rule, judge, isRecord } of listening.after) {
    if (isRecord && here.some(({ level, event: at }) => level === 'record' && at === outcome.number)) continue
    const raised = judge(outcome, event)
    if (!raised) continue
    for (const one of 'because' in raised ? [raised] : raised)
      if (!isInDoubt(rule, one, outcome)) raising = added(raising, rule, one, outcome, event, decisions)
  }
  return raising
}

const added = (
  raising: RaisedFindings,
  rule: Rule,
  raised: Raised,
  situation: Situation,
  by: TableEvent,
  decisions: Decisions,
): RaisedFindings => {
  const event = raised.at ?? situation.number
  const decision = decisions.get(decisionKey(event, rule.id))
  const asked: RaisedQuestion = { event, since: Math.min(event, momentOf(situation.table, by)), by, raised }
  const finding = judged(rule, asked, situation, decision)
  // An answer may have put another rule's finding in its place; a ruling on that one counts too.
  const ruling = decision && decision.kind !== 'answer' ? decision : rulingOn(decisions.get(decisionKey(event, finding.rule)))
  const ruled = ruling ? ruledOn(finding, ruling) : finding
  const isSetAside =
    ruling && finding.seat && mayCostTheHand(finding, situation.rules) && (ruling.kind === 'dismissed' || !costsTheHand(ruled))
  const setAside = isSetAside ? [...raising.setAside, { seat: finding.seat, by: ruling.by }] : raising.setAside
  if (ruling?.kind === 'dismissed') return { ...raising, setAside, dismissed: [...raising.dismissed, rule.id] }
  const unsettled = finding.state === 'pending' || isOpenQuestion(finding)
  const doubted = raised.doubtful === true && finding.level === 'violation' && answerIn(decision) === undefined
  const open = (unsettled || doubted) && rule.settle !== undefined && !ruling && answerIn(decision)?.word !== DUE
  return {
    ...raising,
    setAside,
    findings: [...raising.findings, ruled],
    waiting: open ? [...raising.waiting, { ...asked, rule: rule.id }] : raising.waiting,
  }
}

/** The finding of a rule that the order of the record raises, and no act at the table; none if it is dismissed. */
export const raisedByRecord = (id: RuleId, raised: Raised, situation: Situation, { event, decisions }: RecordLine): readonly Finding[] => {
  const rule = ruleById(id)
  return cellUnder(rule, situation.rules) ? added(NOTHING_RAISED, rule, raised, situation, event, decisions).findings : []
}

type RecordLine = { readonly event: TableEvent; readonly decisions: Decisions }

/** Whether a fault costs the hand, or can do so by what follows it or as the referee decides. */
const mayCostTheHand = (finding: Finding, { penalties }: RuleSet): boolean =>
  costsTheHand(finding) ||
  (finding.level === 'violation' &&
    (finding.penalty.kind === 'discretion' ||
      Object.values(penalties[finding.rule] ?? {}).some(({ penalty }) => penalty.kind === 'dead-hand')))

const rulingOn = (decision: Decision | undefined): RulingDecision | undefined => (decision?.kind === 'answer' ? undefined : decision)

/** The finding after a ruling. */
const ruledOn = (finding: Finding, { imposed }: RulingDecision): Finding => ({
  ...finding,
  decision: 'upheld',
  ...(imposed && { imposed }),
})

/** Whether a pending finding that is known is in force: its moment has come, or a referee has answered its question then. */
const isDue = (rule: Rule, { pending, answers = answersOf(rule.id) }: Raised, answer: AnswerDecision | undefined): boolean =>
  pending === 'known' && answer !== undefined && (answer.word === DUE || (answer.byPlay !== true && answers.includes(answer.word)))

/** The finding after an answer, if there is one. */
const judged = (rule: Rule, asked: RaisedQuestion, situation: Situation, decision: Decision | undefined): Finding => {
  const { raised } = asked
  const level = levelUnder(rule, situation.rules, raised.level)
  const open = findingOf(rule, { ...raised, level }, asked.event, situation)
  const answer = answerIn(decision)
  const word = answer?.word
  if (raised.pending && !isDue(rule, raised, answer))
    return decision?.kind === 'answer' ? { ...open, state: 'settled', settledBy: decision.by } : { ...open, state: 'pending' }
  // A certain fault can still raise a question later: whether the right tile can be proved.
  if (level !== 'question' && !(word !== undefined && raised.answers?.includes(word))) return open
  const answers = raised.answers ?? answersOf(rule.id)
  if (word === DUE) return { ...open, answers }
  if (answer === undefined || word === undefined || !(answer.byPlay || answers.includes(word))) return { ...open, answers }
  const settlement = answer.byPlay && word === WITHDRAWN ? 'settled' : (rule.answer?.(word, asked, situation.table) ?? 'fault')
  const settledBy = { settledBy: answer.by }
  const facts = { ...open.facts, answer: word }
  const instead = typeof settlement === 'object' ? ruleById(settlement.rule) : rule
  if (settlement === 'settled' || !cellUnder(instead, situation.rules)) return { ...open, answers, facts, state: 'settled', ...settledBy }
  if (settlement === 'fault')
    return {
      ...findingOf(rule, { ...raised, facts, level: faultUnder(rule, situation.rules) }, asked.event, situation),
      ...settledBy,
    }
  return {
    ...findingOf(
      instead,
      {
        ...settlement,
        level: faultUnder(instead, situation.rules, settlement.level),
        facts: { ...settlement.facts, answer: word },
        answered: true,
      },
      asked.event,
      situation,
    ),
    ...settledBy,
    ...(answer.byPlay && { byPlay: true as const }),
  }
}

/** The remedies of the penalty case that a violation is, if that case has its own. */
const ofCase = ({ penalties }: RuleSet, rule: RuleId, { level, penalty }: Levelled): readonly Remedy[] | undefined =>
  level === 'violation' && typeof penalty === 'string' ? penalties[rule]?.[penalty]?.remedies : undefined

type Levelled = Raised & { readonly level: Level; readonly answered?: true }

const NO_PENALTY: Penalty = { kind: 'none' }

const findingOf = (rule: Rule, raised: Levelled, event: number, { table, rules }: Situation): Finding => {
  const cell = cellUnder(rule, rules)
  const { level } = raised
  const ofRule = raised.sections ?? (cell ? sectionsFor(cell, raised.facts) : [])
  const proposed = { penalty: level === 'violation' ? penaltyUnder(rules, rule.id, raised) : NO_PENALTY, sections: ofRule }
  // what is judged at the draw or at a win is not of the moment that shows it
  const { penalty, sections } = raised.pending ? proposed : penaltyAt(proposed, rules, { table, event })
  return {
    rule: rule.id,
    level,
    seat: raised.seat,
    event,
    because: [...raised.because].sort((a, b) => a - b),
    state: 'open',
    sections,
    remedies: remediesUnder(
      ofCase(rules, rule.id, raised) ?? raised.remedies ?? remediesOf(rule, rules),
      { rule: rule.id, level, penalty },
      rules,
    ),
    penalty,
    facts: raised.facts,
  }
}
