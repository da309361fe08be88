import { constants, copyFileSync, existsSync, linkSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { syncFile, syncFolder } from '../../db/sync.ts'
import { saidBy } from '../../db/words.ts'
import type { ByLanguage } from '../../engine/language.ts'
import type { Result } from '../../engine/result.ts'
import type { Office } from '../office.ts'
import { personal } from '../words/personal.ts'
import { inThread, type PersonalProgress } from './in-thread.ts'
import type { PseudonymsAsked, PseudonymsMade } from './pseudonyms.ts'

type Making = {
  readonly file: string
  readonly to: string
  readonly asked: PseudonymsAsked
  readonly told: (progress: PersonalProgress) => void
  readonly signal?: AbortSignal | undefined
}

/**
 * Writes a tournament anew with pseudonyms in a thread of its own. The file appears under its name in one step, once it is whole and has been
 * verified; who stops it, or fails, leaves nothing behind, and what a program that was killed left is cleared away here.
 */
export const makePseudonyms = async (
  office: Pick<Office, 'home' | 'now'>,
  { file, to, asked, told, signal }: Making,
): Promise<Result<PseudonymsMade, ByLanguage<string>>> => {
  if (existsSync(to)) return { ok: false, error: personal.exists(to) }
  const beside = dirname(to)
  let draft: string | undefined
  try {
    clearDrafts(beside)
    draft = mkdtempSync(join(beside, `${DRAFT}${process.pid}-`))
    const written = join(draft, 'file')
    const work = { what: 'write', file, to: written, asked, home: office.home, at: office.now().toISOString() } as const
    const made = await inThread(work, { told, signal })
    if (!made.ok) return made
    put(written, to)
    syncFolder(beside)
    return { ok: true, value: { ...made.value, file: to } }
  } catch (error) {
    return { ok: false, error: personal.notWritten(to, saidBy(error)) }
  } finally {
    if (draft !== undefined) rmSync(draft, { recursive: true, force: true })
  }
}

/** What a file is called while it is being written: hidden, with the number of the program that writes it. */
const DRAFT = '.pseudonyms-'

/** Clears away what programs that are gone left half written. */
const clearDrafts = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    const pid = /^\.pseudonyms-(\d+)-/.exec(name)?.[1]
    if (pid !== undefined && Number(pid) !== process.pid && !isRunning(Number(pid)))
      rmSync(join(folder, name), { recursive: true, force: true })
  }
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Never over another file; on disks without links as a copy. */
const put = (draft: string, to: string): void => {
  try {
    linkSync(draft, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    copyFileSync(draft, to, constants.COPYFILE_EXCL)
    syncFile(to)
  }
}
