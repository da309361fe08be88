import { withSettings } from '../../../engine/editions/index.ts'
import { type Carry, carryFrom, carryToGame, NOTHING_CARRIED } from '../../../engine/judging/carry.ts'
import { judgeHand } from '../../../engine/judging/judge.ts'
import type { Play } from '../../../engine/judging/play.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { type Result, refuse } from '../../../engine/model/result.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import type { Hand, SettingLine, TableFile } from '../../../engine/model/table-file.ts'
import { refusals } from '../../messages/refusals.ts'

/** Position of a hand in its file; games and hands count from 1. */
export type HandInFile = { readonly game: number; readonly hand: number }

/** A finding of a file; `line` is null in formats without lines. */
export type FoundInFile = HandInFile & { readonly line: number | null; readonly finding: Finding }

export type JudgedFile = {
  readonly rules: RuleSet
  readonly games: number
  readonly hands: number
  readonly events: number
  readonly findings: readonly FoundInFile[]
}

/** A judged hand of a file: one play for each rule set. */
export type JudgedHand = { readonly hand: Hand; readonly plays: readonly Play[]; readonly at: HandInFile }

/** A rule set with the settings of a file and then those of the command line applied. */
export const rulesWith = (rules: RuleSet, settings: readonly SettingLine[]): Result<RuleSet, ByLanguage<string>> => {
  const set = withSettings(rules, settings)
  return set.ok ? set : refuse(refusals.wrongSetting(`${set.error.name} ${set.error.value}`, set.error.expected))
}

export const lineOfEvent = (hand: Hand, event: number): number | null => hand.lines?.[event - 1] ?? null

/** Judges a file under several rule sets, hand by hand, so that a long file takes no more memory; `each` receives every judged hand. */
export const judgeFile = (file: TableFile, ruleSets: readonly RuleSet[], each?: (judged: JudgedHand) => void): readonly JudgedFile[] => {
  const findings: FoundInFile[][] = ruleSets.map(() => [])
  const carries: Carry[] = ruleSets.map(() => NOTHING_CARRIED)
  let [hands, events] = [0, 0]
  for (const [g, game] of file.games.entries())
    for (const [h, hand] of game.hands.entries()) {
      const at = { game: g + 1, hand: h + 1 }
      const plays = ruleSets.map((rules, i) => judgeHand(hand, rules, carries[i]))
      hands++
      events += hand.events.length
      each?.({ hand, plays, at })
      for (const [i, play] of plays.entries()) {
        const carry = carryFrom(play)
        carries[i] = h === game.hands.length - 1 ? carryToGame(carry) : carry
        for (const finding of play.findings) findings[i]?.push({ ...at, line: lineOfEvent(hand, finding.event), finding })
      }
    }
  return ruleSets.map((rules, i) => ({ rules, games: file.games.length, hands, events, findings: findings[i] ?? [] }))
}
