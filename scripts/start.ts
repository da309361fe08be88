import { spawn } from 'node:child_process'
import { constants as access, accessSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { homeFolder } from '../db/device.ts'
import { hasScreen } from '../desk/commands/browser.ts'
import { createDesk } from '../desk/desk.ts'
import { sampleTournament } from '../desk/sample/sample.ts'
import { listTournaments } from '../desk/tournaments/list.ts'
import { build, SHELL, WINDOW } from './build.ts'
import { keepingCompiled } from './compiled.ts'
import { seeToElectron } from './electron-binary.ts'

/** `npm start [-- FILE]`: the app in its own window where Electron is, in a browser's where not, an address where there is no screen. */
checkHome()
const given = process.argv.slice(2)
const words = given.length > 0 ? given : sampleAtTheFirstStart()
const here = fileURLToPath(new URL('..', import.meta.url))

if (!build(WINDOW)) process.exit(1)
const electron = hasScreen() ? await seeToElectron() : undefined
if (electron) {
  if (!build(SHELL)) process.exit(1)
  run(join(here, electron), [here, ...words])
} else {
  if (hasScreen()) console.log("Electron's binary is not there and can't be fetched here: Shinpan opens in a browser window instead.")
  run(process.execPath, [join(here, 'desk/main.ts'), 'open', ...words])
}

/** Where there is no tournament yet, the sample one is made and opened. */
function sampleAtTheFirstStart(): readonly string[] {
  const desk = createDesk()
  try {
    if (listTournaments(desk.office).files.length > 0) return []
    const sample = sampleTournament(desk.office)
    return sample.ok ? [sample.value.file] : []
  } finally {
    desk.close()
  }
}

/** Hands the terminal over: its output and signals, and its end is ours. Paths are meant from where the person stands. */
function run(command: string, args: readonly string[]): void {
  const child = spawn(command, args, { stdio: 'inherit', cwd: process.env.INIT_CWD ?? process.cwd(), env: keepingCompiled() })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(`Shinpan could not start: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)))
}

/** Files are made there: better said before a window is open than after the first act. */
function checkHome(): void {
  try {
    accessSync(homeFolder(), access.W_OK)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    console.error(`Shinpan has no folder to keep its files in (${why}). Set SHINPAN_HOME to one that can be written to.`)
    process.exit(1)
  }
}
