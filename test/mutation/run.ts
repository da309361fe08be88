import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import process from 'node:process'

/**
 * `npm run mutation`: what has changed since the last run; the figure is that of all. `npm run mutation -- engine/rules/claim`: those files or
 * folders anew, whatever was known of them.
 */
const chosen = process.argv.slice(2).map((path) => (statSync(path).isDirectory() ? `${path.replace(/\/$/, '')}/**/*.ts` : path))
const words = chosen.length === 0 ? [] : ['--mutate', chosen.join(','), '--force']
process.exitCode = spawnSync('stryker', ['run', ...words], { stdio: 'inherit' }).status ?? 1
