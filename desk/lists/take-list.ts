import { createHash } from 'node:crypto'
import type { Result } from '../../engine/result.ts'
import type { Office, OpenFile } from '../office.ts'
import type { GameFile } from '../play/import-record.ts'
import { type Refusal, refused } from '../refusal.ts'
import { signedBy } from '../rulings/signer.ts'
import { save } from '../saving.ts'
import { mayLead } from '../tournaments/referee-codes.ts'
import { listWords } from '../words/lists.ts'
import { refusals } from '../words/refusals.ts'
import type { ListKind } from './fields.ts'
import { readInThread } from './in-thread.ts'
import { type ListAsked, plannedFrom, troubleOf } from './preview.ts'

/** A list to be imported. `leaveOut`: without its bad lines, which otherwise keep all of it out; `seen`: the mark of what was shown before. */
export type Taking = {
  readonly file: GameFile
  readonly asked: ListAsked
  readonly leaveOut: boolean
  readonly seen?: string | undefined
  readonly by: string
  readonly key?: string | undefined
}

/** What came of an import; `seq`: the entry that names the file, null where the list had nothing new. */
export type Taken = {
  readonly kind: ListKind
  readonly fresh: number
  readonly changed: number
  readonly same: number
  readonly leftOut: number
  readonly seq: number | null
}

/** Imports a list, all or nothing, in one act that is undone as one: the file with its hash, and behind it what it sets. */
export const takeList = async (
  office: Office,
  open: OpenFile,
  { file, asked, leaveOut, seen, by, key }: Taking,
  signal?: AbortSignal,
): Promise<Result<Taken, Refusal>> => {
  const signer = signedBy(office, open.db, by)
  if (!signer.ok) return signer
  const read = await readInThread({ bytes: file.bytes, as: asked }, { progress: () => undefined, signal })
  if (!read.ok) return refused(listWords.inFile(file.name, read.error))
  const again: Taken = { kind: asked.kind ?? 'players', fresh: 0, changed: 0, same: 0, leftOut: 0, seq: null }
  return save<Taken>(office, open, {
    by: signer.value,
    table: null,
    numberless: true,
    once: key === undefined ? undefined : { key, again },
    act: (write) => {
      const planned = plannedFrom(open.db, file.name, read.value, asked)
      const { plan, recognized } = planned
      const trouble = troubleOf(planned)
      if (trouble) return refused(listWords.inFile(file.name, trouble))
      if (seen !== undefined && seen !== planned.seen) return refused(listWords.changedSince)
      if (plan.bad.length > 0 && !leaveOut) return refused(listWords.inFile(file.name, listWords.badLines(plan.bad.length)))
      if (recognized.kind === 'referees' && !mayLead(office, open.db, false)) return refused(refusals.headOnly)
      const count = (what: 'new' | 'changed' | 'same') => plan.rows.filter((row) => row.what === what).length
      const taken = { kind: recognized.kind, fresh: count('new'), changed: count('changed'), same: count('same'), leftOut: plan.bad.length }
      if (plan.entries === 0) return { ok: true, value: { ...taken, seq: null } }
      const { seq } = write('import', {
        file: file.name,
        hash: createHash('sha256').update(file.bytes).digest('hex'),
        what: recognized.kind,
        table: null,
        games: 0,
        hands: 0,
        acts: 0,
        lines: taken.fresh + taken.changed,
        leftOut: taken.leftOut,
      })
      plan.write(write)
      return { ok: true, value: { ...taken, seq } }
    },
  })
}
