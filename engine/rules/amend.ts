import type { Finding } from '../findings.ts'
import type { Proposal, RuleSet } from '../rule-sets/rule-set.ts'
import { withPlayer } from '../table/change.ts'
import type { Claim, Table } from '../table/table.ts'

/**
 * A void call can become worse by what follows: its tiles are laid, or its caller discards all the same. Then the finding stands where it stood, and
 * what is proposed for it changes (rule book, Penalties: "if the group was laid", "after the discard").
 */
export const amended = (
  before: Table,
  after: Table,
  rules: RuleSet,
  findings: readonly Finding[],
): { readonly table: Table; readonly findings: readonly Finding[] } => {
  if (before.claims === after.claims) return { table: after, findings }
  let table = after
  let now = findings
  for (const claim of after.claims.length > 0 ? after.claims : before.claims) {
    const proposal = worse(before, claim, rules)
    const { fault } = claim
    if (!proposal || !fault || !now.some((finding) => isAbout(finding, claim))) continue
    now = now.map((finding) => (isAbout(finding, claim) ? { ...finding, penalty: proposal.penalty } : finding))
    const dead = proposal.penalty.kind === 'dead-hand' && !table.players[claim.by].dead
    if (dead) table = withPlayer(table, claim.by, { dead: { event: after.number, rule: fault.rule } })
  }
  return { table, findings: now }
}

const isAbout = ({ rule, event, seat, level }: Finding, { fault, by }: Claim): boolean =>
  level === 'violation' && rule === fault?.rule && event === fault.event && seat === by

const worse = (before: Table, { called, fault, shownAt, discardedAt }: Claim, rules: RuleSet): Proposal | undefined => {
  const row = fault && rules.penalties[fault.rule]
  const was = before.claims.find((claim) => claim.called === called)
  if (!row || !was) return undefined
  if (row.discarded && discardedAt !== undefined && was.discardedAt === undefined) return row.discarded
  return row.laid && shownAt !== undefined && was.shownAt === undefined ? row.laid : undefined
}
