import { carryFrom, NOTHING_CARRIED } from '../../engine/carry.ts'
import type { Finding } from '../../engine/findings.ts'
import { judgeHand, type Play } from '../../engine/judge.ts'
import type { ByLanguage } from '../../engine/language.ts'
import type { SettingLine, TableFile } from '../../engine/record/table-file.ts'
import type { Result } from '../../engine/result.ts'
import { ruleSet, withSettings } from '../../engine/rule-sets/index.ts'
import type { RuleSet } from '../../engine/rule-sets/rule-set.ts'
import { refusals } from '../words/refusals.ts'

/** A finding of a file: games and hands count from 1 in it; `line` is null in formats without lines. */
export type FoundInFile = { readonly game: number; readonly hand: number; readonly line: number | null; readonly finding: Finding }

/** A file judged under one rule set. */
export type JudgedFile = {
  readonly rules: RuleSet
  readonly games: number
  readonly hands: number
  readonly events: number
  readonly findings: readonly FoundInFile[]
}

/** A rule set with a file's settings and then those of the command line over its own. */
export const rulesFor = (id: string, settings: readonly SettingLine[]): Result<RuleSet, ByLanguage<string>> => {
  const rules = ruleSet(id)
  if (!rules) return { ok: false, error: refusals.noRuleSet(id) }
  const set = withSettings(rules, settings)
  return set.ok ? set : { ok: false, error: refusals.wrongSetting(`${set.error.name} ${set.error.value}`, set.error.expected) }
}

/** Judges every hand of a file; `each` may look at a hand once it is judged. */
export const judgeFile = (file: TableFile, rules: RuleSet, each?: (play: Play, game: number, hand: number) => void): JudgedFile => {
  const findings: FoundInFile[] = []
  let [hands, events] = [0, 0]
  let carry = NOTHING_CARRIED
  for (const [g, game] of file.games.entries())
    for (const [h, hand] of game.hands.entries()) {
      const play = judgeHand(hand, rules, carry)
      carry = carryFrom(play)
      hands++
      events += hand.events.length
      each?.(play, g + 1, h + 1)
      for (const finding of play.findings)
        findings.push({ game: g + 1, hand: h + 1, line: hand.lines?.[finding.event - 1] ?? null, finding })
    }
  return { rules, games: file.games.length, hands, events, findings }
}
