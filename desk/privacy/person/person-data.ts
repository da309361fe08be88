import type { z } from 'zod'
import { ENTRY_BODIES } from '../../../db/log/kinds.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { type LoggedBody, personalOf } from '../../context/permissions/entry-kinds.ts'
import { reportHead } from '../../context/report-head.ts'
import type { PersonData, PersonMention } from '../../contract/person-data.ts'
import type { PersonalProgress } from '../../contract/personal.ts'
import { seat, storedPenalty } from '../../contract/shape.ts'
import { SECTIONS } from '../../contract/vocabulary.ts'
import { sameName } from '../names/words.ts'
import { type Mention, type Mentions, mentionsOf } from './mentions.ts'
import { type KnownPerson, personFor } from './persons.ts'

/** Gathers a file's data about a person, given by id, number or name; undefined if it holds no tournament. */
export const personData = (db: ReadableDb, key: string, told?: (progress: PersonalProgress) => void): PersonData | undefined => {
  const head = reportHead(db)
  if (!head) return undefined
  const known = personFor(db, key)
  const { ids: _, ...person } = known
  const mentions = mentionsOf(db, known, told)
  const bySection = Map.groupBy(mentions.found, ({ entry }) => personalOf(entry.kind).section)
  return {
    report: 'person',
    ...head,
    person: { ...person, names: [...person.names] },
    sections: SECTIONS.flatMap((section) => {
      const found = bySection.get(section) ?? []
      return found.length === 0 ? [] : [{ section, count: found.length, mentions: found.map((one) => mentionOf(db, one, mentions, known)) }]
    }),
    entered: [...mentions.entered],
  }
}

const mentionOf = (
  db: ReadableDb,
  { entry, ref, how, body, texts }: Mention,
  { takenBack, earlier }: Mentions,
  known: KnownPerson,
): PersonMention => {
  const { seq, at, by, kind } = entry
  const incident = incidentOf(db, kind, ref, body)
  const place = placeOf(db, kind, ref, body, incident)
  const finding = (typeof body.finding === 'object' ? body.finding : undefined) as LoggedBody | null | undefined
  const imposed = storedPenalty.safeParse(body.imposed ?? body.penalty)
  const what = ['decision', 'outcome', 'how', 'why', 'what', 'role'].map((name) => body[name]).find((one) => typeof one === 'string')
  const score = scoreOf(body, known)
  const lies = seat.safeParse(body.seat ?? finding?.seat ?? score?.seat)
  const rule = body.rule ?? finding?.rule
  return {
    entry: seq,
    ref,
    at,
    by,
    kind,
    how,
    standing: takenBack.has(ref) ? 'taken-back' : earlier.has(ref) ? 'earlier' : 'stands',
    ...place,
    incident,
    seat: lies.success ? lies.data : null,
    rule: typeof rule === 'string' ? rule : null,
    penalty: imposed.success ? imposed.data : null,
    points: score?.points ?? null,
    what: typeof what === 'string' ? what : null,
    texts: [...(personalOf(kind).lists !== null ? [calledIn(body)] : []), ...texts],
  }
}

const scored = ENTRY_BODIES['result-signed'].shape.scores

/** A person's seat and points in a signed result. */
const scoreOf = ({ scores }: LoggedBody, { ids, names }: KnownPerson): z.infer<typeof scored>[number] | undefined => {
  const read = scored.safeParse(scores)
  const isTheirs = (name: string): boolean => names.some((one) => sameName(one) === sameName(name))
  return read.data?.find(({ player, playerName }) => (player === null ? playerName !== null && isTheirs(playerName) : ids.has(player)))
}

/** A line of the list as it was entered. */
const calledIn = ({ number, name, country }: LoggedBody): string =>
  [number, name, country].filter((one) => one !== null && one !== undefined && one !== '').join(' · ')

const OWNERS = {
  ruling: 'SELECT incident FROM ruling WHERE ref = ?',
  appeal: 'SELECT incident FROM appeal WHERE ref = ?',
  penalty: 'SELECT ruling.incident FROM penalty_imposed JOIN ruling ON ruling.id = penalty_imposed.ruling WHERE penalty_imposed.ref = ?',
} as const

/** The number of the incident that an entry belongs to. */
const incidentOf = (db: ReadableDb, kind: string, ref: string, body: LoggedBody): number | null => {
  const own = kind === 'incident' ? ref : body.incident
  if (typeof own === 'string') return sql<number>(db, 'SELECT id FROM incident WHERE ref = ?').pluck().get(own) ?? null
  for (const [name, text] of Object.entries(OWNERS)) {
    const named = kind === name ? ref : body[name]
    if (typeof named === 'string') {
      const found = sql<number>(db, text).pluck().get(named)
      if (found !== undefined) return found
    }
  }
  return null
}

type Place = Pick<PersonMention, 'round' | 'table' | 'tableId' | 'hand' | 'handId' | 'event'>
type Row = Omit<Place, 'hand'> & { readonly wind: string | null; readonly number: number | null; readonly counters: number | null }

const HAND = `SELECT table_.round, table_.name AS "table", table_.id AS tableId, hand.id AS handId, hand.wind, hand.number, hand.counters, NULL AS event
  FROM hand JOIN table_ ON table_.id = hand.table_id WHERE hand.id = ?`
const TABLE =
  'SELECT round, name AS "table", id AS tableId, NULL AS handId, NULL AS wind, NULL AS number, NULL AS counters, NULL AS event FROM table_ WHERE id = ?'
const INCIDENT = `SELECT table_.round, table_.name AS "table", table_.id AS tableId, hand.id AS handId, hand.wind, hand.number, hand.counters, NULL AS event
  FROM incident_now JOIN table_ ON table_.id = incident_now.table_id LEFT JOIN hand ON hand.id = incident_now.hand WHERE incident_now.id = ?`
const RESULT = 'SELECT table_id FROM result WHERE ref = ?'
const FINDING = 'SELECT hand FROM finding WHERE ref = ?'

/** Where it was: as far down as the entry or its incident says. */
const placeOf = (db: ReadableDb, kind: string, ref: string, body: LoggedBody, incident: number | null): Place => {
  const hand = typeof body.hand === 'string' ? body.hand : typeof body.finding === 'string' ? one(db, FINDING, body.finding) : undefined
  const table = typeof body.table === 'string' ? body.table : typeof body.result === 'string' ? one(db, RESULT, body.result) : undefined
  const row =
    (hand === undefined ? undefined : sql<Row>(db, HAND).get(hand)) ??
    (table === undefined ? undefined : sql<Row>(db, TABLE).get(table)) ??
    (incident === null ? undefined : sql<Row>(db, INCIDENT).get(incident))
  if (!row)
    return { round: typeof body.round === 'number' ? body.round : null, table: null, tableId: null, hand: null, handId: null, event: null }
  const { wind, number, counters, ...place } = row
  const event = kind === 'event' ? (sql<number | null>(db, 'SELECT number FROM event WHERE ref = ?').pluck().get(ref) ?? null) : place.event
  return { ...place, hand: wind === null ? null : `${wind}${number} ${counters}`, event }
}

const one = (db: ReadableDb, text: string, ref: string): string | undefined => sql<string>(db, text).pluck().get(ref)
