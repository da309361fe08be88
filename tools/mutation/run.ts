import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { readArguments } from '../arguments.ts'

/**
 * `npm run tool mutation`: runs mutants that are new or survived earlier runs; the score includes all known ones. `npm run tool mutation
 * engine/rules/claim`: runs those files or folders from scratch, without the cache.
 */
const KNOWN = 'node_modules/.cache/mutation/incremental.json'
type Known = { readonly files: Readonly<Record<string, { mutants: readonly { readonly status: string }[] }>> }

/** Removes survivors from the cache: Stryker does not notice changes inside a test, which may now kill them. */
const forgetSurvivors = (): void => {
  if (!existsSync(KNOWN)) return
  const known = JSON.parse(readFileSync(KNOWN, 'utf8')) as Known
  for (const file of Object.values(known.files))
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  writeFileSync(KNOWN, JSON.stringify(known))
}

const chosen = readArguments({ words: 'files' }).words.map((path) =>
  statSync(path).isDirectory() ? `${path.replace(/\/$/, '')}/**/*.ts` : path,
)
if (chosen.length === 0) forgetSurvivors()
const words = chosen.length === 0 ? [] : ['--mutate', chosen.join(','), '--force']
process.exitCode = spawnSync('stryker', ['run', ...words], { stdio: 'inherit' }).status ?? 1
