import { SEATS, type Seat } from '../../model/seats.ts'
import type { ExpectedInput } from '../errors/wanted.ts'
import type { NotationWord, WordReader } from './word-reader.ts'

/** Reads a seat letter. */
export const readSeat = (words: WordReader): Seat => readOneOf(words, SEATS, { code: 'seat' })

/** Reads one word out of a list. */
export const readOneOf = <W extends string>(
  words: WordReader,
  list: readonly [W, ...W[]],
  wanted: ExpectedInput = { code: 'word', words: list },
): W => readKnownWord(words, (word): word is W => list.some((one) => one === word), wanted) ?? list[0]

/** Reads a word that is known; undefined if the line failed there. */
export const readKnownWord = <W extends string>(
  words: WordReader,
  isKnown: (word: string) => word is W,
  wanted: ExpectedInput,
): W | undefined => {
  const word = words.peek()?.text
  const known = word !== undefined && isKnown(word) ? word : undefined
  if (known === undefined) words.fail(wanted)
  else words.next()
  return known
}

/** Reads any word as it was typed, quoted or not. */
export const readAnyWord = (words: WordReader, wanted: ExpectedInput): string => {
  if (!words.peek()) words.fail(wanted)
  const word = words.next()
  return word?.typed ?? word?.text ?? ''
}

/** Reads a whole number within bounds; a minus sign only where the bounds allow one. */
export const readNumber = (words: WordReader, least: number, most: number, code: ExpectedInput['code'] = 'number'): number => {
  const number = wholeNumber(words.peek())
  if (number === undefined || number < least || number > most) words.fail({ code, least, most })
  else words.next()
  return number ?? least
}

/**
 * The optional words after a verb. `before` is the word that the choice is written after, if it has one; `spoken` the word before a text.
 */
export type OptionalWords<F extends string, C extends string> = {
  readonly flags: readonly F[]
  readonly choices: readonly C[]
  readonly before?: string
  readonly spoken?: string
}
export type ReadOptions<F extends string, C extends string> = {
  readonly flags: { readonly [N in F]?: true }
  readonly choice?: C
  readonly said?: string
}

/** Reads the optional words after a verb in any order, each at most once: flags, one choice out of several, one text. */
export const readOptions = <F extends string, C extends string>(
  words: WordReader,
  { flags, choices, before, spoken }: OptionalWords<F, C>,
): ReadOptions<F, C> => {
  const set: { [N in F]?: true } = {}
  const chosen = before === undefined ? choices : [before]
  let choice: C | undefined
  let said: string | undefined
  let left: readonly string[] = [...flags, ...chosen, ...(spoken === undefined ? [] : [spoken])]
  for (let word = words.peek(); word && left.includes(word.text); word = words.peek()) {
    const { text } = word
    const flag = flags.find((one) => one === text)
    words.next()
    if (flag) set[flag] = true
    else if (text === spoken) said = readSomeWord(words)
    else choice = before === undefined ? choices.find((one) => one === text) : readOneOfSome(words, choices)
    left = left.filter((one) => one !== text && (flag || text === spoken || !chosen.some((other) => other === one)))
  }
  words.offer(left)
  return { flags: set, ...(choice && { choice }), ...(said !== undefined && { said }) }
}

/** Reads any word but an empty one. */
const readSomeWord = (words: WordReader): string => {
  if (words.peek()?.text === '') words.fail({ code: 'said' })
  return readAnyWord(words, { code: 'said' })
}

const readOneOfSome = <W extends string>(words: WordReader, [first, ...others]: readonly W[]): W | undefined =>
  first === undefined ? undefined : readOneOf(words, [first, ...others])

const WHOLE = /^-?\d{1,7}$/
const wholeNumber = (word: NotationWord | undefined): number | undefined =>
  word && WHOLE.test(word.text) ? Number(word.text) + 0 : undefined
