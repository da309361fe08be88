import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Write } from '../../../db/writing/act.ts'
import type { OpenFile } from '../../context/context.ts'
import { handRow, playHand } from '../played-hand.ts'
import { type FindingChange, findingsGone, logFindings, NO_CHANGE } from './log-findings.ts'

/** Judges changed hands again, and the later hands of their tables, because their carry depends on them. */
export const judgeAgain = ({ db }: Pick<OpenFile, 'db'>, write: Write, ...changed: readonly string[]): FindingChange =>
  withLater(db, changed).reduce((change, id) => {
    const row = handRow(db, id)
    const { came, gone, moved } = row ? logFindings(db, write, playHand(db, row)) : findingsGone(db, write, id)
    return { came: [...change.came, ...came], gone: [...change.gone, ...gone], moved: [...change.moved, ...moved] }
  }, NO_CHANGE)

const withLater = (db: ReadableDb, changed: readonly string[]): readonly string[] => {
  const first = new Map<string, HandAt>()
  const at = changed.flatMap((hand) => sql<HandAt>(db, 'SELECT id, table_id, position FROM hand WHERE id = ?').get(hand) ?? [])
  for (const hand of at)
    if (hand.position < (first.get(hand.table_id)?.position ?? Number.POSITIVE_INFINITY)) first.set(hand.table_id, hand)
  const later = [...first.values()].flatMap(({ id }) => sql<string>(db, LATER).pluck().all(id))
  return [...new Set([...[...first.values()].map(({ id }) => id), ...later, ...changed])]
}

type HandAt = { readonly id: string; readonly table_id: string; readonly position: number }

const LATER = `SELECT later.id FROM hand JOIN hand later ON later.table_id = hand.table_id AND later.position > hand.position AND later.taken_back IS NULL
  WHERE hand.id = ? ORDER BY later.position`
