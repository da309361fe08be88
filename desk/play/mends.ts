import type { Mend } from '../../engine/mends/mend.ts'
import { mendsFor } from '../../engine/mends/mends-for.ts'
import type { Result } from '../../engine/result.ts'
import type { OpenFile } from '../office.ts'
import { notFound, type Refusal } from '../refusal.ts'
import { findingRow } from '../rulings/finding-row.ts'
import { refusals } from '../words/refusals.ts'
import { asEdit, type ListEdit } from './correction.ts'
import { handRow, now, playHand } from './played-hand.ts'

/** A mend that is proposed for a finding, as `correct` takes it; `hand` is the finding's. */
export type ProposedMend = Omit<Mend, 'edit'> & { readonly hand: string; readonly edit: ListEdit }

/** The likely mends of the record for a finding that stands, best first. */
export const mends = ({ db, hands }: OpenFile, id: number): Result<readonly ProposedMend[], Refusal> => {
  const found = findingRow(db, id)
  const row = found && handRow(db, found.hand)
  if (!found || !row || found.gone !== null) return notFound(found ? refusals.findingGone(id) : refusals.noFinding(id))
  const play = now(playHand(db, hands, row))
  const finding = play.findings.find(
    ({ rule, level, seat, event }) =>
      rule === found.finding.rule && level === found.finding.level && seat === found.finding.seat && event === found.finding.event,
  )
  const proposed = finding ? mendsFor(play, finding) : []
  return { ok: true, value: proposed.map((mend) => ({ ...mend, hand: row.id, edit: asEdit(mend.edit) })) }
}
