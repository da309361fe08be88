import type { CallEvent } from '../../model/events.ts'
import { isOpenUntilInHand, type RuleSet } from '../../model/rule-set.ts'
import type { Tile } from '../../model/tiles.ts'
import { awardTile } from '../../table/award.ts'
import { claimToShow, makesGroup, mayChow, tilesToShow, validClaims } from '../../table/claims.ts'
import { claimedAfterDraw, turnTooFastFor } from '../../table/fast-turn.ts'
import { momentOf } from '../../table/moments.ts'
import { drawWasInTime } from '../../table/pace.ts'
import { type Claim, isGroupCall, type Table, type Target } from '../../table/table.ts'
import { groupWindow } from '../../table/windows.ts'

/** Why a claim in short form can't be right. */
export type ClaimFault = 'nothing' | 'own' | 'late' | 'taken' | 'again' | 'seat' | 'tiles'

/** The fault of a claim in short form, which counts as a recording mistake; null if the claim can be right. */
export const recordedClaimFault = (table: Table, rules: RuleSet, event: CallEvent): ClaimFault | null => {
  if (!event.short || !isGroupCall(event.call)) return null
  const claimed = claimedAfterDraw(table, rules, event)
  const { target } = claimed
  const makes = canMakeGroup(table, event, event.short.tiles, target)
  if (!target) return table.fromDeal ? 'nothing' : makes ? null : 'tiles'
  if (target.seat === event.actor) return 'own'
  const window = groupWindow(rules.windows, claimed)
  if (window === 'closed' || window === 'touched') return 'late'
  const holder = table.claims.find(({ target: of, takenAt }) => of === target.event && takenAt !== undefined)
  if (holder?.by === event.actor) return 'again'
  if (window === 'taken' || (holder && isTaken(table, rules, event, target.event))) return 'taken'
  if (window === 'drawn' && rules.windows.sets !== 'unstated' && !isOpenUntilInHand(rules.windows)) {
    const { fastDraw } = rules.windows
    const byDrawer = target.drawn?.seat === event.actor
    if (fastDraw === 'too-late' || byDrawer || drawWasInTime(rules.settings, target)) return 'late'
    // A self-draw win is in force against it, however fast it came, and no chow comes after another player's draw.
    if (fastDraw === 'reverted' && !turnTooFastFor(table, rules, event, claimed)) return 'late'
  }
  if (event.call === 'chii' && !mayChow(table, target.seat, event.actor)) return 'seat'
  return makes ? null : 'tiles'
}

/** Whether the tiles can make the group, with those that the player has shown already for the same call. */
const canMakeGroup = (table: Table, { actor, call }: CallEvent, named: readonly Tile[], target: Target | null): boolean => {
  if (!isGroupCall(call)) return true
  const missing = tilesToShow(call) - named.length
  const tiles = missing > 0 ? [...named, ...Array.from({ length: missing }, () => '?' as const)] : named
  // Tiles shown before the call, for which it was not yet said.
  const early = table.players[actor].shown
  const called = early ? undefined : claimToShow(table, actor)
  const isOf = (claim: Claim): boolean =>
    claim.by === actor && claim.call === call && claim.standing === 'good' && claim.target === (target?.event ?? 0)
  const before = called && isOf(called) ? called : undefined
  // Said once more, with another call of the player's still to be shown in between.
  if (called && !before && table.claims.some(isOf)) return false
  // Two tiles are no kong: the verb or the tiles are wrong.
  if (call === 'kan' && named.length === 2 && !early && !before) return false
  const lying = early?.tiles ?? before?.shown ?? []
  const shown = lying.length === 0 || lying.join() === tiles.join() ? [] : lying
  return makesGroup(call, target?.tile ?? before?.tile ?? '?', [...shown, ...tiles])
}

/** Whether a player who has taken the tile has a claim that goes before one of this kind: nobody else can have taken it then. */
const isTaken = (table: Table, rules: RuleSet, event: CallEvent, target: number): boolean => {
  const others = validClaims(table.claims, target).filter(({ by }) => by !== event.actor)
  const [first] = others
  if (!first || !isGroupCall(event.call)) return false
  const moment = Math.min(momentOf(table, event), table.number + 1)
  const { seats } = awardTile(
    rules,
    [...others, { ...first, call: event.call, by: event.actor, moment, called: table.number + 1 }],
    rules.settings['several-wins'],
  )
  return seats !== 'undecided' && !seats.includes(event.actor)
}
