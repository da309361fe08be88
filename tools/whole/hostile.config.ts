import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

// set here and not by the script: only a POSIX shell accepts a variable before a command
process.env.SHINPAN_HOSTILE = 'all'

/** `npm run tool hostile`: too long for `npm test`. */
export default defineConfig(base, {
  testDir: '../../test/e2e',
  testMatch: 'hostile.spec.ts',
  outputDir: '../../node_modules/.cache/playwright-hostile',
})
