import type { Finding } from '../../model/findings.ts'
import { claimedTile } from '../../table/claims.ts'
import { isGroupCall } from '../../table/table.ts'
import type { Amendment, EventStep } from '../rule.ts'

/** A call that could not be made, changed at once into another one before any tile was shown, where the text allows a quick correction. */
export const settleIfChangedQuickly = (findings: readonly Finding[], { before, event, rules }: EventStep): readonly Amendment[] => {
  if (rules.practice.changedCall !== 'win-or-shown' || event.verb !== 'call' || event.short) return []
  const { before: last } = before
  const isChanged = last?.verb === 'call' && last.actor === event.actor && last.call !== event.call
  if (!isChanged || !(isGroupCall(event.call) || event.call === 'ron')) return []
  const { target } = claimedTile(before, event)
  return findings
    .filter(({ seat, state, decision, facts }) => seat === event.actor && facts.discard === target?.event && state === 'open' && !decision)
    .map((finding) => ({ finding, settled: true }))
}
