/** The built-in rule sets whose text is on file (rule book, Rule sets). */
export const SOURCE_RULE_SET_IDS = ['wrc-2015', 'ema-2016', 'ema-pre-2016', 'riichi-wiki'] as const
export type SourceRuleSetId = (typeof SOURCE_RULE_SET_IDS)[number]

/**
 * Rule sets known at second hand only, built on the claim rules of wrc-2015. Every citation says so (rule book, Rule sets at second hand).
 */
export const SECOND_HAND_RULE_SET_IDS = ['wrc-2025', 'rrc-1.5'] as const
export type SecondHandRuleSetId = (typeof SECOND_HAND_RULE_SET_IDS)[number]

/** All built-in rule sets, in the order of the rule book. */
export const RULE_SET_IDS = [...SOURCE_RULE_SET_IDS, ...SECOND_HAND_RULE_SET_IDS] as const
export type RuleSetId = (typeof RULE_SET_IDS)[number]

/** Whether a word names a built-in rule set. */
export const isRuleSetId = (word: string): word is RuleSetId => RULE_SET_IDS.some((id) => id === word)

/** Whether a rule set is known at second hand only. */
export const isSecondHand = (id: string): id is SecondHandRuleSetId => SECOND_HAND_RULE_SET_IDS.some((known) => known === id)
