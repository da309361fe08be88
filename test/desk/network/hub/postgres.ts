import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { Client } from 'pg'

/** Where Debian keeps the programs of PostgreSQL, the newest; undefined where there is none. */
export const postgresPrograms = (): string | undefined => {
  const all = '/usr/lib/postgresql'
  const versions = existsSync(all) ? readdirSync(all).filter((version) => Number(version) >= 15) : []
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0]
  const programs = newest && join(all, newest, 'bin')
  return programs && existsSync(join(programs, 'initdb')) ? programs : undefined
}

/** A real PostgreSQL of the test's own, on a free port of this machine, in a temporary folder. */
export type Postgres = {
  /** The owner's address. */
  readonly url: string
  readonly port: number
  /** Ends every process of it at once, as a power cut does. */
  readonly kill: () => Promise<void>
  /** Starts it again on the same data and port. */
  readonly start: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts one; it refuses to run as root, so that then it runs as the user `postgres`. */
export const startPostgres = async (settings: readonly string[] = []): Promise<Postgres> => {
  const programs = postgresPrograms()
  if (!programs) throw new Error('no PostgreSQL here')
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-postgres-'))
  const user = ownerOf(folder)
  const data = join(folder, 'data')
  makeData(programs, data, user)
  const port = await freePort()
  const url = `postgres://owner@127.0.0.1:${port}/postgres`
  let server: ChildProcess | undefined
  let watcher: ChildProcess | undefined
  const start = async (): Promise<void> => {
    // without fsync a power cut would cost data, a killed process costs none
    const all = ['listen_addresses=127.0.0.1', 'fsync=off', ...settings]
    const words = ['-D', data, '-p', String(port), '-k', '', ...all.flatMap((one) => ['-c', one])]
    // a killed server's processes end a moment after it, and hold its memory until then
    for (let trial = 1; ; trial++) {
      watcher?.kill('SIGKILL')
      server = spawn(join(programs, 'postgres'), words, { ...user, cwd: '/', stdio: 'ignore' })
      watcher = watchOver(server, folder)
      if (await answering(url, server)) return
      if (trial === MOST_TRIALS) throw new Error(`PostgreSQL did not start: ${server.exitCode ?? server.signalCode}`)
      await after(100)
    }
  }
  const kill = async (): Promise<void> => {
    if (server?.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
    const gone = once(server, 'exit')
    server.kill('SIGKILL')
    await gone
  }
  await start()
  return {
    url,
    port,
    kill,
    start,
    close: async () => {
      watcher?.kill('SIGKILL')
      if (server && server.exitCode === null && server.signalCode === null) {
        const gone = once(server, 'exit')
        // at once: nothing of it is needed any more
        server.kill('SIGQUIT')
        await gone
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type User = { readonly uid?: number; readonly gid?: number }

/** Makes the data of an empty server: a copy of those that were made first, which takes a fifth of the time. */
const makeData = (programs: string, data: string, user: User): void => {
  const first = join(CACHE, `postgres-${basename(dirname(programs))}-${user.uid ?? process.getuid?.()}`)
  if (existsSync(first)) copyAll(first, data)
  else {
    execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'], {
      ...user,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    keepFirst(data, first)
  }
}

const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache')

/** Whole or not at all, whatever other tests do meanwhile. */
const keepFirst = (data: string, first: string): void => {
  mkdirSync(CACHE, { recursive: true })
  const draft = mkdtempSync(`${first}-`)
  copyAll(data, join(draft, 'data'))
  try {
    renameSync(join(draft, 'data'), first)
  } catch (error) {
    if (!existsSync(first)) throw error
  } finally {
    rmSync(draft, { recursive: true })
  }
}

/** With owner and rights, which PostgreSQL checks. */
const copyAll = (from: string, to: string): void => void execFileSync('cp', ['-a', from, to])

/**
 * Stops a server and removes its folder once the program that started it is gone, however it ended: a set-up that
 * threw, a run that was killed. It waits for the end of its input, which is never written to.
 */
const watchOver = (server: ChildProcess, folder: string): ChildProcess => {
  const ending = 'read -r _; kill -QUIT "$1" && sleep 2; rm -rf "$2"'
  const watcher = spawn('sh', ['-c', ending, 'sh', String(server.pid), folder], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watcher.unref()
  ;(watcher.stdin as Socket | null)?.unref()
  return watcher
}

/** A file that PostgreSQL reads under its own user. */
export const ownFile = (file: string, text: string): string => {
  writeFileSync(file, text, { mode: 0o600 })
  ownerOf(file)
  return file
}

const ownerOf = (folder: string): User => {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map((which) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' })))
  if (uid === undefined || gid === undefined) throw new Error('there is no user postgres')
  chownSync(folder, uid, gid)
  return { uid, gid }
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** So often it is begun again where it ends at once. */
const MOST_TRIALS = 100

/** Waits until it takes connections, as long as it lives; answers whether it does. */
const answering = async (url: string, server: ChildProcess): Promise<boolean> => {
  for (;;) {
    if (server.exitCode !== null || server.signalCode !== null) return false
    const client = new Client(url)
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      await after(50)
    }
  }
}
