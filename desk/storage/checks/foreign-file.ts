import { openToRead } from '../../../db/file/open-to-read.ts'
import { verify } from '../../../db/file/verify.ts'
import { schemaTrouble } from '../../../db/schema/schema.ts'
import { sql } from '../../../db/sqlite/handle.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { wholeFile } from '../../messages/whole-file.ts'

/**
 * Why a file that comes from elsewhere is not taken, or null. Its tables first: nothing of a strange file is asked for before they are
 * known to be our own.
 */
export const strangerTrouble = (file: string): ByLanguage<string> | null => {
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
