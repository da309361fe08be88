import type { Language } from '../../model/language.ts'
import type { RuleId } from '../../model/rule-ids.ts'
import { typeset } from '../../phrases/typeset.ts'
import { type RuleSetName, textsOf } from '../terms/rule-sets.ts'
import { CLAIM_PRECEDENCE_WORDS } from './claim/precedence.ts'
import { CLAIM_STEPS_WORDS } from './claim/steps.ts'
import { CLAIM_VOID_WORDS } from './claim/void.ts'
import { DRAW_WORDS } from './draw.ts'
import { END_WORDS } from './end.ts'
import { EXPOSED_WORDS } from './exposed.ts'
import { GROUP_WORDS } from './group.ts'
import { HAND_WORDS } from './hand.ts'
import { KONG_WORDS } from './kong/kong.ts'
import { PACE_WORDS } from './pace.ts'
import { RECORD_WORDS } from './record/record.ts'
import { RIICHI_WORDS } from './riichi/riichi.ts'
import type { WordsOf } from './rule-words.ts'
import { SWAP_WORDS } from './swap.ts'
import { TURN_WORDS } from './turn.ts'
import { WIN_WORDS } from './win/win.ts'

/** The words of every rule; a missing rule or language does not compile. */
export const RULE_WORDS: WordsOf<RuleId> = {
  ...CLAIM_STEPS_WORDS,
  ...CLAIM_PRECEDENCE_WORDS,
  ...CLAIM_VOID_WORDS,
  ...SWAP_WORDS,
  ...DRAW_WORDS,
  ...TURN_WORDS,
  ...HAND_WORDS,
  ...PACE_WORDS,
  ...KONG_WORDS,
  ...GROUP_WORDS,
  ...RIICHI_WORDS,
  ...WIN_WORDS,
  ...END_WORDS,
  ...RECORD_WORDS,
  ...EXPOSED_WORDS,
}

/** The name of a rule in lists and on the rule book’s screen. */
export const ruleName = (rule: RuleId, language: Language): string => typeset(RULE_WORDS[rule][language].name, language)

/** The text of a rule under a rule set, given by its id if it is a built-in one. */
export const ruleLaw = (rule: RuleId, rules: string | RuleSetName, language: Language): string =>
  typeset(
    textsOf(typeof rules === 'string' ? { id: rules, edition: '' } : rules)?.laws[rule]?.[language] ?? RULE_WORDS[rule][language].law,
    language,
  )
