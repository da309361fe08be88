import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ruleSets } from '../../../engine/editions/index.ts'
import type { Play } from '../../../engine/judging/play.ts'
import type { TableFile } from '../../../engine/model/table-file.ts'
import { parseTable } from '../../../engine/notation/parse/parse-table.ts'
import { rules } from '../../../engine/rules/index.ts'
import { isConcerned, NEEDS, needsMet } from '../../../engine/rules/needs.ts'
import { judgeHands } from '../judging/judge-hands.ts'
import { fileOf } from '../judging/table-of.ts'

const withNeeds = rules.filter(({ needs }) => needs !== undefined)

/** The rules that raise something at an act of which their needs say that it does not concern them. */
const raisedAllTheSame = (last: Play): readonly string[] => {
  const found: string[] = []
  for (let after = last; after.previous; after = after.previous.play) {
    const { play, event } = after.previous
    const met = needsMet(play.table, event)
    const outcome = { table: play.table, after: after.table, rules: play.rules, number: after.number }
    for (const { id, on, needs, judge, judgeAfter } of withNeeds) {
      if (!on.includes(event.verb) || isConcerned(needs, event.verb, met)) continue
      const raised = [judge?.(outcome, event), judgeAfter?.(outcome, event)].flatMap((one) => one ?? [])
      if (raised.length > 0) found.push(`${id} at ${event.verb} ${after.number}`)
    }
  }
  return found
}

const raisedIn = ({ games }: Pick<TableFile, 'games'>): readonly string[] =>
  ruleSets.flatMap((set) => games.flatMap(({ hands }) => judgeHands(hands, set).flatMap(raisedAllTheSame)))

test('no rule would raise anything where its needs are not met: examples', () => {
  for (const { examples } of rules) for (const [name, table] of examples) expect(raisedIn(fileOf(table)), name).toEqual([])
})

test('no rule would raise anything where its needs are not met: cases', () => {
  const paths = globSync('test/cases/**/*.table')
  expect(paths.length).toBeGreaterThan(800)
  for (const path of paths) {
    const file = parseTable(readFileSync(path, 'utf8'))
    if (file.ok) expect(raisedIn(file.value), path).toEqual([])
  }
})

test('every need has a rule', () => {
  const used = withNeeds.flatMap(({ needs = {} }) => (typeof needs === 'string' ? [needs] : Object.values(needs)))
  expect(NEEDS.filter((need) => !used.includes(need))).toEqual([])
})
