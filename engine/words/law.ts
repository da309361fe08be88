/** The rule sets that can have a law text of their own; the last two are known at second hand. */
type LawSet = 'wrc-2015' | 'ema-2016' | 'ema-pre-2016' | 'riichi-wiki' | 'wrc-2025' | 'rrc-1.5'

/** A rule in our own words: one text for all rule sets, or one for some and `others` for the rest. */
export type Law = string | (Readonly<Partial<Record<LawSet, string>>> & { readonly others: string })

/** The text for a rule set; a tournament’s own set uses `others`. */
export const lawFor = (law: Law, ruleSet: string): string => {
  if (typeof law === 'string') return law
  return Object.entries(law).find(([id]) => id === ruleSet)?.[1] ?? law.others
}
