import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { type HubDesk, hubWords } from '../../messages/hub.ts'
import { DESK_GRANTS, HUB_FORMAT, LEAST_DESK } from './schema.ts'
import { hubTrouble } from './trouble.ts'
import { CLOCK_SCHEMA, PRESENCE_SCHEMA } from './unversioned-schema.ts'

/** The lowest version of PostgreSQL that a hub runs on. */
const OLDEST = 15

/** A hub's identity and state; `least`: the oldest format that a desk must support to append to it. */
export type HubIdentity = { readonly id: string; readonly format: number; readonly least: number }

/** Creates a hub in a database, or upgrades one to this program's format; its content stays as it is. Only for the owner. */
export const initHub = async (client: Client, steps = HUB_FORMAT): Promise<Omit<HubIdentity, 'least'> & { readonly was: number }> => {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    `SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding`,
  )
  const { version = '', encoding = '' } = rows[0] ?? {}
  if (Number.parseInt(version, 10) < OLDEST) throw hubTrouble('closed', hubWords.server(version))
  if (encoding !== 'UTF8') throw hubTrouble('closed', hubWords.encoding(encoding))
  return inTransaction(client, async () => {
    // two at once: the second one finds it made
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('shinpan hub'))`)
    await client.query(ABOUT)
    const about = await aboutHub(client)
    if (about.format > steps.length) throw hubTrouble('update', hubWords.newer(about.format, steps.length))
    for (const step of steps.slice(about.format)) await client.query(step)
    await client.query('UPDATE shinpan.about SET format = $1, least = $2', [steps.length, LEAST_DESK])
    await client.query(PRESENCE_SCHEMA)
    await client.query(CLOCK_SCHEMA)
    if (about.format < steps.length) await grantAgain(client)
    return { id: about.id, format: steps.length, was: about.format }
  })
}

/** If a statement of the work fails, none of them has an effect. */
const inTransaction = async <T>(client: Client, work: () => Promise<T>): Promise<T> => {
  await client.query('BEGIN')
  try {
    const done = await work()
    await client.query('COMMIT')
    return done
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** Grants the rights of the new format to the desks that were admitted before. */
const grantAgain = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ role: string }>(
    'SELECT d.role FROM shinpan.desk d JOIN pg_roles r ON r.rolname = d.role WHERE d.revoked IS NULL',
  )
  for (const { role } of rows) for (const grant of DESK_GRANTS) await client.query(`GRANT ${grant} TO ${client.escapeIdentifier(role)}`)
}

const ABOUT = `
  CREATE SCHEMA IF NOT EXISTS shinpan;
  CREATE TABLE IF NOT EXISTS shinpan.about (one boolean PRIMARY KEY DEFAULT true CHECK (one), id uuid NOT NULL DEFAULT gen_random_uuid(), format integer NOT NULL, least integer NOT NULL);
  INSERT INTO shinpan.about (format, least) VALUES (0, 0) ON CONFLICT DO NOTHING;
`

/** The identity of this hub. Throws if there is none. */
export const aboutHub = async (client: Client): Promise<HubIdentity> => {
  const { rows } = await client.query<HubIdentity>('SELECT id, format, least FROM shinpan.about')
  if (!rows[0]) throw hubTrouble('closed', hubWords.noHub)
  return rows[0]
}

/** A desk that a hub admits, as its owner sees it; `refusals`: the newest refused entries. */
export type AdmittedDesk = HubDesk & {
  readonly refusals: readonly { readonly at: string; readonly why: string; readonly entry: string | null }[]
}

/** A tournament as a hub knows it: by the hash of its first entry. */
export type HubTournament = { readonly id: Buffer; readonly name: string }

/** Upper bound of connections per desk, so that a faulty one leaves the others theirs. */
const MOST_CONNECTIONS = 10

/**
 * Admits a desk to a tournament under a role of its own: the address by which it joins. Only for the hub's owner. A name is free again once its desk was
 * shut out, or as long as it never connected: then the address made before no longer holds.
 */
export const admitDesk = async (client: Client, address: string, name: string, tournament: HubTournament): Promise<string> => {
  const { format } = await aboutHub(client)
  if (format < HUB_FORMAT.length) throw hubTrouble('update', hubWords.older(format, HUB_FORMAT.length))
  if (!(await mayAdmit(client))) throw hubTrouble('closed', hubWords.noRoles)
  const role = `shinpan_${randomBytes(6).toString('hex')}`
  const password = randomBytes(24).toString('base64url')
  const freed = await inTransaction(client, async () => {
    await client.query('INSERT INTO shinpan.tournament (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name', [
      tournament.id,
      tournament.name,
    ])
    const roles = await freeName(client, name)
    const { rowCount } = await client.query('INSERT INTO shinpan.desk (role, name) VALUES ($1, $2) ON CONFLICT DO NOTHING', [role, name])
    if (rowCount !== 1) throw hubTrouble('closed', hubWords.nameTaken(name))
    await client.query('INSERT INTO shinpan.member (role, tournament) VALUES ($1, $2)', [role, tournament.id])
    await client.query(`CREATE ROLE ${role} LOGIN CONNECTION LIMIT ${MOST_CONNECTIONS} PASSWORD '${password}'`)
    for (const grant of DESK_GRANTS) await client.query(`GRANT ${grant} TO ${role}`)
    await letConnect(client, role)
    return roles
  })
  for (const one of freed) await asFarAsAllowed(client, `ALTER ROLE ${client.escapeIdentifier(one)} NOLOGIN`)
  const url = new URL(address)
  url.username = role
  url.password = password
  return url.href
}

/** Frees a name whose desk never connected. Returns the roles. */
const freeName = async (client: Client, name: string): Promise<readonly string[]> => {
  const { rows } = await client.query<{ role: string }>(
    'UPDATE shinpan.desk SET revoked = now() WHERE name = $1 AND revoked IS NULL AND seen IS NULL RETURNING role',
    [name],
  )
  return rows.map(({ role }) => role)
}

/** Some databases let only named roles connect. */
const letConnect = async (client: Client, role: string): Promise<void> => {
  const may = async (): Promise<boolean> => {
    const { rows } = await client.query<{ may: boolean }>(`SELECT has_database_privilege($1, current_database(), 'CONNECT') AS may`, [role])
    return rows[0]?.may === true
  }
  if (await may()) return
  const { rows } = await client.query<{ base: string }>('SELECT current_database() AS base')
  const isGiven = await asFarAsAllowed(client, `GRANT CONNECT ON DATABASE ${client.escapeIdentifier(rows[0]?.base ?? '')} TO ${role}`)
  // the server may report that it granted nothing
  if (!isGiven || !(await may())) throw hubTrouble('closed', hubWords.noConnect)
}

/** The result of revoking a role: whether it can't sign in any more, and whether its open connections were ended. */
export type ShutOut = { readonly signsIn: boolean; readonly stays: boolean }

/**
 * Revokes a desk at once, as when a laptop was stolen: its role can't sign in any more and open connections are ended. Its entries stay. If
 * the server allows the owner neither, the role still reads and writes nothing, since each function and each row checks for a revocation.
 */
export const revokeDesk = async (client: Client, name: string): Promise<ShutOut> => {
  const { rows } = await client.query<{ role: string; there: boolean }>(
    'SELECT role, role IN (SELECT rolname FROM pg_roles) AS there FROM shinpan.desk WHERE name = $1 ORDER BY revoked DESC LIMIT 1',
    [name],
  )
  if (!rows[0]) throw hubTrouble('closed', hubWords.noDesk(name))
  const { role, there } = rows[0]
  // before any write: a transaction that the desk holds open could block that one
  const isOff = !there || (await asFarAsAllowed(client, `ALTER ROLE ${client.escapeIdentifier(role)} NOLOGIN`))
  const isEnded = !there || (await endConnections(client, role))
  await client.query('UPDATE shinpan.desk SET revoked = coalesce(revoked, now()) WHERE role = $1', [role])
  await forgetPresent(client, role)
  return { signsIn: !isOff, stays: !isEnded }
}

/**
 * Only a member of a role, or a role that may signal all, can end its connections. The creator of the role becomes a
 * member, which gives no further rights.
 */
const endConnections = async (client: Client, role: string): Promise<boolean> => {
  const { rows } = await client.query<{ version: number; may: boolean }>(
    `SELECT current_setting('server_version_num')::integer AS version,
       pg_has_role($1, 'USAGE') OR pg_has_role('pg_signal_backend', 'USAGE') AS may`,
    [role],
  )
  const { version = 0, may = false } = rows[0] ?? {}
  // from 16 on the creator of a role may grant it, but does not inherit its rights
  const how = version >= 160_000 ? ' WITH INHERIT TRUE, SET FALSE' : ''
  if (!may) await asFarAsAllowed(client, `GRANT ${client.escapeIdentifier(role)} TO CURRENT_USER${how}`)
  return asFarAsAllowed(client, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = ${client.escapeLiteral(role)}`)
}

/** Whether the server allows this role a statement; within a transaction, a refusal ends it. */
const asFarAsAllowed = async (client: Client, statement: string): Promise<boolean> => {
  try {
    await client.query(statement)
    return true
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== '42501') throw error
    return false
  }
}

/** Removes the desk's people from the presence list; the others are notified. An older hub has no such list. */
const forgetPresent = async (client: Client, role: string): Promise<void> => {
  const { rows } = await client.query<{ there: boolean }>(`SELECT to_regclass('shinpan.presence') IS NOT NULL AS there`)
  if (rows[0]?.there !== true) return
  await client.query(
    `WITH gone AS (DELETE FROM shinpan.presence WHERE role = $1 RETURNING tournament)
     SELECT pg_notify('shinpan', 'here ' || encode(tournament, 'hex')) FROM gone`,
    [role],
  )
}

/** Upper bound of a desk's listed refusals. */
const LISTED = 10

/** All desks that were ever admitted, and the entries that the hub refused from them. */
export const admittedDesks = async (client: Client): Promise<readonly AdmittedDesk[]> => {
  const { rows } = await client.query<AdmittedDesk>(
    `SELECT role, name, made, revoked, seen, (SELECT count(*)::integer FROM shinpan.refused r WHERE r.role = d.role) AS refused,
       (SELECT coalesce(json_agg(json_build_object('at', n.at, 'why', n.why, 'entry', n.entry) ORDER BY n.id), '[]')
        FROM (SELECT * FROM shinpan.refused r WHERE r.role = d.role ORDER BY id DESC LIMIT ${LISTED}) n) AS refusals
     FROM shinpan.desk d ORDER BY made, name`,
  )
  return rows
}

/** Whether the connected role owns the hub, and so may admit desks. */
export const ownsHub = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ owns: boolean }>(
    `SELECT pg_has_role(current_user, relowner, 'USAGE') AS owns FROM pg_class WHERE oid = to_regclass('shinpan.entry')`,
  )
  if (!rows[0]) throw hubTrouble('closed', hubWords.noHub)
  return rows[0].owns
}

/** Whether the connected role may create the role by which a laptop is admitted. */
export const mayAdmit = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ may: boolean }>(
    'SELECT rolcreaterole OR rolsuper AS may FROM pg_roles WHERE rolname = current_user',
  )
  return rows[0]?.may === true
}
