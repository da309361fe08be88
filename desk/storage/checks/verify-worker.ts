import { readFileOnce } from '../../../db/file/open-to-read.ts'
import { verify, verifyProjections } from '../../../db/file/verify.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { workInThread } from '../../context/threads/thread-work.ts'
import type { VerifyResult, VerifyWork } from './verify-in-thread.ts'

/** Verifies a file, or a part of it, in a thread. */
const verified = ({ file, part, head }: VerifyWork): VerifyResult | ByLanguage<string> | null => {
  if (part === 'projections') {
    const read = readFileOnce(file, verifyProjections)
    return read.ok ? read.value : read.error.text
  }
  const read = readFileOnce(file, (db) => verify(db, { projections: part === 'all', ...(head !== undefined && { head }) }))
  return read.ok ? read : { ok: false, error: read.error.text }
}

await workInThread(verified)
