import { describe, expect, test } from 'vitest'
import { mistakeTable } from '../../../tools/injection/inject-mistakes.ts'
import { generatedHands } from '../../../tools/injection/real-hands.ts'
import { runMistakes } from '../../../tools/injection/run-mistakes.ts'

const RULES = ['ema-2025', 'wrc-2025'] as const

describe('slips of several lines, of whole words and of headers', () => {
  const { tallies, accusations } = runMistakes(generatedHands(16, 4), { count: 280, seed: 1, slips: true, rules: RULES })

  test('each is made in some record', () => {
    const tried = Map.groupBy(tallies, ({ mistake }) => mistake)
    const never = [...tried].filter(([, rows]) => rows.every((row) => row.tried === 0)).map(([mistake]) => mistake)
    expect(never).toEqual([])
    expect(mistakeTable(tallies, RULES).at(-1)).toMatch(/^middle, displayed: \d+ mistakes/)
  })

  // What is left is right by the rule book on the record as it is, or depends on acts that the record does not have.
  test.each([
    'ron before its discard',
    'win shown before its discard',
    'go-round left out',
    'pon for chii',
    'chii for pon',
    'long: show left out',
    'long: by the discarder',
    'long: after the discard',
    'red five or plain',
    '@deal with a wrong tile',
    'shown under wrong seat',
    'payment exchanged',
  ])('%s accuses nobody', (name) => {
    expect(accusations.filter(({ mistake }) => mistake === name)).toEqual([])
  })

  test('riichi typed for a discard accuses nobody where the hands are known', () => {
    expect(accusations.filter(({ mistake, record }) => mistake === 'riichi for discard' && record === 'full')).toEqual([])
  })
})
