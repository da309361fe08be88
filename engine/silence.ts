import type { Carry } from './carry.ts'
import { cellUnder } from './house/under-house.ts'
import { judgeHand, type Play } from './judge.ts'
import type { Hand } from './record/table-file.ts'
import type { RuleSetId } from './rule-sets/ids.ts'
import type { RuleSet } from './rule-sets/rule-set.ts'
import type { RuleId } from './rules/ids.ts'
import { ruleById } from './rules/index.ts'
import type { Seat } from './seats.ts'

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

/** A place at which `raising` raises something and `silent` does not. */
type Asked = {
  readonly place: { readonly event: number; readonly rule: RuleId; readonly seat: Seat | null }
  readonly silent: Play
  readonly raising: Play
}
export type WhySilent = (asked: Asked) => Silence | undefined

/**
 * Tells for one hand why a rule set is silent where another one is not; undefined where neither text, windows nor settings are the reason. What windows
 * and settings do is tried out: the hand is judged once with those of the other rule set.
 */
export const whySilentIn = (hand: Hand): WhySilent => {
  const judged = new Map<string, ReadonlySet<string>>()
  const raisedUnder = (rules: RuleSet, carry: Carry): ReadonlySet<string> => {
    const key = JSON.stringify([rules, carry])
    const known = judged.get(key) ?? new Set(judgeHand(hand, rules, carry).findings.map(placeOf))
    judged.set(key, known)
    return known
  }
  return ({ place, silent: { rules: silent, carry }, raising }) => {
    const { windows, settings } = raising.rules
    if (silent.house?.levels[place.rule] === 'off') return 'house-rule'
    if (!cellUnder(ruleById(place.rule), silent)) return whyAbsent(place.rule, silent)
    const at = placeOf(place)
    if (raisedUnder({ ...silent, windows }, carry).has(at))
      return isDueLater(place.rule, silent, raising.rules) ? 'due-later' : 'another-window'
    if (raisedUnder({ ...silent, settings }, carry).has(at)) return 'another-setting'
    return raisedUnder({ ...silent, windows, settings }, carry).has(at) ? 'another-window' : undefined
  }
}

/** Whether a claimed tile that had to be taken by now under one rule set can still be taken under another. */
const isDueLater = (rule: RuleId, silent: RuleSet, raising: RuleSet): boolean =>
  rule === 'claim.not-taken' && silent.windows.take === 'own-next-draw' && raising.windows.take === 'two-discards'

const placeOf = ({ event, rule, seat }: Asked['place']): string => `${event} ${rule} ${seat}`

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
