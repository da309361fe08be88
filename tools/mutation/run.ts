import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import process from 'node:process'

/**
 * `npm run tool mutation`: what is not known from earlier runs, and what survived them; the figure is that of all. `npm run tool mutation engine/rules/claim`:
 * those files or folders anew, whatever was known of them.
 */
const KNOWN = 'node_modules/.cache/mutation/incremental.json'
type Known = { readonly files: Readonly<Record<string, { mutants: readonly { readonly status: string }[] }>> }

/** Stryker does not see that a test has changed inside: a survivor may be dead by now. */
const forgetSurvivors = (): void => {
  if (!existsSync(KNOWN)) return
  const known = JSON.parse(readFileSync(KNOWN, 'utf8')) as Known
  for (const file of Object.values(known.files))
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  writeFileSync(KNOWN, JSON.stringify(known))
}

const chosen = process.argv.slice(2).map((path) => (statSync(path).isDirectory() ? `${path.replace(/\/$/, '')}/**/*.ts` : path))
if (chosen.length === 0) forgetSurvivors()
const words = chosen.length === 0 ? [] : ['--mutate', chosen.join(','), '--force']
process.exitCode = spawnSync('stryker', ['run', ...words], { stdio: 'inherit' }).status ?? 1
