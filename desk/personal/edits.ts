import { z } from 'zod'

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
export const textEdits = z.array(textEdit).max(100_000)

/** What was decided about a text. */
export type Decided = { readonly after: string | null; readonly meant: ReadonlyMap<number, string> }

export const decidedBy = (edits: readonly TextEdit[]): ((before: string) => Decided | undefined) => {
  const byText = new Map(
    edits.map(({ before, after, meant }) => [before, { after, meant: new Map(meant.map(({ at, who }) => [at, who])) }] as const),
  )
  return (before) => byText.get(before)
}

/** Drawn for one file: everything random in it follows from it. */
export const secret = z.string().regex(/^[0-9a-f]{32}$/)
