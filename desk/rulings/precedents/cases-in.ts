import { z } from 'zod'
import { APPEAL_OUTCOMES, DECISIONS } from '../../../db/log/vocabulary.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { column, select } from '../../../db/sqlite/select.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { ruleSetNameColumn } from '../../context/rules/stored-rule-sets.ts'
import type { Precedent } from '../../contract/precedents.ts'
import { INCIDENT_STATES } from '../../contract/vocabulary.ts'
import { withWords } from '../incidents/search.ts'
import { LATER_COLUMNS, penaltyColumn, signedColumns } from '../penalties/penalty-columns.ts'

/** All decided incidents of a file, by the rulings in force: the newest first. */
export const casesIn = (db: ReadableDb): readonly Precedent[] => CASES.all(db, `${IN_FORCE} ${NEWEST_FIRST}`)

/** A search for precedents: a rule, or empty for all rules, and words. */
export type WantedCases = { readonly rule: string; readonly text: string }

/** Those under a rule and with some words; none if neither is given. */
export const casesFound = (db: ReadableDb, { rule, text }: WantedCases): readonly Precedent[] => {
  const { where, by } = withWords(db, text)
  const conditions = [
    ...(rule === '' ? [] : ['ruling.rule = ?']),
    ...(where === '' ? [] : [`ruling.incident IN (SELECT id FROM incident WHERE ${where})`]),
  ]
  if (conditions.length === 0) return []
  return CASES.all(db, `${[IN_FORCE, ...conditions].join(' AND ')} ${NEWEST_FIRST}`, ...(rule === '' ? [] : [rule]), ...by)
}

const IN_FORCE = 'WHERE ruling.taken_back IS NULL AND ruling.superseded_by IS NULL'
const NEWEST_FIRST = 'ORDER BY ruling.id DESC'

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

const findingFrom = (data: unknown): Finding | null => {
  const read = readable.safeParse(data)
  return read.success ? (read.data as unknown as Finding) : null
}

/** The oldest ruling on the same case, if the ruling in force replaced it. */
const FIRST = `(SELECT min(f.id) FROM ruling f WHERE f.incident = ruling.incident AND f.rule = ruling.rule AND f.taken_back IS NULL
  AND f.finding IS ruling.finding AND f.player IS ruling.player AND f.player_name IS ruling.player_name AND f.id < ruling.id)`

const APPEAL = `(SELECT coalesce(d.outcome, 'undecided') FROM appeal_now a LEFT JOIN appeal_decided d ON d.entry = a.decided
  WHERE a.incident = ruling.incident AND a.taken_back IS NULL AND (coalesce(d.ruling, a.ruling) = ruling.id
    OR (d.entry IS NULL AND (SELECT r.rule = ruling.rule AND r.player IS ruling.player AND r.player_name IS ruling.player_name FROM ruling r WHERE r.id = a.ruling))) ORDER BY a.id DESC LIMIT 1)`

const CASES = select<Precedent>(
  {
    incident: column.number('ruling.incident'),
    ruling: column.number('ruling.id'),
    round: column.orNull(column.number('table_.round')),
    table: column.text("coalesce(table_.name, '')"),
    player: column.orNull(
      column.text(
        'coalesce((SELECT name FROM player WHERE id = coalesce(finding.player, ruling.player)), finding.player_name, ruling.player_name)',
      ),
    ),
    seat: column.orNull(column.oneOf(SEATS, 'coalesce(finding.seat, ruling.seat)')),
    rule: column.text('ruling.rule'),
    rules: ruleSetNameColumn('ruling.rules', 'ruling.edition'),
    sections: column.texts('ruling.sections'),
    finding: column.orNull(column.json('finding.data', findingFrom)),
    note: column.text("coalesce(incident.note, '')"),
    decision: column.oneOf(DECISIONS, 'ruling.decision'),
    proposed: penaltyColumn('ruling.proposed_', 'ruling.proposed_most'),
    imposed: penaltyColumn('ruling.imposed_'),
    ...signedColumns('ruling'),
    ...LATER_COLUMNS,
    by: column.text('ruling.by'),
    at: column.time('ruling.at'),
    first: column.orNull(
      column.record({
        decision: column.oneOf(DECISIONS, 'first.decision'),
        imposed: penaltyColumn('first.imposed_'),
        by: column.text('first.by'),
        at: column.time('first.at'),
      }),
    ),
    appeal: column.orNull(column.oneOf([...APPEAL_OUTCOMES, 'undecided'], APPEAL)),
    state: column.oneOf(INCIDENT_STATES, '(SELECT state FROM incident_state s WHERE s.id = ruling.incident)'),
  },
  `ruling_now ruling JOIN incident_now incident ON incident.id = ruling.incident AND incident.taken_back IS NULL
    LEFT JOIN finding ON finding.id = ruling.finding LEFT JOIN table_ ON table_.id = incident.table_id
    LEFT JOIN ruling first ON first.id = ${FIRST} LEFT JOIN penalty ON penalty.ruling = ruling.id AND penalty.taken_back IS NULL`,
)
