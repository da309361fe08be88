import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Finding } from '../../engine/findings.ts'
import { nextStep } from '../../engine/repeats.ts'
import type { ShownFinding } from '../contract.ts'
import { ruleSetIn } from '../rule-sets/kept.ts'
import { incidentOfFinding } from '../rulings/open-incident.ts'
import { earlierOf } from '../rulings/repeats.ts'
import { rulingsOf } from '../rulings/rulings.ts'

/** The findings of a hand as they are shown: those that stand, and those that went but have a ruling on them. */
export const shownFindings = (db: ReadableDb, hand: string): readonly ShownFinding[] =>
  sql<Row>(db, 'SELECT id, entry, player, player_name, rule, rules, edition, data, gone FROM finding WHERE hand = ? ORDER BY event, id')
    .all(hand)
    .map((row) => shownFrom(db, row))
    .filter((shown) => shown.state !== 'gone' || shown.ruling !== null)

type Row = {
  id: number
  entry: number
  player: string | null
  player_name: string | null
  rule: string
  rules: string
  edition: string
  data: string
  gone: number | null
}

const shownFrom = (db: ReadableDb, row: Row): ShownFinding => {
  const finding = JSON.parse(row.data) as Finding
  const rulings = rulingsOf(db, 'finding', row.id)
  const ruling = rulings.findLast(({ takenBack }) => takenBack === null) ?? null
  const takenBack = rulings.filter((one) => one.takenBack !== null)
  const incident = incidentOfFinding(db, row.id)?.id ?? null
  const earlier = earlierOf(db, { rule: row.rule, player: row.player, playerName: row.player_name, before: row.entry })
  const rules = ruleSetIn(db, row.rules, row.edition)
  const proposed = (rules && nextStep(rules, row.rule, finding.penalty, earlier.length)?.penalty) ?? finding.penalty
  return { id: row.id, finding, proposed, incident, ruling, takenBack, earlier, state: stateOf(row, finding, ruling) }
}

const stateOf = ({ gone }: Row, finding: Finding, ruling: ShownFinding['ruling']): ShownFinding['state'] => {
  if (ruling?.decision === 'dismissed') return 'dismissed'
  if (gone !== null) return 'gone'
  if (ruling) return ruling.decision === 'changed' ? 'changed' : 'confirmed'
  return finding.state === 'settled' ? 'settled' : 'open'
}
