import { constants, copyFileSync, existsSync, readdirSync, renameSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { draftIn } from '../../db/drafts.ts'
import type { Entry } from '../../db/log/entry.ts'
import { salvage as salvageInto } from '../../db/salvage.ts'
import { saidBy, salvageWords } from '../../db/words.ts'
import type { Result } from '../../engine/result.ts'
import type { Saved, Tournament } from '../contract.ts'
import type { Office } from '../office.ts'
import { putFile } from '../put-file.ts'
import { type Refusal, refused } from '../refusal.ts'
import { closeTournament, openTournament } from '../tournaments/open.ts'
import { refusals } from '../words/refusals.ts'
import { allBackups } from './backup-place.ts'

/**
 * Puts a backup in the place of a file, which is kept beside it under another name with all that belongs to it, and opens it. What was
 * entered after the backup is then in the file kept aside only: `salvage` brings both together.
 */
export const restore = async (
  office: Office,
  { file, backup }: { readonly file: string; readonly backup: string },
): Promise<Result<Tournament, Refusal>> => {
  if (!allBackups(office.home, file).some((one) => one.file === backup)) return refused(refusals.noBackup(backup, file))
  let half: ReturnType<typeof draftIn> | undefined
  try {
    half = draftIn(dirname(file), 'restored')
    const draft = join(half.path, 'copy')
    copyFileSync(backup, draft, constants.COPYFILE_EXCL)
    if (office.open?.file === file) await closeTournament(office)
    const aside = freeName(file, '.damaged')
    for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) renameSync(file + end, aside + end)
    renameSync(draft, file)
  } catch (error) {
    return refused(refusals.notRestored(file, saidBy(error)))
  } finally {
    half?.remove()
  }
  return openTournament(office, file)
}

/** Saves what can be read of a file and its backups into a new one beside it; what could not be brought into a log is written down too. */
export const salvage = (office: Office, file: string): Result<Saved, Refusal> => {
  if (!existsSync(dirname(file))) return refused(salvageWords.nothing(file))
  const to = freeName(file.replace(/(\.shinpan)?$/, '-saved.shinpan'), '')
  const saved = salvageInto(file, to, office.device, allBackups(office.home, file))
  if (!saved.ok) return refused(saved.error.text)
  const { entries, fromBackups, missing, leftOut } = saved.value
  const list = leftOut.length > 0 ? freeName(to.replace(/\.shinpan$/, '-left-out.jsonl'), '') : null
  const trouble = list === null ? null : putFile(list, leftOut.map(lineOf).join(''), 'keep')
  if (trouble) return refused(trouble)
  return {
    ok: true,
    value: { file: to, entries, fromBackups, missing, leftOut: list === null ? null : { entries: leftOut.length, file: list } },
  }
}

const lineOf = ({ previous, hash, body, ...entry }: Entry): string =>
  `${JSON.stringify({ ...entry, body: JSON.parse(body) as unknown, previous: previous.toString('hex'), hash: hash.toString('hex') })}\n`

/** The name itself where nothing has it, else with the first number behind it that is free. */
const freeName = (path: string, end: string): string => {
  const names = new Set(readdirSync(dirname(path)))
  const [, stem = path, ending = ''] = /^(.*?)(\.[^./]+)?$/.exec(path + end) ?? []
  for (let n = 1; ; n++) {
    const name = n === 1 ? stem + ending : `${stem}-${n}${ending}`
    if (!names.has(basename(name))) return name
  }
}
