import { expect, test } from 'vitest'
import { goesOnPlainly } from '../../../engine/judging/plain-line.ts'
import { judged } from './table-of.ts'

/** Whether the last line of a record goes on plainly. */
const isPlain = (table: string): boolean => {
  const { previous } = judged(table, 'ema-2025')
  return previous !== null && goesOnPlainly(previous.play, previous.event)
}

test.each([
  ['a draw in turn', '@from middle; E draw; E discard 1z; S draw'],
  ['the discard after it', '@from middle; E draw; E discard 1z; S draw; S discard 2z'],
])('%s needs no other reading', (_what, table) => {
  expect(isPlain(table)).toBe(true)
})

test.each([
  ['a draw out of turn', '@from middle; E draw; E discard 1z; W draw'],
  ['a draw from the dead wall', '@from middle; E draw; E discard 1z; S draw 2z from dead-wall'],
  ['a draw while a question is open', '@from middle; E draw; E discard 1z; W draw; W discard 2z; N draw'],
  ['a discard at the time of another line', '@from middle; E draw; E discard 1z; S draw; & S discard 2z'],
  ['a discard after a claim, whose steps may have been written too early', '@from middle; E discard 1z; S pon 1z1z; S discard 9m'],
  ['a discard before which another claimed', '@from middle; E discard 1z; W pon 1z1z; W discard 9m; N draw; N discard 3p'],
  ['a claim', '@from middle; E draw; E discard 1z; W call pon'],
])('%s may need one', (_what, table) => {
  expect(isPlain(table)).toBe(false)
})
