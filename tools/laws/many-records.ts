import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ruleSets } from '../../engine/editions/index.ts'
import type { Hand } from '../../engine/model/table-file.ts'
import { formatTable } from '../../engine/notation/format/format-table.ts'
import { linesOf as read, rulesFor } from '../../test/engine/judging/table-of.ts'
import { readArguments, refuseArgument } from '../arguments.ts'
import { formsAgree, holds, ordersAgree } from './laws.ts'
import { recordOf } from './records.ts'

/** Numbers of records checked, and the broken laws. */
export type Tried = {
  readonly records: number
  readonly short: number
  readonly tied: number
  readonly either: number
  readonly forms: number
  readonly orders: number
  readonly broken: readonly string[]
}

const NOTHING: Tried = { records: 0, short: 0, tied: 0, either: 0, forms: 0, orders: 0, broken: [] }

/** Judges generated records in short and in long form, and lines of one moment in both orders. */
export const tryRecords = (seed: number, count: number): Tried => {
  let tried = NOTHING
  for (let each = seed; each < seed + count; each++) {
    const { hand, rules } = recordOf(each)
    tried = added(tried, `seed ${each}`, hand, [rules])
  }
  return tried
}

/** Checks the cases of a folder, each under every rule set. */
export const tryCases = (folder: string): Tried => {
  let tried = NOTHING
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.table'))) {
    const file = read(readFileSync(join(folder, name), 'utf8'))
    for (const hand of file.games.flatMap(({ hands }) => hands))
      tried = added(
        tried,
        name,
        hand,
        ruleSets.map(({ id }) => id),
      )
  }
  return tried
}

const added = (tried: Tried, name: string, hand: Hand, rules: readonly string[]): Tried => {
  const { short, tied } = holds(hand)
  let { forms, orders } = tried
  const broken = [...tried.broken]
  for (const id of rules) {
    const set = rulesFor(id, { settings: [], expectations: [], games: [] })
    const form = formsAgree(hand, set)
    const order = ordersAgree(hand, set)
    forms += form.compared
    orders += order.compared
    const said = [...form.differences.map((each) => `form ${each}`), ...order.differences.map((each) => `order ${each}`)]
    broken.push(...said.map((each) => `${name} ${id}: ${each}`))
  }
  return {
    records: tried.records + 1,
    short: tried.short + (short ? 1 : 0),
    tied: tried.tied + (tied ? 1 : 0),
    either: tried.either + (short || tied ? 1 : 0),
    forms,
    orders,
    broken,
  }
}

/**
 * `node tools/laws/many-records.ts --count 10000 --seed 1 [--cases FOLDER]…`. The exit code is 1 if a law is broken; `--show SEED` prints a
 * record.
 */
if (import.meta.main) {
  const { options } = readArguments({ options: { count: 10_000, seed: 1, cases: [], show: undefined } })
  const missing = options.cases.find((folder) => !existsSync(folder))
  if (missing !== undefined) refuseArgument(`there is no folder ${missing}`)
  if (options.show !== undefined) {
    const { hand, rules } = recordOf(Number(options.show))
    console.log(formatTable({ rules, settings: [], expectations: [], games: [{ hands: [hand] }] }))
  } else {
    const all = [
      ...options.cases.map((folder) => [folder, tryCases(folder)] as const),
      ['generated', tryRecords(options.seed, options.count)] as const,
    ]
    for (const [of, { records, short, tied, either, forms, orders, broken }] of all) {
      for (const line of broken.slice(0, 200)) console.log(line)
      console.log(
        `${of}: ${records} records, ${short} with a claim in short form, ${tied} with "&", ${either} with either; ${forms} claims in both forms, ${orders} pairs of lines in both orders: ${broken.length} differences`,
      )
      if (broken.length > 0) process.exitCode = 1
    }
  }
}
