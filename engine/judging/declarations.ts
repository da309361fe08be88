import { declaredWinOf } from '../hand/declared-win.ts'
import { awaitsDeclaration, costsTheHand, type Finding } from '../model/findings.ts'
import type { RuleSet } from '../model/rule-set.ts'
import type { Seat } from '../model/seats.ts'
import { mutablePlayer } from '../table/draft.ts'
import type { Table, UndeclaredFault } from '../table/table.ts'
import type { RaisedFindings } from './run-rules.ts'

type Judged = { readonly table: Table; readonly findings: readonly Finding[] }

/**
 * Where a hand is dead from its declaration: each fault that costs a hand names the event that declared it dead, and the table knows the
 * faults that nobody has declared yet.
 */
export const withDeclarations = ({ table, findings }: Judged, { deadFrom }: RuleSet, before: Judged): Judged => {
  if (findings === before.findings && table.players === before.table.players) return { table, findings }
  if (deadFrom === 'act') return { table: withImposed(table, findings), findings }
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

/** The table with the hands that a referee has imposed to be dead for a fault found late, or judged at the end of the hand only. */
const withImposed = (table: Table, findings: readonly Finding[]): Table => {
  const draft = { ...table }
  for (const { seat, imposed, state, rule, event } of findings)
    if (imposed === 'dead-hand' && seat && state !== 'settled' && !draft.players[seat].dead)
      mutablePlayer(draft, seat).dead = { event, rule }
  return draft.players === table.players ? table : draft
}

/** The table with the rulings that set aside a fault which cost a player the hand. */
export const withSetAside = (table: Table, setAside: RaisedFindings['setAside']): Table => {
  if (setAside.length === 0) return table
  const draft = { ...table }
  for (const { seat, by } of setAside) mutablePlayer(draft, seat).setAside = Math.max(by, draft.players[seat].setAside ?? 0)
  return draft
}

const asDeclared = (finding: Finding, table: Table): Finding => {
  const { players, ended } = table
  const { declared: before, ...rest } = finding
  const isJudged = finding.state === 'open' || (finding.state === 'pending' && finding.imposed !== undefined)
  if (finding.seat === null || !isJudged || !costsTheHand(finding)) return before === undefined ? finding : rest
  const { dead } = players[finding.seat]
  // a declaration after the end of the hand comes too late
  const now = dead && (!ended || dead.event < ended.event) ? dead.event : null
  // the first declaration counts; a ruling is followed by the line that says so
  const declared = typeof before === 'number' && now !== before + 1 ? before : now
  const outlived = declared === null ? outlivedAt(table, finding.seat) : undefined
  return declared === before && outlived === finding.facts.outlived
    ? finding
    : { ...finding, declared, facts: { ...finding.facts, outlived } }
}

/** The event since which a declaration comes too late for a hand: its end, or the showing of the player's own win. */
const outlivedAt = (table: Table, seat: Seat): number | undefined => {
  if (table.ended) return table.ended.event
  const win = declaredWinOf(table, seat)
  const { revealed = 0 } = table.players[seat]
  return win && revealed > win.called ? revealed : undefined
}

const isSame = (a: readonly UndeclaredFault[], b: readonly UndeclaredFault[]): boolean =>
  a.length === b.length && a.every(({ rule, event }, i) => rule === b[i]?.rule && event === b[i].event)
