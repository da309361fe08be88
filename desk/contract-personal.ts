import { eventIterator, type } from '@orpc/contract'
import { z } from 'zod'
import { LANGUAGES } from '../engine/language.ts'
import { base } from './contract-base.ts'
import type { TouchedText } from './personal/change-entry.ts'
import { secret, textEdits } from './personal/edits.ts'
import type { PersonalProgress, PersonalStep } from './personal/in-thread.ts'
import type { PersonData } from './personal/person-data.ts'
import type { Position } from './personal/positions.ts'
import type { PseudonymsMade } from './personal/pseudonyms.ts'
import type { Person } from './personal/who.ts'

export type { TouchedText } from './personal/change-entry.ts'
export type { DoubtfulWord } from './personal/doubtful-words.ts'
export type { TextEdit } from './personal/edits.ts'
export type { PersonData, PersonMention } from './personal/person-data.ts'
export type { PseudonymsMade } from './personal/pseudonyms.ts'
export type { Person } from './personal/who.ts'
export type { PersonalProgress, PersonalStep }

/** Who gets pseudonyms (`player`: one of the list, by id; null: all players), whether referees do too, and how texts go on. */
const wanted = z.object({
  player: z.string().min(1).max(100).nullable(),
  referees: z.boolean(),
  texts: z.enum(['replaced', 'left-out']),
  language: z.enum(LANGUAGES),
})
export type PseudonymsWanted = z.infer<typeof wanted>

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
  list: base.output(type<readonly Person[]>()),
  /** Everything about one, who is named by id, number or name. */
  get: base.input(z.object({ person: z.string().min(1).max(200) })).output(type<PersonData>()),
}

/** A tournament under pseudonyms: looked at first, then written beside the file; ending the stream stops it, and nothing is left. */
export const pseudonyms = {
  show: base.input(wanted).output(type<PseudonymsShown>()),
  make: base.input(making).output(eventIterator(type<PseudonymsNews>())),
}
