import type { Ref } from '../../../db/log/entry.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { Mend } from '../../../engine/repair/mends/mend.ts'
import { mendsFor } from '../../../engine/repair/mends/mends-for.ts'
import { mendText } from '../../../engine/wording/record/mends.ts'
import type { OpenFile } from '../../context/context.ts'
import { notFound, type Refusal } from '../../context/refusals.ts'
import type { ProposedMend } from '../../contract/entering.ts'
import { refusals } from '../../messages/refusals.ts'
import { repairAsEdit } from '../../record/correct/edit.ts'
import { impliedRefs } from '../../record/correct/rebase.ts'
import { currentPlay, handRow, playHand } from '../../record/played-hand.ts'
import { findingRow } from './finding-row.ts'

type LikelyMends = { readonly hand: string; readonly refs: readonly Ref[]; readonly mends: readonly Mend[] }

/** The likely repairs of the record for a finding in force, best first, in the form that a correction takes. */
export const mends = (open: OpenFile, id: number): Result<readonly ProposedMend[], Refusal> => {
  const likely = likelyMends(open, id)
  if (!likely.ok) return likely
  const { hand, refs, mends } = likely.value
  return ok(
    mends.map((mend) => {
      const edit = repairAsEdit(mend.edit)
      return { ...mend, hand, edit, seen: impliedRefs(edit, refs), says: { en: mendText(mend, 'en'), fr: mendText(mend, 'fr') } }
    }),
  )
}

/** The same as the engine has them. */
export const likelyMends = ({ db }: Pick<OpenFile, 'db'>, id: number): Result<LikelyMends, Refusal> => {
  const found = findingRow(db, id)
  const row = found && handRow(db, found.hand)
  if (!found || !row || found.gone !== null) return notFound(found ? refusals.findingGone(id) : refusals.noFinding(id))
  const played = playHand(db, row)
  const play = currentPlay(played)
  const finding = play.findings.find(
    ({ rule, level, seat, event }) =>
      rule === found.finding.rule && level === found.finding.level && seat === found.finding.seat && event === found.finding.event,
  )
  return ok({ hand: row.id, refs: played.refs, mends: finding ? mendsFor(play, finding) : [] })
}
