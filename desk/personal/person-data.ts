import { z } from 'zod'
import { type ReadableDb, sql } from '../../db/handle.ts'
import { penalty } from '../inputs.ts'
import { moment, REPORT_HEAD, reportHead, seat, whole } from '../reports/report-head.ts'
import { HOWS, SECTIONS, type Section } from '../vocabulary.ts'
import type { Words } from './entry-words.ts'
import type { PersonalProgress } from './in-thread.ts'
import { type Found, type Mentions, mentionsOf } from './mentions.ts'
import { personFor } from './who.ts'

/** Where entries of a kind are listed. */
const SECTION_OF: Readonly<Record<string, Section>> = {
  player: 'names',
  referee: 'names',
  withdrawal: 'names',
  seating: 'seats',
  'seats-changed': 'seats',
  hand: 'seats',
  'result-signed': 'results',
  'result-reopened': 'results',
  incident: 'incidents',
  'incident-filled': 'incidents',
  'incident-closed': 'incidents',
  'call-answered': 'incidents',
  attachment: 'incidents',
  statement: 'statements',
  ruling: 'rulings',
  reviewed: 'rulings',
  penalty: 'penalties',
  'penalty-cancelled': 'penalties',
  appeal: 'appeals',
  'appeal-decided': 'appeals',
  finding: 'findings',
  'finding-gone': 'findings',
  event: 'acts',
  'typed-apart': 'acts',
  'fork-settled': 'acts',
  'hands-settled': 'acts',
  'event-removed': 'acts',
  'referee-code': 'signing',
  'sign-in': 'signing',
  'sign-out': 'signing',
  'sign-in-failed': 'signing',
  import: 'imports',
  undo: 'undone',
  redo: 'undone',
  export: 'reports',
}

const mention = z.strictObject({
  entry: whole.meta({ description: 'its place in the log' }),
  ref: z.string().meta({ description: 'DEVICE:NUMBER, its name for good' }),
  at: moment,
  by: z.string(),
  kind: z.string(),
  how: z.enum(HOWS).meta({
    description:
      'id: of the list; name: alone; text: a whole name in a text; perhaps: a word that may be the name; belongs: to something about them; entered: by them',
  }),
  standing: z.enum(['stands', 'taken-back', 'earlier']).meta({ description: 'earlier: another entry has taken its place' }),
  round: whole.nullable(),
  table: z.string().nullable(),
  tableId: z.string().nullable(),
  hand: z.string().nullable(),
  handId: z.string().nullable(),
  event: whole.nullable(),
  incident: whole.nullable(),
  seat: seat.nullable(),
  rule: z.string().nullable(),
  penalty: penalty.nullable(),
  what: z.string().nullable().meta({ description: 'decision, outcome or cause, as the log names it' }),
  texts: z.array(z.string()),
})
export type PersonMention = z.infer<typeof mention>

/** What a tournament file holds about one person. */
export const personReport = z.strictObject({
  report: z.literal('person'),
  ...REPORT_HEAD,
  person: z.strictObject({
    key: z.string(),
    role: z.enum(['player', 'referee', 'named']),
    name: z.string(),
    number: whole.nullable(),
    country: z.string(),
    names: z.array(z.string()).meta({ description: 'every name that the log has for them, the one of today first' }),
  }),
  sections: z.array(z.strictObject({ section: z.enum(SECTIONS), count: whole, mentions: z.array(mention) })),
  entered: z
    .array(z.strictObject({ kind: z.string(), device: z.string(), entries: whole, first: moment, last: moment }))
    .meta({ description: 'what they entered themselves, by kind and device' }),
})
export type PersonData = z.infer<typeof personReport>

/** Gathers what a file holds about somebody, who is named by id, number or name; undefined where it holds no tournament. */
export const personData = (db: ReadableDb, key: string, told?: (progress: PersonalProgress) => void): PersonData | undefined => {
  const head = reportHead(db)
  if (!head) return undefined
  const known = personFor(db, key)
  const { ids: _, ...person } = known
  const mentions = mentionsOf(db, known, told)
  const bySection = Map.groupBy(mentions.found, ({ entry }) => SECTION_OF[entry.kind] ?? 'tournament')
  return {
    report: 'person',
    ...head,
    person: { ...person, names: [...person.names] },
    sections: SECTIONS.flatMap((section) => {
      const found = bySection.get(section) ?? []
      return found.length === 0 ? [] : [{ section, count: found.length, mentions: found.map((one) => mentionOf(db, one, mentions)) }]
    }),
    entered: [...mentions.entered],
  }
}

const mentionOf = (db: ReadableDb, { entry, ref, how, body, texts }: Found, { takenBack, earlier }: Mentions): PersonMention => {
  const { seq, at, by, kind } = entry
  const incident = incidentOf(db, kind, ref, body)
  const place = placeOf(db, kind, ref, body, incident)
  const finding = (typeof body.finding === 'object' ? body.finding : undefined) as Words | null | undefined
  const imposed = penalty.safeParse(body.imposed ?? body.penalty)
  const what = ['decision', 'outcome', 'how', 'why', 'what', 'role'].map((name) => body[name]).find((one) => typeof one === 'string')
  const lies = seat.safeParse(body.seat ?? finding?.seat)
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
    what: typeof what === 'string' ? what : null,
    texts: [...(kind === 'player' || kind === 'referee' ? [calledIn(body)] : []), ...texts],
  }
}

/** A line of the list as it was entered. */
const calledIn = ({ number, name, country }: Words): string =>
  [number, name, country].filter((one) => one !== null && one !== undefined && one !== '').join(' · ')

const OWNERS = {
  ruling: 'SELECT incident FROM ruling WHERE ref = ?',
  appeal: 'SELECT incident FROM appeal WHERE ref = ?',
  penalty: 'SELECT ruling.incident FROM penalty_imposed JOIN ruling ON ruling.id = penalty_imposed.ruling WHERE penalty_imposed.ref = ?',
} as const

/** Which incident an entry belongs to, by number. */
const incidentOf = (db: ReadableDb, kind: string, ref: string, body: Words): number | null => {
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
const placeOf = (db: ReadableDb, kind: string, ref: string, body: Words, incident: number | null): Place => {
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
