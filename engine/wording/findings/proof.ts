import type { TableEvent } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import type { Language } from '../../model/language.ts'
import { RULE_WORDS } from '../../rules/words.ts'

/** Short notes on the acts that prove a finding, by act number; `events` holds the hand’s acts, numbered from 1. Most rules need none. */
export const proofNotes = (finding: Finding, events: readonly TableEvent[], language: Language): ReadonlyMap<number, string> =>
  RULE_WORDS[finding.rule][language].proofNotes?.(finding, events) ?? new Map()
