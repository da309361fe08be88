import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import { backUp } from '../../db/backup.ts'
import { sql } from '../../db/handle.ts'
import { openToRead } from '../../db/read-file.ts'
import { schemaTrouble } from '../../db/schema.ts'
import { verify } from '../../db/verify.ts'
import { saidBy } from '../../db/words.ts'
import type { ByLanguage } from '../../engine/language.ts'
import type { Result } from '../../engine/result.ts'
import type { Office, OpenFile } from '../office.ts'
import { paperTroubleApart } from '../reports/paper-trouble.ts'
import { wholeFile } from '../words/whole-file.ts'
import { ENDING } from './list.ts'

type Text = ByLanguage<string>

/** The most that a file may be, unpacked: more than a million entries. */
const MOST = 1024 * 1024 * 1024

/** A whole tournament as one file, packed, while others go on writing; refused where it does not verify. */
export const wholeFileOf = async (open: OpenFile): Promise<Result<{ readonly name: string; readonly gzip: Buffer }, Text>> => {
  const { db, file } = open
  const trouble = await paperTroubleApart(open)
  if (trouble) return { ok: false, error: trouble }
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-whole-'))
  try {
    const copy = join(folder, 'copy')
    const made = await backUp(db, copy)
    return made.ok ? { ok: true, value: { name: basename(file), gzip: await promisify(gzip)(await readFile(copy)) } } : made
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What a packed file holds; refused where it is not packed so, or past all bounds. */
export const unpacked = (gzip: Uint8Array): Result<Uint8Array, Text> => {
  try {
    return { ok: true, value: gunzipSync(gzip, { maxOutputLength: MOST }) }
  } catch (error) {
    return { ok: false, error: wholeFile.notPacked(saidBy(error)) }
  }
}

/**
 * Takes a tournament file that came from elsewhere into the desk's folder, under a name that is free, once it has been found to be one of
 * ours, to the letter, and to verify. What is refused leaves nothing behind.
 */
export const receiveFile = (
  { folder }: Pick<Office, 'folder'>,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Result<string, Text> => {
  if (bytes.length > MOST) return { ok: false, error: wholeFile.tooLarge }
  mkdirSync(folder, { recursive: true })
  const draft = join(folder, `.received-${randomBytes(6).toString('hex')}`)
  try {
    writeFileSync(draft, bytes, { flag: 'wx', mode: 0o600, flush: true })
    const trouble = troubleIn(draft)
    if (trouble)
      return {
        ok: false,
        error: wholeFile.refused(plainName(name), { en: trouble.en.replaceAll(draft, 'it'), fr: trouble.fr.replaceAll(draft, 'il') }),
      }
    const to = freeName(folder, name)
    renameSync(draft, to)
    return { ok: true, value: to }
  } catch (error) {
    return { ok: false, error: wholeFile.refused(plainName(name), saidBy(error)) }
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(draft + end, { force: true })
  }
}

/** Its tables first: nothing of a strange file is asked for before they are known to be our own. */
const troubleIn = (file: string): Text | null => {
  const opened = openToRead(file)
  if (!opened.ok) return opened.error.text
  const db = opened.value
  try {
    const trouble = schemaTrouble(db) ?? verify(db).text
    if (trouble) return trouble
    return sql(db, 'SELECT 1 FROM tournament').get() ? null : wholeFile.empty
  } finally {
    db.close()
  }
}

/** A bare name that every system takes. */
const plainName = (name: string): string =>
  name
    .replace(/^.*[\\/]/s, '')
    .replaceAll(/[\p{Cc}<>:"|?*\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\.gz$/i, '')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
    .slice(0, 120)

const freeName = (folder: string, name: string): string => {
  const taken = new Set(readdirSync(folder))
  const base = plainName(name).replace(new RegExp(`\\${ENDING}$`, 'i'), '') || 'tournament'
  for (let n = 1; ; n++) {
    const one = `${base}${n === 1 ? '' : ` ${n}`}${ENDING}`
    if (!taken.has(one)) return join(folder, one)
  }
}
