import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { judgeHands } from './judge-hands.ts'
import { linesOf, rulesFor } from './table-of.ts'

const SHARED = ['../shared/cases/', '../shared/cases-2025/']
const OWN = new URL('../../cases/', import.meta.url).pathname
const folders = [OWN, ...SHARED].filter((folder) => existsSync(folder))
if (!SHARED.every((folder) => existsSync(folder))) console.log('../shared/cases is not there: only the project’s own cases are judged')

/** Each hand that expects something counts once for each rule set. */
const cases = folders
  .flatMap((folder) => globSync(`${folder}**/*.table`))
  .flatMap((path) => {
    const file = linesOf(readFileSync(path, 'utf8'))
    const places = new Map(file.expectations.map((line) => [`${line.rules} ${line.game} ${line.hand}`, line]))
    return [...places.values()].map((place) => [`${basename(path)} under ${place.rules}, hand ${place.hand}`, file, place] as const)
  })

describe('cases', () => {
  test('there are some', () => expect(cases.length).toBeGreaterThan(0))

  test.each(cases)('%s', (_, file, { rules, game, hand }) => {
    const expected = file.expectations.filter((line) => line.rules === rules && line.game === game && line.hand === hand)
    const awaited = expected.flatMap((line) => (line.none ? [] : [`${line.event} ${line.level} ${line.rule} ${line.seat ?? '-'}`]))
    const play = judgeHands(file.games[game - 1]?.hands ?? [], rulesFor(rules, file))[hand - 1]
    if (!play) throw new Error('a case without a hand')
    const found = play.findings
      .filter(({ state }) => state === 'open')
      .map((finding) => `${finding.event} ${finding.level} ${finding.rule} ${finding.seat ?? '-'}`)
      .filter((line) => !line.includes(' info ') || awaited.includes(line))
    expect([...found].sort()).toEqual([...awaited].sort())
  })
})
