import { declaredWinOf } from '../hand/declared-win.ts'
import type { TableEvent } from '../model/events.ts'
import { entailsDeadHand, type Finding } from '../model/findings.ts'
import type { Penalty } from '../model/penalties.ts'
import type { PenaltyCase, RuleSet } from '../model/rule-set.ts'
import { isKnown } from '../model/tiles.ts'
import { exposedToo } from '../rules/table/tiles-exposed.ts'
import { claimContinuedBy } from '../table/claims.ts'
import { mutablePlayer } from '../table/draft.ts'
import type { Claim, Player, Table } from '../table/table.ts'
import { shortDiscard } from '../table/turn.ts'
import { paidAllTheSame } from './paid-all-the-same.ts'

/** The change that an event makes to an earlier finding: another row of the penalties, a question about the fault, or its removal. */
type Amendment = {
  readonly finding: Finding
  readonly row?: PenaltyCase
  readonly ask?: readonly string[]
  readonly settled?: true
  readonly instead?: Finding
}

/** An event, and the table before and after it. */
export type EventStep = { readonly before: Table; readonly after: Table; readonly event: TableEvent; readonly rules: RuleSet }

/**
 * Later events can make a finding more or less serious: a void call is laid, its caller discards all the same, a tile drawn out of turn
 * goes back, the hand ends in a draw. The finding stays at its event, and its proposal changes (rule book, Penalties).
 */
export const amendFindings = (
  step: EventStep,
  findings: readonly Finding[],
): { readonly table: Table; readonly findings: readonly Finding[] } => {
  if (findings.length === 0) return { table: step.after, findings }
  let { after: table } = step
  let now = findings
  for (const { finding, instead } of paidAllTheSame(table, step.event, findings)) now = now.map((old) => (old === finding ? instead : old))
  for (const { finding, row, ask, settled, instead } of amendments(step, findings)) {
    const penalty = instead?.penalty ?? (row && step.rules.penalties[finding.rule]?.[row]?.penalty)
    if (!penalty && !ask && !settled) continue
    const next: Finding = instead ?? asAmended(finding, table.number, { penalty, ask, settled })
    now = now.map((old) => (old === finding ? next : old))
    const { seat } = finding
    const { dead } = seat === null ? {} : table.players[seat]
    if (finding.imposed !== undefined) continue
    const dies = penalty?.kind === 'dead-hand' && !dead
    // A finding that is now less than a dead hand, or gone, leaves no dead hand.
    const lives = isBy(dead, finding) && (settled || (penalty && !entailsDeadHand(next)))
    if (seat === null || !(dies || lives)) continue
    const draft = { ...table }
    mutablePlayer(draft, seat).dead = dies ? { event: table.number, rule: finding.rule } : undefined
    table = draft
  }
  return { table, findings: now }
}

type How = { readonly penalty: Penalty | undefined; readonly ask: readonly string[] | undefined; readonly settled: true | undefined }

const asAmended = (finding: Finding, settledBy: number, { penalty, ask, settled }: How): Finding =>
  ask
    ? { ...finding, level: 'question', answers: ask, penalty: { kind: 'none' } }
    : { ...finding, ...(penalty && { penalty }), ...(settled && { state: 'settled', settledBy }) }

const amendments = (step: EventStep, findings: readonly Finding[]): readonly Amendment[] =>
  [voidCalls, voidKongs, drawsReturned, drawsMended, tilesExposed, handsChanged, kongsInRiichi, riichiAfterAll, winAfterAll].flatMap(
    (amendment) => amendment(step, findings),
  )

const isBy = (dead: Player['dead'], { rule, event }: Finding): boolean => dead?.rule === rule && dead.event === event

const voidCalls = (step: EventStep, findings: readonly Finding[]): readonly Amendment[] =>
  step.before.claims === step.after.claims
    ? []
    : step.before.claims.flatMap((claim) => {
        const finding = findings.find((about) => isAbout(about, claim))
        const row = finding && nextRow(step, claim)
        return finding && row ? [{ finding, row }] : []
      })

const isAbout = ({ rule, event, seat, level }: Finding, { fault, by }: Claim): boolean =>
  level === 'violation' && rule === fault?.rule && event === fault.event && seat === by

const nextRow = ({ before, after, event }: EventStep, { called, call, shownAt }: Claim): PenaltyCase | undefined => {
  // Once its player has taken and discarded, a claim is no longer followed: only the table before the discard shows it.
  if (event.verb === 'discard' && claimContinuedBy(before, event.actor)?.called === called)
    return call === 'kan' ? 'discardedKong' : 'discarded'
  const now = after.claims.find((claim) => claim.called === called)
  return shownAt === undefined && now?.shownAt !== undefined ? 'laid' : undefined
}

/** A kong that the hand can't make, continued: its replacement tile was drawn, and its declarer discards. */
const voidKongs = ({ before, event }: EventStep, findings: readonly Finding[]): readonly Amendment[] => {
  if (event.verb !== 'discard') return []
  const { groups } = before.players[event.actor]
  const gone = findings.filter(
    ({ rule, level, seat, event: at }) =>
      rule === 'kong.no-group' && level === 'violation' && seat === event.actor && groups.some((group) => group.event === at),
  )
  return gone.map((finding) => ({ finding, row: 'discarded' }))
}

const drawsReturned = ({ before, event }: EventStep, findings: readonly Finding[]): readonly Amendment[] => {
  const extra = event.verb === 'return' ? before.players[event.actor].extra : undefined
  const finding =
    extra && event.verb === 'return' && (isKnown(extra.tile) || (event.tile && isKnown(event.tile)))
      ? findings.find(({ rule, event: at, level }) => rule === 'turn.draw' && at === extra.event && level === 'violation')
      : undefined
  return finding ? [{ finding, row: 'returned' }] : []
}

/** A forgotten draw that is made up for at once: it is one act with the discard, and no tile is missing. */
const drawsMended = ({ before, event }: EventStep, findings: readonly Finding[]): readonly Amendment[] => {
  const short = (event.verb === 'draw' && !event.wrong) || event.verb === 'replace' ? shortDiscard(before, event.actor) : undefined
  const finding = findings.find(
    ({ rule, event: at, state, decision }) =>
      at === short && state === 'open' && !decision && (rule === 'turn.no-draw' || rule === 'kong.no-replacement'),
  )
  return finding ? [{ finding, settled: true }] : []
}

const tilesExposed = ({ before, event, rules }: EventStep, findings: readonly Finding[]): readonly Amendment[] => {
  const more = exposedToo(before, event, findings, rules)
  return more ? [more] : []
}

/** Whether the right tile was discarded can hardly be proved once the hand has ended in a draw (wrc-2025 12.3.5, rrc-1.5 1.9). */
const handsChanged = ({ event, rules }: EventStep, findings: readonly Finding[]): readonly Amendment[] => {
  if (event.verb !== 'end' || event.how !== 'exhaustive') return []
  const changed = findings.filter(
    ({ rule, level, facts }) =>
      rule === 'riichi.hand-changed' && level === 'violation' && facts.answer !== 'proved' && facts.answer !== 'chombo',
  )
  return changed.map((finding) =>
    rules.practice.changedHandAtADraw === 'proof' ? { finding, ask: ['chombo', 'proved'] } : { finding, row: 'atADraw' },
  )
}

/** Before 2016 a kong in riichi is a chombo only at the own win or at an exhaustive draw (3.4.6). */
const kongsInRiichi = ({ before, event }: EventStep, findings: readonly Finding[]): readonly Amendment[] => {
  if (event.verb !== 'end' && event.verb !== 'reveal') return []
  const kongs = findings.filter(({ rule, level, state }) => rule === 'kong.riichi' && level === 'violation' && state === 'open')
  const isAtTheEnd = ({ seat }: Finding): boolean =>
    (event.verb === 'end' && event.how === 'exhaustive') || (seat !== null && declaredWinOf(before, seat) !== undefined)
  return kongs.filter(isAtTheEnd).map((finding) => ({ finding, row: 'atTheEnd' }))
}

/** A riichi stick is returned if the rotated tile is won on, except if that win was retracted or play continued all the same. */
const riichiAfterAll = ({ before, after }: EventStep, findings: readonly Finding[]): readonly Amendment[] => {
  const { returned } = before
  if (!returned || after.returned) return []
  const info = findings.filter(({ rule, seat, state }) => rule === 'riichi.returned' && seat === returned.seat && state === 'open')
  return info.map((finding) => ({ finding, settled: true }))
}

/** A player who showed a hand although another win had precedence is not at fault if that other hand is no winning hand. */
const winAfterAll = ({ before, after, event }: EventStep, findings: readonly Finding[]): readonly Amendment[] => {
  if (event.verb !== 'reveal' || before.claims === after.claims) return []
  const goesFirst = (called: unknown): boolean =>
    before.claims.some((claim) => claim.called === called && claim.yields) &&
    after.claims.some((claim) => claim.called === called && !claim.yields)
  const precedence = findings.filter(({ rule, state, facts }) => rule === 'claim.precedence' && state === 'open' && goesFirst(facts.called))
  // The award of the tile no longer holds either.
  const voided = after.claims.filter(
    ({ called, standing }) => standing === 'void' && before.claims.some((was) => was.called === called && was.standing === 'good'),
  )
  const awarded = findings.filter(
    ({ rule, state, seat, because }) =>
      rule === 'claim.awarded' && state === 'open' && voided.some(({ by, called }) => by === seat && because.includes(called)),
  )
  return [...precedence, ...awarded].map((finding) => ({ finding, settled: true }))
}
