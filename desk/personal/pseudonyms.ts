import { existsSync } from 'node:fs'
import type { ReadableDb } from '../../db/handle.ts'
import { entries, head } from '../../db/log/read.ts'
import { hasUnread } from '../../db/projections/unread.ts'
import { removeFile } from '../../db/remove-file.ts'
import { rewriteFile } from '../../db/rewrite.ts'
import { verify } from '../../db/verify.ts'
import type { ByLanguage, Language } from '../../engine/language.ts'
import type { Result } from '../../engine/result.ts'
import type { Office } from '../office.ts'
import { personal } from '../words/personal.ts'
import { entryChanger, type Texts, type TouchedText } from './change-entry.ts'
import { textReader } from './in-text.ts'
import type { PersonalProgress } from './in-thread.ts'
import { othersIn, peopleIn, type Somebody, type Whom } from './people.ts'

/** What is asked for; `read`: a person has read so many texts in which a name may still stand; true: all that there are. */
export type PseudonymsAsked = Whom & { readonly language: Language; readonly texts: Texts; readonly read: boolean | number }

/** What the new file would hold: for whom there are pseudonyms, and the free texts that are changed or to be looked at. */
export type PseudonymsPlan = {
  readonly people: readonly Somebody[]
  /** Names that stay. */
  readonly others: readonly string[]
  readonly texts: readonly TouchedText[]
}

/** A file that was made: how many people have pseudonyms in it, the newest entry that it was made from, and its own. */
export type PseudonymsMade = {
  readonly file: string
  readonly people: number
  readonly of: string
  readonly head: string
  readonly entries: number
}

/** What pseudonyms would do to a file; nothing is written. */
export const planPseudonyms = (db: ReadableDb, asked: PseudonymsAsked, told: Told = () => {}): PseudonymsPlan => {
  const people = peopleIn(db, asked, asked.language)
  const others = othersIn(db, asked, people)
  const texts: TouchedText[] = []
  const change = counting(
    db,
    told,
    'reading',
    entryChanger({ people, others }, asked.texts, (text) => texts.push(text)),
  )
  for (const entry of entries(db)) change(entry)
  return { people, others, texts }
}

type Told = (progress: PersonalProgress) => void

/** How often it is told how far it is, in entries. */
const EVERY = 2000

/** Says of each so many entries how far it is. */
const counting = <In, Out>(db: ReadableDb, told: Told, step: PersonalProgress['step'], change: (one: In) => Out): ((one: In) => Out) => {
  const of = head(db)?.seq ?? 0
  let done = 0
  return (one) => {
    if (++done % EVERY === 0) told({ step, done, of })
    return change(one)
  }
}

/**
 * Writes a tournament anew with pseudonyms: the same acts, rulings and times under names that say nothing, with a chain of its own that
 * verifies, and at its end an entry that says of which head it was made. Refused, and nothing left behind, where the file does not verify,
 * where a text waits to be read, or where a name is still found in what was written.
 */
export const writePseudonyms = (
  office: Pick<Office, 'device' | 'now'>,
  { db, to, told = () => {} }: { readonly db: ReadableDb; readonly to: string; readonly told?: Told },
  asked: PseudonymsAsked,
): Result<PseudonymsMade, ByLanguage<string>> => {
  const newest = head(db)?.seq ?? 0
  told({ step: 'checking', done: 0, of: newest })
  const { text: trouble, head: of } = verify(db)
  if (trouble !== null) return { ok: false, error: trouble }
  if (hasUnread(db)) return { ok: false, error: personal.newer }
  if (existsSync(to)) return { ok: false, error: personal.exists(to) }
  const { people, others, texts } = planPseudonyms(db, asked, told)
  if (people.length === 0) return { ok: false, error: personal.nobody }
  const doubtful = texts.filter(({ doubts }) => doubts.length > 0).length
  if (doubtful > (asked.read === true ? doubtful : Number(asked.read))) return { ok: false, error: personal.toRead(doubtful) }
  const made = rewriteFile(db, to, {
    device: office.device,
    change: counting(
      db,
      told,
      'writing',
      entryChanger({ people, others }, asked.texts, () => {}),
    ),
    last: {
      stamp: { at: office.now(), by: 'Shinpan' },
      write: (write) =>
        write('export', {
          what: 'pseudonyms-of',
          format: 'shinpan',
          incident: null,
          player: null,
          language: asked.language,
          digest: null,
          head: of,
        }),
    },
  })
  if (!made.ok) return { ok: false, error: made.error.text }
  told({ step: 'checking', done: newest, of: newest })
  const found = verify(made.value, { projections: false })
  const left = stillNamed(made.value, people, others)
  made.value.close()
  if (left === null && found.ok)
    return { ok: true, value: { file: to, people: people.length, of, head: found.head, entries: found.entries } }
  removeFile(to)
  return { ok: false, error: left === null ? (found.text ?? personal.nobody) : personal.stillThere(left) }
}

/** The first entry in which a whole name of somebody is still found, wherever it stands in it; acts themselves have no names. */
const stillNamed = (db: ReadableDb, people: readonly Somebody[], others: readonly string[]): number | null => {
  const whole = people.map((one) => ({ ...one, names: one.names.filter((name) => /\S\s+\S/.test(name.trim())) }))
  const read = textReader(whole, others)
  for (const { seq, by, body } of entries(db)) if (read(by).text !== by || read(body).text !== body) return seq
  return null
}
