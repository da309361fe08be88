import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Finding } from '../../engine/findings.ts'
import type { ShownFinding } from '../contract.ts'
import { rulingsOf } from '../rulings/rulings.ts'

/** The findings of a hand as they are shown: those that stand, and those that went but have a ruling on them. */
export const shownFindings = (db: ReadableDb, hand: string): readonly ShownFinding[] =>
  sql<Row>(db, 'SELECT id, player, player_name, rule, data, gone FROM finding WHERE hand = ? ORDER BY event, id')
    .all(hand)
    .map((row) => shownFrom(db, row))
    .filter((shown) => shown.state !== 'gone' || shown.ruling !== null)

type Row = { id: number; player: string | null; player_name: string | null; rule: string; data: string; gone: number | null }

const shownFrom = (db: ReadableDb, row: Row): ShownFinding => {
  const finding = JSON.parse(row.data) as Finding
  const rulings = rulingsOf(db, 'finding', row.id)
  const ruling = rulings.findLast(({ takenBack }) => takenBack === null) ?? null
  const takenBack = rulings.filter((one) => one.takenBack !== null)
  const incident = sql<number>(db, 'SELECT id FROM incident WHERE finding = ? AND taken_back IS NULL').pluck().get(row.id) ?? null
  return { id: row.id, finding, incident, ruling, takenBack, state: stateOf(row, finding, ruling), earlier: earlierOf(db, row) }
}

const stateOf = ({ gone }: Row, finding: Finding, ruling: ShownFinding['ruling']): ShownFinding['state'] => {
  if (ruling?.decision === 'dismissed') return 'dismissed'
  if (gone !== null) return 'gone'
  if (ruling) return ruling.decision === 'changed' ? 'changed' : 'confirmed'
  return finding.state === 'settled' ? 'settled' : 'open'
}

const earlierOf = (db: ReadableDb, { id, player, player_name, rule }: Row): ShownFinding['earlier'] =>
  player === null && player_name === null
    ? []
    : sql<ShownFinding['earlier'][number]>(db, EARLIER).all(rule, id, player, player_name, player)

/** Confirmed before under the same rule for the same player, by the list of players or else by name. */
const EARLIER = `SELECT table_.round, table_.name AS "table", finding.rule, ruling.decision
  FROM finding JOIN ruling ON ruling.finding = finding.id AND ruling.taken_back IS NULL AND ruling.decision <> 'dismissed'
    JOIN hand ON hand.id = finding.hand JOIN table_ ON table_.id = hand.table_id
  WHERE finding.rule = ? AND finding.id < ? AND (finding.player = ? OR (finding.player_name = ? AND ? IS NULL)) ORDER BY finding.id`
