import type { Client, QueryResultRow } from 'pg'
import type { EntriesElsewhere } from '../../../db/joining/rename-device.ts'
import type { Arriving } from '../../../db/joining/validate-entries.ts'
import { hubWords } from '../../messages/hub.ts'
import { aboutHub, type HubTournament } from './administer.ts'
import { HUB_FORMAT } from './schema.ts'
import { hubTrouble, refusalIn, troubleIn } from './trouble.ts'

/** The entries that a copy holds: the highest number, by device. As an entry refers to all before it, there are no gaps. */
export type Reach = ReadonlyMap<string, number>

/** The rows of a statement; throws a `HubTrouble`. */
const rowsOf = async <Row extends QueryResultRow>(
  client: Client,
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> => {
  try {
    return (await client.query<Row>(statement, [...values])).rows
  } catch (error) {
    throw troubleIn(error)
  }
}

/** The columns of the hub's entries, in its order. */
const COLUMNS = 'device, number, at, by, kind, version, body, previous, hash'

export type HeldTournament = HubTournament & { readonly entries: number }

/** The tournaments to which this desk is admitted. Throws if there is no hub, or if this program does not support its format. */
export const tournamentsIn = async (client: Client): Promise<readonly HeldTournament[]> => {
  const { least } = await aboutHub(client).catch((error: unknown) => {
    throw troubleIn(error)
  })
  if (least > HUB_FORMAT.length) throw hubTrouble('update', hubWords.newer(least, HUB_FORMAT.length))
  const rows = await rowsOf<HubTournament & { last: string }>(client, 'SELECT id, name, last FROM shinpan.tournament ORDER BY name')
  return rows.map(({ id, name, last }) => ({ id, name, entries: Number(last) }))
}

/** Says that this desk writes under a device's name; false where another desk said so before: a file, or a whole disk, that was copied. */
export const claimDevice = async (client: Client, tournament: Buffer, device: string): Promise<boolean> => {
  const rows = await rowsOf<{ own: boolean }>(client, 'SELECT shinpan.claim($1, $2) AS own', [tournament, device])
  return rows[0]?.own === true
}

/** The entries that a hub holds by device, and its newest position, which is their count; both at one moment. */
export type HeldEntries = { readonly reach: Reach; readonly position: number }

export const reachOf = async (client: Client, tournament: Buffer): Promise<HeldEntries> => {
  const rows = await rowsOf<{ last: string; devices: Record<string, number> | null }>(
    client,
    `SELECT t.last, (SELECT json_object_agg(d.device, d.last) FROM shinpan.device d WHERE d.tournament = t.id) AS devices
     FROM shinpan.tournament t WHERE t.id = $1`,
    [tournament],
  )
  if (!rows[0]) throw hubTrouble('closed', hubWords.revoked)
  return { reach: new Map(Object.entries(rows[0].devices ?? {})), position: Number(rows[0].last) }
}

/**
 * Appends entries in one transaction: all or none. Entries that the hub already holds are skipped, so that a lost answer can be retried.
 * Returns the newest position. Throws a `HubTrouble` `refused` that names the entry if one is invalid; the hub records that.
 */
export const appendToHub = async (client: Client, tournament: Buffer, entries: readonly Arriving[]): Promise<number> => {
  const column = <K extends keyof Arriving>(name: K): Arriving[K][] => entries.map((entry) => entry[name])
  const rows = await rowsOf<{ answer: Appended }>(client, 'SELECT shinpan.append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) AS answer', [
    tournament,
    column('device'),
    column('number'),
    column('at'),
    column('by'),
    column('kind'),
    column('version'),
    column('body'),
    column('previous'),
    column('hash'),
  ])
  const answer = rows[0]?.answer ?? {}
  if (answer.position === undefined) throw refusalIn(answer)
  return answer.position
}

/** A hub's answer to an append: its newest position, or why it refused which entry. */
type Appended = { readonly position?: number; readonly refused?: string; readonly entry?: string }

/** A hub's refusals of a desk in the last day: how often, and the last of them. */
export type HubRefusals = { readonly desk: string; readonly times: number; readonly at: Date; readonly why: string; readonly entry: string }

export type HubNews = { readonly format: number; readonly refusals: readonly HubRefusals[] }

export const newsOf = async (client: Client, tournament: Buffer): Promise<HubNews> => {
  const { format } = await aboutHub(client)
  const rows = await rowsOf<HubRefusals>(client, 'SELECT * FROM shinpan.refusals($1)', [tournament])
  return { format, refusals: rows }
}

export type NewestEntry = Pick<Arriving, 'device' | 'number' | 'hash'>

/** The newest entry of each device that the hub holds any of. */
export const newestOf = async (client: Client, tournament: Buffer): Promise<readonly NewestEntry[]> => {
  const rows = await rowsOf<{ device: string; number: string; hash: Buffer }>(
    client,
    `SELECT e.device, e.number, e.hash FROM shinpan.device d
     JOIN shinpan.entry e ON e.tournament = d.tournament AND e.device = d.device AND e.number = d.last WHERE d.tournament = $1`,
    [tournament],
  )
  return rows.map((row) => ({ ...row, number: Number(row.number) }))
}

/** Of some entries, the devices of those that the hub does not hold. */
export const lackedOf = async (client: Client, tournament: Buffer, some: readonly NewestEntry[]): Promise<readonly string[]> => {
  const rows = await rowsOf<{ hash: Buffer }>(client, 'SELECT hash FROM shinpan.entry WHERE tournament = $1 AND hash = ANY($2)', [
    tournament,
    some.map(({ hash }) => hash),
  ])
  return some.filter(({ hash }) => !rows.some((row) => row.hash.equals(hash))).map(({ device }) => device)
}

/** The hashes of all entries of some devices that the hub holds, by device. */
export const hashesOf = async (client: Client, tournament: Buffer, devices: readonly string[]): Promise<EntriesElsewhere> => {
  const rows = await rowsOf<{ device: string; hashes: readonly Buffer[] }>(
    client,
    'SELECT device, array_agg(hash) AS hashes FROM shinpan.entry WHERE tournament = $1 AND device = ANY($2) GROUP BY device',
    [tournament, devices],
  )
  return new Map(rows.map(({ device, hashes }) => [device, hashes]))
}

/** Upper bound of a download's content, in bytes: the log holds pictures too. A single entry may exceed it. */
const MOST_BYTES = 32 * 1024 * 1024

/** Some of the hub's entries in an order, as many of the first of them as are not too much at a time. */
const someOf = (columns: string, which: string, order: string): string =>
  `SELECT ${columns} FROM (SELECT ${columns}, sum(octet_length(body)) OVER (ORDER BY ${order}) - octet_length(body) AS before
     FROM (SELECT ${columns} FROM shinpan.entry WHERE ${which} ORDER BY ${order} LIMIT $4) e) e WHERE before < ${MOST_BYTES} ORDER BY ${order}`

/** The entries after a position, in the hub's order, up to a limit. */
export const entriesAfterHubs = async (
  client: Client,
  tournament: Buffer,
  position: number,
  most: number,
): Promise<readonly (Arriving & { readonly position: number })[]> => {
  const rows = await rowsOf<Row>(client, BEHIND, [tournament, position, '', most])
  const entries = rows.map((row) => ({ ...row, number: Number(row.number), position: Number(row.position) }))
  // each next request must start at a later position
  const places = [position, ...entries.map((entry) => entry.position)]
  if (places.some((place, n) => !Number.isSafeInteger(place) || place <= (places[n - 1] ?? -1)))
    throw hubTrouble('closed', hubWords.disorder)
  return entries
}

const BEHIND = someOf(`position, ${COLUMNS}`, 'tournament = $1 AND position > $2 AND $3 = $3', 'position')
const IN_ORDER = someOf(COLUMNS, 'tournament = $1 AND (number, device) > ($2, $3 COLLATE "C")', 'number, device')

/** As the driver gives it: whole numbers of 64 bits as words. */
type Row = Omit<Arriving, 'number'> & { readonly number: string; readonly position: string }

/** The entries after one in the order of the log, or from its beginning; up to a limit. */
export const entriesInOrder = async (
  client: Client,
  tournament: Buffer,
  behind: { readonly device: string; readonly number: number } | undefined,
  most: number,
): Promise<readonly Arriving[]> => {
  const rows = await rowsOf<Row>(client, IN_ORDER, [tournament, behind?.number ?? 0, behind?.device ?? '', most])
  return rows.map((row) => ({ ...row, number: Number(row.number) }))
}

/** The position after which all entries lie that a copy with this reach lacks; undefined if it lacks none. */
export const firstUnknown = async (client: Client, tournament: Buffer, reach: Reach): Promise<number | undefined> => {
  const rows = await rowsOf<{ first: string | null }>(
    client,
    `SELECT min(e.position) AS first FROM shinpan.device d
     LEFT JOIN unnest($2::text[], $3::bigint[]) AS known(device, last) ON known.device = d.device
     CROSS JOIN LATERAL (SELECT position FROM shinpan.entry e WHERE e.tournament = d.tournament AND e.device = d.device AND e.number > coalesce(known.last, 0)
       ORDER BY e.number LIMIT 1) e
     WHERE d.tournament = $1`,
    [tournament, [...reach.keys()], [...reach.values()]],
  )
  const first = rows[0]?.first
  return first === null || first === undefined ? undefined : Number(first) - 1
}

/** The number of the hub's entries that a copy with this reach lacks. */
export const countUnknown = async (client: Client, tournament: Buffer, reach: Reach): Promise<number> => {
  const counts = await counted(client, tournament, reach, COUNT_BEHIND)
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}

/** The number of entries that the hub holds of each of these devices, up to a number. */
export const countsByDevice = (client: Client, tournament: Buffer, upTo: Reach): Promise<ReadonlyMap<string, number>> =>
  counted(client, tournament, upTo, COUNT_UP_TO)

const counted = async (client: Client, tournament: Buffer, reach: Reach, which: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await rowsOf<{ device: string; count: string }>(client, which, [tournament, [...reach.keys()], [...reach.values()]])
  return new Map(rows.map(({ device, count }) => [device, Number(count)]))
}

const COUNT_BEHIND = `SELECT d.device, c.count FROM shinpan.device d LEFT JOIN unnest($2::text[], $3::bigint[]) AS known(device, last) ON known.device = d.device
  CROSS JOIN LATERAL (SELECT count(*) FROM shinpan.entry e WHERE e.tournament = d.tournament AND e.device = d.device AND e.number > coalesce(known.last, 0)) c
  WHERE d.tournament = $1`
const COUNT_UP_TO = `SELECT known.device, c.count FROM unnest($2::text[], $3::bigint[]) AS known(device, last)
  CROSS JOIN LATERAL (SELECT count(*) FROM shinpan.entry e WHERE e.tournament = $1 AND e.device = known.device AND e.number <= known.last) c`

/**
 * The server is to end this connection itself, half a minute after a hole swallowed this laptop or its lid was closed: each holds one of the few that a
 * desk may have, and by themselves servers wait two hours.
 */
export const keepAlive = async (client: Client): Promise<void> => {
  await client.query(
    'SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3; SET tcp_user_timeout = 30000',
  )
}

/** Handlers of a hub's notices. */
export type NoticeHandlers = {
  /** Others appended. */
  readonly heard: (position: number) => void
  /** People came or went at others. */
  readonly moved?: () => void
  /** It refused something. */
  readonly refused?: () => void
}

/** Subscribes to a hub's notices of a tournament. */
export const listenForNotices = async (client: Client, tournament: Buffer, { heard, moved, refused }: NoticeHandlers): Promise<void> => {
  const id = tournament.toString('hex')
  client.on('notification', ({ payload = '' }) => {
    const [about, position] = payload.split(' ')
    if (about === id) heard(Number(position))
    if (about === 'here' && position === id) moved?.()
    if (about === 'refused' && position === id) refused?.()
  })
  await rowsOf(client, 'LISTEN shinpan')
}
