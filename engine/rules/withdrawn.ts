import type { TableEvent } from '../events.ts'
import { takenBackBy } from '../table/claims.ts'
import type { Asked, Rule, Situation } from './rule.ts'

/** Whether an event takes back the very call that a question is about. */
export const isWithdrawn = ({ goesWithCall }: Rule, asked: Asked, { table }: Situation, event: TableEvent): boolean =>
  goesWithCall === true &&
  event.verb === 'retract' &&
  event.actor === asked.by.actor &&
  takenBackBy(table, event.actor)?.called === asked.event
