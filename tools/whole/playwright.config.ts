import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

// set here and not by the script: only a POSIX shell accepts a variable before a command
process.env.SHINPAN_WHOLE = 'all'

/** `npm run tool whole`: too long for `npm test`. */
export default defineConfig(base, {
  testDir: '../..',
  testMatch: ['tools/whole/whole.spec.ts', 'test/e2e/same-table.spec.ts'],
  outputDir: '../../node_modules/.cache/playwright-whole',
  timeout: 3_600_000,
  expect: { timeout: 30_000 },
  workers: 1,
  retries: 0,
  use: { ...base.use, trace: 'off', actionTimeout: 60_000 },
})
