import { expect, test } from 'vitest'
import { FOUR_PLAYERS } from '../../../../engine/model/game-form.ts'
import { parseTable } from '../../../../engine/notation/parse/parse-table.ts'
import { type HandMerge, type HandReason, type HandRecord, likelyHands } from '../../../../engine/repair/concurrent/likely-hands.ts'

const hand = (text: string): HandRecord => {
  const read = parseTable(text)
  const found = read.ok ? read.value.games[0]?.hands[0] : undefined
  if (!found) throw new Error(`does not read: ${text}`)
  return { ...found, form: FOUR_PLAYERS }
}

const START = 'E discard 9m\nS draw\nS discard 1s'
const OTHER = 'E discard 4z\nS draw\nS discard 7p'
const SCORES = '@scores 25000 25000 25000 25000'
const ENDED = '* end win\n* scores 33000 17000 25000 25000'

const cases: readonly (readonly [situation: string, one: string, other: string, HandMerge, readonly HandReason[]])[] = [
  [
    'one deal, one record longer',
    `@hand E2 0\n${START}`,
    `@hand E2 0\n${START}\nW draw`,
    'other',
    ['same-name', 'same-discards', 'longer'],
  ],
  ['one of them only begun', `@hand E2 0\n${START}`, '@hand E2 0', 'one', ['same-name', 'longer']],
  [
    'as long, one says how it ended',
    `@hand E2 0\n${START}\nW draw`,
    `@hand E2 0\n${START}\n* end exhaustive`,
    'other',
    ['same-name', 'same-discards', 'ended'],
  ],
  [
    'alike to the letter: what came first',
    `@hand E2 0\n@dora 4p\n${START}`,
    `@hand E2 0\n@dora 4p\n${START}`,
    'one',
    ['same-name', 'same-dora', 'same-discards', 'first'],
  ],
  [
    'one name, other tiles: it is said',
    `@hand E2 0\n@dora 4p\n${START}\nW draw`,
    `@hand E2 0\n@dora 5p\n${OTHER}`,
    'one',
    ['same-name', 'other-dora', 'other-discards', 'longer'],
  ],
  [
    'a counter forgotten: the tiles tell that it is one deal',
    `@hand E2 0\n${START}`,
    `@hand E2 1\n${START}\nW draw`,
    'other',
    ['same-dealer', 'same-discards', 'longer'],
  ],
  ['the dealer stayed', `@hand E2 1\n${START}`, `@hand E2 0\n${OTHER}`, 'other-one', ['name-follows', 'same-dealer', 'other-discards']],
  ['the deal went on', `@hand E2 0\n${START}`, `@hand E3 0\n${OTHER}`, 'one-other', ['name-follows', 'other-discards']],
  ['into the next wind', `@hand S1 0\n${START}`, `@hand E4 2\n${OTHER}`, 'other-one', ['name-follows', 'other-discards']],
  ['a draw took the counters along', `@hand E4 2\n${START}`, `@hand S1 3\n${OTHER}`, 'one-other', ['name-follows', 'other-discards']],
  ['names that do not follow', `@hand E2 0\n${START}`, `@hand E4 0\n${OTHER}\nW draw`, 'other', ['other-discards', 'longer']],
  [
    'wrongly named: the points say what comes after what',
    `@hand E2 0\n${SCORES}\n${START}\n${ENDED}`,
    `@hand E2 0\n@scores 33000 17000 25000 25000\n${OTHER}`,
    'one-other',
    ['scores-follow'],
  ],
  [
    'the points go round with the deal',
    `@hand E3 0\n@scores 17000 25000 25000 33000\n${OTHER}`,
    `@hand E2 0\n${SCORES}\n${START}\n${ENDED}`,
    'other-one',
    ['scores-follow'],
  ],
  [
    'an ending that changed no points tells nothing',
    `@hand E2 0\n${SCORES}\n${START}\n* end exhaustive\n* scores 25000 25000 25000 25000`,
    `@hand E2 0\n${SCORES}\n${START}`,
    'one',
    ['same-name', 'same-discards', 'longer'],
  ],
]

test.each(cases)('%s', (_, one, other, stands, because) => {
  expect(likelyHands(hand(one), hand(other))).toEqual({ stands, because })
})
