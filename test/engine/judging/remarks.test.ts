import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Play } from '../../../engine/judging/play.ts'
import type { TableEvent, Verb } from '../../../engine/model/events.ts'
import { isRemark } from '../../../engine/model/verb-kinds.ts'
import { PLAYER_READERS } from '../../../engine/notation/parse/player-verbs.ts'
import { TABLE_READERS } from '../../../engine/notation/parse/table-verbs.ts'
import { judgeHands } from './judge-hands.ts'
import { linesOf, rulesFor } from './table-of.ts'

type Remarked = { readonly events: readonly TableEvent[]; readonly numberOf: (event: number) => number }

/** A hand with the same remark after every line, and the number that each event has in it. */
const remarked = (hand: readonly TableEvent[], remark: TableEvent): Remarked => {
  const events: TableEvent[] = []
  const numbers: number[] = []
  const numberOf = (event: number): number => numbers[event - 1] ?? event
  hand.forEach((event, i) => {
    const isAbout = event.verb === 'answer' || event.verb === 'ruling'
    numbers.push(events.push(isAbout ? { ...event, event: numberOf(event.event) } : event))
    const next = hand[i + 1]
    if (!next?.together && (next?.short?.part ?? 0) === 0) events.push(remark)
  })
  return { events, numberOf }
}

const found = ({ findings }: Play, numberOf: Remarked['numberOf'] = (event) => event): readonly string[] =>
  findings.map(({ event, level, rule, seat, state }) => `${numberOf(event)} ${level} ${rule} ${seat} ${state}`)

/** One of each verb that does nothing at the table. */
const REMARKS: readonly TableEvent[] = [{ actor: '*', verb: 'note', text: 'slow' }]

test('each verb of a remark is tried below', () => {
  const verbs = Object.keys({ ...PLAYER_READERS, ...TABLE_READERS }) as Verb[]
  expect(new Set(REMARKS.map(({ verb }) => verb))).toEqual(new Set(verbs.filter(isRemark)))
})

const TRIED = REMARKS.flatMap((remark) => (['ema-2025', 'wrc-2025', 'wrc-2015'] as const).map((id) => [remark.verb, id, remark] as const))
test.for(TRIED)('a remark after every line of a case changes no finding: %s, %s', ([, id, remark]) => {
  for (const path of globSync('test/cases/**/*.table')) {
    const file = linesOf(readFileSync(path, 'utf8'))
    const rules = rulesFor(id, file)
    for (const { hands } of file.games) {
      const withRemarks = hands.map(({ header, events }) => ({ header, ...remarked(events, remark) }))
      const bare = judgeHands(hands, rules).map((play, i) => found(play, withRemarks[i]?.numberOf))
      expect(
        judgeHands(withRemarks, rules).map((play) => found(play)),
        path,
      ).toEqual(bare)
    }
  }
})
