import { fileURLToPath } from 'node:url'
import * as electron from 'electron'
import { openShell } from './shell.ts'

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

openShell(electron, {
  preload: beside('preload.cjs'),
  deskProcess: beside('desk-process.mjs'),
  file: process.argv.slice(1).find((word) => word.endsWith('.shinpan')),
  words: process.argv.slice(1),
  platform: process.platform,
}).catch((error: unknown) => {
  electron.dialog.showErrorBox('Shinpan could not start', error instanceof Error ? error.message : String(error))
  electron.app.exit(1)
})
