import { join } from 'node:path'
import type { Text } from '../../../engine/model/language.ts'
import { type Result, refuse } from '../../../engine/model/result.ts'
import { ifStopped, runInThread } from '../../context/threads/run-in-thread.ts'
import type { PersonData } from '../../contract/person-data.ts'
import type { PersonalProgress, PseudonymsMade } from '../../contract/personal.ts'
import { printing } from '../../messages/printing.ts'
import type { PseudonymsAsked, PseudonymsPlan } from '../pseudonyms/pseudonyms.ts'

/** A worker thread's task on a file. */
export type PersonalWork =
  | { readonly what: 'person'; readonly file: string; readonly key: string }
  | { readonly what: 'plan'; readonly file: string; readonly asked: PseudonymsAsked }
  | {
      readonly what: 'write'
      readonly file: string
      readonly to: string
      readonly asked: PseudonymsAsked
      readonly at: string
    }

export type PersonalResults = {
  readonly person: PersonData | undefined
  readonly plan: PseudonymsPlan
  readonly write: PseudonymsMade
}
/** The thread's program, beside this one. */
const PROGRAM = join(import.meta.dirname, 'personal-worker')

/**
 * Runs the task in a worker thread, so that recording goes on meanwhile. It resolves after the thread has ended, when no write can follow.
 */
export const inThread = <What extends PersonalWork['what']>(
  work: Extract<PersonalWork, { what: What }>,
  { told, signal }: { readonly told: (progress: PersonalProgress) => void; readonly signal?: AbortSignal | undefined },
): Promise<Result<PersonalResults[What], Text>> =>
  runInThread<Result<PersonalResults[What], Text>, PersonalProgress>(PROGRAM, work, { onProgress: told, signal }).catch(
    ifStopped(refuse(printing.stopped)),
  )
