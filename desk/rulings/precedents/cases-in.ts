import { z } from 'zod'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import type { Seat } from '../../../engine/model/seats.ts'
import { ruleSetNameIn } from '../../context/rules/stored-rule-sets.ts'
import type { Precedent } from '../../contract/precedents.ts'
import type { Incident, Ruling } from '../../contract/rulings.ts'
import { type CancelledColumns, type Columns, cancelledFrom, penaltyFrom } from '../penalties/penalty-row.ts'

/** The decided incidents of a file, under one rule or all, by the rulings in force: the newest first. */
export const casesIn = (db: ReadableDb, rule: string | null): readonly Precedent[] =>
  sql<Row>(db, `${ALL} ${rule === null ? '' : 'AND ruling.rule = ?'} ORDER BY ruling.id DESC`)
    .all(...(rule === null ? [] : [rule]))
    .map((row) => caseFrom(db, row))

/** The fields that a finding's wording needs; a finding of another file may hold anything. */
const readable = z.looseObject({
  rule: z.string(),
  level: z.string(),
  event: z.number(),
  because: z.array(z.number()),
  sections: z.array(z.string()),
  remedies: z.array(z.string()),
  penalty: z.looseObject({ kind: z.string() }),
  facts: z.record(z.string(), z.unknown()),
})

type Row = Columns<'proposed_'> &
  Columns<'imposed_'> &
  Columns<'first_'> &
  CancelledColumns & {
    readonly id: number
    readonly incident: number
    readonly round: number | null
    readonly table: string
    readonly player: string | null
    readonly seat: Seat | null
    readonly rule: string
    readonly rules: string
    readonly edition: string
    readonly sections: string
    readonly data: string | null
    readonly note: string | null
    readonly decision: Ruling['decision']
    readonly reason: string
    readonly by: string
    readonly at: string
    readonly first_decision: Ruling['decision'] | null
    readonly first_by: string
    readonly first_at: string
    readonly appeal: Precedent['appeal']
    readonly state: Incident['state']
  }

const caseFrom = (db: ReadableDb, row: Row): Precedent => {
  const { id, incident, round, table, player, seat, rule, data, decision, reason, by, appeal, state } = row
  return {
    incident,
    ruling: id,
    round,
    table,
    player,
    seat,
    rule,
    decision,
    reason,
    by,
    appeal,
    state,
    rules: ruleSetNameIn(db, row.rules, row.edition),
    sections: JSON.parse(row.sections) as readonly string[],
    finding: data === null ? null : findingFrom(data),
    note: row.note ?? '',
    proposed: penaltyFrom(row, 'proposed_'),
    imposed: penaltyFrom(row, 'imposed_'),
    cancelled: cancelledFrom(row),
    at: new Date(row.at),
    first:
      row.first_decision === null
        ? null
        : { decision: row.first_decision, imposed: penaltyFrom(row, 'first_'), by: row.first_by, at: new Date(row.first_at) },
  }
}

const findingFrom = (data: string): Finding | null => {
  const read = readable.safeParse(JSON.parse(data))
  return read.success ? (read.data as unknown as Finding) : null
}

/** The oldest ruling on the same case, if the ruling in force replaced it. */
const FIRST = `(SELECT min(f.id) FROM ruling f WHERE f.incident = ruling.incident AND f.rule = ruling.rule AND f.taken_back IS NULL
  AND f.finding IS ruling.finding AND f.player IS ruling.player AND f.player_name IS ruling.player_name AND f.id < ruling.id)`

const ALL = `SELECT ruling.id, ruling.incident, table_.round, coalesce(table_.name, '') AS "table",
    coalesce((SELECT name FROM player WHERE id = coalesce(finding.player, ruling.player)), finding.player_name, ruling.player_name) AS player,
    coalesce(finding.seat, ruling.seat) AS seat, ruling.rule, ruling.rules, ruling.edition, ruling.sections,
    finding.data, incident.note, ruling.decision, ruling.reason, ruling.by, ruling.at,
    ruling.proposed_kind, ruling.proposed_amount, ruling.proposed_most, ruling.proposed_unit, ruling.imposed_kind, ruling.imposed_amount, ruling.imposed_unit,
    penalty.cancelled_by, penalty.cancelled_at, penalty.cancelled_reason,
    first.decision AS first_decision, coalesce(first.imposed_kind, 'none') AS first_kind, first.imposed_amount AS first_amount, first.imposed_unit AS first_unit,
    first.by AS first_by, first.at AS first_at,
    (SELECT coalesce(d.outcome, 'undecided') FROM appeal_now a LEFT JOIN appeal_decided d ON d.entry = a.decided
      WHERE a.incident = ruling.incident AND a.taken_back IS NULL AND (d.entry IS NULL OR coalesce(d.ruling, a.ruling) = ruling.id) ORDER BY a.id DESC LIMIT 1) AS appeal,
    (SELECT state FROM incident_state s WHERE s.id = ruling.incident) AS state
  FROM ruling_now ruling JOIN incident_now incident ON incident.id = ruling.incident AND incident.taken_back IS NULL
    LEFT JOIN finding ON finding.id = ruling.finding LEFT JOIN table_ ON table_.id = incident.table_id
    LEFT JOIN ruling first ON first.id = ${FIRST} LEFT JOIN penalty ON penalty.ruling = ruling.id AND penalty.taken_back IS NULL
  WHERE ruling.taken_back IS NULL AND ruling.superseded_by IS NULL`
