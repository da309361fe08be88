import type { ByLanguage } from './language.ts'
import type { RuleId } from './rule-ids.ts'

/** How an edition is named and cited. */
export type EditionTexts = {
  readonly name: ByLanguage<string>
  /** For narrow columns. */
  readonly short: ByLanguage<string>
  /** `second-hand`: only a transcription or a translation is on file, and every citation says so. */
  readonly known: 'source' | 'second-hand'
  /** How its sections are cited: by printed number, by counted number, or by heading. */
  readonly sections: 'numbers' | 'counted' | 'headings'
  /** Sections that are the parent's and are cited as such. */
  readonly inherited?: { readonly parent: string; readonly sections: RegExp }
  /** The rules that the edition words otherwise than the common law, in our own words. */
  readonly laws: Laws
}

export type Laws = Readonly<Partial<Record<RuleId, ByLanguage<string>>>>
