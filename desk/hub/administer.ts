import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { hubWords } from '../words/hub.ts'
import { PRESENCE } from './presence-schema.ts'
import { GRANTS, HUB_FORMAT } from './schema.ts'
import { hubTrouble } from './trouble.ts'

/** The lowest version of PostgreSQL that a hub runs on. */
const OLDEST = 15

/** What a hub is, and in what state. */
export type About = { readonly id: string; readonly format: number }

/** Makes a hub in a database, or brings one up to this program's format; nothing that it holds is changed. Only for who owns it. */
export const initHub = async (client: Client): Promise<About & { readonly was: number }> => {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    `SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding`,
  )
  const { version = '', encoding = '' } = rows[0] ?? {}
  if (Number.parseInt(version, 10) < OLDEST) throw hubTrouble('closed', hubWords.server(version))
  if (encoding !== 'UTF8') throw hubTrouble('closed', hubWords.encoding(encoding))
  await client.query('BEGIN')
  try {
    // two at once: the second one finds it made
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('shinpan hub'))`)
    await client.query(ABOUT)
    const about = await aboutOf(client)
    if (about.format > HUB_FORMAT.length) throw hubTrouble('update', hubWords.newer(about.format, HUB_FORMAT.length))
    for (const step of HUB_FORMAT.slice(about.format)) await client.query(step)
    await client.query('UPDATE shinpan.about SET format = $1', [HUB_FORMAT.length])
    await client.query(PRESENCE)
    await client.query('COMMIT')
    return { id: about.id, format: HUB_FORMAT.length, was: about.format }
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

const ABOUT = `
  CREATE SCHEMA IF NOT EXISTS shinpan;
  CREATE TABLE IF NOT EXISTS shinpan.about (one boolean PRIMARY KEY DEFAULT true CHECK (one), id uuid NOT NULL DEFAULT gen_random_uuid(), format integer NOT NULL);
  INSERT INTO shinpan.about (format) VALUES (0) ON CONFLICT DO NOTHING;
`

/** Which hub this is. Throws where there is none. */
export const aboutOf = async (client: Client): Promise<About> => {
  const { rows } = await client.query<About>('SELECT id, format FROM shinpan.about')
  if (!rows[0]) throw hubTrouble('closed', hubWords.noHub)
  return rows[0]
}

/** A desk that a hub admits, as its owner sees it. */
export type AdmittedDesk = {
  readonly role: string
  readonly name: string
  readonly made: Date
  readonly revoked: Date | null
  readonly seen: Date | null
  readonly refused: number
}

/** A tournament as a hub knows it: by the hash of its first entry. */
export type HubTournament = { readonly id: Buffer; readonly name: string }

/** So many connections a desk may have: one that runs wild leaves the others theirs. */
const MOST_CONNECTIONS = 10

/** Admits a desk to a tournament under a role of its own: the address by which it joins. Only for the hub's owner. */
export const admitDesk = async (client: Client, address: string, name: string, tournament: HubTournament): Promise<string> => {
  const role = `shinpan_${randomBytes(6).toString('hex')}`
  const password = randomBytes(24).toString('base64url')
  await client.query('BEGIN')
  try {
    await client.query('INSERT INTO shinpan.tournament (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name', [
      tournament.id,
      tournament.name,
    ])
    const { rowCount } = await client.query('INSERT INTO shinpan.desk (role, name) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
      role,
      name,
    ])
    if (rowCount !== 1) throw hubTrouble('closed', hubWords.nameTaken(name))
    await client.query('INSERT INTO shinpan.member (role, tournament) VALUES ($1, $2)', [role, tournament.id])
    await client.query(`CREATE ROLE ${role} LOGIN CONNECTION LIMIT ${MOST_CONNECTIONS} PASSWORD '${password}'`)
    for (const grant of GRANTS) await client.query(`GRANT ${grant} TO ${role}`)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
  const url = new URL(address)
  url.username = role
  url.password = password
  return url.href
}

/** Shuts a desk out at once, as when a laptop was stolen: its role can't sign in any more and open connections are ended. What it wrote stays. */
export const revokeDesk = async (client: Client, name: string): Promise<void> => {
  const { rows } = await client.query<{ role: string }>(
    'UPDATE shinpan.desk SET revoked = coalesce(revoked, now()) WHERE name = $1 RETURNING role',
    [name],
  )
  const role = rows[0]?.role
  if (role === undefined) throw hubTrouble('closed', hubWords.noDesk(name))
  await client.query(`ALTER ROLE ${role} NOLOGIN`)
  await forgetPresent(client, role)
  await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1', [role])
}

/** Its people are at no table any more; the others are told. An older hub knows of none. */
const forgetPresent = async (client: Client, role: string): Promise<void> => {
  const { rows } = await client.query<{ there: boolean }>(`SELECT to_regclass('shinpan.presence') IS NOT NULL AS there`)
  if (rows[0]?.there !== true) return
  await client.query(
    `WITH gone AS (DELETE FROM shinpan.presence WHERE role = $1 RETURNING tournament)
     SELECT pg_notify('shinpan', 'here ' || encode(tournament, 'hex')) FROM gone`,
    [role],
  )
}

/** All desks that were ever admitted, and how often the hub refused what they sent. */
export const admittedDesks = async (client: Client): Promise<readonly AdmittedDesk[]> => {
  const { rows } = await client.query<AdmittedDesk>(
    `SELECT role, name, made, revoked, seen, (SELECT count(*)::integer FROM shinpan.refused r WHERE r.role = d.role) AS refused
     FROM shinpan.desk d ORDER BY made, name`,
  )
  return rows
}

/** Whether whoever is connected owns the hub, and so may admit desks. */
export const ownsHub = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ owns: boolean }>(
    `SELECT pg_has_role(current_user, relowner, 'USAGE') AS owns FROM pg_class WHERE oid = to_regclass('shinpan.entry')`,
  )
  if (!rows[0]) throw hubTrouble('closed', hubWords.noHub)
  return rows[0].owns
}
