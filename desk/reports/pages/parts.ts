import type { ByLanguage, Language } from '../../../engine/model/language.ts'
import type { ReportVersion } from '../printed/versions.ts'
import { type Markup, markup, NO_MARKUP } from './markup.ts'
import type { Voice } from './voice.ts'

/** A thing said in each language. */
export const inBoth = <T>(say: (language: Language) => T): ByLanguage<T> => ({ en: say('en'), fr: say('fr') })

/** A label and its value. */
export type LabelledValue = readonly [name: Markup, value: Markup]

/** A table of such rows; those that are null are left out. */
export const tableOf = (rows: readonly (LabelledValue | null)[]): Markup => {
  const lines = rows.flatMap((row) => (row ? [markup`<tr><th>${row[0]}</th><td>${row[1]}</td></tr>`] : []))
  return lines.length === 0 ? NO_MARKUP : markup`<table>${lines}</table>`
}

export const versionLine = ({ number, replaces }: ReportVersion, voice: Voice): Markup =>
  replaces
    ? markup`<p class="version">${voice.word((l) => l.version)} ${number} · ${voice.word((l) => l.replaces)} ${voice.when(replaces.at)}</p>`
    : markup`<p class="version">${voice.word((l) => l.version)} ${number}</p>`

type Head = { readonly seq: number; readonly hash: string; readonly beside?: readonly string[] }

/** The newest entry of the log when a report was made, to verify the file against; after a join, those of other devices too. */
export const originOf = (head: Head, voice: Voice): Markup =>
  markup`<p>${voice.word((l) => l.logHead)} ${head.seq}</p>${[head.hash, ...(head.beside ?? [])].map((hash) => markup`<p class="hash">${hash}</p>`)}<p>${voice.word((l) => l.verify)}</p>`
