import type { Finding } from '../../../engine/model/findings.ts'
import { type Entry, refOf } from '../../log/entry.ts'
import { type ReadableDb, sql, type WritableDb } from '../../sqlite/handle.ts'

/** The entry of each event number in a finding. */
type Names = Readonly<Record<string, string>>

/** The current state of a finding. */
export type FindingNow = { readonly id: number; readonly data: string; readonly names: string; readonly gone: number | null }

/** A finding by its first entry, with the player's name and the rule set. */
export const findingNow = (db: ReadableDb, ref: string): FindingNow | undefined =>
  sql<FindingNow>(
    db,
    `SELECT id, json_set(data, '$.player', coalesce((SELECT name FROM player WHERE player.id = finding.player), player_name), '$.rules', rules, '$.edition', edition) AS data, names, gone
     FROM finding WHERE ref = ?`,
  ).get(ref)

/**
 * Marks the ruling on a finding for review if rule set, level, player or acts of the finding changed, or if it disappeared, or came back
 * after a dismissal. Changes by answers and rulings need no review. Neither does a new number, a finding that an earlier ruling dismissed
 * and this one restores, nor one that has its former content again.
 */
export const markForReview = (db: WritableDb, entry: Entry, before: FindingNow, after: FindingNow): void => {
  if (basisOf(db, before) === basisOf(db, after)) return
  const ruling = sql<{ id: number; decision: string; marked: number }>(db, NEWEST).get(before.id)
  if (!ruling) return
  const open = sql<{ id: number; before: string | null }>(db, OPEN).get(ruling.id)
  const [was, is] = [shown(before), shown(after)]
  if (!open && ruling.decision === 'dismissed' && is === null) return
  if (!open && ruling.decision !== 'dismissed' && was === null && ruling.marked === 0) return
  if (!open) {
    sql(db, 'INSERT INTO review (ref, entry, ruling, finding, before, after, same, at) VALUES (?, ?, ?, ?, ?, ?, 0, ?)').run(
      refOf(entry),
      entry.seq,
      ruling.id,
      before.id,
      was,
      is,
      entry.at,
    )
    return
  }
  sql(db, 'UPDATE review SET after = ?, same = ? WHERE id = ?').run(is, Number(wordsOf(open.before) === wordsOf(is)), open.id)
}

/** The ruling in force on a finding, and whether it was ever marked. */
const NEWEST = `SELECT id, decision, EXISTS (SELECT 1 FROM review WHERE review.ruling = ruling.id) AS marked FROM ruling
  WHERE finding = ? AND taken_back IS NULL ORDER BY id DESC LIMIT 1`

/** The newest review of a ruling, if no referee has reviewed it since. */
const OPEN = `SELECT id, before FROM review WHERE ruling = ?
  AND NOT EXISTS (SELECT 1 FROM reviewed WHERE reviewed.ruling = review.ruling AND reviewed.entry > review.entry AND reviewed.taken_back IS NULL)
  ORDER BY id DESC LIMIT 1`

const shown = ({ data, gone }: FindingNow): string | null => (gone === null ? data : null)

/** The basis of a ruling on a finding, with the text of its acts; null if the finding is not raised. */
const basisOf = (db: ReadableDb, finding: FindingNow): string | null => {
  if (finding.gone !== null) return null
  const names = JSON.parse(finding.names) as Names
  const { event, because, ...rest } = JSON.parse(finding.data) as FindingData
  const act = (number: number) => {
    const ref = names[number]
    return ref === undefined ? number : [firstOf(db, ref), sql<string>(db, 'SELECT text FROM event WHERE ref = ?').pluck().get(ref)]
  }
  return JSON.stringify([who(rest), act(event), because.map(act)])
}

/** The same from the finding alone: its acts may have other numbers and other entries. */
const wordsOf = (data: string | null): string | null => {
  if (data === null) return null
  const { because, facts, ...rest } = JSON.parse(data) as FindingData
  const { called: _, discard: __, answer: ___, ...said } = facts
  return JSON.stringify([who(rest), because.length, Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1))])
}

/** A finding with the fields that `findingNow` adds. */
type FindingData = Finding & { readonly player: string | null; readonly rules: string; readonly edition: string }

const who = ({
  rule,
  level,
  seat,
  player,
  rules,
  edition,
}: Pick<FindingData, 'rule' | 'level' | 'seat' | 'player' | 'rules' | 'edition'>) => [rule, level, seat, player, rules, edition]

/** The original event, if others replaced it. */
const firstOf = (db: ReadableDb, ref: string): string => {
  const row = sql<string>(db, 'SELECT old.ref FROM event JOIN event old ON old.entry = event.replaces WHERE event.ref = ?').pluck().get(ref)
  return row === undefined ? ref : firstOf(db, row)
}
