import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { readArguments } from '../arguments.ts'

/** `npm run tool tamper 1000`: makes 1,000 single changes to a file, each of which `verify` must detect. */
const [changes] = readArguments({ numbers: [1000] }).numbers
const { status } = spawnSync('vitest', ['run', '--project', 'unit', 'test/db/file/tampering.test.ts'], {
  env: { ...process.env, SHINPAN_TAMPERINGS: String(changes) },
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exit(status ?? 1)
