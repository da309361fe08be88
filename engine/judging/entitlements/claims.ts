import type { CallEvent, GroupCall } from '../../model/events.ts'
import type { Level } from '../../model/findings.ts'
import type { RuleId } from '../../model/rule-ids.ts'
import type { SetClosing, WinClosing } from '../../model/rule-set.ts'
import { nextSeat, type Seat } from '../../model/seats.ts'
import { ruleById } from '../../rules/index.ts'
import { awardTile } from '../../table/award.ts'
import { validClaims } from '../../table/claims.ts'
import type { Claim, Target } from '../../table/table.ts'
import { winClosing } from '../../table/windows.ts'
import type { Play } from '../play.ts'
import { raisedBefore } from '../run-rules.ts'
import { groupFitOf } from './group-tiles.ts'
import { winFitOf } from './win-fit.ts'

/** The ways to claim a tile. */
export const CLAIM_KINDS = ['chii', 'pon', 'kan', 'ron'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** Until when a claim is in time: the first of these acts of `seat`, or the next discard, ends it. `unstated`: the rules do not say. */
export type ClaimDeadline = { readonly acts: readonly (SetClosing | WinClosing)[] | 'unstated'; readonly seat: Seat }

/** Why a claim is not open. A rule id: the finding that calling it now would raise. */
export type WhyNotClaimable = RuleId | 'no-tile' | 'hand-over' | 'kong-tile' | 'tiles' | 'furiten' | 'no-yaku' | 'not-orphans' | 'yields'

/**
 * Whether a player may claim the last tile. `may`: the record shows that the hand can. `may-be`: nothing speaks against it, but the hand is
 * unknown. `asks`: the referee would have to answer a question. `event`: the event that closed it, 0 before the record.
 */
export type ClaimRight =
  | { readonly is: 'may' | 'may-be'; readonly until: ClaimDeadline }
  | { readonly is: 'asks'; readonly why: RuleId; readonly until: ClaimDeadline }
  | { readonly is: 'no'; readonly why: WhyNotClaimable; readonly event?: number }

/** Whether a player may claim the last discard, or a kong's tile, at the last event; hands count as far as they are known. */
export const claimRightOf = (play: Play, seat: Seat, claim: ClaimKind): ClaimRight => {
  const { table } = play
  const { target, ended } = table
  if (!target) return { is: 'no', why: 'no-tile' }
  if (ended) return { is: 'no', why: 'hand-over', event: ended.event }
  if (target.kind !== 'discard' && claim !== 'ron') return { is: 'no', why: 'kong-tile', event: target.event }
  if (target.kind === 'ankan' && play.rules.practice.robConcealed === 'none')
    return { is: 'no', why: 'kong.rob-concealed', event: target.event }
  const found = foundIf(play, { actor: seat, verb: 'call', call: claim })
  const fault = found.find(isFault)
  if (target.seat === seat) return { is: 'no', why: 'claim.own-discard', event: target.event }
  if (fault) return { is: 'no', why: fault.rule, ...(fault.event !== undefined && { event: fault.event }) }
  const fit = claim === 'ron' ? winClaim(play, seat, target) : groupClaim(play, seat, claim, target)
  if (typeof fit === 'object') return fit
  const yields = yieldsTo(play, seat, claim, target)
  if (yields) return { is: 'no', why: 'yields', event: yields.called }
  const until = untilOf(play, claim, target)
  const question = found.find(({ level }) => level === 'question')
  if (question) return { is: 'asks', why: question.rule, until }
  return fit === 'by-setting' ? { is: 'asks', why: 'win.no-yaku', until } : { is: fit, until }
}

type Fitted = 'may' | 'may-be' | 'by-setting' | ClaimRight

const groupClaim = ({ table }: Play, seat: Seat, call: GroupCall, target: Target): Fitted => {
  const fit = groupFitOf(table.players[seat].hand, call, target.tile)
  return fit === 'does-not-fit' ? { is: 'no', why: 'tiles' } : fit === 'fits' ? 'may' : 'may-be'
}

const winClaim = (play: Play, seat: Seat, target: Target): Fitted => {
  const fit = winFitOf(play, seat, target)
  switch (fit.is) {
    case 'wins':
      return 'may'
    case 'may-win':
      return 'may-be'
    case 'by-setting':
      return 'by-setting'
    case 'does-not-fit':
      return { is: 'no', why: 'tiles' }
    case 'furiten':
      return { is: 'no', why: 'furiten', event: fit.furiten.event }
    case 'no-yaku':
    case 'not-orphans':
      return { is: 'no', why: fit.is }
  }
}

/** The findings that calling the claim now would raise, with the event that speaks against it. */
const foundIf = ({ table, rules, number, decisions }: Play, call: CallEvent) => {
  const { findings } = raisedBefore({ table, rules, number: number + 1 }, call, decisions)
  return findings
    .filter(({ rule }) => ruleById(rule).onCall !== undefined)
    .map(({ rule, level, because }) => ({ rule, level, event: because.filter((event) => event <= number && event > 0).at(-1) }))
}

/** Whether a finding makes the call void. A draw that was too fast is the drawer’s fault, and the call is valid. */
const isFault = ({ rule, level }: { readonly rule: RuleId; readonly level: Level }): boolean =>
  level === 'violation' ? ruleById(rule).onCall !== 'stands' : ruleById(rule).onCall === 'void'

/** The claim in force that has precedence over this one. */
const yieldsTo = ({ table, rules }: Play, by: Seat, call: ClaimKind, { tile, seat: from, event: target }: Target): Claim | undefined => {
  const claims = validClaims(table.claims, target)
  const others = claims.filter((claim) => claim.by !== by)
  if (others.length === 0) return undefined
  const called = table.number + 1
  const mine: Claim = { ...EMPTY, call, by, tile, from, target, called, moment: called }
  const several = table.several?.target === target ? table.several.who : rules.settings['several-wins']
  const { seats } = awardTile(rules, [...claims, mine], several)
  return seats === 'undecided' || seats.includes(by) ? undefined : others.find((claim) => seats.includes(claim.by))
}

const EMPTY = {
  clock: undefined,
  gap: undefined,
  said: undefined,
  short: false,
  standing: 'good',
  fault: undefined,
  yields: false,
  shown: [],
  shownAt: undefined,
  takenAt: undefined,
  discardedAt: undefined,
  since: [],
  found: [],
} as const

const untilOf = ({ table, rules: { windows } }: Pick<Play, 'table' | 'rules'>, claim: ClaimKind, target: Target): ClaimDeadline => {
  const seat = target.kind === 'discard' ? nextSeat(target.seat, table.form.seats) : target.seat
  return { acts: claim === 'ron' ? winClosing(windows, target) : windows.sets, seat }
}
