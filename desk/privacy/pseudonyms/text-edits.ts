import type { TextEdit } from '../../contract/personal.ts'

/** The user's decision about a text. */
export type TextDecision = { readonly after: string | null; readonly meant: ReadonlyMap<number, string> }

export const decidedBy = (edits: readonly TextEdit[]): ((before: string) => TextDecision | undefined) => {
  const byText = new Map(
    edits.map(({ before, after, meant }) => [before, { after, meant: new Map(meant.map(({ at, who }) => [at, who])) }] as const),
  )
  return (before) => byText.get(before)
}
