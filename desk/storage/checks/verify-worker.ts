import { openToRead } from '../../../db/file/open-to-read.ts'
import { verify } from '../../../db/file/verify.ts'
import { workInThread } from '../../context/threads/thread-work.ts'
import type { VerifyResult } from './verify-in-thread.ts'

/** Verifies a file in a thread. */
const verified = (file: string): VerifyResult => {
  const opened = openToRead(file)
  if (!opened.ok) return { ok: false, error: opened.error.text }
  try {
    return { ok: true, value: verify(opened.value) }
  } finally {
    opened.value.close()
  }
}

await workInThread(verified)
