import { writeFileSync } from 'node:fs'
import { readArguments, refuseArgument } from '../arguments.ts'
import { cleanHands } from './real-hands.ts'
import { type Failure, INJECTORS, runInjections, type Tally } from './run-injections.ts'

/** The table of injections tried, due and found: a line for each injector, and the sums. */
export const injectionTable = (tallies: readonly Tally[]): readonly string[] => {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0)
  const due = sum(({ expected }) => expected)
  const found = sum((tally) => tally.found)
  const heads = ['tried', 'due', 'found', 'missed', 'extra'].map((head) => head.padStart(7)).join('')
  return [
    `${'rule'.padEnd(22)}${'how'.padEnd(76)}${heads}`,
    ...tallies.map(({ injector, tried, expected, found: seen, extra }) => {
      const figures = [tried, expected, seen, expected - seen, extra].map((figure) => String(figure).padStart(7)).join('')
      return `${injector.rule.padEnd(22)}${injector.how.padEnd(76)}${figures}${tried === 0 ? '  no place found' : ''}`
    }),
    `${sum(({ tried }) => tried)} injections: ${found} of ${due} due findings found, ${due - found} missed, ${sum(({ extra }) => extra)} beside them`,
  ]
}

const sheetOf = ({ injector, rules, missed, extra, table }: Failure): string =>
  `# ${injector.rule}: ${injector.how} (${rules})\n# missed: ${missed.join(', ')}\n# extra: ${extra.join(', ')}\n${table}`

/**
 * Injects faults into real games and checks that each is found, and no other: `node tools/injection/inject.ts --seed 1 --count 5000`.
 * `--only` takes a rule or a part of its name, `--failures` an output file for tables judged wrongly. The exit code is 1 after a miss.
 */
if (import.meta.main) {
  const { options } = readArguments({ options: { seed: 1, count: 5000, games: 235, only: undefined, failures: undefined } })
  const { seed, count, games, only } = options
  if (only && !INJECTORS.some(({ rule, how }) => `${rule} ${how}`.includes(only))) refuseArgument(`no fault has ${only} in its name`)
  const { tallies, failures } = runInjections(cleanHands(games, seed), { seed, count, ...(only && { only }) })
  for (const line of injectionTable(tallies)) console.log(line)
  if (options.failures) writeFileSync(options.failures, failures.map(sheetOf).join('\n'))
  process.exitCode = tallies.some(({ tried, expected, found }) => tried === 0 || found < expected) ? 1 : 0
}
