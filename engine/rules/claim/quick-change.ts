import type { CallEvent } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { claimedTile } from '../../table/claims.ts'
import { isGroupCall, type Table } from '../../table/table.ts'
import type { Amendment, EventStep } from '../rule.ts'

/** Whether a call takes the place of the player's own one in the line before, where the text allows a quick correction. */
export const isQuickChange = ({ before: last }: Table, event: CallEvent, { practice }: RuleSet): boolean =>
  practice.changedCall === 'win-or-shown' &&
  event.short === undefined &&
  last?.verb === 'call' &&
  last.actor === event.actor &&
  last.call !== event.call &&
  (isGroupCall(event.call) || event.call === 'ron')

/** A call that could not be made, changed at once into another one before any tile was shown, where the text allows a quick correction. */
export const settleIfChangedQuickly = (findings: readonly Finding[], { before, event, rules }: EventStep): readonly Amendment[] => {
  if (event.verb !== 'call' || !isQuickChange(before, event, rules)) return []
  const { target } = claimedTile(before, event)
  return findings
    .filter(({ seat, state, decision, facts }) => seat === event.actor && facts.discard === target?.event && state === 'open' && !decision)
    .map((finding) => ({ finding, settled: true }))
}
