import { type TextWord, textWordsIn } from './words.ts'

/** The words of a name, without accents and case. */
export const plainWords = (name: string): readonly string[] => textWordsIn(name).map((word) => word.plain)

/**
 * Other forms of a name, in signatures or forms of address: with initials (`J. Björk`, `Björk J.`, `Jonas B.`, `J.-P. Martin`), or in
 * reverse order (`Björk Jonas`). None for a name of one word, or in a script without blanks between words.
 */
export const formsOf = (name: string): readonly (readonly string[])[] => {
  const words = plainWords(name)
  const [first, last] = [words[0], words.at(-1)]
  if (words.length < 2 || first === undefined || last === undefined || words.every((word) => word.length < 2)) return []
  const [given, rest] = [words.slice(0, -1), words.slice(1)]
  const initials = given.map(initial)
  const forms = [
    [initial(first), ...rest],
    [...rest, initial(first)],
    [initial(first), last],
    [last, initial(first)],
    [...initials, last],
    [last, ...initials],
    [initials.join(''), last],
    [last, initials.join('')],
    [...given, initial(last)],
    [first, initial(last)],
    [initial(last), ...given],
    [last, ...given],
    [...rest, first],
  ]
  const whole = words.join(' ')
  const known = new Map(forms.filter((form) => form.some((word) => word.length > 1)).map((form) => [form.join(' '), form]))
  known.delete(whole)
  return [...known.values()]
}

const initial = (word: string): string => word.slice(0, 1)

/** Whether a text has a form at a word: with capitals, and only a name's separators between its words. */
export const formStandsAt = (text: string, words: readonly TextWord[], at: number, form: readonly string[]): boolean =>
  form.every((part, i) => {
    const word = words[at + i]
    const before = words[at + i - 1]
    if (word?.plain !== part || !word.isCapital) return false
    if (i > 0 && !(before && BETWEEN.test(text.slice(before.end, word.at)))) return false
    return part.length > 1 || text[word.end] === '.' || !MEANS_SOMETHING.has(part)
  })

const BETWEEN = /^[.,]?[\s\u00a0]{0,2}-?$/u

/** Letters that are words by themselves, or seats: an initial only with its full stop. */
const MEANS_SOMETHING: ReadonlySet<string> = new Set(['a', 'e', 'i', 'n', 'o', 's', 'w', 'y'])
