import { isSeat, type Seat } from '../../model/seats.ts'
import type { ExpectedInput } from '../errors/wanted.ts'
import type { Word, WordReader } from './word-reader.ts'

/** Reads a seat letter. */
export const readSeat = (words: WordReader): Seat => {
  const word = words.peek()
  if (word && isSeat(word.text)) {
    words.next()
    return word.text
  }
  words.fail({ code: 'seat' })
  return 'E'
}

/** Reads one word out of a list. */
export const readOneOf = <W extends string>(
  words: WordReader,
  list: readonly [W, ...W[]],
  wanted: ExpectedInput = { code: 'word', words: list },
): W => {
  const word = words.peek()
  const known = word && list.find((one) => one === word.text)
  if (known === undefined) words.fail(wanted)
  else words.next()
  return known ?? list[0]
}

/** Reads any word, quoted or not. */
export const readAnyWord = (words: WordReader, wanted: ExpectedInput): string => {
  if (!words.peek()) words.fail(wanted)
  return words.next()?.text ?? ''
}

/** Reads a whole number within bounds; a minus sign only where the bounds allow one. */
export const readNumber = (words: WordReader, least: number, most: number, code: ExpectedInput['code'] = 'number'): number => {
  const number = wholeNumber(words.peek())
  if (number === undefined || number < least || number > most) words.fail({ code, least, most })
  else words.next()
  return number ?? least
}

/** Reads the optional words after a verb in any order, each at most once: flags, and one choice out of several. */
export const readOptions = <F extends string, C extends string = never>(
  words: WordReader,
  flags: readonly F[],
  choices: readonly C[] = [],
): { readonly flags: { readonly [N in F]?: true }; readonly choice?: C } => {
  const set: { [N in F]?: true } = {}
  let choice: C | undefined
  let left: readonly string[] = [...flags, ...choices]
  for (let word = words.peek(); word && left.includes(word.text); word = words.peek()) {
    const { text } = word
    const flag = flags.find((one) => one === text)
    if (flag) set[flag] = true
    else choice = choices.find((one) => one === text)
    left = left.filter((one) => one !== text && (flag || !choices.some((other) => other === one)))
    words.next()
  }
  words.offer(left)
  return choice ? { flags: set, choice } : { flags: set }
}

const WHOLE = /^-?\d{1,7}$/
const wholeNumber = (word: Word | undefined): number | undefined => (word && WHOLE.test(word.text) ? Number(word.text) + 0 : undefined)
