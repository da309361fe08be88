import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { LANGUAGES } from '../../engine/model/language.ts'
import { longLaptopCall } from './access.ts'
import { type PersonData, personReport } from './person-data.ts'
import { answer, byLanguage, integer, type Shape, text } from './shape.ts'
import { PERSON_ROLES, PERSONAL_STEPS, TEXT_TREATMENTS } from './vocabulary.ts'

/** The people who get pseudonyms, and the treatment of texts. `player`: id of one player; null: all players. `referees`: referees too. */
const wanted = z.object({
  player: z.string().min(1).max(100).nullable(),
  referees: z.boolean(),
  texts: z.enum(TEXT_TREATMENTS),
  language: z.enum(LANGUAGES),
})
export type PseudonymsWanted = z.infer<typeof wanted>

/** Secret seed of one file; all its random values derive from it. */
export const secret = z.string().regex(/^[0-9a-f]{32}$/)

/**
 * A user's decision about a text in the preview, keyed by the original text (`before`). `after`: the user's own wording, or null. `meant`:
 * the pseudonym for each doubtful word, by the word's start; '' if the word names nobody with a pseudonym.
 */
export const textEdit = z.strictObject({
  before: z.string().max(100_000),
  after: z.string().max(100_000).nullable(),
  meant: z.array(z.strictObject({ at: z.number().int().min(0), who: z.string().max(200) })).max(1000),
})

export type TextEdit = z.infer<typeof textEdit>

const textEdits = z.array(textEdit).max(100_000)

/** `read`: number of texts with doubtful words that the user has read. `edits`: the user's decisions about texts. */
const making = wanted.extend({ read: z.number().int().min(0), secret, edits: textEdits })
export type PseudonymsMaking = z.infer<typeof making>

/**
 * A word in a text that may name a person. `at`: its start in the text. `now`: its replacement until a user decides. `candidates`: the
 * pseudonyms of the people it may mean.
 */
const doubtfulWord = z.strictObject({ at: integer, word: text, now: text, candidates: z.array(text) })
export interface DoubtfulWord extends Shape<typeof doubtfulWord> {}

/** A text with its names replaced. `pieces`: the same text, split at the doubtful words; a number is the index of one. */
const cleaned = z.strictObject({ text, doubts: z.array(doubtfulWord), pieces: z.array(z.union([text, integer])) })
export interface Cleaned extends Shape<typeof cleaned> {}

/** A text with a replaced name, or with a word or a position that may identify a person. `pieces`: as in `Cleaned`. */
const touchedText = cleaned.omit({ text: true }).extend({
  seq: integer,
  kind: text,
  before: text,
  after: text,
  /** Words that name a table, a round or a seat. */
  positions: z.array(text),
})
export interface TouchedText extends Shape<typeof touchedText> {}

/** Data in the new file that identifies a person to a reader with the published start list, seating or results. */
const position = z.strictObject({
  what: z.enum(['seats', 'results', 'incidents', 'changes', 'times', 'the-only-one']),
  text: byLanguage,
})
export interface Position extends Shape<typeof position> {}

/**
 * The effect of pseudonyms: the number of people and of changed texts. `toRead`: texts that may still contain a name. Nothing is written.
 */
const pseudonymsShown = z.strictObject({
  /** Input of `make`, so that the file gets the displayed pseudonyms. No file contains it. */
  secret: text,
  people: integer,
  changed: integer,
  toRead: z.array(touchedText),
  /** The first of the other texts. */
  others: z.array(touchedText),
  /** The newest name of every person whom a word in these texts may mean, by pseudonym. */
  names: z.record(text, text),
  /** Data that still identifies people. */
  positions: z.array(position),
})
export interface PseudonymsShown extends Shape<typeof pseudonymsShown> {}

const personalProgress = z.strictObject({ step: z.enum(PERSONAL_STEPS), done: integer, of: integer })
export interface PersonalProgress extends Shape<typeof personalProgress> {}

/** The file made: number of people with pseudonyms, head of the original log (`of`), head of its own log (`head`). */
const pseudonymsMade = z.strictObject({ file: text, people: integer, of: text, head: text, entries: integer })
export interface PseudonymsMade extends Shape<typeof pseudonymsMade> {}

/** Progress, then the verified file. */
const pseudonymsNews = z.discriminatedUnion('kind', [
  personalProgress.extend({ kind: z.literal('step') }),
  z.strictObject({ kind: z.literal('made'), made: pseudonymsMade }),
])
export type PseudonymsNews = Shape<typeof pseudonymsNews>

/** A person known to a file: a player or referee of its lists by id, or anybody else by name alone. */
const person = z.strictObject({
  /** Key for queries: the id, else the name. */
  key: text,
  role: z.enum(PERSON_ROLES),
  name: text,
  number: integer.nullable(),
  country: text,
})
export interface Person extends Shape<typeof person> {}

export const persons = {
  /** All people whom the file names: players, referees, and others. */
  list: longLaptopCall.output(answer<readonly Person[]>(z.array(person))),
  /** Everything about one person, given by id, number or name. */
  get: longLaptopCall.input(z.object({ person: z.string().min(1).max(200) })).output(answer<PersonData>(personReport)),
}

/** A tournament under pseudonyms: previewed first, then written beside the file. Closing the stream stops it and leaves no file. */
export const pseudonyms = {
  show: longLaptopCall.input(wanted).output(answer<PseudonymsShown>(pseudonymsShown)),
  make: longLaptopCall.input(making).output(eventIterator(answer<PseudonymsNews>(pseudonymsNews))),
}
