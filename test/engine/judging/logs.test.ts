import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readRecord } from '../../../desk/importers/recognize/recognize.ts'
import { judgeHand } from '../../../engine/judging/judge.ts'
import type { TableFile } from '../../../engine/model/table-file.ts'
import { formatTable } from '../../../engine/notation/format/format-table.ts'
import { parseTable } from '../../../engine/notation/parse/parse-table.ts'
import { faultsOf, rulesFor } from './table-of.ts'

const SHARED = '../shared/logs/tenhou-xml/'
const games = existsSync(SHARED) ? globSync(`${SHARED}*.xml`).sort() : []
if (games.length === 0) console.log('../shared/logs is not there: no real games are judged')

describe.skipIf(games.length === 0)('real games, in which nobody could break a rule', () => {
  test.each(games.map((path) => [basename(path), path] as const))('%s', (name, path) => {
    const read = readRecord(readFileSync(path), name)
    if (!read.ok) throw new Error(`${name}: ${read.error.message}`)
    const rules = rulesFor('riichi-wiki', read.value)
    const found = read.value.games.flatMap(({ hands }, game) =>
      hands.flatMap((hand, i) => faultsOf(judgeHand(hand, rules)).map((line) => `game ${game + 1}, hand ${i + 1}, event ${line}`)),
    )
    expect(found).toEqual([])
  })

  test('converted to notation and read again, a game is the same events and findings', () => {
    for (const path of games.filter((_, i) => i % 20 === 0)) {
      const read = readRecord(readFileSync(path), path)
      if (!read.ok) throw new Error(read.error.message)
      const again = parseTable(formatTable(read.value))
      if (!again.ok) throw new Error(`${path}: ${again.error.expected}`)
      const eventsIn = (file: TableFile) => file.games.flatMap(({ hands }) => hands.map(({ events }) => events))
      expect(eventsIn(again.value)).toEqual(eventsIn(read.value))
    }
  })
})
