import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { draftIn } from '../../../db/disk/drafts.ts'
import { openFile } from '../../../db/file/open-file.ts'
import { openToRead } from '../../../db/file/open-to-read.ts'
import { type CheckedBeside, mergeFiles } from '../../../db/joining/merge-files.ts'
import { planOf } from '../../../db/joining/merge-plan.ts'
import { type EntriesElsewhere, renameDevices } from '../../../db/joining/rename-device.ts'
import { saidBy, troubled } from '../../../db/messages/messages.ts'
import { type ReadableDb, sql, type WritableDb } from '../../../db/sqlite/handle.ts'
import { closing } from '../../../db/sqlite/open-database.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { Joined, JoinPreview } from '../../contract/joining.ts'
import { needsOwnDecision } from '../../record/forks/own-conflicts.ts'
import { type ProjectionVerdicts, verdictsIn } from './check-projections-beside.ts'

/** Work of the thread: merge copies into a file, preview that, or rename entries that another device wrote under the same names. */
export type JoinWork =
  | {
      readonly does: 'preview' | 'join'
      readonly file: string
      readonly copies: readonly string[]
      readonly beside: ProjectionVerdicts
    }
  | { readonly does: 'part'; readonly file: string; readonly elsewhere: EntriesElsewhere }

type Done = { readonly preview: JoinPreview; readonly join: Omit<Joined, 'backup'>; readonly part: number }
export type JoinWorkDone<Does extends keyof Done = keyof Done> = Result<Done[Does], ByLanguage<string>>

export const doJoinWork = (work: JoinWork): JoinWorkDone => {
  switch (work.does) {
    case 'join':
      return mergeFiles(work.file, work.copies, verdictsIn(work.beside))
    case 'preview':
      return preview(work.file, work.copies, verdictsIn(work.beside))
    case 'part':
      return inFile(work.file, (db) => renameDevices(db, work.elsewhere))
  }
}

/** Opens the file without a device name: this connection writes no entries of its own. */
const inFile = <T>(file: string, what: (db: WritableDb) => T): Result<T, ByLanguage<string>> => {
  const opened = openFile(file, '', { checked: true })
  if (!opened.ok) return refuse(opened.error.text)
  try {
    return ok(what(opened.value))
  } catch (error) {
    return refuse(saidBy(error))
  } finally {
    opened.value.close()
  }
}

/** Previews a merge: merges into a temporary file and deletes that. */
const preview = (file: string, copies: readonly string[], beside: CheckedBeside): JoinWorkDone<'preview'> => {
  const draft = draftIn(tmpdir(), 'preview')
  try {
    const joined = join(draft.path, 'joined')
    const merged = mergeFiles(joined, [file, ...copies], beside)
    if (!merged.ok) return merged
    const [, ...from] = merged.value.from
    const kinds = kindsAdded([file, ...copies])
    return ok({
      entries: merged.value.entries,
      from: from.map((one, n) => ({ ...one, kinds: kinds[n] ?? [] })),
      conflicts: newConflicts(file, joined),
    })
  } catch (error) {
    return refuse(saidBy(error))
  } finally {
    draft.remove()
  }
}

/** Kinds and numbers of the entries that each copy adds to the ones before it, most frequent first. */
const kindsAdded = (files: readonly string[]): readonly JoinPreview['from'][number]['kinds'][] => {
  const logs = files.map((file) => ({ file, db: reading(file) }))
  try {
    const counts = files.map(() => new Map<string, number>())
    for (const { copy, seq } of planOf(logs).added) {
      const db = logs[copy]?.db
      const kind = db && sql<string>(db, 'SELECT kind FROM entry WHERE seq = ?').pluck().get(seq)
      const count = counts[copy]
      if (kind !== undefined && count) count.set(kind, (count.get(kind) ?? 0) + 1)
    }
    return counts.slice(1).map((count) => [...count].map(([kind, n]) => ({ kind, count: n })).sort((a, b) => b.count - a.count))
  } finally {
    for (const { db } of logs) db.close()
  }
}

/** Conflicts in the merged file that the open file doesn't have yet; entries are compared by reference, which never changes. */
const newConflicts = (file: string, joined: string): JoinPreview['conflicts'] => {
  const before = new Set(conflictsIn(file).map(({ kind, ref }) => `${kind} ${ref}`))
  return conflictsIn(joined).filter(({ kind, ref }) => !before.has(`${kind} ${ref}`))
}

const conflictsIn = (file: string): JoinPreview['conflicts'] =>
  closing(reading(file), (db) =>
    sql<Row>(db, CONFLICTS)
      .all()
      .filter(({ kind, oneSeq, otherSeq }) => needsOwnDecision(db, { kind, one: oneSeq, other: otherSeq }))
      .map(({ oneSeq: _one, otherSeq: _other, ...shown }) => shown),
  )

type Row = JoinPreview['conflicts'][number] & { readonly oneSeq: number; readonly otherSeq: number }

const CONFLICTS = `SELECT c.kind, c.one AS oneSeq, c.other AS otherSeq, c.round, c."table", c.hand, c.event, c.one_by AS oneBy, c.one_says AS oneSays, c.other_by AS otherBy, c.other_says AS otherSays,
    a.device || ':' || a.number || ' ' || b.device || ':' || b.number AS ref
  FROM conflicts c JOIN entry a ON a.seq = c.one JOIN entry b ON b.seq = c.other ORDER BY c.one, c.other`

const reading = (file: string): ReadableDb => {
  const opened = openToRead(file)
  if (!opened.ok) throw troubled(opened.error.text)
  return opened.value
}
