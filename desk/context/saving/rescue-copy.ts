import { statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { copyOpen, type OpenCopy } from '../../../db/file/backup/copy-open.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { Result } from '../../../engine/model/result.ts'
import { type DeskContext, ENDING, type OpenFile } from '../context.ts'
import { backupsGoTo } from './backup-folder.ts'

/**
 * Copies all that can be read through the open file into a new one. Tries the file's folder, its backup folder, the desk's folder, the home
 * folder and the system's temporary folder in turn. If all fail, returns the reason of the first.
 */
export const rescueCopy = (
  { folder, home, now }: Pick<DeskContext, 'folder' | 'home' | 'now'>,
  { db, file }: OpenFile,
): Result<OpenCopy, ByLanguage<string>> => {
  const name = `${basename(file, ENDING)}-rescued-${now().toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  let trouble: ByLanguage<string> | undefined
  for (const place of new Set([dirname(file), backupsGoTo(home, file), folder, home, tmpdir()])) {
    // never recreates a folder that was moved
    if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) continue
    try {
      return { ok: true, value: copyOpen(db, freeIn(place, name)) }
    } catch (error) {
      trouble ??= saidBy(error)
    }
  }
  return { ok: false, error: trouble ?? saidBy(new Error('ENOENT')) }
}

const freeIn = (place: string, name: string): string => {
  for (let n = 1; ; n++) {
    const path = join(place, `${name}${n === 1 ? '' : `-${n}`}${ENDING}`)
    if (!statSync(path, { throwIfNoEntry: false })) return path
  }
}
