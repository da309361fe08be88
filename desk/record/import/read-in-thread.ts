import { join } from 'node:path'
import type { Result } from '../../../engine/model/result.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import { runInThread } from '../../context/threads/run-in-thread.ts'
import { importError } from '../../importers/import-error.ts'
import { refusals } from '../../messages/refusals.ts'
import type { GameFile, GamesRead } from './read-games.ts'

/** A file of games to parse; `ownRuleSets`: rule sets that it may name besides the built-in ones. */
export type GamesWork = { readonly file: GameFile; readonly ownRuleSets: readonly string[] }

/** The thread's program, in this folder. */
const PROGRAM = join(import.meta.dirname, 'games-worker')

/** Limits of parsing: memory in MB and time in ms. A long game takes a second. */
const MEMORY = 768
const PATIENCE = 60_000

/**
 * Parses a file of games in a thread, so that the desk serves other requests; the caller can cancel. Refuses a file that exceeds the
 * limits.
 */
export const readGamesInThread = (work: GamesWork, signal?: AbortSignal): Promise<Result<GamesRead, Refusal>> => {
  const limits = { resourceLimits: { maxOldGenerationSizeMb: MEMORY }, patience: PATIENCE, signal }
  return runInThread<Result<GamesRead, Refusal>>(PROGRAM, work, limits).catch(() =>
    refused(refusals.inFile(work.file.name, importError('too-large').text)),
  )
}
