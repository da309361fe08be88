/** The kind of place that a word announces before a name or number, in any language: “table 3”, “round 2”, “ronde 2”, “R2”. */
const PLACES = { table: ['table', 'tables'], round: ['round', 'ronde', 'rd', 'r'] } as const
export type Place = keyof typeof PLACES

const byWord = new Map<string, Place>(
  (Object.keys(PLACES) as Place[]).flatMap((place) => PLACES[place].map((word) => [word, place] as const)),
)

/** A place in a search: the table or round, its name as typed, and the number of words that say it. */
export type TypedPlace = { readonly place: Place; readonly name: string; readonly count: 1 | 2 }

/** The place that folded words begin with; null if none. */
export const placeAt = ([word = '', next]: readonly string[]): TypedPlace | null => {
  const place = byWord.get(word)
  if (place !== undefined && next !== undefined) return { place, name: next, count: 2 }
  const round = /^r(\d+)$/.exec(word)?.[1]
  return round === undefined ? null : { place: 'round', name: round, count: 1 }
}
