import { expect, test } from 'vitest'
import { verify } from '../../../db/file/verify.ts'
import { mergeFiles } from '../../../db/joining/merge-files.ts'
import { rebuild } from '../../../db/projections/rebuild.ts'
import { act, type Write } from '../../../db/writing/act.ts'
import { DEVICE, NOON, reopen } from '../fixtures/a-file.ts'
import { OTHER, twoCopies, write } from '../fixtures/two-copies.ts'

type Side = (write: Write) => unknown

/** Makes one change in each of two copies and joins them. Returns the conflicts: kind and both sides. */
const joined = (here: Side, there: Side) => {
  const { a, b } = twoCopies()
  write(a, DEVICE, here)
  write(b, OTHER, there)
  if (!mergeFiles(a, [b]).ok) throw new Error('not joined')
  const db = reopen(a)
  const conflicts = () =>
    (db.prepare('SELECT kind, one_says, other_says FROM conflicts').all() as Record<string, string>[]).map((row) => Object.values(row))
  return { db, conflicts }
}

const seat =
  (player: string | null): Side =>
  (write) =>
    write('seating', { table: 't1', seat: 'E', player })
const player =
  (id: string, number: number, name: string): Side =>
  (write) =>
    write('player', { player: id, number, name, country: '' })
const table =
  (id: string, name: string): Side =>
  (write) =>
    write('table', { table: id, name, round: 1 })
const hand =
  (id: string, counters: number): Side =>
  (write) =>
    write('hand', { hand: id, table: 't1', game: 1, wind: 'S', number: 2, counters, rules: 'wrc-2015', edition: '2015', lines: [] })

const cases: readonly (readonly [string, Side, Side, readonly (readonly string[])[]])[] = [
  ['one seat given to two', (w) => [player('pa', 8, 'Ann')(w), seat('pa')(w)], seat('p1'), [['seat', 'Zofia Wiśniewska', 'Ann']]],
  ['one seat given to the same', seat('p1'), seat('p1'), []],
  ['two players of one number', player('pa', 8, 'Ann'), player('pb', 8, 'Bo'), [['player-number', '8 Ann', '8 Bo']]],
  ['two players of one name', player('pa', 8, 'Ann'), player('pb', 9, 'Ann'), [['player-name', '8 Ann', '9 Ann']]],
  ['one player set in two ways', player('p1', 1, 'Zofia'), player('p1', 2, 'Zofia W.'), [['player', '1 Zofia', '2 Zofia W.']]],
  ['two tables of one name', table('ta', '12'), table('tb', '12'), [['table-name', '12', '12']]],
  ['two hands begun at one table', hand('ha', 0), hand('hb', 1), [['hand', 'S2 0', 'S2 1']]],
  ['one hand’s header set in two ways', hand('h1', 1), hand('h1', 2), [['hand-header', 'S2 1 []', 'S2 2 []']]],
  [
    'a round planned in two ways',
    (w) => w('round', { round: 1, starts: null, minutes: 60 }),
    (w) => w('round', { round: 1, starts: null, minutes: 75 }),
    [['round', '60', '75']],
  ],
  [
    'a result signed in two ways',
    (w) => w('result-signed', { table: 't1', scores: [], signed: ['Ann'] }),
    (w) => w('result-signed', { table: 't1', scores: [{ seat: 'E', player: null, playerName: null, points: 5 }], signed: [] }),
    [['result', '[]', '[{"seat":"E","player":null,"playerName":null,"points":5}]']],
  ],
  ['different things', player('pa', 8, 'Ann'), table('tb', '12'), []],
]

test.each(cases)('%s: both are kept, and shown', (_, here, there, shown) => {
  const { db, conflicts } = joined(here, there)
  expect(conflicts()).toEqual(shown)
  rebuild(db)
  expect([conflicts(), verify(db).trouble]).toEqual([shown, null])
})

test('who has seen both decides by setting it anew', () => {
  const { db, conflicts } = joined(player('p1', 1, 'Zofia'), player('p1', 2, 'Zofia W.'))
  act(db, NOON, player('p1', 1, 'Zofia Wiśniewska'))
  expect(conflicts()).toEqual([])
})

test('what is taken back stands against nothing any more', () => {
  const { db, conflicts } = joined(table('t1', '12'), table('t1', '13'))
  expect(conflicts()).toEqual([['table', '12', '13']])
  const { device, number } = db.prepare("SELECT device, number FROM entry WHERE kind = 'table' ORDER BY seq DESC").get() as {
    device: string
    number: number
  }
  act(db, NOON, (write) => write('undo', { table: null, entries: [`${device}:${number}`], text: '' }))
  expect(conflicts()).toEqual([])
})

test('two hands begun at one table stay shown when the next is begun, until one of them is taken back', () => {
  const { db, conflicts } = joined(hand('ha', 0), hand('hb', 1))
  act(db, NOON, hand('hc', 2))
  expect(conflicts()).toHaveLength(1)
  const ref = db.prepare("SELECT ref FROM hand WHERE id = 'ha'").pluck().get() as `${string}:${number}`
  act(db, NOON, (write) => write('undo', { table: 't1', entries: [ref], text: '' }))
  expect(conflicts()).toEqual([])
})

test('two of one name are none any more once one is called otherwise', () => {
  const { db, conflicts } = joined(table('ta', '12'), table('tb', '12'))
  act(db, NOON, table('tb', '13'))
  expect(conflicts()).toEqual([])
})

test('in a file that was written in turn nothing stands against anything', () => {
  const { a } = twoCopies()
  const [one, other] = [reopen(a), reopen(a, OTHER)]
  for (const [here, there] of cases.map(([, ...sides]) => sides)) {
    act(one, NOON, here)
    act(other, NOON, there)
  }
  expect(one.prepare('SELECT * FROM conflicts').all()).toEqual([])
})
