import { readArguments } from '../arguments.ts'
import { type Counts, fuzzGuard } from './guard.ts'

/*
 * npm run tool -- fuzz:guard [--lines N] [--seed N]
 */
const { options: asked } = readArguments({ options: { lines: 1_000_000, seed: 1 } })
const start = performance.now()

const print = ({ lines, requests, accepted, forbidden, refused }: Counts): void => {
  const all = [...forbidden.values()].reduce((sum, n) => sum + n, 0)
  console.log(
    `seed ${asked.seed}: ${lines} lines in ${requests} requests, ${accepted} of them done; ${all} lines (${((100 * all) / lines).toFixed(1)} %) parse as a decision, rules or a setting, none was let in; ${((performance.now() - start) / 1000).toFixed(0)} s`,
  )
  for (const map of [forbidden, refused])
    for (const [key, n] of [...map].toSorted(([a], [b]) => (a < b ? -1 : 1))) console.log(`  ${key}: ${n}`)
}

print(
  await fuzzGuard({
    ...asked,
    say: ({ lines }) => console.log(`${lines} lines, ${((performance.now() - start) / 1000).toFixed(0)} s`),
  }),
)
