import { expect, test } from 'vitest'
import type { SeatChange, TableSeat } from '../../../../renderer/setup/seating/seating.ts'
import { afterSeating, NOTHING_DONE, type SeatingEvent } from '../../../../renderer/setup/seating/seating-state.ts'

const seat: TableSeat = { table: '1', seat: 'E' }
const change: SeatChange = { ...seat, player: 'a' }
const after = (...events: readonly SeatingEvent[]) => events.reduce(afterSeating, NOTHING_DONE)
const given: SeatingEvent = { kind: 'given', text: 'Seated', back: [change] }

test('what was given can be undone, once', () => {
  expect(after(given)).toEqual({ ...NOTHING_DONE, message: 'Seated', back: [change] })
  expect(after(given, { kind: 'given', text: 'Undone', back: [] })).toEqual({ ...NOTHING_DONE, message: 'Undone' })
})

test('a swap that begins, or a change that fails, ends the undo of the one before', () => {
  const marked: SeatingEvent = { kind: 'marked', seat, text: 'Marked' }
  expect(after(given, marked)).toEqual({ ...NOTHING_DONE, marked: seat, message: 'Marked' })
  expect(after(given, { kind: 'not-given' })).toEqual({ ...NOTHING_DONE, message: 'Seated' })
  expect(after(given, marked, { kind: 'begun' })).toEqual(NOTHING_DONE)
})

test('leaving a swap keeps the undo, and a remark keeps the mark', () => {
  expect(after(given, { kind: 'swap-left' })).toEqual({ ...NOTHING_DONE, back: [change] })
  expect(after({ kind: 'marked', seat, text: 'Marked' }, { kind: 'said', text: 'No seat' })).toEqual({
    ...NOTHING_DONE,
    marked: seat,
    message: 'No seat',
  })
})

test('a proposal that was refused says so until it is accepted', () => {
  const refused: SeatingEvent = { kind: 'proposal-refused', trouble: 'Table 1 has begun' }
  expect(after(refused).trouble).toBe('Table 1 has begun')
  expect(after(refused, given).trouble).toBe('')
})
