import { declaredWinOf } from '../hand/declared-win.ts'
import { entailsDeadHand, type Finding } from '../model/findings.ts'
import { memoized } from '../model/memo.ts'
import type { Remedy } from '../model/penalties.ts'
import type { RuleId } from '../model/rule-ids.ts'
import type { PenaltyCase, RuleSet } from '../model/rule-set.ts'
import type { Seat } from '../model/seats.ts'
import { isKnown } from '../model/tiles.ts'
import { penaltyAt } from '../rulebook/penalties/chombo.ts'
import { isOnlyPointedOut, remediesUnder, weighed } from '../rulebook/rule-under-set.ts'
import { rules as allRules, ruleById } from '../rules/index.ts'
import type { Amendment, EventStep } from '../rules/rule.ts'
import { claimContinuedBy, claimOn } from '../table/claims.ts'
import { mutablePlayer } from '../table/draft.ts'
import { latestAct } from '../table/moments.ts'
import type { Claim, Player, Table } from '../table/table.ts'
import { type Decisions, decisionKey } from './decisions.ts'
import { restsOnRefuted } from './declared-despite.ts'
import { paidAllTheSame } from './paid-all-the-same.ts'
import { withPutRight, withSetKept } from './put-right.ts'

/**
 * Later events can make a finding more or less serious: a void call is laid, its caller discards all the same, a tile drawn out of turn
 * goes back, the hand ends in a draw. The finding stays at its event, and its proposal changes (rule book, Penalties).
 */
export const amendFindings = (
  step: EventStep,
  findings: readonly Finding[],
  decisions: Decisions,
): { readonly table: Table; readonly findings: readonly Finding[] } => {
  if (findings.length === 0) return { table: step.after, findings }
  let { after: table } = step
  let now = findings
  // The referee says that the record is right: then the fault stays.
  const isRefused = ({ event, rule }: Finding): boolean => decisions.get(decisionKey(event, rule))?.kind === 'dismissed'
  const refuted: Finding[] = []
  for (const { finding, instead } of paidAllTheSame(table, step.event, findings)) {
    if (isRefused(instead)) continue
    now = now.map((old) => (old === finding ? instead : old))
    refuted.push(finding)
  }
  for (const { finding, row, ask, settled, instead: raised } of amendments(step, findings)) {
    if (raised && isRefused(raised)) {
      // The fault stays; that its player then declared something is a second one only beyond doubt.
      refuted.push(finding)
      continue
    }
    const instead = raised && weighed(raised, step.rules)
    const proposal = row && !isOnlyPointedOut(finding.rule, step.rules) ? step.rules.penalties[finding.rule]?.[row] : undefined
    const said = instead?.penalty ?? proposal?.penalty
    const { sections } = instead ?? finding
    const proposed = said && penaltyAt({ penalty: said, sections }, step.rules, { table: step.before, event: finding.event })
    if (!proposed && !ask && !settled) continue
    const next = instead
      ? replaced(finding, { ...instead, ...proposed }, step)
      : asAmended(finding, step, { proposed, remedies: proposal?.remedies, ask, settled })
    now = now.map((old) => (old === finding ? next : old))
    if (next.state === 'settled' || next.level === 'record') refuted.push(finding)
    const { seat } = finding
    const { dead } = seat === null ? {} : table.players[seat]
    if (finding.imposed !== undefined || step.rules.deadFrom === 'declaration') continue
    const dies = proposed?.penalty.kind === 'dead-hand' && !dead
    // A finding that is now less than a dead hand, or gone, leaves no dead hand.
    const lives = isBy(dead, finding) && (settled || (proposed && !entailsDeadHand(next)))
    if (seat === null || !(dies || lives)) continue
    const draft = { ...table }
    mutablePlayer(draft, seat).dead = dies ? { event: table.number, rule: finding.rule } : undefined
    table = draft
  }
  const fell = tileThatFell(step, decisions)
  const ofTile = fell === undefined ? [] : now.filter(({ event, state, decision }) => event === fell && state !== 'settled' && !decision)
  refuted.push(...ofTile)
  now = now.map((one) => (ofTile.includes(one) ? { ...one, state: 'settled', settledBy: step.after.number } : one))
  now = withSetKept(withPutRight(now, step), step)
  if (refuted.length > 0)
    now = now.map((one) => (restsOnRefuted(one, refuted, step.before) ? { ...one, state: 'settled', settledBy: step.after.number } : one))
  return { table, findings: now }
}

/** The event of a discard that goes back because its tile fell by accident, as the referee says: it was none, and nobody is at fault for it. */
const tileThatFell = ({ before, after, event }: EventStep, decisions: Decisions): number | undefined => {
  if (event.verb !== 'retract' || event.tile === undefined) return undefined
  const answer = decisions.get(decisionKey(after.number, 'discard.taken-back'))
  return answer?.kind === 'answer' && answer.word === 'accident' ? before.players[event.actor].river.at(-1)?.event : undefined
}

/**
 * The findings of a hand that is paid all the same: a chombo beside another player's win, or at an exhaustive draw, brings no new deal. One in the
 * moment of such a win costs nothing.
 */
export const withoutNewDeal = (
  findings: readonly Finding[],
  table: Table,
  { settings, settingSources }: Pick<RuleSet, 'settings' | 'settingSources'>,
): readonly Finding[] => {
  const isDrawPaid = settings['chombo-at-draw'] === 'paid' && table.ended?.how === 'exhaustive'
  const isWinPaid = settings['chombo-at-win'] === 'void'
  const winners = isWinPaid ? shownWinners(table, findings) : []
  const others = isWinPaid && table.ended === null ? unshownWinners(table) : []
  if (!isDrawPaid && winners.length === 0 && others.length === 0 && !findings.some(({ facts }) => facts.unshown !== undefined))
    return findings
  const { sections: ofText = [] } = settingSources['chombo-at-win'] ?? {}
  return findings.map((given) => {
    const one = withUnshown(given, others)
    const { seat, event, remedies, sections, penalty } = one
    const isBesideWin = winners.some((winner) => winner !== seat)
    const isOfHand = remedies.includes('re-deal') || penalty.kind === 'chombo'
    if (!isOfHand || !(isDrawPaid || isBesideWin)) return one
    const kept = { ...one, remedies: remedies.filter((remedy) => remedy !== 're-deal') }
    const isVoid = isBesideWin && event > latestAct(table)
    return isVoid ? { ...kept, penalty: { kind: 'none' }, sections: [...new Set([...sections, ...ofText])] } : kept
  })
}

/** The finding of a new deal that waits for the hands of other players, as `unshown` among its facts. */
const withUnshown = (finding: Finding, others: readonly Seat[]): Finding => {
  const { facts, seat, level, remedies } = finding
  const unshown = others.filter((other) => other !== seat).join('')
  const isWaiting = unshown !== '' && level === 'violation' && remedies.includes('re-deal')
  if (!isWaiting && facts.unshown === undefined) return finding
  return { ...finding, facts: { ...facts, unshown: isWaiting ? unshown : undefined } }
}

/** The players who have declared a win in force and not shown the hand. */
const unshownWinners = (table: Table): readonly Seat[] =>
  table.form.seats.filter((seat) => {
    const win = declaredWinOf(table, seat)
    return win !== undefined && (table.players[seat].revealed ?? 0) < win.called
  })

/** The players who have declared a win and shown the hand, if nothing was found against that win. */
const shownWinners = (table: Table, findings: readonly Finding[]): readonly Seat[] =>
  table.form.seats.filter((seat) => {
    const win = declaredWinOf(table, seat)
    if (!win || (table.players[seat].revealed ?? 0) < win.called) return false
    return !findings.some((one) => one.seat === seat && one.state !== 'settled' && one.remedies.includes('win-void'))
  })

/** The finding with the remedies that its penalty brings. */
const withRemedies = (finding: Finding, rules: RuleSet): Finding =>
  finding.level === 'violation' ? { ...finding, remedies: remediesUnder(finding.remedies, finding, rules) } : finding

/** Whether no later event changes these findings: each is a remark that its rule leaves as it is. Computed once for each list. */
export const { get: areFinal } = memoized((findings: readonly Finding[]): boolean =>
  findings.every(
    ({ rule, level, imposed, declared, remedies }) =>
      (level === 'advice' || level === 'info' || level === 'record') &&
      imposed === undefined &&
      declared === undefined &&
      !remedies.includes('re-deal') &&
      !remedies.includes('return-tile') &&
      ruleById(rule).amend === undefined,
  ),
)

type How = {
  readonly proposed: ReturnType<typeof penaltyAt> | undefined
  readonly remedies: readonly Remedy[] | undefined
  readonly ask: readonly string[] | undefined
  readonly settled: true | undefined
}

/** Another finding in place of one; with the same penalty its remedies are those that its rule says. */
const replaced = (finding: Finding, instead: Finding, { rules }: EventStep): Finding =>
  instead.penalty.kind === finding.penalty.kind ? instead : withRemedies(instead, rules)

const asAmended = (finding: Finding, { after, rules }: EventStep, { proposed, remedies, ask, settled }: How): Finding =>
  withRemedies(
    ask
      ? { ...finding, level: 'question', answers: ask, penalty: { kind: 'none' } }
      : {
          ...finding,
          ...proposed,
          ...(remedies && { remedies }),
          ...(settled && { state: 'settled', settledBy: after.number }),
        },
    rules,
  )

const amendments = (step: EventStep, findings: readonly Finding[]): readonly Amendment[] => {
  const byRule = AMENDING.flatMap(({ id, amend }) => {
    const own = findings.filter(({ rule }) => rule === id)
    return own.length === 0 ? [] : (amend?.(own, step) ?? [])
  })
  const replacing = byRule.filter(({ instead }) => instead)
  const shown = shownWins(step, findings).filter((one) => !replacing.some(({ finding }) => finding === one.finding))
  return [...voidCalls(step, findings), ...shown, ...firstOfTwo(step, findings), ...byRule]
}

const AMENDING = allRules.filter(({ amend }) => amend !== undefined)

/** Whether a hand is dead by a finding: since its act, or since the later act that made it that serious. */
const isBy = (dead: Player['dead'], { rule, event }: Finding): boolean => dead?.rule === rule && dead.event >= event

const voidCalls = (step: EventStep, findings: readonly Finding[]): readonly Amendment[] =>
  step.before.claims === step.after.claims && step.event.verb !== 'replace'
    ? []
    : step.before.claims.flatMap((claim) => {
        const finding = findings.find((about) => isAbout(about, claim))
        const row = finding && nextRow(step, claim)
        return finding && row ? [{ finding, row }] : []
      })

const isAbout = ({ rule, event, seat, level }: Finding, { fault, by }: Claim): boolean =>
  level === 'violation' && rule === fault?.rule && event === fault.event && seat === by

const nextRow = ({ before, after, event, rules }: EventStep, { called, call, by, shownAt }: Claim): PenaltyCase | undefined => {
  // Once its player has taken and discarded, a claim is no longer followed: only the table before the discard shows it.
  if (event.verb === 'discard' && claimContinuedBy(before, event.actor)?.called === called)
    return call === 'kan' ? 'discardedKong' : 'discarded'
  const isReplaced = event.verb === 'replace' && claimOn(before, event.actor)?.called === called
  if (isReplaced && rules.practice.putRightUntil === 'discard-or-replacement') return 'discardedKong'
  const now = after.claims.find((claim) => claim.called === called && claim.by === by)
  return shownAt === undefined && now?.shownAt !== undefined ? 'laid' : undefined
}

/** A win that does not count, whose player shows the hand before play has gone on. */
const shownWins = ({ before, after, event }: EventStep, findings: readonly Finding[]): readonly Amendment[] => {
  if (event.verb !== 'reveal' || (before.ended && before.ended.how !== 'win') || declaredWinOf(after, event.actor)) return []
  const lastAct = latestAct(before)
  return findings
    .filter(({ seat, level, event: at, facts: { call } }) => seat === event.actor && level === 'violation' && at >= lastAct && isWin(call))
    .map((finding) => ({ finding, row: 'shown' }))
}

/** Findings about a discard after which its player discards another tile: one of the two lines is wrong, and the first proves nothing. */
const firstOfTwo = ({ before: { before, lastDiscard, turn }, event }: EventStep, findings: readonly Finding[]): readonly Amendment[] =>
  event.verb === 'discard' &&
  event.wrong !== true &&
  before?.verb === 'discard' &&
  lastDiscard?.seat === event.actor &&
  before.actor === event.actor &&
  isKnown(before.tile) &&
  isKnown(event.tile) &&
  before.tile !== event.tile &&
  turn.due === 'draw' &&
  turn.seat !== event.actor
    ? findings
        .filter(
          ({ rule, level, event: at, decision }) => at === lastDiscard.event && level === 'violation' && !decision && OF_DISCARD.has(rule),
        )
        .map((finding) => ({ finding, settled: true }))
    : []

/** Proved by the tile of a discard or by how it lies. */
const OF_DISCARD: ReadonlySet<RuleId> = new Set(['swap.same-tile', 'swap.other-end', 'riichi.hand-changed', 'riichi.rotation'])

const isWin = (call: unknown): boolean => call === 'ron' || call === 'tsumo'

/** The findings without those that give way to another finding that rests on the same event: one mistake, one finding. */
export const withoutGivenWay = (findings: readonly Finding[]): readonly Finding[] => {
  const givesWay = findings.filter(({ rule, decision }) => !decision && ruleById(rule).givesWay === true)
  if (givesWay.length === 0) return findings
  const beaten = givesWay.filter((finding) => findings.some((other) => other !== finding && restsOn(other, finding)))
  return beaten.length === 0 ? findings : findings.filter((finding) => !beaten.includes(finding))
}

const restsOn = ({ level, state, because }: Finding, { event }: Finding): boolean =>
  level !== 'info' && state !== 'settled' && because.includes(event)
