import { isDeepStrictEqual } from 'node:util'
import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Ref } from '../../db/log/entry.ts'
import type { Finding } from '../../engine/findings.ts'
import type { ByLanguage } from '../../engine/language.ts'
import type { Penalty } from '../../engine/penalties.ts'
import type { Result } from '../../engine/result.ts'
import type { Office, OpenFile } from '../office.ts'
import { type FindingChange, logFindings } from '../play/log-findings.ts'
import { handRow, playHand } from '../play/played-hand.ts'
import { writeEvents } from '../play/record.ts'
import { notFound, type Refusal, refused } from '../refusal.ts'
import { save } from '../saving.ts'
import { refusals } from '../words/refusals.ts'

/** A referee's decision on a finding. */
export type Decision = {
  readonly finding: number
  readonly decision: 'upheld' | 'changed' | 'dismissed'
  readonly penalty?: Penalty | undefined
  readonly remedies: readonly string[]
  readonly reason: string
  readonly by: string
}

/** What came of a decision. */
export type Decided = FindingChange & { readonly table: string; readonly hand: string; readonly ruling: number; readonly seq: number }

/** A finding of the file, as the log has it. */
export type FindingRow = {
  readonly id: number
  readonly ref: Ref
  readonly hand: string
  readonly table_id: string
  readonly player: string | null
  readonly player_name: string | null
  readonly rules: string
  readonly edition: string
  readonly gone: number | null
  readonly finding: Finding
}

/**
 * Confirms, changes or dismisses a finding in one transaction: the event that tells the engine, an incident if there is none, the
 * ruling with proposed and imposed penalty, and the penalty if any is imposed.
 */
export const rule = (office: Office, open: OpenFile, decision: Decision): Result<Decided, Refusal> => {
  const { db } = open
  const finding = findingRow(db, decision.finding)
  if (!finding) return notFound(refusals.noFinding(decision.finding))
  const { proposed, imposed, kind } = penaltyOf(finding.finding, decision)
  if (decision.decision === 'changed' && !decision.penalty) return refused(refusals.noPenaltySaid)
  return save(office, open, {
    by: decision.by,
    table: finding.table_id,
    act: (write) => {
      const hand = handRow(db, finding.hand)
      const trouble = whyNot(db, decision.finding)
      if (trouble || !hand) return refused(trouble ?? refusals.handGone)
      const { rule, event, seat, sections } = finding.finding
      const before = playHand(db, open.hands, hand)
      const line = {
        actor: '*',
        verb: 'ruling',
        event,
        rule,
        decision: decision.decision === 'dismissed' ? 'dismissed' : 'upheld',
      } as const
      const written = writeEvents(write, before, [line])
      const known = sql<Ref>(db, 'SELECT ref FROM incident WHERE finding = ? AND taken_back IS NULL').pluck().get(finding.id)
      const incident = known ?? write('incident', { table: finding.table_id, hand: hand.id, event, finding: finding.ref }).ref
      const ruling = write('ruling', {
        incident,
        finding: finding.ref,
        event: written.ref,
        decision: kind,
        rule,
        rules: finding.rules,
        edition: finding.edition,
        sections: [...sections],
        proposed,
        imposed,
        remedies: [...decision.remedies],
        reason: decision.reason,
      })
      if (imposed.kind !== 'none') {
        const { player, player_name: playerName } = finding
        write('penalty', { ruling: ruling.ref, player, playerName, seat, rule, penalty: imposed, reason: decision.reason })
      }
      open.hands.set(hand.id, written.hand)
      const id = sql<number>(db, 'SELECT id FROM ruling WHERE ref = ?').pluck().get(ruling.ref) ?? 0
      const change = logFindings(db, write, written.hand)
      return { ok: true, value: { ...change, table: finding.table_id, hand: hand.id, ruling: id, seq: ruling.seq } }
    },
  })
}

/** A finding by its number. */
export const findingRow = (db: ReadableDb, id: number): FindingRow | undefined => {
  const row = sql<Omit<FindingRow, 'finding'> & { data: string }>(db, ONE_FINDING).get(id)
  return row && { ...row, finding: JSON.parse(row.data) as Finding }
}

const ONE_FINDING = `SELECT finding.id, finding.ref, finding.hand, hand.table_id, finding.player, finding.player_name, finding.rules, finding.edition,
  finding.gone, finding.data FROM finding JOIN hand ON hand.id = finding.hand WHERE finding.id = ?`

const whyNot = (db: ReadableDb, id: number): ByLanguage<string> | undefined => {
  const ruled = sql<string>(db, 'SELECT by FROM ruling WHERE finding = ? AND taken_back IS NULL').pluck().get(id)
  if (ruled !== undefined) return refusals.decided(id, ruled)
  const finding = findingRow(db, id)
  if (!finding || finding.gone !== null) return refusals.findingGone(id)
  return finding.finding.state === 'open' ? undefined : refusals.notOpen(id)
}

/** What is proposed and what is imposed; another penalty than the one proposed makes it a changed ruling, unless the amount was left to the referee. */
const penaltyOf = ({ penalty: proposed }: Finding, { decision, penalty }: Decision) => {
  if (decision === 'dismissed') return { proposed, imposed: NONE, kind: decision }
  const imposed = penalty ?? (proposed.kind === 'discretion' ? NONE : proposed)
  const same = proposed.kind === 'discretion' || isDeepStrictEqual(imposed, proposed)
  return { proposed, imposed, kind: same ? decision : ('changed' as const) }
}

const NONE: Penalty = { kind: 'none' }
