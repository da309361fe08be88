import type { Somebody } from './people.ts'
import { type Word, wordsIn } from './words.ts'

/** A text with the names in it replaced; `doubts`: words that may still tell who is meant, for a person to read. */
export type Cleaned = { readonly text: string; readonly doubts: readonly string[] }

/** Reads free texts for names: whole names however they are spelt; single parts of them where they begin like a name. */
export const textReader = (people: readonly Somebody[]): ((text: string) => Cleaned) => {
  const whole = Map.groupBy(
    people.flatMap(({ names, pseudonym }) => names.flatMap(wholeIn).map((words) => ({ words, pseudonym }))),
    ({ words }) => words[0] ?? '',
  )
  const parts = Map.groupBy(
    people.flatMap(({ names, pseudonym }) =>
      names.flatMap((name) =>
        plainWords(name)
          .filter(isPart)
          .map((part) => ({ part, pseudonym })),
      ),
    ),
    ({ part }) => part,
  )
  const stems = new Set([...parts.keys()].filter((part) => part.length >= 4).map(stemOf))
  return (text) => {
    const words = wordsIn(text)
    const doubts: string[] = []
    let clean = ''
    let from = 0
    for (let n = 0; n < words.length; n++) {
      const word = words[n]
      if (!word) continue
      const found = (whole.get(word.plain) ?? [])
        .filter((one) => standsAt(words, n, one.words))
        .sort((a, b) => b.words.length - a.words.length)[0]
      const named = found ? undefined : parts.get(word.plain)
      const who = new Set(named?.map(({ pseudonym }) => pseudonym))
      const end = found ? words[n + found.words.length - 1]?.end : word.isCapital && who.size > 0 ? word.end : undefined
      if (end === undefined) {
        if (who.size > 0 || isBent(word.plain, stems)) doubts.push(text.slice(word.at, word.end))
        continue
      }
      if (who.size > 1) doubts.push(text.slice(word.at, end))
      clean += text.slice(from, word.at) + (found?.pseudonym ?? [...who].join(' / '))
      from = end
      n += (found?.words.length ?? 1) - 1
    }
    return { text: clean + text.slice(from), doubts }
  }
}

/** A name as its words; and its parts that are several words of their own, as in scripts without blanks. */
const wholeIn = (name: string): readonly (readonly string[])[] =>
  [name, ...name.split(/[\s-]+/)].map(plainWords).filter((words, n) => words.length > (n === 0 ? 0 : 1))

const plainWords = (name: string): readonly string[] => wordsIn(name).map((word) => word.plain)

/** A part of a name by which alone somebody is known; not an initial. */
const isPart = (word: string): boolean => word.length >= 3 && !/^\d+$/.test(word)

const standsAt = (words: readonly Word[], at: number, name: readonly string[]): boolean =>
  name.every((part, n) => words[at + n]?.plain === part)

/** What is left of a name where a language bends its end. */
const stemOf = (part: string): string => part.slice(0, Math.max(4, part.length - 3))

/** Whether a word begins as a name does. */
const isBent = (word: string, stems: ReadonlySet<string>): boolean => {
  for (let length = 4; length <= word.length; length++) if (stems.has(word.slice(0, length))) return true
  return false
}
