import { readFileSync, statSync } from 'node:fs'
import { Socket } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { tried } from '../../../db/disk/tried.ts'
import { unlessOpen } from '../../../db/sqlite/open-files.ts'
import { hubWords } from '../../messages/hub.ts'
import { LONG_SILENCE, watchLiveness } from './liveness.ts'
import { hubTrouble, troubleIn } from './trouble.ts'

export type HubConnection = Client & { readonly socket: Socket }

/** Timeout of the sign-in, and of one answer even if it arrives in pieces, in ms. */
const TO_CONNECT = 10_000
const TO_ANSWER = 300_000
/** Timeout for the end of a connection, in ms. */
const TO_END = 1000

/**
 * Connects to the hub at a `postgres://` address. Beyond this machine only by TLS: the certificate is checked with its
 * name, by the system's authorities or by those in the file that `sslrootcert` names. Throws a `HubTrouble`.
 * `patience`: after sign-in, how long the hub may be silent while an answer is due, in ms.
 */
export const connectTo = async (address: string, patience = LONG_SILENCE): Promise<HubConnection> => {
  const socket = new Socket()
  const client = Object.assign(new Client({ ...configOf(address), stream: () => socket }), { socket })
  askInTurn(client)
  watchLiveness(client, socket, patience)
  try {
    await client.connect()
    return client
  } catch (error) {
    await endOf(client)
    throw troubleIn(error)
  }
}

/** Sends concurrent queries of one connection one after another: the driver takes no second one meanwhile. */
const askInTurn = (client: Client): void => {
  const put = client.query.bind(client) as (...question: readonly unknown[]) => Promise<unknown>
  let broken: Error | undefined
  // a connection that breaks while idle fails the next query, and notifies the listeners of its end
  client.on('error', (error) => (broken ??= error))
  // the driver says only that it is broken, not why
  const ask = (...question: readonly unknown[]): Promise<unknown> =>
    put(...question).catch((error: unknown) => {
      throw broken ?? error
    })
  let before: Promise<unknown> | undefined
  const query = (...question: readonly unknown[]): Promise<unknown> => {
    const answer = before ? before.then(() => ask(...question)) : ask(...question)
    // an error of one query goes to its caller
    const through = answer.then(
      () => undefined,
      () => undefined,
    )
    before = through
    void through.then(() => {
      if (before === through) before = undefined
    })
    return answer
  }
  Object.assign(client, { query })
}

/** Runs work over a connection of its own to a hub, and closes it, even after an error. */
export const overConnection = async <T>(address: string, work: (client: HubConnection) => Promise<T>): Promise<T> => {
  const client = await connectTo(address)
  try {
    return await work(client)
  } finally {
    await endOf(client)
  }
}

/** Says good-bye, and goes where the hub does not. */
export const endOf = async (client: HubConnection): Promise<void> => {
  await Promise.race([client.end().catch(() => {}), after(TO_END, undefined, { ref: false })])
  client.socket.destroy()
}

const configOf = (address: string): ClientConfig => {
  const url = urlOf(address)
  const authority = url.searchParams.get('sslrootcert')
  const here = isHere(url.hostname)
  if (!here && ['disable', 'allow', 'prefer', 'no-verify'].includes(url.searchParams.get('sslmode') ?? ''))
    throw hubTrouble('closed', hubWords.noTls(url.hostname))
  const wantsTls = !here || authority !== null || url.searchParams.has('sslmode')
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    ...(url.password && { password: decodeURIComponent(url.password) }),
    database: decodeURIComponent(url.pathname.slice(1)),
    ssl:
      wantsTls && url.searchParams.get('sslmode') !== 'disable' ? { ...(authority !== null && { ca: readAuthority(authority) }) } : false,
    application_name: 'shinpan',
    connectionTimeoutMillis: TO_CONNECT,
    query_timeout: TO_ANSWER,
    keepAlive: true,
  }
}

const urlOf = (address: string): URL => {
  if (!isHubAddress(address)) throw hubTrouble('closed', hubWords.address)
  return new URL(address)
}

/** Whether a text has the form of a hub's address, with its role and database. */
export const isHubAddress = (address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) return false
  return url.hostname !== '' && url.username !== '' && url.pathname.length > 1 && isPlain(url)
}

/** Whether the percent-encoded parts of an address (%40) can be decoded. */
const isPlain = ({ username, password, pathname }: URL): boolean =>
  tried(() => decodeURIComponent(username + password + pathname) !== '') ?? false

/** Whether the host is this machine, so that the connection can't be tapped. */
const isHere = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

/** The most that certificates of authorities take, in bytes. */
const MOST_AUTHORITY = 1024 * 1024

/**
 * Reads the file of authorities. An address may come from a stranger: the path may be a device that never ends, or
 * another machine's file, whose system would learn this user's identity.
 */
const readAuthority = (file: string): string => {
  try {
    if (/^[\\/]{2}/.test(file)) throw new Error('on another machine')
    const known = statSync(file)
    if (!known.isFile() || known.size > MOST_AUTHORITY) throw new Error('no certificate')
    const read = unlessOpen(file, () => readFileSync(file, 'utf8'))
    if (!read) throw new Error('a tournament in use')
    return read.value
  } catch {
    throw hubTrouble('closed', hubWords.noAuthority(file))
  }
}
