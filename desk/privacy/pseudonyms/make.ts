import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { putInPlace } from '../../../db/disk/atomic-write.ts'
import { draftIn } from '../../../db/disk/drafts.ts'
import { syncFolder } from '../../../db/disk/sync.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { DeskContext } from '../../context/context.ts'
import type { PersonalProgress, PseudonymsMade } from '../../contract/personal.ts'
import { personal } from '../../messages/personal-data.ts'
import { inThread } from '../thread/in-thread.ts'
import type { PseudonymsAsked } from './pseudonyms.ts'

type Making = {
  readonly file: string
  readonly to: string
  readonly asked: PseudonymsAsked
  readonly told: (progress: PersonalProgress) => void
  readonly signal?: AbortSignal | undefined
}

/**
 * Writes a copy of a tournament under pseudonyms in a worker thread. The file appears under its name in one step, once
 * it is complete and verified; a cancelled or failed run leaves nothing.
 */
export const makePseudonyms = async (
  desk: Pick<DeskContext, 'now'>,
  { file, to, asked, told, signal }: Making,
): Promise<Result<PseudonymsMade, ByLanguage<string>>> => {
  if (existsSync(to)) return refuse(personal.exists(to))
  const beside = dirname(to)
  let draft: ReturnType<typeof draftIn> | undefined
  try {
    draft = draftIn(beside, 'pseudonyms')
    const written = join(draft.path, 'file')
    const work = { what: 'write', file, to: written, asked, at: desk.now().toISOString() } as const
    const made = await inThread(work, { told, signal })
    if (!made.ok) return made
    putInPlace(written, to)
    syncFolder(beside)
    return ok({ ...made.value, file: to })
  } catch (error) {
    return refuse(personal.notWritten(to, saidBy(error)))
  } finally {
    draft?.remove()
  }
}
