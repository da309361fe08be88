import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { readArguments } from '../arguments.ts'

/** `npm run tool explore 20`: runs all property tests with 20 random seeds. It stops at the first failure and names its seed. */
const [rounds] = readArguments({ numbers: [10] }).numbers
const files = globSync('test/**/*.test.ts').filter((path) => readFileSync(path, 'utf8').includes('fc.assert'))
for (let round = 1; round <= rounds; round++) {
  const seed = String(Math.floor(Math.random() * 2 ** 31))
  const run = spawnSync('vitest', ['run', '--project', 'unit', ...files], { env: { ...process.env, SHINPAN_SEED: seed }, encoding: 'utf8' })
  process.stdout.write(`${round} of ${rounds}: seed ${seed}: ${run.status === 0 ? 'all hold' : 'fails'}\n`)
  if (run.status !== 0) {
    process.stdout.write(`${run.stdout}\nTo see it again: SHINPAN_SEED=${seed} npx vitest run --project unit\n`)
    process.exit(1)
  }
}
