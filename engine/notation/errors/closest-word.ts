const LONGEST = 24

/** The word of a list that a mistyped one most likely means; the first one if none is near. */
export const closestWord = (typed: string, list: readonly string[]): string => nearestWord(typed, list) ?? list[0] ?? ''

/** The nearest word of a list; undefined if none is near. */
export const nearestWord = (typed: string, list: readonly string[]): string | undefined => {
  const rated = list.map((word) => ({ word, far: typed.length > LONGEST ? Number.POSITIVE_INFINITY : changes(typed.toLowerCase(), word) }))
  const best = rated.reduce((a, b) => (b.far < a.far ? b : a))
  return best.far <= Math.max(1, best.word.length / 2) ? best.word : undefined
}

/** The edit distance of two words: letters to insert, delete or replace. */
const changes = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
