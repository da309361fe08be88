import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { referees } from '../../context/permissions/referees.ts'
import { players } from '../../context/players.ts'
import type { PlayerRow, RefereeRow, Withdrawn } from '../../contract/people.ts'

/** The players of the list with their later changes: earlier spellings, seats, whether they withdrew. */
export const playerRegister = (db: ReadableDb): readonly PlayerRow[] => {
  const spelt = nameSpellings(db, 'player')
  const gone = withdrawals(db, 'player')
  const rounds = new Map(
    sql<{ player: string; rounds: number }>(
      db,
      'SELECT player, count(DISTINCT table_.round) AS rounds FROM seating JOIN table_ ON table_.id = table_id GROUP BY player',
    )
      .all()
      .map(({ player, rounds }) => [player, rounds]),
  )
  return players(db).map((player) => ({
    ...player,
    earlier: others(spelt.get(player.id), player.name),
    rounds: rounds.get(player.id) ?? 0,
    gone: gone.get(player.id) ?? null,
  }))
}

export const refereeRegister = (db: ReadableDb): readonly RefereeRow[] => {
  const spelt = nameSpellings(db, 'referee')
  const gone = withdrawals(db, 'referee')
  return referees(db).map((referee) => ({
    ...referee,
    earlier: others(spelt.get(referee.id), referee.name),
    gone: gone.get(referee.id) ?? null,
  }))
}

/** All names that players or referees had in the list, by their ids, oldest first: a name that was corrected stays known. */
export const nameSpellings = (db: ReadableDb, kind: 'player' | 'referee'): ReadonlyMap<string, readonly string[]> => {
  const all = new Map<string, string[]>()
  for (const { subject, name } of sql<{ subject: string; name: string }>(
    db,
    "SELECT subject, body ->> '$.name' AS name FROM past WHERE kind = ? AND taken_back IS NULL ORDER BY entry",
  ).all(kind))
    all.set(subject, [...(all.get(subject) ?? []), name])
  return all
}

const others = (names: readonly string[] | undefined, now: string): readonly string[] => [...new Set(names)].filter((name) => name !== now)

type Row = { readonly id: string; readonly back: number; readonly reason: string; readonly at: string; readonly by: string }

const withdrawals = (db: ReadableDb, who: 'player' | 'referee'): ReadonlyMap<string, Withdrawn> => {
  const newest = sql<Row>(
    db,
    `SELECT ${who} AS id, back, reason, at, by FROM withdrawal WHERE ${who} IS NOT NULL AND taken_back IS NULL ORDER BY entry`,
  ).all()
  const last = new Map(newest.map((row) => [row.id, row]))
  return new Map([...last].flatMap(([id, { back, reason, at, by }]) => (back ? [] : [[id, { reason, by, at: new Date(at) }] as const])))
}
