import { isDeepStrictEqual } from 'node:util'
import type { Ref } from '../../../db/log/entry.ts'
import type { Body } from '../../../db/log/kinds.ts'
import type { DecisionWord } from '../../../db/log/vocabulary.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Write } from '../../../db/writing/act.ts'
import { advance } from '../../../engine/judging/judge.ts'
import type { RulingEvent } from '../../../engine/model/events.ts'
import { type ImposedPenalty, isImposable, isSamePenalty, isWithin, type Penalty } from '../../../engine/model/penalties.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import { isRuleId } from '../../../engine/model/rule-ids.ts'
import type { LadderPlace, RuleSet } from '../../../engine/model/rule-set.ts'
import { countedFor, inCircumstance, ladderPlace, type OnLadder, onLadder, worthOf } from '../../../engine/rulebook/penalties/ladders.ts'
import { milderOnLadder } from '../../../engine/rulebook/penalties/milder.ts'
import { penaltiesNamed, unitOf } from '../../../engine/rulebook/penalties/penalty-choices.ts'
import { whyProposed } from '../../../engine/rulebook/penalties/proposal-basis.ts'
import { cachesOf } from '../../context/caches/file-caches.ts'
import { cacheHand } from '../../context/caches/hand-cache.ts'
import type { OpenFile } from '../../context/context.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import { ruleSetIn, ruleSetNameIn } from '../../context/rules/stored-rule-sets.ts'
import { SIGNED_TEXTS, type SignedTexts } from '../../contract/inputs.ts'
import type { Earlier, Proposal } from '../../contract/rulings.ts'
import { refusals } from '../../messages/refusals.ts'
import { writeEvents } from '../../record/enter/record.ts'
import { type FindingChange, logFindings, NO_CHANGE } from '../../record/findings/log-findings.ts'
import { currentPlay, handRow, playHand } from '../../record/played-hand.ts'
import { type PenaltyColumns, penaltyOfColumns } from '../penalties/penalty-columns.ts'
import type { DecidedCase } from './case.ts'
import { deadDeclaration, declarationBy, type PlacedLine, withdrawDeclarations } from './declared-dead.ts'
import { earlierOf, firstRuled } from './repeats.ts'

/** A referee's answer to a case. `supersedes`: the number of the ruling that it replaces, the newest one on this case. */
export type RulingInput = {
  readonly decision: DecisionWord
  readonly penalty?: Penalty | undefined
  readonly proposed?: Penalty | undefined
  readonly remedies: readonly string[]
  readonly supersedes?: number | 'newest' | undefined
} & SignedTexts

/** The texts as the log stores them: under the same names. */
type LoggedTexts = Pick<Body<'ruling'>, keyof SignedTexts>
const TEXTS = Object.keys(SIGNED_TEXTS) as (keyof SignedTexts)[]

export type WrittenRuling = FindingChange & { readonly ruling: number; readonly ref: Ref; readonly seq: number }

/**
 * Writes a ruling within the transaction of an act: the event for the engine, the incident if there is none, the ruling with proposed and
 * imposed penalty, the end of the superseded rulings' penalties, and its own penalty. Refuses before it writes anything.
 */
export const decide = (open: OpenFile, write: Write, about: DecidedCase, said: RulingInput): Result<WrittenRuling, Refusal> => {
  const { db } = open
  const former = standingRulings(db, about, said.supersedes !== undefined)
  const trouble = whyNot(about, said, former)
  if (trouble) return trouble
  const proposals = proposedFor(db, about)
  const [meant] = proposals
  if (said.proposed && said.decision !== 'dismissed' && !isSamePenalty(said.proposed, meant)) return refused(refusals.otherProposal(meant))
  const [newest, ...others] = former
  const imposed = imposedBy(meant, said)
  if (imposed === null) return refused(refusals.noPenaltySaid)
  const proposed = proposals.find((one) => isSamePenalty(one, imposed)) ?? proposals.find((one) => isWithin(one, imposed)) ?? meant
  const decision = decisionOf({ said: said.decision, imposed, before: proposed.kind === 'discretion' ? newest : { imposed: proposed } })
  const told = tellEngine(open, about, { decision, imposed }, former)
  if (!told.ok) return told
  const texts = textsOf(said, newest)
  if (newest && others.length === 0 && said.supersedes === 'newest' && isSaidAgain(newest, { decision, imposed, texts }))
    return refused(about.finding ? refusals.decided(about.finding.id, newest.by) : refusals.ruled(newest.id, newest.by))

  const written = told.value && writeEvents(write, told.value.before, [told.value.line])
  const { table, hand, finding, player, playerName, seat, rule } = about
  const { place, basis } = laddersOf(db, about, imposed)
  const incident =
    about.incident?.ref ?? write('incident', { table, hand, event: finding?.finding.event ?? null, finding: finding?.ref ?? null }).ref
  const ruling = write('ruling', {
    incident,
    finding: finding?.ref ?? null,
    event: written?.ref ?? null,
    supersedes: former.map(({ ref }) => ref),
    decision,
    rule,
    rules: about.rules,
    edition: about.edition,
    sections: [...new Set([...about.sections, ...basis])],
    player,
    playerName,
    seat,
    ...(about.circumstance !== null && { circumstance: about.circumstance }),
    ...(about.minutes !== null && { minutes: about.minutes }),
    ...(place && decision !== 'dismissed' && { step: place }),
    proposed,
    imposed,
    remedies: [...said.remedies],
    ...texts,
  })
  for (const { id } of former) for (const penalty of standingPenalties(db, id)) write('penalty-cancelled', { penalty, reason: said.reason })
  if (imposed.kind !== 'none') {
    const rules = ruleSetIn(db, about.rules, about.edition)
    const worth = rules ? worthOf(rules, imposed) : null
    const voidWithWin = imposed.kind === 'chombo' && rules?.settings['chombo-at-win'] === 'void'
    write('penalty', { ruling: ruling.ref, player, playerName, seat, rule, penalty: imposed, worth, voidWithWin, reason: said.reason })
  }
  const id = sql<number>(db, 'SELECT id FROM ruling WHERE ref = ?').pluck().get(ruling.ref) ?? 0
  const declared = told.value?.declared
  const changed = declared && written ? writeEvents(write, written.hand, [declared], written.ref).hand : written?.hand
  if (changed) cacheHand(cachesOf(open.db).hands, changed)
  const withdrawn = imposed.kind === 'dead-hand' ? null : withdrawDeclarations(open, write, about, written?.ref ?? ruling.ref)
  const change = withdrawn ?? (changed ? logFindings(db, write, changed) : NO_CHANGE)
  return ok({ ...change, ruling: id, ref: ruling.ref, seq: ruling.seq })
}

/** Decides several cases alike, each with a first ruling of its own; nothing is written before all can be. The number of the first one. */
export const decideEach = (
  open: OpenFile,
  write: Write,
  cases: readonly DecidedCase[],
  said: RulingInput,
): Result<number | null, Refusal> => {
  for (const about of cases) {
    const former = standingRulings(open.db, about, false)
    const [newest] = former
    if (newest) return refused(refusals.ruledOn(about.playerName ?? '', newest))
    const trouble = whyNot(about, said, former)
    if (trouble) return trouble
    if (imposedBy(proposedFor(open.db, about)[0], said) === null) return refused(refusals.noPenaltySaid)
  }
  let first: number | null = null
  for (const about of cases) {
    const ruled = decide(open, write, about, said)
    if (!ruled.ok) return ruled
    first ??= ruled.value.ruling
  }
  return ok(first)
}

/** The proposed penalty in a case, the player's earlier offences counted, and those that the text leaves to choose instead. */
export const proposedFor = (db: ReadableDb, about: DecidedCase): readonly [Penalty, ...Penalty[]] => {
  const { rules, edition, first, others } = about
  const set = ruleSetIn(db, rules, edition)
  const penalty = (set && stepOf(db, set, about))?.step.penalty ?? first
  return isSamePenalty(penalty, first) ? [first, ...others] : [penalty]
}

/** The proposed penalty in a case and its reason, with the penalties that a referee may impose instead. */
export const proposalOf = (db: ReadableDb, about: DecidedCase): Proposal => {
  const { rules, edition, first, sections, circumstances, circumstance } = about
  const set = ruleSetIn(db, rules, edition)
  const [penalty, ...others] = proposedFor(db, about)
  return {
    penalty,
    first,
    others,
    milder: (set && milderIn(db, set, about)?.milder.penalty) ?? null,
    sections,
    circumstances,
    circumstance,
    earlier: earlierIn(db, about),
    named: set ? penaltiesNamed(set) : [],
    unit: set ? unitOf(set) : 'tournament',
    rules: ruleSetNameIn(db, rules, edition),
  }
}

const stepOf = (db: ReadableDb, set: RuleSet, about: DecidedCase): OnLadder | null =>
  onLadder(set, about.rule, about.first, inCircumstance(earlierIn(db, about), about).length)

const milderIn = (db: ReadableDb, set: RuleSet, about: DecidedCase): ReturnType<typeof milderOnLadder> =>
  about.finding &&
  milderOnLadder(
    set,
    about.finding.finding,
    earlierIn(db, about).map((one) => one.imposed),
  )

/**
 * The place on a ladder: that of the milder sanction if it is the imposed one, else that of the proposal. `basis`: the sections by which the text has
 * the penalty imposed.
 */
const laddersOf = (
  db: ReadableDb,
  about: DecidedCase,
  imposed: ImposedPenalty,
): { readonly place: LadderPlace | null; readonly basis: readonly string[] } => {
  const set = ruleSetIn(db, about.rules, about.edition)
  if (!set) return { place: null, basis: [] }
  const allowed = milderIn(db, set, about)
  const milder = allowed && isSamePenalty(allowed.milder.penalty, imposed) ? allowed : null
  const place = milder ? milder.ladder : stepOf(db, set, about)
  const { section } = milder?.milder ?? {}
  const row = isRuleId(about.rule) && imposed.kind !== 'none' ? whyProposed(set, about.rule, imposed, 0).row : null
  const basis = milder ? (section ? [section] : []) : row && !row.house ? row.sections : []
  return { place: place && ladderPlace(set, place), basis }
}

const earlierIn = (
  db: ReadableDb,
  { rule, first, rules, edition, finding, incident, player, playerName, hand, seat }: DecidedCase,
): readonly Earlier[] => {
  const set = ruleSetIn(db, rules, edition)
  const counted = set ? countedFor(set, rule, first) : { rules: [rule], kinds: null }
  const before = finding ? finding.entry : incident ? firstRuled(db, incident.id) : undefined
  return earlierOf(db, { counted, player, playerName, hand, seat, other: incident?.id, ...(before !== undefined && { before }) })
}

type Former = PenaltyColumns<'imposed_'> & { readonly [Text in keyof SignedTexts]-?: string | null } & {
  readonly id: number
  readonly ref: Ref
  readonly by: string
  readonly decision: RulingInput['decision']
}

/** The texts of a ruling; one that it does not say is that of the ruling which it replaces. */
const textsOf = (said: SignedTexts | Former, former?: Former): LoggedTexts => {
  const texts = TEXTS.map((name) => [name, said[name] ?? former?.[name]] as const).filter(([, text]) => typeof text === 'string')
  return Object.fromEntries(texts) as LoggedTexts
}

/** A command given twice is no second thought. */
const isSaidAgain = (
  former: Former,
  now: { readonly decision: RulingInput['decision']; readonly imposed: Penalty; readonly texts: LoggedTexts },
): boolean => isDeepStrictEqual({ decision: former.decision, imposed: penaltyOfColumns(former, 'imposed_'), texts: textsOf(former) }, now)

/**
 * The rulings of a case that nothing has superseded, newest first: one, or several where two people decided at once. `withTwins`: then those
 * on the twins of its finding.
 */
const standingRulings = (
  db: ReadableDb,
  { finding, incident, rule, player, playerName }: DecidedCase,
  withTwins: boolean,
): readonly Former[] => {
  if (!finding && !incident) return []
  const all = `SELECT id, ref, by, decision, imposed_kind, imposed_amount, imposed_unit, ${TEXTS.join(', ')} FROM ruling_now
    WHERE taken_back IS NULL AND superseded_by IS NULL AND`
  return finding
    ? sql<Former>(db, `${all} ${withTwins ? OF_MATTER : 'finding = ?'} ORDER BY finding <> ?, id DESC`).all(finding.id, finding.id)
    : sql<Former>(db, `${all} incident = ? AND rule = ? AND player IS ? AND player_name IS ? ORDER BY id DESC`).all(
        incident?.id ?? 0,
        rule,
        player,
        playerName,
      )
}

const OF_MATTER = 'matter = (SELECT coalesce(twin, id) FROM finding WHERE id = ?)'

const whyNot = ({ finding }: DecidedCase, { decision, penalty, supersedes }: RulingInput, former: readonly Former[]) => {
  const [newest] = former
  if (decision === 'changed' && !penalty) return refused(refusals.noPenaltySaid)
  if (newest && supersedes === undefined)
    return refused(finding ? refusals.decided(finding.id, newest.by) : refusals.ruled(newest.id, newest.by))
  if (typeof supersedes === 'number' && supersedes !== newest?.id) return refused(refusals.notNewest(supersedes))
  if (finding && !newest && finding.gone !== null) return refused(refusals.findingGone(finding.id))
  return finding && !newest && finding.finding.state !== 'open' ? refused(refusals.notOpen(finding.id)) : null
}

/**
 * The event that reports a ruling to the engine: on a finding, or one that declares a hand dead. A confirmed finding
 * has to come back if a dismissal removed it. A finding that disappeared with the record needs no event.
 */
const tellEngine = (
  open: OpenFile,
  about: DecidedCase,
  { decision, imposed }: { readonly decision: RulingInput['decision']; readonly imposed: ImposedPenalty },
  former: readonly Former[],
): Result<PlacedLine | null, Refusal> => {
  const { finding } = about
  if (!finding) return ok(deadDeclaration(open, about, imposed))
  const hand = handRow(open.db, finding.hand)
  if (!hand) return refused(refusals.handGone)
  if (finding.gone !== null && (decision === 'dismissed' || former[0]?.decision !== 'dismissed'))
    return decision === 'dismissed' ? ok(null) : refused(refusals.findingGone(finding.id))
  const { rule, event, seat, penalty } = finding.finding
  const before = playHand(open.db, hand)
  const line: RulingEvent =
    decision === 'dismissed'
      ? { actor: '*', verb: 'ruling', event, rule, decision }
      : { actor: '*', verb: 'ruling', event, rule, decision: 'upheld', ...(imposed.kind !== penalty.kind && { imposed: imposed.kind }) }
  const placed = { before, line, declared: declarationBy(before, about, imposed) }
  if (finding.gone === null) return ok(placed)
  const found = advance(currentPlay(before), line).findings
  const isBack = found.some((one) => one.rule === rule && one.event === event && one.seat === seat)
  return isBack ? ok(placed) : refused(refusals.findingGone(finding.id))
}

/** The imposed penalty; null if it is left to the referee and the referee has not named one. */
const imposedBy = (proposed: Penalty, { decision, penalty }: RulingInput): ImposedPenalty | null => {
  const imposed: Penalty = decision === 'dismissed' ? { kind: 'none' } : (penalty ?? proposed)
  return isImposable(imposed) ? imposed : null
}

/**
 * Whether a ruling changes a penalty: the proposed one, or the one imposed before if none was proposed. A first decision changes nothing.
 */
const decisionOf = ({ said, imposed, before }: Deciding): RulingInput['decision'] => {
  if (said === 'dismissed') return said
  const was =
    before && 'decision' in before ? (before.decision === 'dismissed' ? undefined : penaltyOfColumns(before, 'imposed_')) : before?.imposed
  return was === undefined || isWithin(was, imposed) ? 'upheld' : 'changed'
}
type Deciding = {
  readonly said: RulingInput['decision']
  readonly imposed: Penalty
  readonly before: Former | { readonly imposed: Penalty } | undefined
}

const standingPenalties = (db: ReadableDb, ruling: number): readonly Ref[] =>
  sql<Ref>(db, 'SELECT ref FROM penalty WHERE ruling = ? AND taken_back IS NULL AND cancelled_at IS NULL').pluck().all(ruling)
