import { eventIterator, type } from '@orpc/contract'
import { z } from 'zod'
import { type ByLanguage, LANGUAGES } from '../../engine/model/language.ts'
import { LAPTOP } from './access.ts'
import { procedure } from './base.ts'
import type { PersonData } from './person-data.ts'
import type { PersonalStep, PersonRole } from './vocabulary.ts'
import { TEXTS } from './vocabulary.ts'

/** Who gets pseudonyms (`player`: one of the list, by id; null: all players), whether referees do too, and how texts go on. */
const wanted = z.object({
  player: z.string().min(1).max(100).nullable(),
  referees: z.boolean(),
  texts: z.enum(TEXTS),
  language: z.enum(LANGUAGES),
})
export type PseudonymsWanted = z.infer<typeof wanted>

/** Drawn for one file: everything random in it follows from it. */
export const secret = z.string().regex(/^[0-9a-f]{32}$/)

/**
 * What a person decided about a text in the preview, known by the text as it was (`before`). `after`: the person's own wording, or null; `meant`:
 * who is meant by a doubtful word, by where it begins: a pseudonym, or '' where it names nobody whose name goes.
 */
export const textEdit = z.strictObject({
  before: z.string().max(100_000),
  after: z.string().max(100_000).nullable(),
  meant: z.array(z.strictObject({ at: z.number().int().min(0), who: z.string().max(200) })).max(1000),
})

export type TextEdit = z.infer<typeof textEdit>

const textEdits = z.array(textEdit).max(100_000)

/** `read`: how many texts with doubtful words a person has read; `edits`: what was decided about texts. */
const making = wanted.extend({ read: z.number().int().min(0), secret, edits: textEdits })
export type PseudonymsMaking = z.infer<typeof making>

/** What they would do: for how many people, in how many texts; `toRead`: texts in which a name may still stand. Nothing is written. */
export type PseudonymsShown = {
  /** For `make`: with it the file gets the pseudonyms that were shown. It is in no file. */
  readonly secret: string
  readonly people: number
  readonly changed: number
  readonly toRead: readonly TouchedText[]
  /** Of the other texts the first. */
  readonly others: readonly TouchedText[]
  /** The newest name of everybody who may be meant by a word in these texts, by pseudonym. */
  readonly names: Readonly<Record<string, string>>
  /** What still says who is who. */
  readonly positions: readonly Position[]
}

/** How far it is, at last the file: where it lies, that it verifies. */
export type PseudonymsNews = ({ readonly kind: 'step' } & PersonalProgress) | { readonly kind: 'made'; readonly made: PseudonymsMade }

/** What a file holds about people. */
export const persons = {
  /** Everybody by name: players, referees, and whoever is named otherwise. */
  list: procedure({ access: LAPTOP, long: true }).output(type<readonly Person[]>()),
  /** Everything about one, who is named by id, number or name. */
  get: procedure({ access: LAPTOP, long: true })
    .input(z.object({ person: z.string().min(1).max(200) }))
    .output(type<PersonData>()),
}

/** A tournament under pseudonyms: looked at first, then written beside the file; ending the stream stops it, and nothing is left. */
export const pseudonyms = {
  show: procedure({ access: LAPTOP, long: true }).input(wanted).output(type<PseudonymsShown>()),
  make: procedure({ access: LAPTOP, long: true }).input(making).output(eventIterator(type<PseudonymsNews>())),
}

/**
 * A word in a text that may name somebody, and `now`, what is in its place while nobody has chosen. `candidates`: the pseudonyms of those it may
 * mean. `at`: where it begins in the text.
 */
export type DoubtfulWord = { readonly at: number; readonly word: string; readonly now: string; readonly candidates: readonly string[] }

/** A text with the names in it replaced. `pieces`: the same text cut at the doubtful words, each of which is there by its index. */
export type Cleaned = {
  readonly text: string
  readonly doubts: readonly DoubtfulWord[]
  readonly pieces: readonly (string | number)[]
}

/** A text in which a name was replaced, or a word or a place may say who is meant. `pieces`: as in `Cleaned`. */
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

/** Something in the new file that says who somebody is to a reader who has what a tournament publishes: start list, seating, results. */
export type Position = {
  readonly what: 'seats' | 'results' | 'incidents' | 'changes' | 'times' | 'the-only-one'
  readonly text: ByLanguage<string>
}

/** A file that was made: how many people have pseudonyms in it, the newest entry that it was made from, and its own. */
export type PseudonymsMade = {
  readonly file: string
  readonly people: number
  readonly of: string
  readonly head: string
  readonly entries: number
}

/** Somebody whom a file knows: a player or referee of its lists, by id, or anybody else by the name alone. */
export type Person = {
  /** By what one asks for them: the id, else the name. */
  readonly key: string
  readonly role: PersonRole
  readonly name: string
  readonly number: number | null
  readonly country: string
}
