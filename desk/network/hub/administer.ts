import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { hubWords } from '../../messages/hub.ts'
import { GRANTS, HUB_FORMAT, LEAST_DESK } from './schema.ts'
import { hubTrouble } from './trouble.ts'
import { CLOCKS, PRESENCE } from './unversioned-schema.ts'

/** The lowest version of PostgreSQL that a hub runs on. */
const OLDEST = 15

/** What a hub is, and in what state; `least`: the format that a desk must know at least to append to it. */
export type About = { readonly id: string; readonly format: number; readonly least: number }

/** Makes a hub in a database, or brings one up to this program's format; nothing that it holds is changed. Only for who owns it. */
export const initHub = async (client: Client): Promise<Omit<About, 'least'> & { readonly was: number }> => {
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
    await client.query('UPDATE shinpan.about SET format = $1, least = $2', [HUB_FORMAT.length, LEAST_DESK])
    await client.query(PRESENCE)
    await client.query(CLOCKS)
    if (about.format > 0 && about.format < HUB_FORMAT.length) await grantAgain(client)
    await client.query('COMMIT')
    return { id: about.id, format: HUB_FORMAT.length, was: about.format }
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** Those who were admitted before may do what the new format asks of them. */
const grantAgain = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ role: string }>(
    'SELECT d.role FROM shinpan.desk d JOIN pg_roles r ON r.rolname = d.role WHERE d.revoked IS NULL',
  )
  for (const { role } of rows) for (const grant of GRANTS) await client.query(`GRANT ${grant} TO ${client.escapeIdentifier(role)}`)
}

const ABOUT = `
  CREATE SCHEMA IF NOT EXISTS shinpan;
  CREATE TABLE IF NOT EXISTS shinpan.about (one boolean PRIMARY KEY DEFAULT true CHECK (one), id uuid NOT NULL DEFAULT gen_random_uuid(), format integer NOT NULL);
  INSERT INTO shinpan.about (format) VALUES (0) ON CONFLICT DO NOTHING;
`

/** Which hub this is. Throws where there is none. */
export const aboutOf = async (client: Client): Promise<About> => {
  // one of the first format does not say what it takes at least: its own
  const { rows } = await client.query<About>(
    `SELECT id, format, coalesce((to_jsonb(a) ->> 'least')::integer, format) AS least FROM shinpan.about a`,
  )
  if (!rows[0]) throw hubTrouble('closed', hubWords.noHub)
  return rows[0]
}

/** A desk that a hub admits, as its owner sees it; `refusals`: the newest of what the hub refused of it. */
export type AdmittedDesk = {
  readonly role: string
  readonly name: string
  readonly made: Date
  readonly revoked: Date | null
  readonly seen: Date | null
  readonly refused: number
  readonly refusals: readonly { readonly at: string; readonly why: string; readonly entry: string | null }[]
}

/** A tournament as a hub knows it: by the hash of its first entry. */
export type HubTournament = { readonly id: Buffer; readonly name: string }

/** So many connections a desk may have: one that runs wild leaves the others theirs. */
const MOST_CONNECTIONS = 10

/**
 * Admits a desk to a tournament under a role of its own: the address by which it joins. Only for the hub's owner. A name is free again once its desk was
 * shut out, or as long as it never connected: then the address made before no longer holds.
 */
export const admitDesk = async (client: Client, address: string, name: string, tournament: HubTournament): Promise<string> => {
  const { format } = await aboutOf(client)
  if (format < HUB_FORMAT.length) throw hubTrouble('update', hubWords.older(format, HUB_FORMAT.length))
  if (!(await mayAdmit(client))) throw hubTrouble('closed', hubWords.noRoles)
  const role = `shinpan_${randomBytes(6).toString('hex')}`
  const password = randomBytes(24).toString('base64url')
  let freed: readonly string[] = []
  await client.query('BEGIN')
  try {
    await client.query('INSERT INTO shinpan.tournament (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name', [
      tournament.id,
      tournament.name,
    ])
    freed = await freeName(client, name)
    const { rowCount } = await client.query('INSERT INTO shinpan.desk (role, name) VALUES ($1, $2) ON CONFLICT DO NOTHING', [role, name])
    if (rowCount !== 1) throw hubTrouble('closed', hubWords.nameTaken(name))
    await client.query('INSERT INTO shinpan.member (role, tournament) VALUES ($1, $2)', [role, tournament.id])
    await client.query(`CREATE ROLE ${role} LOGIN CONNECTION LIMIT ${MOST_CONNECTIONS} PASSWORD '${password}'`)
    for (const grant of GRANTS) await client.query(`GRANT ${grant} TO ${role}`)
    await letConnect(client, role)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
  for (const one of freed) await asFarAsAllowed(client, `ALTER ROLE ${client.escapeIdentifier(one)} NOLOGIN`)
  const url = new URL(address)
  url.username = role
  url.password = password
  return url.href
}

/** Who was given this name and never came has it no more: the roles. */
const freeName = async (client: Client, name: string): Promise<readonly string[]> => {
  const { rows } = await client.query<{ role: string }>(
    'UPDATE shinpan.desk SET revoked = now() WHERE name = $1 AND revoked IS NULL AND seen IS NULL RETURNING role',
    [name],
  )
  return rows.map(({ role }) => role)
}

/** Some databases let nobody connect who is not named. */
const letConnect = async (client: Client, role: string): Promise<void> => {
  const may = async (): Promise<boolean> => {
    const { rows } = await client.query<{ may: boolean }>(`SELECT has_database_privilege($1, current_database(), 'CONNECT') AS may`, [role])
    return rows[0]?.may === true
  }
  if (await may()) return
  const { rows } = await client.query<{ base: string }>('SELECT current_database() AS base')
  const isGiven = await asFarAsAllowed(client, `GRANT CONNECT ON DATABASE ${client.escapeIdentifier(rows[0]?.base ?? '')} TO ${role}`)
  // it may be told that it gave nothing away
  if (!isGiven || !(await may())) throw hubTrouble('closed', hubWords.noConnect)
}

/** What became of a desk's role as it was shut out: whether it can't sign in any more, and whether its open connections were ended. */
export type ShutOut = { readonly signsIn: boolean; readonly stays: boolean }

/**
 * Shuts a desk out at once, as when a laptop was stolen: its role can't sign in any more and open connections are ended. What it wrote stays. Where
 * the server allows the owner neither, the role reads and writes nothing all the same: each function and each row asks whether it was shut out.
 */
export const revokeDesk = async (client: Client, name: string): Promise<ShutOut> => {
  const { rows } = await client.query<{ role: string; there: boolean }>(
    'SELECT role, role IN (SELECT rolname FROM pg_roles) AS there FROM shinpan.desk WHERE name = $1 ORDER BY revoked DESC LIMIT 1',
    [name],
  )
  if (!rows[0]) throw hubTrouble('closed', hubWords.noDesk(name))
  const { role, there } = rows[0]
  // before anything is written: what it holds open could keep that waiting
  const isOff = !there || (await asFarAsAllowed(client, `ALTER ROLE ${client.escapeIdentifier(role)} NOLOGIN`))
  const isEnded = !there || (await endConnections(client, role))
  await client.query('UPDATE shinpan.desk SET revoked = coalesce(revoked, now()) WHERE role = $1', [role])
  await forgetPresent(client, role)
  return { signsIn: !isOff, stays: !isEnded }
}

/** Only a member of a role, or who may signal all, ends its connections; who made the role becomes one, which gives nobody more than he had. */
const endConnections = async (client: Client, role: string): Promise<boolean> => {
  const { rows } = await client.query<{ version: number; may: boolean }>(
    `SELECT current_setting('server_version_num')::integer AS version,
       pg_has_role($1, 'USAGE') OR pg_has_role('pg_signal_backend', 'USAGE') AS may`,
    [role],
  )
  const { version = 0, may = false } = rows[0] ?? {}
  // from 16 on who makes a role may give it on, but does not have what it has
  const how = version >= 160_000 ? ' WITH INHERIT TRUE, SET FALSE' : ''
  if (!may) await asFarAsAllowed(client, `GRANT ${client.escapeIdentifier(role)} TO CURRENT_USER${how}`)
  return asFarAsAllowed(client, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = ${client.escapeLiteral(role)}`)
}

/** Whether the server let this role do something; in a transaction it ends that where not. */
const asFarAsAllowed = async (client: Client, statement: string): Promise<boolean> => {
  try {
    await client.query(statement)
    return true
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== '42501') throw error
    return false
  }
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

/** So many of a desk's refusals are listed. */
const LISTED = 10

/** All desks that were ever admitted, and what the hub refused of what they sent. */
export const admittedDesks = async (client: Client): Promise<readonly AdmittedDesk[]> => {
  const { rows } = await client.query<AdmittedDesk>(
    `SELECT role, name, made, revoked, seen, (SELECT count(*)::integer FROM shinpan.refused r WHERE r.role = d.role) AS refused,
       (SELECT coalesce(json_agg(json_build_object('at', n.at, 'why', n.why, 'entry', n.entry) ORDER BY n.id), '[]')
        FROM (SELECT * FROM shinpan.refused r WHERE r.role = d.role ORDER BY id DESC LIMIT ${LISTED}) n) AS refusals
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

/** Whether whoever is connected may make the role that a laptop is admitted by. */
export const mayAdmit = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ may: boolean }>(
    'SELECT rolcreaterole OR rolsuper AS may FROM pg_roles WHERE rolname = current_user',
  )
  return rows[0]?.may === true
}
