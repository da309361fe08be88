import { type ChildProcess, spawn } from 'node:child_process'
import { constants as access, accessSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { homeFolder } from '../db/disk/device.ts'
import { hasScreen } from '../desk/cli/browser/browser.ts'
import { build, commandLine, SHELL, WINDOW, withCompileCache } from './build.ts'
import { thisMachine, whyNoElectron } from './can-run-electron.ts'
import { electronBinary } from './electron-binary.ts'
import { failedBefore, fetchElectron, noteFailed, unreachableToday } from './see-to-electron.ts'

/**
 * `npm start [-- FILE]`: opens the app in Electron if it is installed and runs, otherwise in a browser, or prints an address if there is
 * no screen. Electron is downloaded behind the browser window, for the next start. If Electron ends before it shows a window, the browser
 * follows.
 */

/** Time limit for Electron's first window, in ms. */
const PATIENCE = Number(process.env.SHINPAN_PATIENCE ?? 60_000)

checkHome()
const words = process.argv.slice(2)
const here = fileURLToPath(new URL('..', import.meta.url))
let child: ChildProcess | undefined
let stopped = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopped = true
    child?.kill(signal)
  })
}

if (!build(WINDOW)) process.exit(1)
const electron = hasScreen() ? electronToRun() : undefined
if (electron && !build(SHELL)) process.exit(1)
if (electron) console.log('Shinpan opens in a window of its own.')
const why = electron && (await inElectron(electron))
if (why !== undefined)
  console.log(
    `Electron ended before it showed a window (${why}): Shinpan opens in a browser window, here and from now on. To try Electron again, delete ${noteFailed(why)}.`,
  )
inBrowser()

/** Electron's program if nothing prevents it. Each reason is reported; a missing program is downloaded for the next start. */
function electronToRun(): string | undefined {
  const cannot = whyNoElectron(thisMachine())
  const before = failedBefore()
  const program = electronBinary()
  if (cannot !== undefined) console.log(`Shinpan opens in a browser window. ${cannot}.`)
  else if (before)
    console.log(
      `Shinpan opens in a browser window: Electron ended before it showed one here (${before.why}). To try it again, delete ${before.file}.`,
    )
  else if (program === undefined) fetchForTheNextStart()
  else return resolve(here, program)
  return undefined
}

function fetchForTheNextStart(): void {
  const unreachable = unreachableToday()
  if (unreachable !== undefined) {
    console.log(`Shinpan opens in a browser window: Electron could not be fetched (${unreachable}); a start tomorrow tries again.`)
    return
  }
  console.log(
    'Shinpan opens in a browser window. Electron is fetched meanwhile (once, about 110 MB), for a window of its own at the next start.',
  )
  void fetchElectron((line) => console.log(line)).then((fetched) => fetched && console.log('Electron is there: the next start uses it.'))
}

/** Runs the app in Electron and ends with it. Returns the reason if Electron ends or hangs before its first window. */
async function inElectron(program: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-start-'))
  const shown = join(folder, 'shown')
  const { code, signal, hung, error } = await ended(program, [here, ...words], { SHINPAN_SHOWN: shown })
  const hadWindow = existsSync(shown)
  rmSync(folder, { recursive: true, force: true })
  if (hadWindow || stopped) process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1))
  if (hung) return `no window within ${PATIENCE / 1000} s`
  return error ?? (signal ? `signal ${signal}` : `exit code ${code}`)
}

type Ended = { readonly code: number | null; readonly signal: NodeJS.Signals | null; readonly hung: boolean; readonly error?: string }

/** Resolves when Electron ends; kills it if it shows no window in time. */
function ended(program: string, args: readonly string[], env: { readonly SHINPAN_SHOWN: string }): Promise<Ended> {
  return new Promise((done) => {
    const running = run(program, args, env)
    let hung = false
    const patience = setTimeout(() => {
      hung = !existsSync(env.SHINPAN_SHOWN)
      if (hung) running.kill('SIGKILL')
    }, PATIENCE)
    running.on('error', ({ message }) => {
      clearTimeout(patience)
      done({ code: null, signal: null, hung, error: message })
    })
    running.on('exit', (code, signal) => {
      clearTimeout(patience)
      done({ code, signal, hung })
    })
  })
}

/** Runs the app with a browser window, or an address, and ends with it. */
function inBrowser(): void {
  const running = run(process.execPath, [commandLine(), 'open', ...words])
  running.on('error', (error) => {
    console.error(`Shinpan could not start: ${error.message}`)
    process.exit(1)
  })
  running.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)))
}

/** Passes on the terminal: output and signals. Paths are relative to the user's folder. */
function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  child = spawn(command, args, { stdio: 'inherit', cwd: process.env.INIT_CWD ?? process.cwd(), env: { ...withCompileCache(), ...env } })
  return child
}

/** Files are created there: report a problem before a window opens, not after the first act. */
function checkHome(): void {
  try {
    accessSync(homeFolder(), access.W_OK)
  } catch (error) {
    const trouble = error instanceof Error ? error.message : String(error)
    console.error(`Shinpan has no folder to keep its files in (${trouble}). Set SHINPAN_HOME to one that can be written to.`)
    process.exit(1)
  }
}
