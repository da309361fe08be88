import { type ReadableDb, sql } from '../sqlite/handle.ts'
import { parentsIn } from './entry.ts'

/** An entry by its place and name. */
export type PlacedEntry = { readonly seq: number; readonly device: string; readonly number: number }

/** Entries up to a place that are neither among these hashes nor ancestors of them, newest first: unknown to the authors of those. */
export function* notBehind(db: ReadableDb, hashes: readonly Buffer[], upTo: number): Generator<PlacedEntry> {
  const behind = new Set(hashes.map(keyOf))
  for (const { hash, previous, ...placed } of sql<Row>(db, DOWN).iterate(upTo)) {
    if (!behind.delete(keyOf(hash))) yield placed
    else for (const parent of parentsIn(previous)) behind.add(keyOf(parent))
  }
}

type Row = PlacedEntry & { readonly hash: Buffer; readonly previous: Buffer }
const DOWN = 'SELECT seq, device, number, hash, previous FROM entry WHERE seq <= ? ORDER BY seq DESC'

/** A hash as the key of a set or map. */
export const keyOf = (hash: Buffer): string => hash.toString('latin1')
