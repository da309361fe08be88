import { createHash } from 'node:crypto'
import { logEntries } from '../../../db/log/read.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { NAMED_PREFIX, personalOf } from '../../context/permissions/entry-kinds.ts'
import { SIGNED_TEXTS } from '../../contract/inputs.ts'
import type { Person } from '../../contract/personal.ts'
import { isNameAlone } from '../names/entry-texts.ts'
import { whosIn } from '../names/people.ts'
import { sameName } from '../names/words.ts'

/** A person with all names in a log. A player and a referee of one name are one person. */
export type KnownPerson = Person & { readonly ids: ReadonlySet<string>; readonly names: readonly string[] }

type Row = { readonly id: string; readonly name: string; readonly number: number | null; readonly country: string }

const PLAYERS = 'SELECT id, name, number, country FROM player ORDER BY number IS NULL, number, name'
const REFEREES = "SELECT id, name, NULL AS number, '' AS country FROM referee ORDER BY head DESC, entry"

/** All people that a report can be about: the players, the referees, and all other names in fields for a person. */
export const personsIn = (db: ReadableDb): readonly Person[] => {
  const players = sql<Row>(db, PLAYERS)
    .all()
    .map((row) => personOf(row, 'player'))
  const taken = new Set(players.map(({ name }) => sameName(name)))
  const officials = sql<Row>(db, REFEREES)
    .all()
    .map((row) => personOf(row, 'referee'))
    .filter(({ name }) => !taken.has(sameName(name)))
  for (const { name } of officials) taken.add(sameName(name))
  const others = new Map(
    sql<string>(db, ALONE)
      .pluck()
      .all()
      .filter((name) => name.trim() !== '' && !taken.has(sameName(name)))
      .map((name) => [sameName(name), name]),
  )
  return [...players, ...officials, ...[...others.values()].sort().map(alone)]
}

/** Names without an id; an author of acts alone is found by name. */
const ALONE = `SELECT player_name FROM statement WHERE player IS NULL AND player_name IS NOT NULL
  UNION SELECT player_name FROM appeal WHERE player IS NULL AND player_name IS NOT NULL
  UNION SELECT player_name FROM penalty_imposed WHERE player IS NULL AND player_name IS NOT NULL
  UNION SELECT player_name FROM ruling WHERE player IS NULL AND player_name IS NOT NULL
  UNION SELECT one.value ->> '$.playerName' FROM incident_now, json_each(incident_now.players) AS one WHERE one.value ->> '$.player' IS NULL AND one.value ->> '$.playerName' IS NOT NULL
  UNION SELECT one.value FROM result, json_each(result.signed) AS one
  UNION SELECT by FROM act UNION SELECT by FROM ruling
  ${Object.keys(SIGNED_TEXTS)
    .filter(isNameAlone)
    .map((text) => `UNION SELECT ${text} FROM ruling WHERE ${text} IS NOT NULL`)
    .join(' ')}`

const personOf = ({ id, ...row }: Row, role: Person['role']): Person => ({ key: id, role, ...row })

const alone = (name: string): Person => ({ key: name, role: 'named', name, number: null, country: '' })

/** The person with an id, a player's number or a name in any spelling; with every name that the log has for them. */
export const personFor = (db: ReadableDb, key: string): KnownPerson => {
  const people = personsIn(db)
  const listed = people.filter(({ role }) => role !== 'named')
  const byName = listed.filter(({ name }) => sameName(name) === sameName(key))
  const one =
    listed.find((person) => person.key === key) ??
    (byName.length === 1 ? byName[0] : undefined) ??
    listed.find(({ number }) => number !== null && String(number) === key.trim()) ??
    listed.find((person) => person.key === earlierNamed(db, key)) ??
    people.find(({ name }) => sameName(name) === sameName(key)) ??
    alone(key)
  const ids = new Set([
    ...(one.role === 'named' ? [] : [one.key]),
    ...sql<Row>(db, REFEREES)
      .all()
      .filter(({ name }) => sameName(name) === sameName(one.name))
      .map(({ id }) => id),
  ])
  return { ...one, ids, names: namesOf(db, one, ids) }
}

/** The players whom a name alone could mean, if it is the name of several and no one's id. */
export const namesakes = (db: ReadableDb, key: string): readonly Person[] => {
  const people = personsIn(db).filter(({ role }) => role === 'player')
  const called = people.some((person) => person.key === key) ? [] : people.filter(({ name }) => sameName(name) === sameName(key))
  return called.length > 1 ? called : []
}

/** The only person who once had this name; undefined if there are several or none. */
const earlierNamed = (db: ReadableDb, name: string): string | undefined => {
  const once = sql<{ id: string; name: string }>(
    db,
    "SELECT DISTINCT coalesce(body ->> '$.player', body ->> '$.referee') AS id, body ->> '$.name' AS name FROM entry WHERE kind IN ('player', 'referee')",
  ).all()
  const ids = new Set(once.filter((one) => sameName(one.name) === sameName(name)).map(({ id }) => id))
  return ids.size === 1 ? [...ids][0] : undefined
}

/** The names of a person in the log, the current one first. */
const namesOf = (db: ReadableDb, { name }: Person, ids: ReadonlySet<string>): readonly string[] => {
  const names = new Set([name])
  const quoted = [...ids].map((id) => JSON.stringify(id))
  if (quoted.length === 0) return [...names]
  for (const { kind, body: text } of logEntries(db)) {
    if (!quoted.some((id) => text.includes(id))) continue
    const body = JSON.parse(text) as Readonly<Record<string, unknown>>
    const { lists } = personalOf(kind)
    const own = lists === null ? undefined : body[lists]
    const said = own === undefined ? whosIn(body) : [[own, body.name] as const]
    for (const [id, called] of said)
      if (typeof id === 'string' && ids.has(id) && typeof called === 'string' && called.trim() !== '') names.add(called)
  }
  return [...names]
}

/** The log's key for a person on no list about whom a report left: it does not contain the name. */
export const personId = ({ role, key }: Person): string =>
  role === 'named' ? `${NAMED_PREFIX}${createHash('sha256').update(key).digest('hex').slice(0, 12)}` : key
