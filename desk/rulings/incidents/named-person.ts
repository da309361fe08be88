import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Result } from '../../../engine/model/result.ts'
import { SEATS, type Seat } from '../../../engine/model/seats.ts'
import { type LoggedPerson, type NamedPerson, playersNamed, resolvePerson } from '../../context/players.ts'
import type { Refusal } from '../../context/refusals.ts'
import { handRow } from '../../record/played-hand.ts'
import { seatedAt } from '../../record/tables/seated-players.ts'
import type { StandingIncident } from './change.ts'

/** Where a person is named: at a table, at a seat there, in an incident (`id`). */
type Place = Pick<StandingIncident, 'table' | 'hand'> & { readonly id?: number; readonly seat?: Seat | undefined }

/** Resolves a person: by a name that several players have, the one who sits there is meant, else the one whom the incident's rulings name. */
export const resolvePersonAt = (db: ReadableDb, named: NamedPerson, place: Place): Result<LoggedPerson, Refusal> => {
  const called = named.id === undefined ? playersNamed(db, named.name).map(({ id }) => id) : []
  if (called.length < 2) return resolvePerson(db, named)
  const isMeant = (id: string | null): id is string => id !== null && called.includes(id)
  const [sits, ...others] = seatedAtPlace(db, place).filter(isMeant)
  const [ruled] = sql<string | null>(db, RULED)
    .pluck()
    .all(place.id ?? 0)
    .filter(isMeant)
  const id = others.length === 0 ? (sits ?? ruled) : ruled
  return resolvePerson(db, { ...named, ...(id !== undefined && { id }) })
}

const seatedAtPlace = (db: ReadableDb, { table, hand, seat }: Place): readonly (string | null)[] => {
  if (table === null) return []
  const seated = seatedAt(db, table, hand === null ? undefined : handRow(db, hand))
  return (seat ? [seat] : SEATS).map((one) => seated[one]?.id ?? null)
}

/** The players of an incident's rulings, the newest first. */
const RULED = 'SELECT player FROM ruling WHERE incident = ? AND taken_back IS NULL ORDER BY id DESC'
