import { existsSync } from 'node:fs'
import { removeFile } from '../../../db/disk/permissions.ts'
import { type RewrittenEntry, rewriteFile } from '../../../db/file/rewrite-file.ts'
import { verify } from '../../../db/file/verify.ts'
import type { Entry } from '../../../db/log/entry.ts'
import { logEntries, newestHead } from '../../../db/log/read.ts'
import { hasUnread } from '../../../db/projections/unknown-entries.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import type { ByLanguage, Language } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { DeskContext } from '../../context/context.ts'
import type { PersonalProgress, Position, PseudonymsMade, TextEdit, TouchedText } from '../../contract/personal.ts'
import type { TextTreatment } from '../../contract/vocabulary.ts'
import { personal } from '../../messages/personal-data.ts'
import { textReader } from '../names/in-text.ts'
import type { PseudonymousPerson } from '../names/names-of.ts'
import { othersIn, type PseudonymScope, peopleIn } from '../names/people.ts'
import { entryChanger } from './change-entry.ts'
import { type ListedAgain, listedAgain, PSEUDONYMS_OF, withNewIds } from './listed-again.ts'
import { drawnName, type NewNames, newNames } from './new-names.ts'
import { positionsOf } from './positions.ts'

/**
 * A request for pseudonyms; `read`: the number of texts that a user has checked for names; true: all. `secret`: 32
 * random hexadecimal digits, from which every new id and every order follows.
 */
export type PseudonymsAsked = PseudonymScope & {
  readonly language: Language
  readonly texts: TextTreatment
  readonly read: boolean | number
  readonly secret: string
  readonly edits: readonly TextEdit[]
}

/** The planned content of the new file: the people with pseudonyms, and the texts that are changed or need a check, each once. */
export type PseudonymsPlan = {
  readonly people: readonly PseudonymousPerson[]
  readonly texts: readonly TouchedText[]
  /** Details that still identify people to a reader with the seating. */
  readonly positions: readonly Position[]
}

type Told = (progress: PersonalProgress) => void

/** All that is needed to rewrite a log. */
type Rewriting = {
  readonly people: readonly PseudonymousPerson[]
  readonly others: readonly string[]
  readonly names: NewNames
  readonly lists: ListedAgain
}

const rewritingOf = (db: ReadableDb, asked: PseudonymsAsked): Rewriting => {
  const people = peopleIn(db, asked, asked.language, asked.secret)
  const others = othersIn(db, asked, people)
  const lists = listedAgain(db, asked.secret, people, asked.referees)
  return { people, others, lists, names: newNames(db, asked.secret, lists.count) }
}

/** The effect of pseudonyms on a file; nothing is written. */
export const planPseudonyms = (db: ReadableDb, asked: PseudonymsAsked, told: Told = () => {}): PseudonymsPlan =>
  planOf(db, rewritingOf(db, asked), asked, told)

const planOf = (db: ReadableDb, rewriting: Rewriting, asked: PseudonymsAsked, told: Told): PseudonymsPlan => {
  const texts = new Map<string, TouchedText>()
  const touch = (text: TouchedText): void => {
    const before = texts.get(text.before)
    if (!before || before.doubts.length < text.doubts.length) texts.set(text.before, { ...text, seq: before?.seq ?? text.seq })
  }
  const change = counting(db, told, 'reading', entryChanger({ ...rewriting, ...asked }, touch))
  for (const entry of logEntries(db)) change(entry)
  return { people: rewriting.people, texts: [...texts.values()], positions: positionsOf(db, rewriting.people, asked.player) }
}

/** How often progress is reported, in entries. */
const EVERY = 2000

const counting = <In, Out>(db: ReadableDb, told: Told, step: PersonalProgress['step'], change: (one: In) => Out): ((one: In) => Out) => {
  const of = newestHead(db)?.seq ?? 0
  let done = 0
  return (one) => {
    if (++done % EVERY === 0) told({ step, done, of })
    return change(one)
  }
}

/**
 * Writes a tournament into a new file under pseudonyms: the same acts, rulings and times, with new ids and lists in a random order, and a
 * chain of its own that verifies. It contains neither a hash nor an id of the old file. Refused, with nothing left over, if the file does
 * not verify, if a text still needs a check, or if the result still contains a name.
 */
export const writePseudonyms = (
  desk: Pick<DeskContext, 'now'>,
  { db, to, told = () => {} }: { readonly db: ReadableDb; readonly to: string; readonly told?: Told },
  asked: PseudonymsAsked,
): Result<PseudonymsMade, ByLanguage<string>> => {
  const newest = newestHead(db)?.seq ?? 0
  told({ step: 'checking', done: 0, of: newest })
  const { text: trouble, head: of } = verify(db)
  if (trouble !== null) return refuse(trouble)
  if (hasUnread(db)) return refuse(personal.newer)
  if (existsSync(to)) return refuse(personal.exists(to))
  const rewriting = rewritingOf(db, asked)
  const { people, others } = rewriting
  if (people.length === 0) return refuse(personal.nobody)
  const { texts } = planOf(db, rewriting, asked, told)
  const doubtful = texts.filter(({ doubts }) => doubts.length > 0).length
  if (doubtful > (asked.read === true ? doubtful : Number(asked.read))) return refuse(personal.toRead(doubtful))
  const made = rewriteFile(db, to, {
    device: drawnName(asked.secret, 'device', ''),
    change: counting(db, told, 'writing', withLists(rewriting, entryChanger({ ...rewriting, ...asked }, ignored))),
    inserted: (first) => rewriting.lists.entries(first).map((entry) => withNewIds(rewriting.names, entry)),
    last: {
      stamp: { at: desk.now(), by: 'Shinpan' },
      write: (write) =>
        write('export', {
          what: PSEUDONYMS_OF,
          format: 'shinpan',
          incident: null,
          player: null,
          language: asked.language,
          digest: null,
          // the old hash would show whether a guess of all the names is right
          head: null,
        }),
    },
  })
  if (!made.ok) return refuse(made.error.text)
  told({ step: 'checking', done: newest, of: newest })
  const found = verify(made.value, { projections: false })
  const left = stillNamed(made.value, people, others)
  made.value.close()
  if (left === null && found.ok) return ok({ file: to, people: people.length, of, head: found.head, entries: found.entries })
  removeFile(to)
  return refuse(left === null ? (found.text ?? personal.nobody) : personal.stillThere(left))
}

const ignored = (): void => {}

/** The entries of the lists leave their places. */
const withLists = ({ lists, names }: Rewriting, change: (entry: Entry) => RewrittenEntry): ((entry: Entry) => RewrittenEntry) => {
  let firstAt: string | undefined
  return (entry) => {
    firstAt ??= entry.at
    return lists.isListed(entry.kind) ? withNewIds(names, lists.emptied(entry, firstAt)) : change(entry)
  }
}

/** The first entry that still contains a person's whole name anywhere; acts themselves have no names. */
const stillNamed = (db: ReadableDb, people: readonly PseudonymousPerson[], others: readonly string[]): number | null => {
  const several = people.map((one) => ({ ...one, names: one.names.filter((name) => /\S\s+\S/.test(name.trim())) }))
  const read = textReader(several, others, 'whole')
  for (const { seq, by, body } of logEntries(db)) if (read(by).text !== by || read(body).text !== body) return seq
  return null
}
