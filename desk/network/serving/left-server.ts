import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { makeFolder } from '../../../db/disk/make-folder.ts'
import { tried } from '../../../db/disk/tried.ts'
import { holdFile, isFileLocked, type LetGo } from '../../../db/sqlite/file-lock.ts'
import { readPrivateJson, writePrivate } from '../../context/files/private-files.ts'

const SERVER = z.object({
  port: z.int().min(1).max(65535),
  /** The session cookie of this server's windows: known only to this user's own programs. */
  session: z.string().regex(/^[\w-]{43}$/),
  /** Another one for each run. */
  run: z.string().regex(/^[\w-]{22}$/),
  /** Its process, for a person to see. */
  pid: z.int().min(1),
  file: z.string().nullable(),
})

/** A server for a browser window, as recorded while it runs. After a crash the record lets its windows continue. */
export type LeftServer = z.infer<typeof SERVER>

/** A folder in the home that only this person may read. */
const folderOf = (home: string): string => {
  const folder = join(home, 'windows')
  makeFolder(folder, 0o700)
  return folder
}
const fileOf = (home: string, port: number): string => join(folderOf(home), `${port}.json`)
const lockOf = (home: string, port: number): string => join(folderOf(home), `${port}.lock`)

/** Starts come one after the other: waits while another one looks for servers or becomes one. */
export const holdStart = (home: string): Promise<LetGo> => held(join(folderOf(home), 'start.lock'))

/** A lock that a server holds while its process lives; waits for one that is just ending on this port. */
export const holdServer = (home: string, port: number): Promise<LetGo> => held(lockOf(home, port))

/** Between two tries, in milliseconds. */
const PAUSE = 50

const held = async (file: string): Promise<LetGo> => {
  for (;;) {
    const letGo = holdFile(file)
    if (letGo) return letGo
    await sleep(PAUSE)
  }
}

/** Whether the recorded process lives, answering or not. */
export const isThere = (home: string, { port, run }: LeftServer): boolean =>
  notedServers(home).some((server) => server.run === run) && isFileLocked(lockOf(home, port))

/** Notes a server that runs; only this person may read it. */
export const noteServer = (home: string, server: LeftServer): void => writePrivate(fileOf(home, server.port), JSON.stringify(server))

/** The server ended as one ends it. */
export const forgetServer = (home: string, port: number): void => {
  rmSync(fileOf(home, port), { force: true })
  forgetPages(home, port)
}

/**
 * Writes a page that only this user may read, with a link to the server on this port. The browser is started with the
 * page's name, since other users of the machine can see a program's arguments.
 */
export const pageTo = (home: string, url: string): string => {
  const file = join(folderOf(home), `${new URL(url).port}-${randomBytes(8).toString('hex')}.html`)
  const to = url.replaceAll('&', '&amp;')
  const head = `<meta charset="utf-8"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="0;url=${to}">`
  writeFileSync(file, `<!doctype html>${head}<title>Shinpan</title>\n`, { flag: 'wx', mode: 0o600 })
  return file
}

/** Pages that lead to a server that is no longer there. */
export const forgetPages = (home: string, port: number): void => {
  for (const name of readdirSync(folderOf(home)))
    if (name.startsWith(`${port}-`) && name.endsWith('.html')) rmSync(join(folderOf(home), name), { force: true })
}

/** All recorded servers, running or not. */
export const notedServers = (home: string): readonly LeftServer[] =>
  tried(() =>
    readdirSync(folderOf(home))
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => readPrivateJson(join(folderOf(home), name), SERVER) ?? []),
  ) ?? []

const portFile = (home: string): string => join(home, 'port')

/** The port of this user's last window: drawn at random once, and reused if it is free, since a browser stores settings by address. */
export const lastPort = (home: string): number =>
  tried(() => {
    const port = Number(readFileSync(portFile(home), 'utf8'))
    return Number.isInteger(port) && port > 1023 && port < 65536 ? port : 0
  }) ?? 0

export const keepPort = (home: string, port: number): void => writeFileSync(portFile(home), `${port}\n`, { mode: 0o600 })
