import { createHash } from 'node:crypto'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { RuleSetNames } from '../../../engine/notation/parse/parse-header.ts'
import { MOST_IN_HAND } from '../../context/limits/hands-and-acts.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import { type RecognizedRecord, recognizeRecord } from '../../importers/recognize/recognize.ts'
import { refusals } from '../../messages/refusals.ts'

/** A file of games: name and content. */
export type GameFile = { readonly name: string; readonly bytes: Uint8Array }

export type ImportCounts = { readonly games: number; readonly hands: number; readonly acts: number }
/** The games of a file, their numbers, and the file's hash. */
export type GamesRead = RecognizedRecord & { readonly came: ImportCounts; readonly hash: string }

/** Maximum acts of one import; a long game has 1,500. */
const MOST_ACTS = 20_000

/** Parses a file of games; refuses one that is too large. */
export const readGamesAs = (file: GameFile, ruleSets: RuleSetNames): Result<GamesRead, Refusal> => {
  const read = recognizeRecord(file.bytes, file.name, ruleSets)
  if (!read.ok) return refused(refusals.inFile(file.name, read.error.text))
  const { games } = read.value.file
  const hands = games.flatMap((game) => game.hands)
  const acts = hands.reduce((sum, { events }) => sum + events.length, 0)
  if (acts === 0) return refused(refusals.inFile(file.name, refusals.nothingToEnter))
  if (acts > MOST_ACTS) return refused(refusals.inFile(file.name, refusals.tooManyActs(acts, MOST_ACTS)))
  if (hands.some(({ events }) => events.length > MOST_IN_HAND)) return refused(refusals.inFile(file.name, refusals.longHand(MOST_IN_HAND)))
  return ok({ ...read.value, came: { games: games.length, hands: hands.length, acts }, hash: gameFileHash(file) })
}

/** Identifies a file by content, whatever its name. */
export const gameFileHash = ({ bytes }: GameFile): string => createHash('sha256').update(bytes).digest('hex')
