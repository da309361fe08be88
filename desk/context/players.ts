import { PLAYER_DETAILS } from '../../db/log/listed-player.ts'
import { type ReadableDb, sql } from '../../db/sqlite/handle.ts'
import { ok, type Result } from '../../engine/model/result.ts'
import type { Player } from '../contract/people.ts'
import { refusals } from '../messages/refusals.ts'
import { notFound, type Refusal, refused } from './refusals.ts'

/** The players of the list, by number, then by name. */
export const players = (db: ReadableDb): readonly Player[] =>
  sql<Omit<Player, 'withdrawn'> & { withdrawn: number }>(
    db,
    `SELECT id, ${PLAYER_DETAILS.join(', ')}, ${HAS_WITHDRAWN('player')} AS withdrawn FROM player ORDER BY number IS NULL, number, name`,
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

/** Why a name alone does not say who is meant; undefined if at most one player of the list has it. */
export const whyNotNamed = (db: ReadableDb, name: string): ReturnType<typeof refused> | undefined => {
  const called = playersNamed(db, name).map(({ says }) => says)
  return called.length > 1 ? refused(refusals.severalNamed(name, called)) : undefined
}

/** Resolves a person: the player of the list whose id or name it is, else anybody, by the name as typed. */
export const resolvePerson = (db: ReadableDb, named: NamedPerson): Result<LoggedPerson, Refusal> => {
  if (named.id !== undefined) {
    const name = sql<string>(db, 'SELECT name FROM player WHERE id = ?').pluck().get(named.id)
    return name === undefined ? notFound(refusals.noPlayer) : ok({ player: named.id, playerName: name })
  }
  const why = whyNotNamed(db, named.name)
  if (why) return why
  const known = sql<string>(db, 'SELECT id FROM player WHERE name = ?').pluck().get(named.name)
  return ok({ player: known ?? null, playerName: named.name })
}
