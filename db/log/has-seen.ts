import { type ReadableDb, sql } from '../handle.ts'
import { type Entry, parentsIn } from './entry.ts'
import { keyOf } from './links.ts'

/** Whether who wrote an entry had seen the one at a place before it: whether that one is behind it by links. */
export const hasSeen = (log: ReadableDb, { previous }: Pick<Entry, 'previous'>, seq: number): boolean => {
  const looked = new Set<string>()
  const toLook = [...parentsIn(previous)]
  for (let hash = toLook.pop(); hash; hash = toLook.pop()) {
    const key = keyOf(hash)
    if (looked.has(key)) continue
    looked.add(key)
    const found = sql<{ seq: number; previous: Buffer }>(log, 'SELECT seq, previous FROM entry WHERE hash = ?').get(hash)
    if (found?.seq === seq) return true
    if (found && found.seq > seq) toLook.push(...parentsIn(found.previous))
  }
  return false
}
