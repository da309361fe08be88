import { createHash } from 'node:crypto'
import type { Write } from '../../../db/writing/act.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { signedBy } from '../../context/permissions/signer.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import type { InputOf } from '../../contract/base.ts'
import type { lists, Taken } from '../../contract/lists.ts'
import type { RowNews } from '../../contract/vocabulary.ts'
import { mayLead } from '../../event/sign-in/referee-codes.ts'
import { listWords } from '../../messages/lists.ts'
import { refusals } from '../../messages/refusals.ts'
import type { GameFile } from '../../record/import/read-games.ts'
import { type PlannedList, plannedFrom, troubleOf } from './preview.ts'
import { readListInThread } from './read/read-in-thread.ts'
import { listedParts, planParts } from './sheets.ts'

/**
 * A list to be imported, or several sheets of a workbook. `leaveOut`: without bad lines, which otherwise block the
 * import; `seen`: the marks of the previewed sheets, in order.
 */
export type ListToTake = Omit<InputOf<typeof lists.take>, 'file'> & { readonly file: GameFile }

/** Imports a list or a workbook, all or nothing, in one act that is undone as one: the file with its hash, followed by its changes. */
export const takeList = async (
  desk: DeskContext,
  open: OpenFile,
  { file, asked, leaveOut, seen, by, key }: ListToTake,
  signal?: AbortSignal,
): Promise<Result<Taken, Refusal>> => {
  const signer = signedBy(desk, open.db, by)
  if (!signer.ok) return signer
  const first = Array.isArray(asked) ? asked[0] : asked
  const read = await readListInThread({ bytes: file.bytes, as: first ?? {} }, { progress: () => undefined, signal })
  if (!read.ok) return refused(listWords.inFile(file.name, read.error))
  const parts = listedParts(read.value, asked)
  const again: Taken = { kind: first?.kind ?? 'players', fresh: 0, changed: 0, same: 0, leftOut: 0, seq: null }
  const hash = createHash('sha256').update(file.bytes).digest('hex')
  const marks: string[] = []
  let taken: Taken | null = null

  /** One list or sheet; a refusal rolls back those written before it. */
  const takeOne = (planned: PlannedList, write: Write, corrected: number, without: number): Refusal | null => {
    const { plan, recognized } = planned
    const trouble = troubleOf(planned)
    if (trouble) return refused(listWords.inFile(file.name, trouble)).error
    if (plan.bad.length > 0 && !leaveOut) return refused(listWords.inFile(file.name, listWords.badLines(plan.bad.length))).error
    if (recognized.kind === 'referees' && !mayLead(desk, open.db, false)) return refused(refusals.headOnly).error
    const count = (what: RowNews) => plan.rows.filter((row) => row.what === what).length
    const now = { fresh: count('new'), changed: count('changed'), same: count('same'), leftOut: plan.bad.length + without }
    marks.push(planned.seen)
    const seq =
      plan.entries === 0
        ? null
        : write('import', {
            file: file.name,
            hash,
            what: recognized.kind,
            table: null,
            games: 0,
            hands: 0,
            acts: 0,
            lines: now.fresh + now.changed,
            leftOut: now.leftOut,
            ...(corrected > 0 && { corrected }),
          }).seq
    plan.write(write)
    taken = taken
      ? {
          kind: taken.kind,
          fresh: taken.fresh + now.fresh,
          changed: taken.changed + now.changed,
          same: taken.same + now.same,
          leftOut: taken.leftOut + now.leftOut,
          seq: taken.seq ?? seq,
        }
      : { kind: recognized.kind, ...now, seq }
    return null
  }
  const corrections = new Map(parts.map((part) => [part.sheet, part]))
  const counted = (sheet: string | null): readonly [number, number] => {
    const part = parts.length === 1 ? parts[0] : corrections.get(sheet ?? undefined)
    return [part?.edits?.length ?? 0, part?.without?.length ?? 0]
  }

  try {
    return transact<Taken>(desk, open, {
      by: signer.value,
      table: null,
      numberless: true,
      once: { key, again },
      act: (write) => {
        const each = (planned: PlannedList): void => {
          const refusal = takeOne(planned, write, ...counted(planned.read.sheet))
          if (refusal) throw new Stopped(refusal)
        }
        const { writable } = open
        const [one, other] = parts
        if (other && writable) {
          const all = planParts(writable, file.name, { read: read.value, parts }, each)
          if (!all.ok) return refused(listWords.inFile(file.name, all.error))
        } else each(plannedFrom(open.db, file.name, read.value, one ?? {}))
        if (seen !== undefined && !sameMarks(seen, marks)) throw new Stopped(refused(listWords.changedSince).error)
        return ok(taken ?? again)
      },
    })
  } catch (error) {
    if (error instanceof Stopped) return refuse(error.refusal)
    throw error
  }
}

/** The same marks, in whatever order the sheets were shown. */
const sameMarks = (seen: string, marks: readonly string[]): boolean => seen.split(' ').toSorted().join(' ') === marks.toSorted().join(' ')

/** Nothing of the act stays. */
class Stopped extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}
