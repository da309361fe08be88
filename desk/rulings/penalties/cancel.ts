import type { Ref } from '../../../db/log/entry.ts'
import { sql } from '../../../db/sqlite/handle.ts'
import type { Write } from '../../../db/writing/act.ts'
import type { RulingEvent } from '../../../engine/model/events.ts'
import { ok } from '../../../engine/model/result.ts'
import { cachesOf } from '../../context/caches/file-caches.ts'
import { cacheHand } from '../../context/caches/hand-cache.ts'
import type { OpenFile, ResolvedProcedureOf } from '../../context/context.ts'
import { notFound, refused } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import type { penalties } from '../../contract/penalties.ts'
import { refusals } from '../../messages/refusals.ts'
import { writeEvents } from '../../record/enter/record.ts'
import { logFindings } from '../../record/findings/log-findings.ts'
import { handRow, playHand } from '../../record/played-hand.ts'
import { withdrawDeclarations } from '../decide/declared-dead.ts'
import { caseAgain, rulingRow } from '../incidents/appeals.ts'
import { standingIncident } from '../incidents/change.ts'
import { readLedgerRow } from './ledger.ts'

type Row = {
  readonly ref: Ref
  readonly kind: string
  readonly ruling: number
  readonly incident: number
  readonly superseded_by: number | null
  readonly cancelled_by: string | null
}

/** Cancels a penalty by a further entry; it stays in the ledger, struck through. A hand that it made dead lives again. */
export const cancelPenalty: ResolvedProcedureOf<typeof penalties.cancel> = (desk, open, { penalty, reason, by, key }) => {
  const { db } = open
  const done = transact<unknown>(desk, open, {
    by,
    signed: true,
    once: { key, again: null },
    act: (write) => {
      const row = sql<Row>(db, STANDING).get(penalty)
      if (!row) return notFound(refusals.noPenalty(penalty))
      if (row.cancelled_by !== null) return refused(refusals.cancelled(penalty, row.cancelled_by))
      const { ref } = write('penalty-cancelled', { penalty: row.ref, reason })
      if (row.kind === 'dead-hand' && row.superseded_by === null) takeOffDeadHand(open, write, row, ref)
      return ok(null)
    },
  })
  return done.ok ? readLedgerRow(db, penalty) : done
}

const STANDING = `SELECT penalty.ref, penalty.kind, penalty.ruling, ruling.incident, ruling.superseded_by, penalty.cancelled_by
  FROM penalty_now penalty JOIN ruling_now ruling ON ruling.id = penalty.ruling WHERE penalty.id = ? AND penalty.taken_back IS NULL`

const takeOffDeadHand = (open: OpenFile, write: Write, { ruling, incident: id }: Row, act: Ref): void => {
  const { db } = open
  const [row, incident] = [rulingRow(db, ruling), standingIncident(db, id)]
  if (!row || !incident) return
  const about = caseAgain(db, incident, row)
  if (!about.finding) {
    withdrawDeclarations(open, write, about, act)
    return
  }
  const hand = about.finding.gone === null ? handRow(db, about.finding.hand) : undefined
  if (!hand) return
  const { event, rule } = about.finding.finding
  const line: RulingEvent = { actor: '*', verb: 'ruling', event, rule, decision: 'upheld', imposed: 'none' }
  const written = writeEvents(write, playHand(db, hand), [line], act)
  cacheHand(cachesOf(db).hands, written.hand)
  if (withdrawDeclarations(open, write, about, act) === null) logFindings(db, write, written.hand)
}
