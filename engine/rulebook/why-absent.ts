import type { RuleId } from '../model/rule-ids.ts'
import type { RuleSet } from '../model/rule-set.ts'
import type { RuleSetId } from '../model/rule-set-ids.ts'

/**
 * Why a rule set raises nothing where another one does: the rule is not in its text; its chapter is not on file; a house rule has put it off; its claim
 * windows or its settings are others; it gives a claimed tile more time (`due-later`: it may still be raised at a later act); the hand had gone another way before; the rule stands there and does not see this case.
 */
const SILENCES = [
  'not-a-rule',
  'not-on-file',
  'house-rule',
  'another-window',
  'due-later',
  'another-setting',
  'earlier-difference',
  'another-case',
] as const
export type Silence = (typeof SILENCES)[number]

/** Why a rule does not stand in a rule set at all. */
export const whyAbsent = (rule: RuleId, { base, settings }: RuleSet): Silence => {
  if (BY_WINDOW.has(rule)) return 'another-window'
  if (rule === 'win.several' && settings['several-wins'] !== 'ask') return 'another-setting'
  return NOT_ON_FILE[base].some((part) => rule === part || rule.startsWith(`${part}.`)) ? 'not-on-file' : 'not-a-rule'
}

/** Rules that are another rule's where the claim windows are others: a call after a draw, a win after a self-draw win. */
const BY_WINDOW: ReadonlySet<RuleId> = new Set(['draw.too-fast', 'draw.not-returned', 'win.after-tsumo'])

const SCORING_AND_ABORTS = ['kong.fourth-abort', 'win.liability'] as const

/** The families and rules whose chapter is not among the sources (rule book, Rule sets): nothing is known of them there. */
const NOT_ON_FILE: Readonly<Record<RuleSetId, readonly string[]>> = {
  'wrc-2015': [...SCORING_AND_ABORTS, 'riichi', 'tiles.exposed'],
  'ema-2016': [...SCORING_AND_ABORTS, 'riichi', 'deal.courtesy', 'win.tile-mixed'],
  'ema-pre-2016': ['pace', 'deal'],
  'riichi-wiki': [...SCORING_AND_ABORTS, 'riichi', 'tiles.exposed', 'pace', 'deal', 'win.tile-mixed'],
  'wrc-2025': [...SCORING_AND_ABORTS, 'riichi'],
  'rrc-1.5': [...SCORING_AND_ABORTS, 'riichi', 'group.rotation'],
}
