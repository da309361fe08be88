import { readFileOnce } from '../../../db/file/open-to-read.ts'
import { verify } from '../../../db/file/verify.ts'
import { schemaTrouble } from '../../../db/schema/schema.ts'
import { sql } from '../../../db/sqlite/handle.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { wholeFile } from '../../messages/whole-file.ts'

/** Why a foreign file is refused; null if it is valid. Checks the tables first: a strange schema must not be queried. */
export const foreignFileTrouble = (file: string): ByLanguage<string> | null => {
  const read = readFileOnce(
    file,
    (db) => schemaTrouble(db) ?? verify(db).text ?? (sql(db, 'SELECT 1 FROM tournament').get() ? null : wholeFile.empty),
  )
  return read.ok ? read.value : read.error.text
}
