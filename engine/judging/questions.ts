import type { TableEvent } from '../model/events.ts'
import { answersOf, type RuleId } from '../model/rule-ids.ts'
import { ruleById } from '../rules/index.ts'
import { type Rule, type Situation, WITHDRAWN } from '../rules/rule.ts'
import { claimRetractedBy, declarationRetractedBy } from '../table/claims.ts'
import { isGroupCall, type Table } from '../table/table.ts'
import { decisionKey, rulesDecidedAt } from './decisions.ts'
import type { Play } from './play.ts'
import type { OpenQuestion } from './run-rules.ts'

/** The word by which an event settles a question, if it does. */
export const settledBy = (asked: OpenQuestion, { table, rules, number }: Play, event: TableEvent): string | null => {
  const rule = ruleById(asked.rule)
  const situation = { table, rules, number: number + 1 }
  return isWithdrawn(rule, asked, table, event) || isChangedQuickly(rule, asked, situation, event)
    ? WITHDRAWN
    : (rule.settle?.(asked, situation, event) ?? null)
}

/** Whether an event retracts the very call, or the own kong just declared, that a question is about. */
const isWithdrawn = ({ withdrawnWithCall }: Rule, asked: OpenQuestion, table: Table, event: TableEvent): boolean =>
  withdrawnWithCall === true &&
  event.verb === 'retract' &&
  event.tile === undefined &&
  event.actor === asked.by.actor &&
  (claimRetractedBy(table, event.actor)?.called === asked.event || declarationRetractedBy(table, event.actor) === asked.by)

/** Whether the caller of a set, in the same breath, calls a win for the tile instead, where the text allows a quick correction: only the win counts. */
const isChangedQuickly = (
  { withdrawnWithCall }: Rule,
  { by }: OpenQuestion,
  { table: { before }, rules }: Situation,
  event: TableEvent,
): boolean =>
  withdrawnWithCall === true &&
  rules.practice.changedCall === 'win-or-shown' &&
  event.verb === 'call' &&
  event.call === 'ron' &&
  by.verb === 'call' &&
  isGroupCall(by.call) &&
  by.actor === event.actor &&
  by === before

/** The rule whose question at an event has this word as an answer, even if play or an earlier answer has settled it. */
export const askedAt = (play: Play, number: number, word: string): RuleId | undefined =>
  play.findings.find(({ event, answers }) => event === number && answers?.includes(word))?.rule ??
  play.findings.find(({ event, state, rule }) => event === number && state === 'pending' && answersOf(rule).includes(word))?.rule ??
  rulesDecidedAt(play.decisions, number).find((rule) => answersOf(rule).includes(word))

/** Whether a decision replaces an earlier dismissal: an answer does so only where there is a question, and not a fault that it leaves as it is. */
export const overrulesDismissal = (
  before: Play,
  judged: Play,
  { event, rule }: { readonly event: number; readonly rule: RuleId },
): boolean => {
  const key = decisionKey(event, rule)
  if (before.decisions.get(key)?.kind !== 'dismissed' || judged.decisions.get(key)?.kind !== 'answer') return true
  return !judged.findings.some((one) => one.event === event && one.rule === rule && one.state === 'open' && one.settledBy === undefined)
}

/** A question that later play can't answer: leaves it open and resynchronises the turn at the next act, but for a replacement tile that is due. */
export const leftOpen = (play: Play, asked: OpenQuestion): Play => {
  const { turn } = play.table
  return {
    ...withoutAsking(play, asked),
    table: { ...play.table, turn: turn.due === 'replace' ? turn : { ...turn, due: 'any' } },
  }
}

/** Removes a question that play no longer answers. */
export const withoutAsking = (play: Play, asked: OpenQuestion): Play => ({
  ...play,
  waiting: play.waiting.filter((other) => other !== asked),
})
