import { spawn } from 'node:child_process'
import { constants as access, accessSync } from 'node:fs'
import { constants } from 'node:os'
import { homeFolder } from '../db/device.ts'
import { build, SHELL, WINDOW } from './build.ts'
import { seeToElectron } from './electron-binary.ts'

/** `npm start [-- FILE]`: the app in its own window where Electron is, in a browser's where not, an address where there is no screen. */
const words = process.argv.slice(2)
const hasScreen = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)

checkHome()
if (!build(WINDOW)) process.exit(1)
const electron = hasScreen ? await seeToElectron() : undefined
if (electron) {
  if (!build(SHELL)) process.exit(1)
  run(electron, ['.', ...words])
} else {
  if (hasScreen) console.log("Electron's binary is not there and can't be fetched here: Shinpan opens in a browser window instead.")
  run(process.execPath, ['desk/main.ts', 'open', ...words])
}

/** Hands the terminal over: its output and signals, and its end is ours. */
function run(command: string, args: readonly string[]): void {
  const child = spawn(command, args, { stdio: 'inherit' })
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
