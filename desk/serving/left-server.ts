import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const SERVER = z.object({
  port: z.int().min(1).max(65535),
  /** What the windows of this server show as their cookie: known to this person's own programs only. */
  session: z.string().regex(/^[\w-]{43}$/),
  /** Another one for each run. */
  run: z.string().regex(/^[\w-]{22}$/),
  file: z.string().nullable(),
})

/** A server for a browser window, as it is noted while it runs. What is left of one that ended unasked lets its windows go on. */
export type LeftServer = z.infer<typeof SERVER>

const folderOf = (home: string): string => join(home, 'windows')
const fileOf = (home: string, port: number): string => join(folderOf(home), `${port}.json`)

/** Notes a server that runs; only this person may read it. */
export const noteServer = (home: string, server: LeftServer): void => {
  mkdirSync(folderOf(home), { recursive: true, mode: 0o700 })
  const draft = `${fileOf(home, server.port)}.part`
  writeFileSync(draft, JSON.stringify(server), { mode: 0o600 })
  renameSync(draft, fileOf(home, server.port))
}

/** The server ended as one ends it. */
export const forgetServer = (home: string, port: number): void => rmSync(fileOf(home, port), { force: true })

/** All that are noted, running or not. */
export const notedServers = (home: string): readonly LeftServer[] => {
  try {
    return readdirSync(folderOf(home))
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => read(join(folderOf(home), name)))
  } catch {
    return []
  }
}

const read = (file: string): readonly LeftServer[] => {
  try {
    const { data } = SERVER.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    return data ? [data] : []
  } catch {
    return []
  }
}

const portFile = (home: string): string => join(home, 'port')

/** The port of this person's last window: drawn at random once, and taken again where it is free, since a browser keeps choices by address. */
export const lastPort = (home: string): number => {
  try {
    const port = Number(readFileSync(portFile(home), 'utf8'))
    return Number.isInteger(port) && port > 1023 && port < 65536 ? port : 0
  } catch {
    return 0
  }
}

export const keepPort = (home: string, port: number): void => writeFileSync(portFile(home), `${port}\n`, { mode: 0o600 })
