import { isAbsolute } from 'node:path'
import { newestHead } from '../../../db/log/read.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import { handleExternalWrite } from '../../context/saving/transact.ts'
import type { Joined, JoinPreview } from '../../contract/joining.ts'
import { refusals } from '../../messages/refusals.ts'
import { backUpNow } from '../backups/keeper.ts'
import { isSameFile } from './copies.ts'
import { mergeInThread } from './join-in-thread.ts'

/** Previews a merge of copies into the open file; writes nothing. */
export const previewJoin = async (
  open: OpenFile,
  files: readonly string[],
  signal?: AbortSignal,
): Promise<Result<JoinPreview, Refusal>> => {
  const trouble = wrongFile(open, files)
  if (trouble) return trouble
  const done = await mergeInThread({ does: 'preview', file: open.file, copies: files }, { signal })
  return done.ok ? done : refused(refusals.notJoined(done.error))
}

/** Backs up the open file, merges the copies into it, and has the windows reload. */
export const joinCopies = async (desk: DeskContext, open: OpenFile, files: readonly string[]): Promise<Result<Joined, Refusal>> => {
  const trouble = wrongFile(open, files)
  if (trouble) return trouble
  if (!open.writable) return refused(refusals.notJoined(refusals.notWritable(open)))
  const backup = await backUpNow(desk, open)
  if (typeof backup !== 'string') return refused(refusals.notJoined(backup))
  const done = await mergeInThread({ does: 'join', file: open.file, copies: files })
  const newest = newestHead(open.db)
  if (newest) handleExternalWrite(desk, open, newest)
  return done.ok ? ok({ ...done.value, backup }) : refused(refusals.notJoined(done.error))
}

const wrongFile = (open: OpenFile, files: readonly string[]) => {
  const short = files.find((file) => !isAbsolute(file))
  if (short !== undefined) return refused(refusals.notWhole(short))
  const same = files.find((file) => isSameFile(file, open.file))
  return same === undefined ? null : refused(refusals.notACopy(same))
}
