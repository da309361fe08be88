import { awaitsDeclaration, costsTheHand, type Finding } from '../model/findings.ts'
import type { RuleSet } from '../model/rule-set.ts'
import { mutablePlayer } from '../table/draft.ts'
import type { Table, UndeclaredFault } from '../table/table.ts'
import type { RaisedFindings } from './run-rules.ts'

type Judged = { readonly table: Table; readonly findings: readonly Finding[] }

/**
 * Where a hand is dead from its declaration: each fault that costs a hand names the event that declared it dead, and the table knows the
 * faults that nobody has declared yet.
 */
export const withDeclarations = ({ table, findings }: Judged, { deadFrom }: RuleSet, before: Judged): Judged => {
  if (deadFrom === 'act' || (findings === before.findings && table.players === before.table.players)) return { table, findings }
  const now = findings.map((finding) => asDeclared(finding, table))
  const draft = { ...table }
  for (const seat of table.form.seats) {
    const faults = now.filter((finding) => finding.seat === seat && awaitsDeclaration(finding)).map(({ rule, event }) => ({ rule, event }))
    if (!isSame(faults, table.players[seat].undeclared)) mutablePlayer(draft, seat).undeclared = faults
  }
  return {
    table: draft.players === table.players ? table : draft,
    findings: now.every((finding, i) => finding === findings[i]) ? findings : now,
  }
}

/** The table with the rulings that set aside a fault which cost a player the hand. */
export const withSetAside = (table: Table, setAside: RaisedFindings['setAside']): Table => {
  if (setAside.length === 0) return table
  const draft = { ...table }
  for (const { seat, by } of setAside) mutablePlayer(draft, seat).setAside = Math.max(by, draft.players[seat].setAside ?? 0)
  return draft
}

const asDeclared = (finding: Finding, { players }: Table): Finding => {
  const { declared: before, ...rest } = finding
  if (finding.seat === null || finding.state !== 'open' || !costsTheHand(finding)) return before === undefined ? finding : rest
  const now = players[finding.seat].dead?.event ?? null
  // the first declaration counts; a ruling is followed by the line that says so
  const declared = typeof before === 'number' && now !== before + 1 ? before : now
  return declared === before ? finding : { ...finding, declared }
}

const isSame = (a: readonly UndeclaredFault[], b: readonly UndeclaredFault[]): boolean =>
  a.length === b.length && a.every(({ rule, event }, i) => rule === b[i]?.rule && event === b[i].event)
