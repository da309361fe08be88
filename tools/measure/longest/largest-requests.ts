import { gzipSync } from 'node:zlib'
import { inputOf } from '../../../test/desk/api/attack/any-value.ts'
import type { Hall } from './a-full-hall.ts'
import { DISCARDS, GAME, lines, MANY_HANDS, PLAY, PLAYERS } from './large-texts.ts'
import { largestValue } from './largest-value.ts'

/** One measured request. `from`: its sender. `unread`: its answer is a stream that continues until the client disconnects. */
export type LargestRequest = {
  readonly call: string
  readonly what: string
  readonly input: unknown
  readonly from?: 'recorder'
  readonly unread?: true
}

type Of = (hall: Hall, largest: Record<string, unknown>) => readonly (readonly [what: string, input: unknown, from?: 'recorder'])[]

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const text =
  (what: string, one: string): Of =>
  ({ words: { table }, own }) => [
    [`the window: ${what}`, { table, text: one, by: 'x' }],
    [`a tablet: ${what}`, { table: own, text: one, by: 'x' }, 'recorder'],
  ]
const all =
  (...several: readonly Of[]): Of =>
  (hall, largest) =>
    several.flatMap((one) => one(hall, largest))
const games =
  (what: string, bytes: Uint8Array): Of =>
  ({ words: { table, by } }) => [[what, { table, file: { name: 'games', base64: base64(bytes) }, by, again: true }]]
const list =
  (what: string, content: string): Of =>
  ({ words: { by } }) => [[what, { file: { name: 'list.csv', text: content }, asked: {}, leaveOut: true, by }]]

/**
 * Requests that cost more than the largest value that the contract allows: valid texts, existing files. A procedure that is missing here is
 * measured with the largest value alone.
 */
const DEAR: Readonly<Record<string, Of>> = {
  'tables/record': all(
    text('100 acts', PLAY(99)),
    text('500 acts', PLAY(499)),
    text('500 acts, a finding at every other one', DISCARDS(499)),
    text('16 hands', MANY_HANDS(16)),
    text('more acts than one request may have', PLAY(2000)),
    text(
      'a ruling in each of 500 lines',
      lines(499, () => '* ruling 1 pace.slow dismissed'),
    ),
    text('a note of 19,900 letters, the longest line', `E note ${'x'.repeat(19_900)}`),
    text('19,900 blanks', `E note ${' '.repeat(19_900)}x`),
    text('a note of 99,000 letters', `E note ${'x'.repeat(99_000)}`),
    text('99,000 blanks', `E note ${' '.repeat(98_000)}x`),
    text('what the guard took minutes for', '"* '.repeat(33_000)),
  ),
  'tables/correct': ({ words: { table, by } }) => [
    ['20 acts put before all others', { table, by, edit: { do: 'insert', at: 1, text: lines(20, () => 'E note x') } }],
    ['the first act removed', { table, by, edit: { do: 'remove', at: 1 } }],
  ],
  'tables/preview': ({ words: { table } }) => [
    ['20 acts put before all others', { table, edit: { do: 'insert', at: 1, text: lines(20, () => 'E discard 1m') } }],
  ],
  'tables/import': all(
    games('a game of 12 hands, 1,200 acts', Buffer.from(GAME(12, 100))),
    games('20,000 acts in 200 hands', Buffer.from(GAME(200, 100))),
    games('60 MB in one attribute, gzipped', gzipSync(`<mjloggm ver="2.3"><SHUFFLE seed="${'x'.repeat(60_000_000)}" /></mjloggm>`)),
    games('60 MB of JSON, gzipped', gzipSync(`[${'[1],'.repeat(15_000_000)}[1]]`)),
    games('14 MB of one line', Buffer.alloc(14_000_000, 'x')),
  ),
  'lists/preview': all(list('10 MB of one line', 'x'.repeat(10_000_000)), list('5,000 players', PLAYERS(5000))),
  'lists/take': all(list('100 players', PLAYERS(100)), list('5,000 players', PLAYERS(5000))),
  'incidents/find': () => [
    ['many words', { filter: { text: 'what was said '.repeat(14).slice(0, 200) }, from: 0, count: 100 }],
    ['beginnings of words', { filter: { text: 'w wa wh wha was what s sa sai said' }, from: 0, count: 100 }],
  ],
  'tables/state': ({ words: { table } }) => [['the hand of the requests before', { table }]],
}

/** Procedures that answer until the listener disconnects. */
const UNENDING = ['news', 'tournaments/whole/receive']

/** All measured requests of a procedure. */
export const largestRequests = (hall: Hall, call: string): readonly LargestRequest[] => {
  const shape = inputOf(call)
  const largest = shape && (largestValue(shape, hall.words) as Record<string, unknown>)
  const dear = DEAR[call]?.(hall, largest ?? {}) ?? []
  return [
    { call, what: 'the largest value', input: largest, ...(UNENDING.includes(call) && { unread: true as const }) },
    ...dear.map(([what, input, from]) => ({ call, what, input, ...(from && { from }) })),
  ]
}
