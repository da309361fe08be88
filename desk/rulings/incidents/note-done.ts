import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Result } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import type { Incident } from '../../contract/rulings.ts'
import { refusals } from '../../messages/refusals.ts'
import { type ByWhom, signIncident } from './change.ts'

/** All remedies of a ruling that have been done at the table by now. */
export type RemediesDone = ByWhom & { readonly ruling: number; readonly remedies: readonly string[] }

/** Records the remedies done at the table after a ruling was signed; the newest record counts. Refused for a ruling no longer in force. */
export const noteDone = (desk: DeskContext, open: OpenFile, asked: RemediesDone): Result<Incident, Refusal> =>
  signIncident(desk, open, asked, (write, { id, ref: incident }) => {
    const { ruling, remedies } = asked
    const ref = standing(open.db, ruling, id)
    return ref === undefined
      ? refused(refusals.notNewest(ruling))
      : { ok: true, value: write('incident-filled', { incident, done: { ruling: ref, remedies: [...remedies] } }) }
  })

const standing = (db: ReadableDb, ruling: number, incident: number): Ref | undefined =>
  sql<Ref>(
    db,
    "SELECT ref FROM ruling_now WHERE id = ? AND incident = ? AND taken_back IS NULL AND superseded_by IS NULL AND decision <> 'dismissed'",
  )
    .pluck()
    .get(ruling, incident)
