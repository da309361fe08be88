import { expect, test } from 'vitest'
import { ALL_TRIES, CODE_VALID_FOR, pairingAt, TRIES_PER_ADDRESS } from '../../../../desk/network/tablets/pairing.ts'

const at = () => {
  let now = Date.parse('2026-11-21T12:00:00Z')
  const pairing = pairingAt(() => new Date(now))
  return { pairing, pass: (milliseconds: number) => (now += milliseconds) }
}
const FOR_NOTHING = { role: null, file: null }
const wrongOf = (code: string): string => String((Number(code) + 1) % 10 ** 8).padStart(8, '0')

test('a code of eight digits lets one device in, once', () => {
  const { pairing } = at()
  const { code } = pairing.begin({ role: { kind: 'viewer' }, file: 'a' })
  expect(code).toMatch(/^\d{8}$/)
  expect(pairing.show(code, 'x')).toMatchObject({ kind: 'right', code: { role: { kind: 'viewer' }, file: 'a' } })
  expect(pairing.show(code, 'x')).toEqual({ kind: 'wrong' })
  expect(pairing.now()).toBeNull()
})

test('it opens nothing after five minutes, nor once a newer one stands, nor when tablets are switched off', () => {
  const { pairing, pass } = at()
  const first = pairing.begin(FOR_NOTHING)
  pass(CODE_VALID_FOR)
  expect(pairing.show(first.code, 'x')).toEqual({ kind: 'wrong' })
  const second = pairing.begin(FOR_NOTHING)
  const third = pairing.begin(FOR_NOTHING)
  expect(pairing.show(second.code, 'x')).toEqual({ kind: 'wrong' })
  pairing.end()
  expect(pairing.show(third.code, 'x')).toEqual({ kind: 'wrong' })
})

test('an address that shows five wrong ones waits, with the right one too; others do not', () => {
  const { pairing, pass } = at()
  const { code } = pairing.begin(FOR_NOTHING)
  for (let tried = 0; tried < TRIES_PER_ADDRESS; tried++) expect(pairing.show(wrongOf(code), 'x')).toEqual({ kind: 'wrong' })
  expect(pairing.show(code, 'x')).toEqual({ kind: 'wait', seconds: 600 })
  pass(60_000)
  expect(pairing.show(code, 'x')).toEqual({ kind: 'wait', seconds: 540 })
  expect(pairing.show(code, 'y')).toMatchObject({ kind: 'right' })
  pass(540_000)
  expect(pairing.show(pairing.begin(FOR_NOTHING).code, 'x')).toMatchObject({ kind: 'right' })
})

test('after twenty wrong ones from wherever the code is void', () => {
  const { pairing } = at()
  const { code } = pairing.begin(FOR_NOTHING)
  for (let tried = 0; tried < ALL_TRIES; tried++) pairing.show(wrongOf(code), `address ${tried}`)
  expect(pairing.now()).toBeNull()
  expect(pairing.show(code, 'another')).toEqual({ kind: 'wrong' })
})

test('a clock that was set back locks nobody out', () => {
  const { pairing, pass } = at()
  const { code } = pairing.begin(FOR_NOTHING)
  for (let tried = 0; tried < TRIES_PER_ADDRESS; tried++) pairing.show(wrongOf(code), 'x')
  pass(-3_600_000)
  expect(pairing.show(code, 'x')).toMatchObject({ kind: 'right' })
})

test('letters that look like digits are no code, and no mistake either', () => {
  const { pairing } = at()
  pairing.begin(FOR_NOTHING)
  expect(pairing.show('１２３４５６７８', 'x')).toEqual({ kind: 'wrong' })
})
