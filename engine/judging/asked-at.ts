import { answersOf, type RuleId } from '../model/rule-ids.ts'
import { rulesDecidedAt } from './decisions.ts'
import type { Play } from './play.ts'

/** The rule whose question at an event has this word as an answer, even if play or an earlier answer has settled it. */
export const askedAt = (play: Play, number: number, word: string): RuleId | undefined =>
  play.findings.find(({ event, answers }) => event === number && answers?.includes(word))?.rule ??
  play.findings.find(({ event, state, rule }) => event === number && state === 'pending' && answersOf(rule).includes(word))?.rule ??
  rulesDecidedAt(play.decisions, number).find((rule) => answersOf(rule).includes(word))
