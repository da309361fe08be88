import { expect, test } from 'vitest'
import { completions } from '../../../engine/completion/complete.ts'
import type { RuleSetId } from '../../../engine/editions/index.ts'
import { judgeHand } from '../../../engine/judging/judge.ts'
import { viewOf } from '../../../engine/judging/view/view-table.ts'
import { fileOf, handOf, rulesFor } from '../judging/table-of.ts'

/** The proposals with nothing typed, after play under a rule set. */
const proposedAfter = (rules: RuleSetId, text: string): readonly string[] =>
  completions('', viewOf(judgeHand(handOf(fileOf(text)), rulesFor(rules, fileOf(text))))).map(({ line }) => line)

test.each<readonly [string, RuleSetId, string, readonly string[]]>([
  ['the indicator before the replacement tile, as EMA advises', 'ema-2025', 'E draw; E ankan 5p', ['* dora ', 'E replace']],
  ['once turned, the tile', 'ema-2025', 'E draw; E ankan 5p; * dora 3s', ['E replace']],
  ['the tile first and the indicator before the discard (WRC)', 'wrc-2025', 'E draw; E ankan 5p', ['E replace', '* dora ']],
  ['then the indicator before the discard (WRC)', 'wrc-2025', 'E draw; E ankan 5p; E replace', ['* dora ', 'E discard ? drawn']],
  ['no text says the order', 'riichi-wiki', 'E draw; E ankan 5p; E replace', ['E discard ? drawn', '* dora ']],
])('after a kong: %s', (_, rules, text, first) => expect(proposedAfter(rules, text).slice(0, first.length)).toEqual(first))
