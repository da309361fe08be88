import type { ByLanguage } from './language.ts'
import type { RuleId } from './rule-ids.ts'

/** How a section is known: read at first hand; as somebody else transcribed it; from a digest, such as a wiki; or not at all. */
export type SectionSource = 'first-hand' | 'transcribed' | 'digest' | 'unread'

/** How an edition is named and cited. */
export type EditionTexts = {
  readonly name: ByLanguage<string>
  /** For narrow columns. */
  readonly short: ByLanguage<string>
  /** Whose rules these are, and for which tournaments. */
  readonly about: ByLanguage<string>
  /** From when on it is in force, as exactly as the text says: a year, a month or a day (`2025-08`); null for rules that nobody put in force. */
  readonly since: string | null
  /** The id of the edition that has replaced it; absent: it is in force. */
  readonly replacedBy?: string
  /** How its sections are cited: by printed number, by counted number of a Russian text, or by heading. */
  readonly sections: 'numbers' | 'counted' | 'headings'
  /** The sections that were not read at first hand; every citation of them says so. */
  readonly standings?: readonly { readonly sections: RegExp; readonly standing: Exclude<SectionSource, 'first-hand'> }[]
  /** Its players' own words for the terms of the field, which the window shows beside the Japanese ones. */
  readonly terms?: 'russian'
  /** Sections that are the parent's and are cited as such. */
  readonly inherited?: { readonly parent: string; readonly sections: RegExp }
  /** The rules that the edition words otherwise than the common law, in our own words. */
  readonly laws: Laws
}

export type Laws = Readonly<Partial<Record<RuleId, ByLanguage<string>>>>

/** How a section of an edition is known. */
export const standingOf = ({ standings = [] }: EditionTexts, section: string): SectionSource =>
  standings.find(({ sections }) => sections.test(section))?.standing ?? 'first-hand'
