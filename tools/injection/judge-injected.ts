import { isRuleSetId, RULE_SET_IDS, type RuleSetId, ruleSet } from '../../engine/editions/index.ts'
import { judgeHand } from '../../engine/judging/judge.ts'
import type { Hand, SettingLine } from '../../engine/model/table-file.ts'
import { findingsOf, rulesFor } from '../../test/engine/judging/table-of.ts'
import type { CleanHand } from './real-hands.ts'
import type { Injected } from './script.ts'

/** The result of one injection under one rule set. */
export type Outcome = {
  readonly rules: RuleSetId
  readonly expected: readonly string[]
  readonly missed: readonly string[]
  readonly extra: readonly string[]
}

/** Judges a hand with a fault under every rule set, and compares it with the original hand. */
export const judgeInjected = (clean: CleanHand, injected: Injected): readonly Outcome[] =>
  RULE_SET_IDS.map((rules) => {
    const expected = injected.expected.flatMap(({ rule, seat, event, levels }) => {
      const level = levels[rules] ?? (PARENTS[rules] && levels[PARENTS[rules]])
      return level ? [`${event} ${level} ${rule} ${seat ?? '-'}`] : []
    })
    const found = linesFor(injected.hand, [...(injected.alone ? [] : clean.settings), ...(injected.settings ?? [])], rules)
    const before = linesFor(clean.hand, clean.settings, rules).map(withoutEvent)
    const missed = expected.filter((line) => !found.includes(line))
    const extra: string[] = []
    for (const line of found.filter((each) => !expected.includes(each) && !PASSED_OVER.test(each))) {
      const known = before.indexOf(withoutEvent(line))
      if (known >= 0) before.splice(known, 1)
      else extra.push(line)
    }
    return { rules, expected, missed, extra }
  })

/** An edition with few differences is expected to find what its parent finds, unless an injection names it. */
const PARENTS: Partial<Readonly<Record<RuleSetId, RuleSetId>>> = Object.fromEntries(
  RULE_SET_IDS.flatMap((id) => {
    const parent = ruleSet(id)?.texts.inherited?.parent
    return parent !== undefined && isRuleSetId(parent) ? [[id, parent]] : []
  }),
)

/** Play without decisions never lays the discard after a claimed riichi tile sideways. */
const PASSED_OVER = / info | riichi\.rotate-next /

const linesFor = (hand: Hand, settings: readonly SettingLine[], rules: RuleSetId): readonly string[] =>
  findingsOf(judgeHand(hand, rulesFor(rules, { settings, games: [], expectations: [] })))

const withoutEvent = (line: string): string => line.slice(line.indexOf(' ') + 1)
