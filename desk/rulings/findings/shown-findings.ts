import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { viewOf } from '../../../engine/judging/view/view-table.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import { countedFor, penaltyAfter } from '../../../engine/rulebook/penalties/ladders.ts'
import { dueFor } from '../../../engine/wording/findings/due-at-ruling.ts'
import { cachedByKey } from '../../context/caches/file-caches.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'
import { ruleSetIn } from '../../context/rules/stored-rule-sets.ts'
import type { ShownFinding } from '../../contract/rulings.ts'
import { type StoredFinding, withCurrentNumbers } from '../../record/findings/stored-finding.ts'
import { earlierOf } from '../decide/repeats.ts'
import { rulingsOf, rulingsOnTwins } from '../decide/rulings.ts'
import { incidentOfFinding } from '../incidents/open.ts'

/** The findings of a hand as they are displayed: those in force, and those that disappeared but have a ruling. */
export const shownFindings = (db: ReadableDb, played: PlayedHand): readonly ShownFinding[] => {
  const ruledOn = rulesRuledOn(db, '')
  return sql<Row>(db, SHOWN)
    .all(played.row.id)
    .map((row) => shownFrom(db, row, { played, ruledOn }))
}

const rulesRuledOn = cachedByKey((db): ReadonlySet<string> => new Set(sql<string>(db, 'SELECT DISTINCT rule FROM ruling').pluck().all()))

const SHOWN = `SELECT id, ref, entry, hand, player, player_name, rule, rules, edition, data, names, gone,
    EXISTS (SELECT 1 FROM ruling WHERE ruling.finding = finding.id) AS ruled,
    EXISTS (SELECT 1 FROM ruling r WHERE r.matter = coalesce(finding.twin, finding.id) AND r.finding <> finding.id) AS ruledElsewhere,
    EXISTS (SELECT 1 FROM incident WHERE incident.finding = finding.id)
      OR EXISTS (SELECT 1 FROM incident_filled filled WHERE filled.finding = finding.id) AS inIncident
  FROM finding WHERE hand = ? AND (gone IS NULL OR EXISTS (SELECT 1 FROM ruling WHERE ruling.finding = finding.id AND ruling.taken_back IS NULL))
  ORDER BY event, id`

type Row = StoredFinding & {
  id: number
  ref: Ref
  entry: number
  player: string | null
  player_name: string | null
  rule: string
  rules: string
  edition: string
  /** 1: it has rulings; it may belong to an incident. Most findings have neither, and each act shows all of its hand. */
  ruled: 0 | 1
  inIncident: 0 | 1
  ruledElsewhere: 0 | 1
}

type Shown = { readonly played: PlayedHand; readonly ruledOn: ReadonlySet<string> }

/** `ruledOn`: the rules that this tournament has rulings on. */
const shownFrom = (db: ReadableDb, row: Row, { played, ruledOn }: Shown): ShownFinding => {
  const finding = withCurrentNumbers(db, row)
  const rulings = row.ruled ? rulingsOf(db, 'finding', row.id) : []
  const ruling = rulings.findLast(({ takenBack }) => takenBack === null) ?? null
  const takenBack = rulings.filter((one) => one.takenBack !== null)
  const incident = row.inIncident ? incidentOfFinding(db, row.id) : undefined
  const who = { player: row.player, playerName: row.player_name, hand: row.hand, seat: finding.seat }
  const rules = ruleSetIn(db, row.rules, row.edition)
  const counted = rules ? countedFor(rules, row.rule, finding.penalty) : { rules: [row.rule], kinds: null }
  const earlier = counted.rules.some((rule) => ruledOn.has(rule)) ? earlierOf(db, { counted, ...who, before: row.entry }) : []
  const proposed = rules ? penaltyAfter(rules, row.rule, finding.penalty, earlier.length) : finding.penalty
  const due = ruling ? dueAtSigning(db, { id: row.id, finding }, played) : null
  return {
    id: row.id,
    ref: row.ref,
    finding,
    proposed,
    incident: incident?.id ?? null,
    incidentRef: incident?.ref ?? null,
    ruling,
    due,
    takenBack,
    earlier,
    twins: row.ruledElsewhere ? rulingsOnTwins(db, row.id) : [],
    state: stateOf(row, finding, ruling),
  }
}

/** The act that was due before the event of the first ruling in force. */
const dueAtSigning = (
  db: ReadableDb,
  { id, finding }: Pick<ShownFinding, 'id' | 'finding'>,
  { plays, refs }: PlayedHand,
): ShownFinding['due'] => {
  const event = sql<Ref | null>(db, 'SELECT event FROM ruling WHERE finding = ? AND taken_back IS NULL ORDER BY id LIMIT 1').pluck().get(id)
  const before = event ? plays[refs.indexOf(event)] : undefined
  return before ? dueFor(finding, viewOf(before), before.findings) : null
}

const stateOf = ({ gone }: Row, finding: Finding, ruling: ShownFinding['ruling']): ShownFinding['state'] => {
  if (ruling?.decision === 'dismissed') return 'dismissed'
  if (gone !== null) return 'gone'
  if (ruling) return ruling.decision === 'changed' ? 'changed' : 'confirmed'
  return finding.state === 'settled' ? 'settled' : 'open'
}
