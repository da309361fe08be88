import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import { entryOfKey } from '../../context/saving/idempotency.ts'
import { transact } from '../../context/saving/transact.ts'
import { refusals } from '../../messages/refusals.ts'
import { type FindingChange, NO_CHANGE } from '../../record/findings/log-findings.ts'
import { handRow } from '../../record/played-hand.ts'
import type { DecidedCase } from '../decide/case.ts'
import { decide, type RulingInput } from '../decide/decide.ts'
import { incidentOfFinding } from '../incidents/open.ts'
import { type FindingRow, findingRow } from './finding-row.ts'

/** A referee's decision on a finding; sent again under its key, it is done once. */
export type DecisionToSign = RulingInput & { readonly finding: number; readonly by: string; readonly key?: string | undefined }

/** The result of a decision. */
export type RuledFinding = FindingChange & { readonly table: string; readonly hand: string; readonly ruling: number; readonly seq: number }

/** Confirms, changes or dismisses a finding; a ruling on one that was decided already takes the former one's place. */
export const rule = (desk: DeskContext, open: OpenFile, decision: DecisionToSign): Result<RuledFinding, Refusal> => {
  const { db } = open
  const { finding: id, by, key } = decision
  const table = findingRow(db, id)?.table_id
  if (table === undefined) return notFound(refusals.noFinding(id))
  const done = transact<RuledFinding | null>(desk, open, {
    by,
    signed: true,
    table,
    once: { key, again: null },
    act: (write) => {
      const finding = findingRow(db, id)
      if (!finding || !handRow(db, finding.hand)) return refused(refusals.handGone)
      const ruled = decide(open, write, caseOf(db, finding), decision)
      return ruled.ok ? ok({ ...ruled.value, table, hand: finding.hand }) : ruled
    },
  })
  return done.ok ? ok(done.value ?? decidedBefore(db, id, key ?? '')) : done
}

export const caseOf = (db: ReadableDb, finding: FindingRow): DecidedCase => ({
  table: finding.table_id,
  hand: finding.hand,
  incident: incidentOfFinding(db, finding.id) ?? null,
  finding,
  rule: finding.finding.rule,
  rules: finding.rules,
  edition: finding.edition,
  sections: finding.finding.sections,
  player: finding.player,
  playerName: finding.player_name,
  seat: finding.finding.seat,
  first: finding.finding.penalty,
  others: [],
  circumstances: [],
  circumstance: null,
  minutes: null,
})

const decidedBefore = (db: ReadableDb, id: number, key: string): RuledFinding => {
  const finding = findingRow(db, id)
  const row = rulingSince(db, entryOfKey(db, key))
  return { ...NO_CHANGE, table: finding?.table_id ?? '', hand: finding?.hand ?? '', ruling: row?.id ?? 0, seq: row?.entry ?? 0 }
}

/** The ruling of an act, by the entry that the act began with. */
export const rulingSince = (db: ReadableDb, entry: number): { readonly id: number; readonly entry: number } | undefined =>
  sql<{ id: number; entry: number }>(db, 'SELECT id, entry FROM ruling WHERE entry >= ? ORDER BY entry LIMIT 1').get(entry)
