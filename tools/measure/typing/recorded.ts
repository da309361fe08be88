import { isDeepStrictEqual } from 'node:util'
import Database from 'better-sqlite3'

/** The differences between two tables of a file: each hand's header, each event with its form, each finding. */
export const differences = (file: string, one: string, other: string): readonly string[] => {
  const db = new Database(file, { readonly: true })
  try {
    const [a, b] = [one, other].map((table) => hands(db, table))
    if (!a || !b) return ['nothing read']
    return a.length === b.length
      ? a.flatMap((hand, n) =>
          Object.entries(hand).flatMap(([what, rows]) => {
            const beside = b[n]?.[what as keyof Recorded] ?? []
            const at = rows.findIndex((row, place) => !isDeepStrictEqual(row, beside[place]))
            const place = at < 0 && rows.length !== beside.length ? rows.length : at
            return place < 0 ? [] : [`hand ${n + 1}, ${what} ${place + 1}: ${say(rows[place])} and not ${say(beside[place])}`]
          }),
        )
      : [`${a.length} hands and not ${b.length}`]
  } finally {
    db.close()
  }
}

type Recorded = { readonly header: readonly unknown[]; readonly events: readonly unknown[]; readonly findings: readonly unknown[] }

const hands = (db: Database.Database, table: string): readonly Recorded[] =>
  (
    db
      .prepare(
        'SELECT id, wind, number, counters, game, rules, edition, header FROM hand WHERE table_id = ? AND taken_back IS NULL ORDER BY position',
      )
      .all(table) as {
      id: string
    }[]
  ).map(({ id, ...header }) => ({
    header: [header],
    events: db
      .prepare('SELECT number, text, form_text, form_part, form_parts FROM event WHERE hand = ? AND number IS NOT NULL ORDER BY place')
      .all(id),
    findings: db
      .prepare("SELECT data FROM finding WHERE hand = ? AND gone IS NULL ORDER BY data ->> '$.event', data ->> '$.rule', seat")
      .all(id),
  }))

const say = (row: unknown): string => JSON.stringify(row) ?? 'nothing'
