import { realpathSync, statSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { z } from 'zod'
import { tried } from '../../../db/disk/tried.ts'
import { peekAtHeader } from '../../../db/file/check-header.ts'
import { tournamentIn } from '../../../db/log/read.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { readPrivateJson, writePrivate } from '../../context/files/private-files.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import type { Precedent, PrecedentsIn } from '../../contract/precedents.ts'
import { refusals } from '../../messages/refusals.ts'
import { hasWords, haveWords } from '../incidents/search.ts'
import type { WantedCases } from './cases-in.ts'
import { type BesideRead, readOtherFileInThread } from './read-beside.ts'

/** More can't be looked through by anybody. */
const MOST = 20

/**
 * The other tournament files that the user compares with, in the order in which they were opened. The list is stored
 * for the user, not in any file.
 */
export const filesBeside = (desk: DeskContext): readonly string[] => readPrivateJson(keptIn(desk), z.array(z.string()).max(MOST)) ?? []

/** Opens another file for comparison, read-only. Refused, in one line, if it can't be read. */
export const openBeside = async (desk: DeskContext, open: OpenFile, named: string): Promise<Result<readonly string[], Refusal>> => {
  if (!isAbsolute(named)) return refused(refusals.notWhole(named))
  const file = pathOf(named)
  const now = filesBeside(desk)
  if (now.includes(file)) return ok(now)
  if (now.length >= MOST) return refused(refusals.besideMost(MOST))
  const trouble = troubleOf(open, file, await read(file))
  return trouble ? refused(trouble) : keep(desk, [...now, file])
}

/** Takes a file from those beside; nothing becomes of the file. */
export const closeBeside = (desk: DeskContext, file: string): Result<readonly string[], Refusal> =>
  keep(
    desk,
    filesBeside(desk).filter((one) => one !== file),
  )

/** Decisions under a rule and with some words in one of the other files; none if neither is given. */
export const precedentsIn = async (
  desk: DeskContext,
  open: OpenFile,
  { file, rule, text }: WantedCases & { readonly file: string },
): Promise<PrecedentsIn> => {
  const none = { file, name: '', place: '', date: '', decided: 0, cases: [] }
  if (!filesBeside(desk).includes(file)) return { ...none, trouble: refusals.notBeside(file) }
  const done = await read(file)
  const trouble = troubleOf(open, file, done)
  if (!done.ok || trouble) return { ...none, trouble }
  const { name, place, date, cases, words } = done.value
  const isFound = (one: Precedent): boolean =>
    (rule === '' || one.rule === rule) && haveWords({ words: words.get(one.incident) ?? '', rule: one.rule }, text)
  const found = rule === '' && !hasWords(text) ? [] : cases.filter(isFound)
  return { file, name, place, date, decided: cases.length, cases: found, trouble: null }
}

const troubleOf = (open: OpenFile, file: string, done: BesideRead): ByLanguage<string> | null => {
  if (!done.ok) return done.error
  return done.value.root === tournamentIn(open.db)?.toString('hex') ? refusals.besideCopy(file) : null
}

/** Cache of each file's cases, valid while the file is unchanged. */
const known = new Map<string, { readonly state: string; readonly done: Promise<BesideRead> }>()

const read = (file: string): Promise<BesideRead> => {
  const refusal = peekAtHeader(file)
  if (refusal) return Promise.resolve(refuse(refusal.text))
  const state = [file, `${file}-wal`].map(stateOf).join(' ')
  const before = known.get(file)
  if (before?.state === state) return before.done
  const done = readOtherFileInThread(file)
  known.set(file, { state, done })
  return done
}

const stateOf = (file: string): string => {
  const { size, mtimeMs, ino } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return `${ino} ${size} ${mtimeMs}`
}

/** One file has one name here, whatever way it was named. */
const pathOf = (file: string): string => tried(() => realpathSync(file)) ?? file

const keptIn = ({ home }: DeskContext): string => join(home, 'beside.json')

const keep = (desk: DeskContext, files: readonly string[]): Result<readonly string[], Refusal> => {
  try {
    writePrivate(keptIn(desk), JSON.stringify(files))
    return ok(files)
  } catch (error) {
    return refused(refusals.besideNotKept(saidBy(error)))
  }
}
