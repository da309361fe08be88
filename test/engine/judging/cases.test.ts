import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { judgeHand } from '../../../engine/judging/judge.ts'
import { linesOf, rulesFor } from './table-of.ts'

const SHARED = ['../shared/cases/', '../shared/cases-2025/']
const OWN = new URL('../../cases/', import.meta.url).pathname
const folders = [OWN, ...SHARED].filter((folder) => existsSync(folder))
if (!SHARED.every((folder) => existsSync(folder))) console.log('../shared/cases is not there: only the project’s own cases are judged')

/** Each file counts once for each rule set. */
const cases = folders
  .flatMap((folder) => globSync(`${folder}**/*.table`))
  .flatMap((path) => {
    const file = linesOf(readFileSync(path, 'utf8'))
    return [...new Set(file.expectations.map(({ rules }) => rules))].map(
      (rules) => [`${basename(path)} under ${rules}`, file, rules] as const,
    )
  })

describe('cases', () => {
  test('there are some', () => expect(cases.length).toBeGreaterThan(0))

  test.each(cases)('%s', (_, file, rules) => {
    const expected = file.expectations.filter((line) => line.rules === rules)
    const awaited = expected.flatMap((line) => (line.none ? [] : [`${line.event} ${line.level} ${line.rule} ${line.seat ?? '-'}`]))
    const hand = file.games[0]?.hands[0]
    if (!hand) throw new Error('a case without a hand')
    const found = judgeHand(hand, rulesFor(rules, file))
      .findings.filter(({ state }) => state === 'open')
      .map(({ event, level, rule, seat }) => `${event} ${level} ${rule} ${seat ?? '-'}`)
      .filter((line) => !line.includes(' info ') || awaited.includes(line))
    expect([...found].sort()).toEqual([...awaited].sort())
  })
})
