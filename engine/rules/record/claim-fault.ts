import type { CallEvent } from '../../events.ts'
import type { RuleSet } from '../../rule-sets/rule-set.ts'
import { award, claimedBy, groupWindow, makesGroup, sitsRight, standing } from '../../table/claims.ts'
import { drawWasInTime } from '../../table/pace.ts'
import { isGroupCall, type Table } from '../../table/table.ts'

/** Why a claim in short form can't be right. */
export type ClaimFault = 'own' | 'late' | 'taken' | 'seat' | 'tiles' | 'yields'

/** What is wrong with a claim in short form, which is taken for a recording mistake; null where it can be right. */
export const recordedClaimFault = (table: Table, rules: RuleSet, event: CallEvent): ClaimFault | null => {
  if (!event.short || !isGroupCall(event.call)) return null
  const claimed = claimedBy(table, event)
  const { target } = claimed
  if (!target) return null
  if (target.seat === event.actor) return 'own'
  const window = groupWindow(rules.windows, claimed, event)
  if (window === 'closed') return 'late'
  if (window === 'taken' || table.claims.some(({ target: of, takenAt }) => of === target.event && takenAt !== undefined)) return 'taken'
  const drawer = target.drawn?.seat
  if (window === 'drawn' && (rules.windows.fastDraw === 'too-late' || drawer === event.actor || drawWasInTime(rules.settings, target)))
    return 'late'
  if (event.call === 'chii' && !sitsRight(target.seat, event.actor)) return 'seat'
  if (!makesGroup(event.call, target.tile, event.short.tiles)) return 'tiles'
  return yieldsToAnother(table, rules, event, target.event) ? 'yields' : null
}

/** Whether a claim that stands goes before one of this kind; then the short form can't have gone right. */
const yieldsToAnother = (table: Table, rules: RuleSet, event: CallEvent, target: number): boolean => {
  const others = standing(table.claims, target).filter(({ by }) => by !== event.actor)
  const [first] = others
  if (!first || !isGroupCall(event.call)) return false
  const moment = event.together ? table.moment : table.number + 1
  const { seats } = award(
    rules,
    [...others, { ...first, call: event.call, by: event.actor, moment, called: table.number + 1 }],
    rules.settings['several-wins'],
  )
  return seats !== 'undecided' && !seats.includes(event.actor)
}
