/** The built-in rule sets that stand in the sources (rule book, Rule sets). */
export const RULE_SET_IDS = ['wrc-2015', 'ema-2016', 'ema-pre-2016', 'riichi-wiki'] as const
export type RuleSetId = (typeof RULE_SET_IDS)[number]

/** Whether a word names a built-in rule set. */
export const isRuleSetId = (word: string): word is RuleSetId => RULE_SET_IDS.some((id) => id === word)
