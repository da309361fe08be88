import { parseArgs } from 'node:util'
import { type Counts, fuzzGuard } from './guard.ts'

/*
 * npm run tool fuzz:guard [--lines N] [--seed N]
 */
const { values } = parseArgs({ options: { lines: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } } })
const start = performance.now()

const print = ({ lines, requests, accepted, forbidden, refused }: Counts): void => {
  const all = [...forbidden.values()].reduce((sum, n) => sum + n, 0)
  console.log(
    `seed ${values.seed}: ${lines} lines in ${requests} requests, ${accepted} of them done; ${all} lines (${((100 * all) / lines).toFixed(1)} %) parse as a decision, rules or a setting, none was let in; ${((performance.now() - start) / 1000).toFixed(0)} s`,
  )
  for (const map of [forbidden, refused])
    for (const [key, n] of [...map].toSorted(([a], [b]) => (a < b ? -1 : 1))) console.log(`  ${key}: ${n}`)
}

print(
  await fuzzGuard({
    lines: Number(values.lines),
    seed: Number(values.seed),
    say: ({ lines }) => console.log(`${lines} lines, ${((performance.now() - start) / 1000).toFixed(0)} s`),
  }),
)
