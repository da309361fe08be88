import { spawnSync } from 'node:child_process'
import process from 'node:process'

/** `npm run tool tamper 1000`: makes 1,000 single changes to a file, each of which `verify` must detect. */
const { status } = spawnSync('vitest', ['run', '--project', 'unit', 'test/db/file/tampering.test.ts'], {
  env: { ...process.env, SHINPAN_TAMPERINGS: process.argv[2] ?? '1000' },
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exit(status ?? 1)
