import process from 'node:process'
import fc from 'fast-check'
import { afterEach } from 'vitest'

/**
 * Property tests try the same examples at every run, so that a run says something about the change and not about luck.
 * `SHINPAN_SEED=<number>` tries other ones: `npm run tool explore` does that over and over, and prints the seed that failed.
 */
const SEED = 20_261_120
fc.configureGlobal({ seed: Number(process.env.SHINPAN_SEED ?? SEED) })

afterEach(({ task }) => {
  const tries = task.result?.retryCount ?? 0
  if (tries > 0 && task.result?.state !== 'fail') console.warn(`${task.file.name} › ${task.name} (retry x${tries})`)
})
