import { CLAIM_PRECEDENCE_WORDS } from './claim-precedence.ts'
import { CLAIM_STEPS_WORDS } from './claim-steps.ts'
import { CLAIM_VOID_WORDS } from './claim-void.ts'
import type { FamilyWords } from './rule-words.ts'

/** Claiming a discard. */
export const CLAIM_WORDS: FamilyWords<'claim'> = { ...CLAIM_STEPS_WORDS, ...CLAIM_PRECEDENCE_WORDS, ...CLAIM_VOID_WORDS }
