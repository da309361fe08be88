import { type ReadableDb, sql } from '../../db/sqlite/handle.ts'
import { ok, type Result } from '../../engine/model/result.ts'
import type { Player } from '../contract/people.ts'
import { refusals } from '../messages/refusals.ts'
import { notFound, type Refusal } from './refusals.ts'

/** The players of the list, by number, then by name. */
export const players = (db: ReadableDb): readonly Player[] =>
  sql<Omit<Player, 'withdrawn'> & { withdrawn: number }>(
    db,
    `SELECT id, number, name, country, ${HAS_WITHDRAWN('player')} AS withdrawn FROM player ORDER BY number IS NULL, number, name`,
  )
    .all()
    .map((player) => ({ ...player, withdrawn: player.withdrawn === 1 }))

/** SQL expression: the newest valid withdrawal entry of a person says that they withdrew. */
export const HAS_WITHDRAWN = (who: 'player' | 'referee'): string =>
  `coalesce((SELECT 1 - back FROM withdrawal WHERE withdrawal.${who} = ${who}.id AND taken_back IS NULL ORDER BY withdrawal.entry DESC LIMIT 1), 0)`

/** A person as the window names them: a player of the list by id, or a typed name. */
export type NamedPerson = { readonly id?: string | undefined; readonly name: string }

/** A person as the log stores them. */
export type LoggedPerson = { readonly player: string | null; readonly playerName: string | null }

export const NO_PERSON: LoggedPerson = { player: null, playerName: null }

/** The players of the list with a name, as `NUMBER COUNTRY` (without a number by id). */
export const playersNamed = (db: ReadableDb, name: string): readonly { readonly id: string; readonly says: string }[] =>
  sql<{ id: string; says: string }>(
    db,
    "SELECT id, trim(coalesce(number, id) || ' ' || country) AS says FROM player WHERE name = ? ORDER BY number IS NULL, number",
  ).all(name)

/** Resolves a person: a name that only one player of the list has means that player; any other is stored as typed. */
export const resolvePerson = (db: ReadableDb, named: NamedPerson): Result<LoggedPerson, Refusal> => {
  if (named.id !== undefined) {
    const name = sql<string>(db, 'SELECT name FROM player WHERE id = ?').pluck().get(named.id)
    return name === undefined ? notFound(refusals.noPlayer) : ok({ player: named.id, playerName: name })
  }
  const known = sql<string>(db, 'SELECT id FROM player WHERE name = ? LIMIT 2').pluck().all(named.name)
  return ok({ player: known.length === 1 ? (known[0] ?? null) : null, playerName: named.name })
}
