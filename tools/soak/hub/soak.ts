import { readArguments, refuseArgument } from '../../arguments.ts'
import { part, runStorm } from './soak-run.ts'

/**
 * `npm run tool -- soak:hub --desks 8 --acts 2000 --seeds 1-20`: desks write at the same tables through networks that cut, delay and drop.
 * Desks and hub are killed repeatedly (`--lives 90`: a desk after 90 s at most). The exit code is 1 if anything was lost, doubled, or
 * different between desks.
 */
const { options } = readArguments({ options: { desks: 3, acts: 100, tables: 6, lives: 20, calm: 100, seeds: '1' } })
const { seeds, ...asked } = options
if (!/^\d+(-\d+)?$/.test(seeds)) refuseArgument(`--seeds needs a number or two, as 1-20, not “${seeds}”`)
const [first = 1, last = first] = seeds.split('-').map(Number)

for (let seed = first; seed <= last; seed++) {
  const ran = await runStorm({ seed, ...asked })
  const sorted = ran.propagation.toSorted((a, b) => a - b)
  const due = asked.calm * (asked.desks - 1)
  console.log(
    `seed ${seed}: ${asked.desks} desks × ${asked.acts} acts in ${(ran.stormy / 1000).toFixed(0)} s, killed ${ran.kills.desks} × a desk, ${ran.kills.hub} × the hub; ` +
      `${ran.acknowledged} acts acknowledged, ${ran.entries} entries; all the same ${(ran.convergence / 1000).toFixed(1)} s after healing; ` +
      `calm: p50 ${part(sorted, 0.5)}, p99 ${part(sorted, 0.99)} (${sorted.length} of ${due}); ${ran.troubles.length} troubles`,
  )
  for (const trouble of ran.troubles.slice(0, 20)) console.log(`  ${trouble}`)
  if (ran.troubles.length > 0 || sorted.length < due || ran.acknowledged === 0) process.exitCode = 1
}
