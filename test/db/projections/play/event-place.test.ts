import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verify } from '../../../../db/file/verify.ts'
import type { Ref } from '../../../../db/log/entry.ts'
import { rebuild } from '../../../../db/projections/rebuild.ts'
import type { WritableDb } from '../../../../db/sqlite/handle.ts'
import { act } from '../../../../db/writing/act.ts'
import { DEVICE, folder, NOON, newFile } from '../../fixtures/a-file.ts'

const OTHER = 'ffeeddccbbaa9988'

/** A file with one hand in it. */
const aHand = (): WritableDb => {
  const db = newFile(join(folder(), 'a.shinpan'))
  act(db, NOON, (write) => {
    write('table', { table: 't', name: '7', round: null })
    const rules = { rules: 'wrc-2015', edition: '2015' }
    write('hand', { hand: 'h', table: 't', game: 1, wind: 'E', number: 1, counters: 0, ...rules, lines: [] })
  })
  return db
}

type Behind = { readonly before?: Ref | undefined; readonly about?: Ref; readonly replaces?: Ref }

/** Enters an act behind another one, as one device or the other. */
const put = (
  db: WritableDb,
  text: string,
  after: Ref | null,
  { device = DEVICE, ...more }: Behind & { readonly device?: string } = {},
): Ref => act(Object.assign(db, { device }), NOON, (write) => write('event', { hand: 'h', after, text, ...more })).ref

const remove = (db: WritableDb, ...events: readonly Ref[]): Ref =>
  act(db, NOON, (write) => write('event-removed', { hand: 'h', events: [...events] })).ref

/** The acts in force, with their numbers. A rebuild from the log must give the same. */
const standing = (db: WritableDb): string => {
  const read = () =>
    db
      .prepare('SELECT event, text FROM events')
      .raw()
      .all()
      .map((row) => (row as unknown[]).join(' '))
  const before = read()
  rebuild(db)
  expect(read()).toEqual(before)
  expect(verify(db)).toMatchObject({ ok: true })
  return before.join(', ')
}

test('acts entered one after the other stand so', () => {
  const db = aHand()
  const first = put(db, 'E draw', null)
  put(db, 'E discard 1z', first)
  expect(standing(db)).toBe('1 E draw, 2 E discard 1z')
})

test('an act put in between stands right behind the one that it names; of two put in at one place the later one first', () => {
  const db = aHand()
  const a = put(db, 'E draw', null)
  const b = put(db, 'E discard 1z', a)
  const c = put(db, 'S draw', a, { before: b })
  put(db, 'W draw', a, { before: c })
  put(db, 'N draw', null, { before: a })
  expect(standing(db)).toBe('1 N draw, 2 E draw, 3 W draw, 4 S draw, 5 E discard 1z')
})

test('what two wrote at one place without knowing of each other is kept, each one’s acts together, and marked', () => {
  const db = aHand()
  const a = put(db, 'E draw', null)
  const b = put(db, 'E discard 1z', a)
  const [one, two] = [put(db, 'S draw', b), put(db, 'S draw 5p', b, { device: OTHER })]
  put(db, 'S discard 2z', one)
  put(db, 'S discard 3z', two, { device: OTHER })
  expect(standing(db)).toBe('1 E draw, 2 E discard 1z, 3 S draw, 4 S discard 2z, 5 S draw 5p, 6 S discard 3z')
  expect(db.prepare('SELECT event, crossed FROM events WHERE crossed IS NOT NULL').raw().all()).toEqual([[5, 3]])
})

test('what was put in before an act that others crossed stands before all of them', () => {
  const db = aHand()
  const a = put(db, 'E draw', null)
  const b = put(db, 'E discard 1z', a)
  const [one] = [put(db, 'S draw', a, { before: b }), put(db, 'W draw', a, { before: b, device: OTHER })]
  put(db, 'N draw', a, { before: one })
  expect(standing(db)).toBe('1 E draw, 2 N draw, 3 S draw, 4 W draw, 5 E discard 1z')
})

test('an act that was taken out still says where those behind it stand', () => {
  const db = aHand()
  const a = put(db, 'E draw', null)
  const b = put(db, 'E discard 1z', a)
  remove(db, b)
  put(db, 'S draw', b)
  expect(standing(db)).toBe('1 E draw, 2 S draw')
})

test('a ruling keeps to the act that it is about, under the number which that has now; it goes and comes with it', () => {
  const db = aHand()
  const a = put(db, 'E draw', null)
  const b = put(db, '3.5 W call pon', a)
  put(db, '9.25 * ruling 2 claim.no-group upheld', b, { about: b })
  const c = put(db, 'S draw', a, { before: b })
  expect(standing(db)).toBe('1 E draw, 2 S draw, 3 3.5 W call pon, 4 9.25 * ruling 3 claim.no-group upheld')
  const gone = remove(db, b, c)
  expect(standing(db)).toBe('1 E draw')
  const undone = act(db, NOON, (write) => write('undo', { table: 't', entries: [gone], text: '' }))
  expect(standing(db)).toBe('1 E draw, 2 S draw, 3 3.5 W call pon, 4 9.25 * ruling 3 claim.no-group upheld')
  act(db, NOON, (write) => write('redo', { undo: undone.ref }))
  expect(standing(db)).toBe('1 E draw')
})

test('a ruling about an act with others in its place is about the first of them, also where those were replaced in turn', () => {
  const db = aHand()
  const a = put(db, 'E draw', null)
  const b = put(db, 'W call pon', a)
  put(db, '* ruling 2 claim.no-group upheld', b, { about: b })
  const n = put(db, 'N draw', null, { before: a })
  const c = put(db, 'W call kan', b, { replaces: b })
  expect(standing(db)).toBe('1 N draw, 2 E draw, 3 W call kan, 4 * ruling 3 claim.no-group upheld')
  put(db, 'W call chii', c, { replaces: c })
  act(db, NOON, (write) => write('undo', { table: 't', entries: [c], text: '' }))
  remove(db, n)
  expect(standing(db)).toBe('1 E draw, 2 W call chii, 3 * ruling 2 claim.no-group upheld')
})

test('two replace one act at the same time: both stand, marked', () => {
  const db = aHand()
  const a = put(db, 'E draw', null)
  put(db, 'E draw 1p', a, { replaces: a })
  put(db, 'E draw 2p', a, { replaces: a, device: OTHER })
  expect(standing(db)).toBe('1 E draw 1p, 2 E draw 2p')
  expect(db.prepare('SELECT event, crossed FROM events WHERE crossed IS NOT NULL').raw().all()).toEqual([[2, 1]])
})
