import type { TableEvent } from '../../model/events.ts'

/** Fields about the entry of an act, not about the act. */
const OF_ENTRY: ReadonlySet<string> = new Set(['clock', 'together', 'short'])
/** Fields that one recorder may have seen and another not. */
const SEEN: ReadonlySet<string> = new Set(['tile', 'tiles', 'source', 'side', 'faces'])

/** Whether two records can describe one act: all fields in both agree. */
export const isSameAct = (a: TableEvent, b: TableEvent): boolean => {
  const [one, other] = [saidOf(a), saidOf(b)]
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (word) => (SEEN.has(word) && (!(word in one) || !(word in other))) || one[word] === other[word],
  )
}

/** The more detailed of two records of one act; the first if they are equal. */
export const moreDetailed = (a: TableEvent, b: TableEvent): TableEvent =>
  Object.keys(saidOf(b)).length > Object.keys(saidOf(a)).length ? b : a

/** The fields of an act as text, without unseen ones. */
const saidOf = (event: TableEvent): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(event).flatMap(([word, value]) =>
      OF_ENTRY.has(word) || value === undefined || isUnseen(value) ? [] : [[word, String(value)] as const],
    ),
  )

/** Whether a value holds only unknown tiles. */
const isUnseen = (value: unknown): boolean => value === '?' || (Array.isArray(value) && value.every((one) => one === '?'))
