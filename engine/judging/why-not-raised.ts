import type { RuleId } from '../model/rule-ids.ts'
import type { RuleSet } from '../model/rule-set.ts'
import type { Seat } from '../model/seats.ts'
import type { Hand } from '../model/table-file.ts'
import { cellUnder } from '../rulebook/rule-under-set.ts'
import { type WhyAbsent, whyAbsent } from '../rulebook/why-absent.ts'
import { ruleById } from '../rules/index.ts'
import type { Carry } from './carry.ts'
import { judgeHand } from './judge.ts'
import type { Play } from './play.ts'

/** A finding present under one rule set (`raising`) and absent under the other (`silent`). */
type Asked = {
  readonly place: { readonly event: number; readonly rule: RuleId; readonly seat: Seat | null }
  readonly silent: Play
  readonly raising: Play
}
export type WhyNotRaised = (asked: Asked) => WhyAbsent | undefined

/**
 * Explains for one hand why a rule set lacks a finding of another one; undefined if neither text, windows nor settings are the reason. The
 * effect of windows and settings is tested by judging the hand with those of the other rule set.
 */
export const whyNotRaisedIn = (hand: Hand): WhyNotRaised => {
  const judged = new Map<string, ReadonlySet<string>>()
  const raisedUnder = (rules: RuleSet, carry: Carry): ReadonlySet<string> => {
    const key = JSON.stringify([rules.id, rules.edition, rules.windows, rules.settings, carry])
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
      return ruleById(place.rule).isDueLater?.(silent.windows, windows) ? 'due-later' : 'another-window'
    if (raisedUnder({ ...silent, settings }, carry).has(at)) return 'another-setting'
    return raisedUnder({ ...silent, windows, settings }, carry).has(at) ? 'another-window' : undefined
  }
}

const placeOf = ({ event, rule, seat }: Asked['place']): string => `${event} ${rule} ${seat}`
