import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { makeFolder } from '../../../db/disk/make-folder.ts'
import { goesThrough, type LogSummary, logEnd, logIdentity } from '../../../db/log/identity.ts'
import { holdFile } from '../../../db/sqlite/file-lock.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { changePrivateJson, readPrivateJson } from '../../context/files/private-files.ts'

const end = z.object({ heads: z.array(z.string().regex(/^[0-9a-f]{64}$/)), entries: z.number(), at: z.string() })

/**
 * An end that a file no longer contains; `shared`: number of its entries that were still there when that was found, `since`: time of the
 * newest of them.
 */
const lostEnd = end.extend({ shared: z.number(), since: z.string() })
export type LostEnd = Readonly<z.infer<typeof lostEnd>>

/**
 * Known states of one file. `trail`: the ends of its log, oldest first, denser towards the newest; `lost`: ends that it once contained and
 * no longer does.
 */
const knownFile = z.object({ trail: z.array(end), lost: z.array(lostEnd) })

/** Known states of one tournament on this machine, by path; `given`: heads that the user chose to go on without. */
const knownTournament = z.object({
  files: z.record(z.string(), knownFile),
  backups: z.record(z.string(), end),
  given: z.array(z.string()),
})
export type KnownFile = z.infer<typeof knownFile>
export type KnownTournament = z.infer<typeof knownTournament>

const NOTHING: KnownTournament = { files: {}, backups: {}, given: [] }

const pathOf = (home: string, identity: string): string => join(home, 'heads', `${identity}.json`)

/** The known states of a file's tournament on this machine. */
export const knownStatesOf = (home: string, db: ReadableDb): KnownTournament => {
  const identity = logIdentity(db)
  return (identity && readPrivateJson(pathOf(home, identity), knownTournament)) || NOTHING
}

/** Maximum sizes of the lists. */
const MOST = { files: 50, given: 200, backups: 100, lost: 20 }

/**
 * Changes the known states, unless another process is changing them now: they may always be older than the files. A read-only home stops
 * nobody from working.
 */
export const changeKnownStates = (home: string, db: ReadableDb, change: (known: KnownTournament) => KnownTournament): boolean => {
  const identity = logIdentity(db)
  if (!identity) return false
  try {
    const path = pathOf(home, identity)
    makeFolder(dirname(path), 0o700)
    const letGo = holdFile(`${path}.lock`)
    if (!letGo) return false
    try {
      changePrivateJson(path, { form: knownTournament, otherwise: NOTHING, change: (known) => bounded(change(known)) })
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
 * Remembers the current end of a file's log on disk: a connection reads only what is committed and synced. Ends that the log no longer
 * contains are lost until it does again.
 */
export const rememberEnd = (home: string, file: string, db: ReadableDb): boolean => {
  const now = logEnd(db)
  if (!now) return false
  return changeKnownStates(home, db, (known) => ({
    ...known,
    files: { ...known.files, [resolve(file)]: withEnd(db, recordOf(known, file), now) },
  }))
}

/** Remembers an end that a file had and has lost, and its current end. */
export const rememberLostEnd = (home: string, file: string, db: ReadableDb, end: LogSummary): void => {
  changeKnownStates(home, db, (known) => {
    const { trail, lost } = recordOf(known, file)
    return { ...known, files: { ...known.files, [resolve(file)]: { trail: [...trail, plain(end)], lost } } }
  })
  rememberEnd(home, file, db)
}

/** The known states of a file; for a new file, those of all missing files, because it may be one of them, moved. */
export const recordOf = ({ files }: KnownTournament, file: string): KnownFile => {
  const own = files[resolve(file)]
  if (own) return own
  const all = Object.entries(files).flatMap(([path, one]) => (existsSync(path) ? [] : [one]))
  const byAge = all.flatMap(({ trail }) => trail).toSorted((a, b) => a.entries - b.entries)
  return { trail: thinned(byAge).map(plain), lost: all.flatMap(({ lost }) => lost) }
}

const withEnd = (db: ReadableDb, { trail, lost }: KnownFile, now: LogSummary): KnownFile => {
  const kept = trail.filter((one) => one.heads.join() !== now.heads.join() && goesThrough(db, one))
  return { trail: [...thinned(kept), now].map(plain), lost: lostEndsOf(db, { trail, lost }, now).slice(-MOST.lost).map(plain) }
}

const plain = <E extends LogSummary>(one: E) => ({ ...one, heads: [...one.heads] })

/** The ends that a file once contained and no longer does. */
export const lostEndsOf = (db: ReadableDb, { trail, lost }: KnownFile, now: LogSummary): readonly LostEnd[] => {
  const newest = trail.at(-1)
  const gone = [...lost, ...(newest ? [asLost(db, newest, { trail, now })] : [])]
  return distinct(gone.filter((one) => !goesThrough(db, one)))
}

/** If all present entries are older than the lost end, they are all shared with it; else the newest known common end counts. */
const asLost = (
  db: ReadableDb,
  lost: LogSummary,
  { trail, now }: { readonly trail: readonly LogSummary[]; readonly now: LogSummary },
): LostEnd => {
  const isBeginning = now.entries < lost.entries && now.at <= lost.at
  const shared = isBeginning ? now : trail.findLast((one) => goesThrough(db, one))
  return { ...plain(lost), shared: shared?.entries ?? 0, since: shared?.at ?? now.at }
}

const distinct = <E extends LogSummary>(ends: readonly E[]): E[] => [...new Map(ends.map((one) => [one.heads.join(), one])).values()]

/** Number of newest ends that stay; of the older ones every second goes once there are more than twice as many. */
const CLOSE = 16

const thinned = (trail: readonly LogSummary[]): LogSummary[] => {
  const all = distinct(trail)
  if (all.length < 2 * CLOSE) return all
  const old = all.length - CLOSE
  return all.filter((_, n) => n >= old || n % 2 === 0)
}

export const rememberBackup = (home: string, db: ReadableDb, backup: string): void => {
  const now = logEnd(db)
  if (now)
    changeKnownStates(home, db, (known) => ({ ...known, backups: { ...known.backups, [backup]: { ...now, heads: [...now.heads] } } }))
}

/** Forgets the known states of a file: its log is about to be rewritten, or was assembled on purpose. */
export const forgetFile = (home: string, file: string, db: ReadableDb): void => {
  changeKnownStates(home, db, (known) => ({ ...known, files: { ...known.files, [resolve(file)]: { trail: [], lost: [] } } }))
}
