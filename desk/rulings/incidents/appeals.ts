import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Circumstance, Penalty, PointUnit } from '../../../engine/model/penalties.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { Seat } from '../../../engine/model/seats.ts'
import { isByMinutes } from '../../../engine/rulebook/penalties/conduct-penalties.ts'
import type { ResolvedProcedureOf } from '../../context/context.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import { ruleSetIn } from '../../context/rules/stored-rule-sets.ts'
import type { ResolvedInputOf } from '../../contract/base.ts'
import type { incidents as contract } from '../../contract/incidents.ts'
import { refusals } from '../../messages/refusals.ts'
import type { DecidedCase } from '../decide/case.ts'
import { decide, type RulingInput } from '../decide/decide.ts'
import { findingRow } from '../findings/finding-row.ts'
import { caseOf } from '../findings/rule.ts'
import { penaltyOfColumns } from '../penalties/penalty-columns.ts'
import { changeIncident, type StandingIncident, signIncident } from './change.ts'
import { resolvePersonAt } from './named-person.ts'
import { proposedWhere } from './rule.ts'

/** Records an appeal against a ruling in force of an incident. */
export const appeal: ResolvedProcedureOf<typeof contract.appeal> = (desk, open, asked) =>
  changeIncident(desk, open, asked, (write, incident) => {
    const [newest, ...others] = sql<{ id: number; ref: Ref; by: string }>(open.db, IN_FORCE).all(incident.id)
    if (newest === undefined) return refused(refusals.notRuled(incident.id))
    const ruling = asked.ruling === undefined ? newest : [newest, ...others].find(({ id }) => id === asked.ruling)
    if (ruling === undefined) return refused(refusals.ruled(newest.id, newest.by))
    const waits = sql(open.db, 'SELECT 1 FROM appeal_now WHERE ruling = ? AND taken_back IS NULL AND decided IS NULL').get(ruling.id)
    if (waits) return refused(refusals.appealed(incident.id))
    const who = resolvePersonAt(open.db, asked.who, incident)
    if (!who.ok) return who
    return ok(write('appeal', { incident: incident.ref, ruling: ruling.ref, ...who.value, grounds: asked.grounds }))
  })

const IN_FORCE = `SELECT id, ref, by FROM ruling_now WHERE incident = ? AND taken_back IS NULL AND superseded_by IS NULL ORDER BY id DESC`

/**
 * The outcome of an appeal; `penalty`: imposed instead, if the ruling is changed or a dismissal is overturned. `circumstance`: of a conduct, as it
 * was found now; null: none of those in the text; absent: the same as in the ruling.
 */
export type AppealDecision = ResolvedInputOf<typeof contract.decideAppeal>

/** Decides the appeal of an incident: the ruling stays, or a further one takes its place in the same act. */
export const decideAppeal: ResolvedProcedureOf<typeof contract.decideAppeal> = (desk, open, asked) =>
  signIncident(desk, open, asked, (write, incident) => {
    const { outcome, reason, penalty } = asked
    const [newest, ...others] = undecidedAppeals(open.db, incident.id)
    if (!newest) return refused(refusals.notAppealed(incident.id))
    const standing = asked.appeal === undefined ? newest : [newest, ...others].find(({ id }) => id === asked.appeal)
    if (!standing) return refused(refusals.appealDecided)
    if (outcome === 'upheld') return ok(write('appeal-decided', { appeal: standing.ref, outcome, ruling: null, reason }))
    const former = rulingRow(open.db, standing.ruling)
    if (!former) return refused(refusals.notRuled(incident.id))
    const about = caseFound(open.db, caseAgain(open.db, incident, former), asked)
    if (!about.ok) return about
    const ruled = decide(open, write, about.value, insteadOf(former, { outcome, reason, penalty }))
    if (!ruled.ok) return ruled
    return ok(write('appeal-decided', { appeal: standing.ref, outcome, ruling: ruled.value.ref, reason }))
  })

type UndecidedAppeal = { readonly id: number; readonly ref: Ref; readonly ruling: number }

const undecidedAppeals = (db: ReadableDb, incident: number): readonly UndecidedAppeal[] =>
  sql<UndecidedAppeal>(
    db,
    'SELECT id, ref, ruling FROM appeal_now WHERE incident = ? AND taken_back IS NULL AND decided IS NULL ORDER BY id DESC',
  ).all(incident)

type RulingRow = {
  readonly finding: number | null
  readonly decision: RulingInput['decision']
  readonly rule: string
  readonly rules: string
  readonly edition: string
  readonly sections: string
  readonly player: string | null
  readonly player_name: string | null
  readonly seat: Seat | null
  readonly done: string
  readonly circumstance: Circumstance | null
  readonly minutes: number | null
  readonly proposed_kind: Penalty['kind']
  readonly proposed_amount: number | null
  readonly proposed_most: number | null
  readonly proposed_unit: PointUnit | null
}

export const rulingRow = (db: ReadableDb, id: number): RulingRow | undefined =>
  sql<RulingRow>(
    db,
    'SELECT ruling.*, done.remedies AS done FROM ruling JOIN ruling_done done ON done.ruling = ruling.id WHERE ruling.id = ?',
  ).get(id)

export const caseAgain = (db: ReadableDb, { id, ref, table, hand }: StandingIncident, row: RulingRow): DecidedCase => {
  const finding = row.finding === null ? undefined : findingRow(db, row.finding)
  if (finding) return { ...caseOf(db, finding), incident: { id, ref } }
  const { rule, rules, edition, player, seat, circumstance, minutes } = row
  const stored = {
    table,
    hand,
    rule,
    rules,
    edition,
    player,
    seat,
    circumstance,
    minutes,
    circumstances: [],
    incident: { id, ref },
    finding: null,
    sections: JSON.parse(row.sections) as readonly string[],
    playerName: row.player_name,
    first: penaltyOfColumns(row, 'proposed_'),
    others: [],
  }
  // the penalty of a first case, from which a ladder counts; without the minutes it is not known
  const again = caseFound(db, stored, {})
  return again.ok ? again.value : stored
}

/** The case of a ruling without a finding, in the circumstance that is found now. */
const caseFound = (
  db: ReadableDb,
  about: DecidedCase,
  { circumstance = about.circumstance, minutes = about.minutes ?? undefined }: Pick<AppealDecision, 'circumstance' | 'minutes'>,
): Result<DecidedCase, Refusal> => {
  const { rule, rules, edition, finding } = about
  const set = ruleSetIn(db, rules, edition)
  if (finding || !set || (minutes === undefined && circumstance === about.circumstance && isByMinutes(set, rule))) return ok(about)
  const found = proposedWhere(set, { rule, circumstance: circumstance ?? undefined, minutes })
  return found.ok ? ok({ ...about, ...found.value }) : found
}

/** The ruling in its place: with another penalty, or the other way round. */
const insteadOf = (
  former: RulingRow,
  { outcome, reason, penalty }: Pick<AppealDecision, 'outcome' | 'reason' | 'penalty'>,
): RulingInput => {
  const again = { reason, penalty, supersedes: 'newest', remedies: JSON.parse(former.done) as readonly string[] } as const
  if (outcome === 'changed') return { ...again, decision: 'changed' }
  return former.decision === 'dismissed'
    ? { ...again, decision: 'upheld' }
    : { ...again, decision: 'dismissed', penalty: undefined, remedies: [] }
}
