import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { isConductId, isHouseConduct } from '../../../engine/model/conduct.ts'
import type { Circumstance } from '../../../engine/model/penalties.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import { isRuleId } from '../../../engine/model/rule-ids.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { SEATS, type Seat } from '../../../engine/model/seats.ts'
import {
  type ConductProposal,
  circumstancesAsked,
  isCircumstanceOf,
  proposedForConduct,
} from '../../../engine/rulebook/penalties/conduct-penalties.ts'
import { casesUnrecorded, proposedUnrecorded } from '../../../engine/rulebook/rule-in-edition.ts'
import type { DeskContext, OpenFile, ProcedureOf, ResolvedProcedureOf } from '../../context/context.ts'
import { type LoggedPerson, type NamedPerson, NO_PERSON } from '../../context/players.ts'
import { readHandHeader } from '../../context/read-hand.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import { type RulesNamed, rulesFor } from '../../context/rules/rules-in-force.ts'
import { ruleSetIn } from '../../context/rules/stored-rule-sets.ts'
import { entryOfKey } from '../../context/saving/idempotency.ts'
import { transact } from '../../context/saving/transact.ts'
import type { InputOf } from '../../contract/base.ts'
import type { incidents } from '../../contract/incidents.ts'
import type { penalties as contract } from '../../contract/penalties.ts'
import type { Proposal } from '../../contract/rulings.ts'
import { refusals } from '../../messages/refusals.ts'
import { handRow, newestHand } from '../../record/played-hand.ts'
import { seatedAt } from '../../record/tables/seated-players.ts'
import type { DecidedCase } from '../decide/case.ts'
import { decide, decideEach, proposalOf, proposedFor } from '../decide/decide.ts'
import { findingRow } from '../findings/finding-row.ts'
import { caseOf, rulingSince } from '../findings/rule.ts'
import { readLedgerRow } from '../penalties/ledger.ts'
import { type StandingIncident, signIncident, standingIncident } from './change.ts'
import { resolvePersonAt } from './named-person.ts'

/** A person's observation: a rule of the rule book, of its conduct list or of the house, and the player it is about. */
export type Observation = Omit<InputOf<typeof incidents.propose>, 'incident'>

/** Rules on an incident: on its finding, if it has one under this rule; else on a person's observation. */
export const ruleOnIncident: ResolvedProcedureOf<typeof incidents.rule> = (desk, open, asked) =>
  signIncident(desk, open, asked, (write, incident) => {
    const about = caseIn(open.db, incident, asked)
    return about.ok ? decide(open, write, about.value, asked) : about
  })

/** Rules on an observation about every player of an incident's table in one act; all cases are checked before the first is written. */
export const ruleOnTable: ResolvedProcedureOf<typeof incidents.ruleOnTable> = (desk, open, asked) =>
  signIncident(desk, open, asked, (write, incident) => {
    const { table, hand } = incident
    const players = table === null ? [] : playersAt(open.db, table, hand)
    if (players.length === 0) return refused(refusals.nobodySeated)
    const cases: DecidedCase[] = []
    for (const one of players) {
      const about = observedCase(open.db, incident, { ...asked, ...one })
      if (!about.ok) return about
      cases.push(about.value)
    }
    return decideEach(open, write, cases, asked)
  })

/** A penalty without an act before it; `table`: the player's table, if any. */
type ImposedRuling = InputOf<typeof contract.impose>

/** Imposes a penalty for conduct in one act: an incident, its ruling and the penalty. Null: the ruling imposes none. */
export const imposePenalty: ProcedureOf<typeof contract.impose> = (desk, open, asked) => {
  const imposed = imposeOn(desk, open, asked, [asked.player])
  if (!imposed.ok) return imposed
  const [penalty] = imposed.value
  return penalty === undefined ? ok(null) : readLedgerRow(open.db, penalty)
}

/**
 * Imposes a penalty for conduct on every player of a table in one act, each with an incident, a ruling and a penalty of its own. Without a penalty,
 * each has the one that the earlier cases of the player lead to.
 */
export const imposeOnTable: ProcedureOf<typeof contract.imposeOnTable> = (desk, open, asked) => {
  const { db } = open
  const players = playersAt(db, asked.table, null)
  if (players.length === 0) return refused(refusals.nobodySeated)
  const imposed = imposeOn(
    desk,
    open,
    asked,
    players.map(({ player }) => player),
  )
  if (!imposed.ok) return imposed
  return ok(
    imposed.value.flatMap((id) => {
      const row = readLedgerRow(db, id)
      return row.ok ? [row.value] : []
    }),
  )
}

/** The penalties imposed, a case for each player; all are checked before the first is written. */
const imposeOn = (
  desk: DeskContext,
  open: OpenFile,
  asked: Omit<ImposedRuling, 'player'>,
  players: readonly NamedPerson[],
): Result<readonly number[], Refusal> => {
  const { db } = open
  const { table, by, key, penalty } = asked
  const done = transact<number | null>(desk, open, {
    by,
    signed: true,
    table,
    once: { key, again: null },
    act: (write) => {
      const cases: DecidedCase[] = []
      for (const player of players) {
        const about = conductCase(db, { ...asked, player })
        if (!about.ok) return about
        // a ruling without a penalty is never a default: somebody says so
        if (!penalty && proposedFor(db, about.value)[0].kind === 'none') return refused(refusals.noPenaltySaid)
        cases.push(about.value)
      }
      return decideEach(open, write, cases, { ...asked, decision: 'upheld' })
    },
  })
  if (!done.ok) return done
  if (penalty?.kind === 'none') return ok([])
  const ruling = done.value ?? rulingSince(db, entryOfKey(db, key ?? ''))?.id ?? 0
  return ok(sql<number>(db, OF_ACT).pluck().all(ruling, players.length))
}

/** Those who sit at a table: in a hand, without one in the newest. */
const playersAt = (db: ReadableDb, table: string, of: string | null): readonly { readonly seat: Seat; readonly player: NamedPerson }[] => {
  const number = of ?? newestHand(db, table)?.id
  const hand = number === undefined ? undefined : handRow(db, number)
  const read = hand && readHandHeader(hand.header)
  const seated = seatedAt(db, table, hand, read?.ok ? read.value.header.players : undefined)
  return SEATS.flatMap((seat) => {
    const { id = null, name } = seated[seat] ?? {}
    return name === undefined ? [] : { seat, player: { name, ...(id !== null && { id }) } }
  })
}

/** The penalties of one act: its rulings follow each other. */
const OF_ACT = 'SELECT id FROM penalty WHERE ruling >= ? ORDER BY ruling LIMIT ?'

/** The proposed penalty for a conduct, before any decision. */
export const proposePenalty = (db: ReadableDb, asked: InputOf<typeof contract.propose>): Result<Proposal, Refusal> => {
  const about = conductCase(db, asked)
  return about.ok ? ok(proposalOf(db, about.value)) : about
}

/** The proposed penalty if an incident is ruled on under a rule, for a player; its own earlier rulings do not count. */
export const proposeRuling = (db: ReadableDb, asked: InputOf<typeof incidents.propose>): Result<Proposal, Refusal> => {
  const incident = standingIncident(db, asked.incident)
  if (!incident) return notFound(refusals.noIncident(asked.incident))
  const about = caseIn(db, incident, asked)
  return about.ok ? ok(proposalOf(db, about.value)) : about
}

const conductCase = (db: ReadableDb, { table, player, ...seen }: InputOf<typeof contract.propose>): Result<DecidedCase, Refusal> => {
  if (!isConductId(seen.rule) && !isHouseConduct(seen.rule) && !isRuleId(seen.rule)) return refused(refusals.noRule(seen.rule))
  if (table !== undefined && !sql(db, 'SELECT 1 FROM table_ WHERE id = ?').get(table)) return notFound(refusals.noTable)
  const hand = table === undefined ? null : (newestHand(db, table)?.id ?? null)
  const who = resolvePersonAt(db, player, { table: table ?? null, hand, seat: seen.seat })
  if (!who.ok) return who
  return seenCase(db, { table: table ?? null, hand, incident: null, who: who.value, seen })
}

const caseIn = (db: ReadableDb, incident: StandingIncident, seen: Observation): Result<DecidedCase, Refusal> => {
  const id = sql<number | null>(db, 'SELECT finding FROM incident_now WHERE id = ?').pluck().get(incident.id)
  const finding = id === null || id === undefined ? undefined : findingRow(db, id)
  return finding?.gone === null && finding.finding.rule === seen.rule ? ok(caseOf(db, finding)) : observedCase(db, incident, seen)
}

/** A person's observation in an incident, whether or not the engine found it too. */
const observedCase = (db: ReadableDb, incident: StandingIncident, seen: Observation): Result<DecidedCase, Refusal> => {
  if (!isConductId(seen.rule) && !isHouseConduct(seen.rule) && !isRuleId(seen.rule)) return refused(refusals.noRule(seen.rule))
  const { table, hand } = incident
  const who = seen.player ? resolvePersonAt(db, seen.player, { ...incident, seat: seen.seat }) : ok(NO_PERSON)
  if (!who.ok) return who
  return seenCase(db, { table, hand, incident, who: who.value, seen })
}

type SeenAt = {
  readonly table: string | null
  readonly hand: string | null
  readonly incident: StandingIncident | null
  readonly who: LoggedPerson
  readonly seen: Observation
}

const seenCase = (db: ReadableDb, { table, hand, incident, who, seen }: SeenAt): Result<DecidedCase, Refusal> => {
  const { rules, edition } = (hand === null ? undefined : handRow(db, hand)) ?? tournamentRules(db, table)
  const set = ruleSetIn(db, rules, edition)
  const { rule, seat = null } = seen
  const proposed = proposedWhere(set, seen)
  return proposed.ok ? ok({ ...who, table, hand, incident, rules, edition, finding: null, rule, seat, ...proposed.value }) : proposed
}

/** The part of a case that follows from the rule set and the circumstance. */
type ProposedWhere = Pick<DecidedCase, 'sections' | 'first' | 'others' | 'circumstances' | 'circumstance' | 'minutes'>

/** The first proposal for a person's observation, and the circumstances that the text distinguishes in it. */
export const proposedWhere = (set: RuleSet | undefined, seen: Observation): Result<ProposedWhere, Refusal> => {
  const { rule, minutes = null } = seen
  const circumstances = set ? circumstancesIn(set, seen) : []
  const circumstance = circumstances.find((one) => one === seen.circumstance) ?? null
  // the answer to other minutes, which these leave no choice of
  const isIdle = set !== undefined && minutes !== null && circumstances.length === 0 && isCircumstanceOf(set, rule, seen.circumstance)
  if (seen.circumstance !== undefined && circumstance === null && !isIdle) return refused(refusals.noCircumstance(seen.circumstance, rule))
  const { penalties, sections } = set ? firstProposed(set, seen) : NOTHING_PROPOSED
  const [first, ...others] = penalties
  return ok({ sections, first, others, circumstances, circumstance, minutes })
}

const circumstancesIn = (set: RuleSet, seen: Observation): readonly Circumstance[] =>
  isRuleId(seen.rule) ? casesUnrecorded(seen.rule, set).map((one) => one.case) : circumstancesAsked(set, seen.rule, seen)

const NOTHING_PROPOSED: ConductProposal = { penalties: [{ kind: 'discretion' }], sections: [] }

/** The rule set's first proposal for a person's observation. */
const firstProposed = (set: RuleSet, seen: Observation): ConductProposal =>
  isRuleId(seen.rule) ? proposedUnrecorded(seen.rule, set, seen.circumstance) : proposedForConduct(set, seen.rule, seen)

const tournamentRules = (db: ReadableDb, table: string | null): RulesNamed => rulesFor(db, table) ?? { rules: '', edition: '' }
