import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { goesThrough, type LogEnd, logEnd, logIdentity } from '../../../db/log/identity.ts'
import { hold } from '../../../db/sqlite/file-lock.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { changeOwnJson, readOwnJson } from '../../context/files/private-files.ts'

const end = z.object({ heads: z.array(z.string().regex(/^[0-9a-f]{64}$/)), entries: z.number(), at: z.string() })

/** An end that a file no longer goes through: how many of its entries were still there when that was found, and when the newest of them was made. */
const lostEnd = end.extend({ shared: z.number(), since: z.string() })
export type LostEnd = Readonly<z.infer<typeof lostEnd>>

/** What was seen of one file. `trail`: where its log ended, oldest first, the newest close together; `lost`: ends that it went through once and no longer does. */
const knownFile = z.object({ trail: z.array(end), lost: z.array(lostEnd) })

/** What this machine has seen of one tournament, by path; `given`: heads that somebody went on without knowingly. */
const knownTournament = z.object({
  files: z.record(z.string(), knownFile),
  backups: z.record(z.string(), end),
  given: z.array(z.string()),
})
export type KnownFile = z.infer<typeof knownFile>
export type KnownTournament = z.infer<typeof knownTournament>

const NOTHING: KnownTournament = { files: {}, backups: {}, given: [] }

const pathOf = (home: string, identity: string): string => join(home, 'heads', `${identity}.json`)

/** What this machine has seen of the tournament of a file. */
export const knownOf = (home: string, db: ReadableDb): KnownTournament => {
  const identity = logIdentity(db)
  return (identity && readOwnJson(pathOf(home, identity), knownTournament)) || NOTHING
}

/** So much is kept of what is no longer needed much. */
const MOST = { files: 50, given: 200, backups: 100, lost: 20 }

/**
 * Changes it, unless another program is at it just now: what is known may always be older than the files. A home that can't be written keeps nobody from
 * working.
 */
export const changeKnown = (home: string, db: ReadableDb, change: (known: KnownTournament) => KnownTournament): boolean => {
  const identity = logIdentity(db)
  if (!identity) return false
  try {
    const path = pathOf(home, identity)
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const letGo = hold(`${path}.lock`)
    if (!letGo) return false
    try {
      changeOwnJson(path, { form: knownTournament, otherwise: NOTHING, change: (known) => bounded(change(known)) })
    } finally {
      letGo()
    }
    return true
  } catch {
    return false
  }
}

const bounded = ({ files, backups, given }: KnownTournament): KnownTournament => ({
  files: Object.fromEntries(Object.entries(files).slice(-MOST.files)),
  backups: Object.fromEntries(Object.entries(backups).slice(-MOST.backups)),
  given: given.slice(-MOST.given),
})

/**
 * Notes where the log of a file ends now, as it is on the disk: what a connection reads has been committed and synced. Ends that it no longer goes through
 * are lost until it does again.
 */
export const noteEnd = (home: string, file: string, db: ReadableDb): boolean => {
  const now = logEnd(db)
  if (!now) return false
  return changeKnown(home, db, (known) => ({
    ...known,
    files: { ...known.files, [resolve(file)]: withEnd(db, recordOf(known, file), now) },
  }))
}

/** What was seen of a file; of one that is new here, what was seen of those that are no longer at their places: it may be one of them, moved. */
export const recordOf = ({ files }: KnownTournament, file: string): KnownFile => {
  const own = files[resolve(file)]
  if (own) return own
  const all = Object.entries(files).flatMap(([path, one]) => (existsSync(path) ? [] : [one]))
  const byAge = all.flatMap(({ trail }) => trail).toSorted((a, b) => a.entries - b.entries)
  return { trail: thinned(byAge).map(plain), lost: all.flatMap(({ lost }) => lost) }
}

const withEnd = (db: ReadableDb, { trail, lost }: KnownFile, now: LogEnd): KnownFile => {
  const kept = trail.filter((one) => one.heads.join() !== now.heads.join() && goesThrough(db, one))
  return { trail: [...thinned(kept), now].map(plain), lost: lostOf(db, { trail, lost }, now).slice(-MOST.lost).map(plain) }
}

const plain = <E extends LogEnd>(one: E) => ({ ...one, heads: [...one.heads] })

/** The ends that a file went through once and does not now. */
export const lostOf = (db: ReadableDb, { trail, lost }: KnownFile, now: LogEnd): readonly LostEnd[] => {
  const newest = trail.at(-1)
  const gone = [...lost, ...(newest ? [asLost(db, newest, { trail, now })] : [])]
  return distinct(gone.filter((one) => !goesThrough(db, one)))
}

/** Where all that is there was written before the end that is lost, all of it is shared with that; else as much as is known. */
const asLost = (db: ReadableDb, lost: LogEnd, { trail, now }: { readonly trail: readonly LogEnd[]; readonly now: LogEnd }): LostEnd => {
  const isBeginning = now.entries < lost.entries && now.at <= lost.at
  const shared = isBeginning ? now : trail.findLast((one) => goesThrough(db, one))
  return { ...plain(lost), shared: shared?.entries ?? 0, since: shared?.at ?? now.at }
}

const distinct = <E extends LogEnd>(ends: readonly E[]): E[] => [...new Map(ends.map((one) => [one.heads.join(), one])).values()]

/** So many of the newest stay; of the older ones every second once there are more than twice as many. */
const CLOSE = 16

const thinned = (trail: readonly LogEnd[]): LogEnd[] => {
  const all = distinct(trail)
  if (all.length < 2 * CLOSE) return all
  const old = all.length - CLOSE
  return all.filter((_, n) => n >= old || n % 2 === 0)
}

/** Notes that a backup was made and where its log ends. */
export const noteBackup = (home: string, db: ReadableDb, backup: string): void => {
  const now = logEnd(db)
  if (now) changeKnown(home, db, (known) => ({ ...known, backups: { ...known.backups, [backup]: { ...now, heads: [...now.heads] } } }))
}

/** What a file was seen to hold is no longer asked of it: its log is about to be written anew, or was put together on purpose. */
export const forgetFile = (home: string, file: string, db: ReadableDb): void => {
  changeKnown(home, db, (known) => ({ ...known, files: { ...known.files, [resolve(file)]: { trail: [], lost: [] } } }))
}
