import { expect, test } from 'vitest'
import { RULE_SET_IDS } from '../../../engine/editions/index.ts'
import { judgeHand } from '../../../engine/judging/judge.ts'
import { isBareClaimForm } from '../../../engine/model/events.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import type { Hand } from '../../../engine/model/table-file.ts'
import { formatEvents } from '../../../engine/notation/format/format-event.ts'
import { parseLine } from '../../../engine/notation/parse/parse-line.ts'
import { expandBrokenForms } from '../../../engine/notation/short-forms.ts'
import { FULL } from '../../../tools/generator/options.ts'
import { playGame } from '../../../tools/generator/play-game.ts'
import { rulesFor } from './table-of.ts'

/** The hand with the tiles of every short claim removed. */
const bared = (hand: Hand): Hand => ({
  ...hand,
  events: expandBrokenForms(
    formatEvents(hand.events).flatMap((line) => {
      const read = parseLine(line.replace(/^((?:[\d.]+ )?(?:& )?[ESWN] (?:pon|chii|daiminkan)) .*$/, '$1'))
      if (!read.ok || read.value.kind !== 'events') throw new Error(line)
      return read.value.events
    }),
  ),
})

const accused = (hand: Hand, rules: RuleSet): readonly string[] =>
  judgeHand(hand, rules)
    .findings.filter(({ level, state }) => level === 'violation' && state === 'open')
    .map(({ event, rule, seat }) => `${event} ${rule} ${seat}`)

test('a game with every claim noted without its tiles accuses nobody more', () => {
  let claims = 0
  for (let seed = 1; seed <= 20; seed++) {
    const file = playGame(seed, { ...FULL, deals: seed % 2 === 0 })
    for (const { hands } of file.games)
      for (const hand of hands) {
        const bare = bared(hand)
        claims += bare.events.filter(({ short }) => short?.part === 0 && isBareClaimForm(short)).length
        for (const rules of RULE_SET_IDS) {
          const set = rulesFor(rules, file)
          const before = accused(hand, set)
          const more = accused(bare, set).filter((one) => !before.includes(one))
          expect(more, `seed ${seed}, ${rules}:\n${formatEvents(bare.events).join('\n')}`).toEqual([])
        }
      }
  }
  expect(claims).toBeGreaterThan(100)
})
