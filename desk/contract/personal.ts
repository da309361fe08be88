import { eventIterator, type } from '@orpc/contract'
import { z } from 'zod'
import { type ByLanguage, LANGUAGES } from '../../engine/model/language.ts'
import { LAPTOP } from './access.ts'
import { procedure } from './base.ts'
import type { PersonData } from './person-data.ts'
import type { PersonalStep, PersonRole } from './vocabulary.ts'
import { TEXTS } from './vocabulary.ts'

/** The people who get pseudonyms, and the treatment of texts. `player`: id of one player; null: all players. `referees`: referees too. */
const wanted = z.object({
  player: z.string().min(1).max(100).nullable(),
  referees: z.boolean(),
  texts: z.enum(TEXTS),
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
 * The effect of pseudonyms: the number of people and of changed texts. `toRead`: texts that may still contain a name. Nothing is written.
 */
export type PseudonymsShown = {
  /** Input of `make`, so that the file gets the displayed pseudonyms. No file contains it. */
  readonly secret: string
  readonly people: number
  readonly changed: number
  readonly toRead: readonly TouchedText[]
  /** The first of the other texts. */
  readonly others: readonly TouchedText[]
  /** The newest name of every person whom a word in these texts may mean, by pseudonym. */
  readonly names: Readonly<Record<string, string>>
  /** Data that still identifies people. */
  readonly positions: readonly Position[]
}

/** Progress, then the verified file. */
export type PseudonymsNews = ({ readonly kind: 'step' } & PersonalProgress) | { readonly kind: 'made'; readonly made: PseudonymsMade }

export const persons = {
  /** All people whom the file names: players, referees, and others. */
  list: procedure({ access: LAPTOP, long: true }).output(type<readonly Person[]>()),
  /** Everything about one person, given by id, number or name. */
  get: procedure({ access: LAPTOP, long: true })
    .input(z.object({ person: z.string().min(1).max(200) }))
    .output(type<PersonData>()),
}

/** A tournament under pseudonyms: previewed first, then written beside the file. Closing the stream stops it and leaves no file. */
export const pseudonyms = {
  show: procedure({ access: LAPTOP, long: true }).input(wanted).output(type<PseudonymsShown>()),
  make: procedure({ access: LAPTOP, long: true }).input(making).output(eventIterator(type<PseudonymsNews>())),
}

/**
 * A word in a text that may name a person. `at`: its start in the text. `now`: its replacement until a user decides. `candidates`: the
 * pseudonyms of the people it may mean.
 */
export type DoubtfulWord = { readonly at: number; readonly word: string; readonly now: string; readonly candidates: readonly string[] }

/** A text with its names replaced. `pieces`: the same text, split at the doubtful words; a number is the index of one. */
export type Cleaned = {
  readonly text: string
  readonly doubts: readonly DoubtfulWord[]
  readonly pieces: readonly (string | number)[]
}

/** A text with a replaced name, or with a word or a position that may identify a person. `pieces`: as in `Cleaned`. */
export type TouchedText = {
  readonly seq: number
  readonly kind: string
  readonly before: string
  readonly after: string
  readonly doubts: Cleaned['doubts']
  readonly pieces: Cleaned['pieces']
  /** Words that name a table, a round or a seat. */
  readonly positions: readonly string[]
}

export type PersonalProgress = { readonly step: PersonalStep; readonly done: number; readonly of: number }

/** Data in the new file that identifies a person to a reader with the published start list, seating or results. */
export type Position = {
  readonly what: 'seats' | 'results' | 'incidents' | 'changes' | 'times' | 'the-only-one'
  readonly text: ByLanguage<string>
}

/** The file made: number of people with pseudonyms, head of the original log (`of`), head of its own log (`head`). */
export type PseudonymsMade = {
  readonly file: string
  readonly people: number
  readonly of: string
  readonly head: string
  readonly entries: number
}

/** A person known to a file: a player or referee of its lists by id, or anybody else by name alone. */
export type Person = {
  /** Key for queries: the id, else the name. */
  readonly key: string
  readonly role: PersonRole
  readonly name: string
  readonly number: number | null
  readonly country: string
}
