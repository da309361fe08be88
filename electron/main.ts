import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as electron from 'electron'
import { diagnosticsHere } from '../desk/context/diagnostics/log-file.ts'
import { restrictFiles } from '../desk/context/files/private-files.ts'
import { openShell } from './start/shell.ts'
import { releasesOf } from './start/update.ts'
import { installerSteps, runSteps } from './start/windows-installer.ts'

/** `npm start` waits for this file: an Electron that ends without writing it can't run here. */
const sayShown = (): void => {
  const file = process.env.SHINPAN_SHOWN
  if (file !== undefined && file !== '') writeFileSync(file, '')
}

restrictFiles()

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

// when running from sources, the first argument is the folder
const words = process.argv.slice(electron.app.isPackaged ? 1 : 2)
// Squirrel starts the app only for setup
const steps = process.platform === 'win32' ? installerSteps(words, process.execPath) : undefined
const begun = steps
  ? runSteps(steps).then(() => electron.app.quit())
  : openShell(electron, {
      preload: beside('preload.cjs'),
      deskProcess: beside('desk-process.mjs'),
      words,
      folder: process.cwd(),
      platform: process.platform,
      releases: releasesOf(process.env.SHINPAN_RELEASES ?? ''),
      note: diagnosticsHere().note,
      shown: sayShown,
    })

begun.catch((error: unknown) => {
  electron.dialog.showErrorBox('Shinpan could not start', error instanceof Error ? error.message : String(error))
  electron.app.exit(1)
})
