import { ok, type Result } from '../../../engine/model/result.ts'
import { cachesOf } from '../../context/caches/file-caches.ts'
import { cacheHand } from '../../context/caches/hand-cache.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { mayEnter } from '../../context/permissions/may-decide.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import { refusals } from '../../messages/refusals.ts'
import { writeEvents } from '../../record/enter/record.ts'
import { type FindingChange, logFindings } from '../../record/findings/log-findings.ts'
import { handRow, playHand } from '../../record/played-hand.ts'
import { findingRow } from './finding-row.ts'

export type GivenAnswer = { readonly finding: number; readonly word: string; readonly by: string }

/** Answers a question with one of its words: an event like any other, which undo removes. */
export const answer = (
  desk: DeskContext,
  open: OpenFile,
  { finding: id, word, by }: GivenAnswer,
): Result<FindingChange & { table: string; hand: string }, Refusal> => {
  const { db } = open
  const table = findingRow(db, id)?.table_id
  if (table === undefined) return notFound(refusals.noFinding(id))
  const may = mayEnter(desk, db, { by, decisions: [{ kind: 'answer', text: `* answer ${word}` }] })
  if (!may.ok) return may
  return transact(desk, open, {
    by,
    table,
    act: (write) => {
      const row = findingRow(db, id)
      const hand = row && handRow(db, row.hand)
      if (!hand || row.gone !== null || row.finding.state !== 'open' || row.finding.level !== 'question')
        return refused(refusals.noQuestion(id))
      const { rule, event, answers = [] } = row.finding
      if (!answers.includes(word)) return refused(refusals.noAnswer(word, rule, answers))
      const written = writeEvents(write, playHand(db, hand), [{ actor: '*', verb: 'answer', event, rule, word }])
      cacheHand(cachesOf(db).hands, written.hand)
      return ok({ table, hand: hand.id, ...logFindings(db, write, written.hand) })
    },
  })
}
