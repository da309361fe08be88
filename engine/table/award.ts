import type { GameForm } from '../model/game-form.ts'
import type { RuleSet } from '../model/rule-set.ts'
import { type Seat, seatDistance } from '../model/seats.ts'
import type { Settings } from '../model/settings.ts'
import { isExact, secondsBetween } from './pace.ts'
import type { Claim } from './table.ts'

/** The players who get a claimed tile, and why; `undecided` if the rule set does not say which of them win. */
export type TileAward =
  | { readonly seats: readonly Seat[]; readonly why: 'win' | 'nearest' | 'all' | 'first' | 'together' | 'group' }
  | { readonly seats: 'undecided' }

/** Weighs the valid claims on one tile (rule book, Claim windows). `several`: the winners when several players win. */
export const awardTile = (
  rules: Pick<RuleSet, 'form' | 'windows' | 'settings'>,
  claims: readonly Claim[],
  several: Settings['several-wins'],
): TileAward => {
  const wins = claims.filter((claim) => claim.call === 'ron')
  const [win] = wins
  if (win) {
    if (new Set(wins.map(({ by }) => by)).size === 1) return { seats: [win.by], why: 'win' }
    if (several === 'ask') return { seats: 'undecided' }
    const inOrder = [...wins].sort((a, b) => far(a, rules.form) - far(b, rules.form)).map(({ by }) => by)
    return several === 'all' ? { seats: inOrder, why: 'all' } : { seats: inOrder.slice(0, 1), why: 'nearest' }
  }
  const [first] = claims
  if (!first) return { seats: [], why: 'first' }
  const group = claims.find((claim) => claim.call !== 'chii')
  if (rules.windows.chow === 'yields')
    return group && group !== first ? { seats: [group.by], why: 'group' } : { seats: [first.by], why: group ? 'group' : 'first' }
  const better = first.call === 'chii' ? claims.find((claim) => claim.call !== 'chii' && countsAsTogether(rules, first, claim)) : undefined
  return better ? { seats: [better.by], why: 'together' } : { seats: [first.by], why: 'first' }
}

/**
 * A chow and a pung or kong called after it, of which nobody knows whether they were clearly apart. Null if there are none, and where a win takes
 * the tile anyway.
 */
export const callsToWeigh = (
  rules: Pick<RuleSet, 'windows' | 'settings'>,
  claims: readonly Claim[],
): { readonly first: Claim; readonly later: Claim } | null => {
  const [first] = claims
  if (rules.windows.chow !== 'first-if-apart' || first?.call !== 'chii' || claims.some(({ call }) => call === 'ron')) return null
  const later = claims.find((claim) => claim.call !== 'chii' && claim.by !== first.by)
  return later && callsApart(rules, first, later) === 'unknown' ? { first, later } : null
}

const countsAsTogether = (rules: Pick<RuleSet, 'windows' | 'settings'>, first: Claim, later: Claim): boolean =>
  first.moment === later.moment || (rules.windows.chow === 'first-if-apart' && callsApart(rules, first, later) !== 'apart')

/**
 * Whether two calls on one tile were clearly apart: as the referee or play has answered, by `&`, or by the clocks and the setting
 * `call-gap`. The order of two lines alone does not show it.
 */
const callsApart = (
  { settings }: Pick<RuleSet, 'settings'>,
  first: Pick<Claim, 'moment' | 'clock'>,
  later: Pick<Claim, 'moment' | 'clock' | 'gap'>,
): 'apart' | 'together' | 'unknown' => {
  if (first.moment === later.moment) return 'together'
  if (later.gap === 'apart' || later.gap === 'together') return later.gap
  const gap = settings['call-gap']
  const seconds = secondsBetween(first.clock, later.clock)
  if (gap === null || !isExact(settings) || seconds === undefined) return 'unknown'
  return seconds >= gap ? 'apart' : 'together'
}

const far = ({ from, by }: Claim, { seats }: GameForm): number => (from === null ? 0 : seatDistance(from, by, seats))
