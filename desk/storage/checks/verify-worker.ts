import { openToRead } from '../../../db/file/open-to-read.ts'
import { verify, verifyProjections } from '../../../db/file/verify.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { workInThread } from '../../context/threads/thread-work.ts'
import type { VerifyResult, VerifyWork } from './verify-in-thread.ts'

/** Verifies a file, or a part of it, in a thread. */
const verified = ({ file, part, head }: VerifyWork): VerifyResult | ByLanguage<string> | null => {
  const opened = openToRead(file)
  if (!opened.ok) return part === 'projections' ? opened.error.text : { ok: false, error: opened.error.text }
  try {
    return part === 'projections'
      ? verifyProjections(opened.value)
      : { ok: true, value: verify(opened.value, { projections: part === 'all', ...(head !== undefined && { head }) }) }
  } finally {
    opened.value.close()
  }
}

await workInThread(verified)
