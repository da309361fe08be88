import type { Write } from '../../db/act.ts'
import { sql } from '../../db/handle.ts'
import type { OpenFile } from '../office.ts'
import { type FindingChange, logFindings, NO_CHANGE } from './log-findings.ts'
import { handRow, playHand } from './played-hand.ts'

/** Judges a hand again after something was changed in it, and those of its table that came after: what goes on from hand to hand hangs on it. */
export const judgeAgain = ({ db, hands }: Pick<OpenFile, 'db' | 'hands'>, write: Write, hand: string): FindingChange => {
  const later = sql<string>(db, LATER).pluck().all(hand)
  return [hand, ...later].reduce((change, id) => {
    const row = handRow(db, id)
    if (!row) return change
    const { came, gone, moved } = logFindings(db, write, playHand(db, hands, row))
    return { came: [...change.came, ...came], gone: [...change.gone, ...gone], moved: [...change.moved, ...moved] }
  }, NO_CHANGE)
}

const LATER = `SELECT later.id FROM hand JOIN hand later ON later.table_id = hand.table_id AND later.position > hand.position AND later.taken_back IS NULL
  WHERE hand.id = ? ORDER BY later.position`
