import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { saidBy } from '../../../db/messages/messages.ts'
import { unlessOpen } from '../../../db/sqlite/open-files.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import { secret, type TextEdit } from '../../contract/personal.ts'
import { personal } from '../../messages/personal-data.ts'
import type { PseudonymsPlan } from '../../privacy/pseudonyms/pseudonyms.ts'

/** The export that a file of edits was written for; it is valid for no other. */
export type EditsFor = { readonly head: string; readonly player: string | null } & Readonly<
  Record<'referees' | 'texts' | 'language', unknown>
>

/** A person's decisions, with the secret from which its pseudonyms were derived. */
export type KeptTextEdits = { readonly secret: string; readonly edits: readonly TextEdit[] }

const word = z.object({ word: z.string(), at: z.number().int().min(0), may: z.array(z.string()), who: z.string().max(200).nullable() })
const text = z.object({ entry: z.number(), before: z.string(), shown: z.string(), after: z.string(), words: z.array(word) })
const editsFile = z.object({ for: z.unknown(), secret, texts: z.array(text) })

/** Writes the texts that need a decision, readable by this user alone: `after` may be edited, `who` filled in. Never overwrites a file. */
export const writeEdits = (file: string, given: EditsFor, drawnFrom: string, { people, texts }: PseudonymsPlan): void => {
  const called = new Map(people.map(({ names, pseudonym }) => [pseudonym, names.at(-1) ?? '']))
  const written: z.infer<typeof editsFile> = {
    for: given,
    secret: drawnFrom,
    texts: texts
      .filter(({ doubts, positions }) => doubts.length > 0 || positions.length > 0)
      .map(({ seq, before, after, doubts }) => ({
        entry: seq,
        before,
        shown: after,
        after,
        words: doubts.map(({ word, at, candidates }) => ({
          word,
          at,
          may: [...candidates.map((one) => `${one} = ${called.get(one) ?? ''}`), '"" = nobody'],
          who: null,
        })),
      })),
  }
  writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`, { flag: 'wx', mode: 0o600 })
}

/** The decisions in a file of edits; undefined if there is no such file yet. */
export const readEdits = (file: string, given: EditsFor): Result<KeptTextEdits, ByLanguage<string>> | undefined => {
  if (!existsSync(file)) return undefined
  const read = editsFile.safeParse(parsed(file))
  if (!read.success) {
    const issue = read.error.issues[0]
    return refuse(personal.editsWrong(file, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`))
  }
  if (JSON.stringify(read.data.for) !== JSON.stringify(given)) return refuse(personal.editsOther(file))
  const edits = read.data.texts.map(({ before, shown, after, words }) => ({
    before,
    after: after === shown ? null : after,
    meant: words.flatMap(({ at, who }) => (who === null ? [] : [{ at, who }])),
  }))
  return ok({ secret: read.data.secret, edits: edits.filter(({ after, meant }) => after !== null || meant.length > 0) })
}

const parsed = (file: string): unknown => {
  try {
    return JSON.parse(unlessOpen(file, () => readFileSync(file, 'utf8'))?.value ?? '')
  } catch (error) {
    return saidBy(error)
  }
}
