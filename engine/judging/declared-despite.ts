import type { Finding } from '../model/findings.ts'
import type { RuleId } from '../model/rule-ids.ts'
import type { Table } from '../table/table.ts'

/** Findings about a declaration by a hand that a fault had cost. */
const DESPITE: ReadonlySet<RuleId> = new Set(['dead-hand.act', 'dead-hand.undeclared'])

/**
 * Whether a finding is about a declaration that was wrong only because of a fault that has turned out to be none: nothing had cost the hand. `then`:
 * the table on which the fault still held.
 */
export const restsOnRefuted = ({ rule, seat, facts, decision }: Finding, refuted: readonly Finding[], then: Table): boolean => {
  if (!DESPITE.has(rule) || seat === null || decision) return false
  const { dead, undeclared } = then.players[seat]
  const cost = [...undeclared, ...(dead ? [dead] : [])].find(({ event }) => event === facts.called)
  return refuted.some((fault) => fault.seat === seat && fault.rule === cost?.rule && fault.event <= cost.event)
}
