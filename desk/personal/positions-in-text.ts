/** Words in a text that name a table, a round or a seat: with a published seating they say who is meant. */
export const positionsIn = (text: string): readonly string[] => [...new Set([...text.matchAll(POSITION)].map(([word]) => word))]

const PLACE = String.raw`(?:[Tt]ables?|[Rr]ounds?|[Rr]ondes?|[Ss]eats?|[Ss]i[èe]ges?)[ \u00a0]{0,2}(?:no\.?|n[°º]|#)?[ \u00a0]{0,2}(?:\d{1,4}|[ESWNO])`
/** With a capital: `est` is a verb in French. */
const SEAT = '(?:East|South|West|North|Est|Sud|Ouest|Nord)'
const SHORT = String.raw`[RT]\d{1,3}`
const POSITION = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${PLACE}|${SEAT}|${SHORT})(?![\p{L}\p{N}])`, 'gu')
