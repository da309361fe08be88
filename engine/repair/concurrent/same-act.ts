import type { TableEvent } from '../../model/events.ts'

/** How an act was entered, not what it was. */
const OF_ENTRY: ReadonlySet<string> = new Set(['clock', 'together', 'short'])
/** What one recorder may have seen and another not. */
const SEEN: ReadonlySet<string> = new Set(['tile', 'tiles', 'source', 'side', 'faces'])

/** Whether two recorders can have meant one act: all that both say of it is the same. */
export const isSameAct = (a: TableEvent, b: TableEvent): boolean => {
  const [one, other] = [saidOf(a), saidOf(b)]
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (word) => (SEEN.has(word) && (!(word in one) || !(word in other))) || one[word] === other[word],
  )
}

/** Of two records of one act the one that says more; the first where they say as much. */
export const fuller = (a: TableEvent, b: TableEvent): TableEvent => (Object.keys(saidOf(b)).length > Object.keys(saidOf(a)).length ? b : a)

/** Each word of an act as text, without what was not seen. */
const saidOf = (event: TableEvent): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(event).flatMap(([word, value]) =>
      OF_ENTRY.has(word) || value === undefined || isUnseen(value) ? [] : [[word, String(value)] as const],
    ),
  )

/** An unknown tile, or nothing but such. */
const isUnseen = (value: unknown): boolean => value === '?' || (Array.isArray(value) && value.every((one) => one === '?'))
