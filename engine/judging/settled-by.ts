import type { TableEvent } from '../model/events.ts'
import { ruleById } from '../rules/index.ts'
import { type Rule, WITHDRAWN } from '../rules/rule.ts'
import { claimRetractedBy, declarationRetractedBy } from '../table/claims.ts'
import type { Table } from '../table/table.ts'
import type { Play } from './play.ts'
import type { OpenQuestion } from './run-rules.ts'

/** The word by which an event settles a question, if it does. */
export const settledBy = (asked: OpenQuestion, { table, rules, number }: Play, event: TableEvent): string | null => {
  const rule = ruleById(asked.rule)
  const situation = { table, rules, number: number + 1 }
  return isWithdrawn(rule, asked, table, event) ? WITHDRAWN : (rule.settle?.(asked, situation, event) ?? null)
}

/** Whether an event retracts the very call, or the own kong just declared, that a question is about. */
const isWithdrawn = ({ withdrawnWithCall }: Rule, asked: OpenQuestion, table: Table, event: TableEvent): boolean =>
  withdrawnWithCall === true &&
  event.verb === 'retract' &&
  event.tile === undefined &&
  event.actor === asked.by.actor &&
  (claimRetractedBy(table, event.actor)?.called === asked.event || declarationRetractedBy(table, event.actor) === asked.by)
