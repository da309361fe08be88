import { spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The line that says where the browser window is served. */
export const LISTENING = /listening on http:\/\/127\.0\.0\.1/

export type FakeMachine = {
  /** The lines of a shell script in place of Electron; without it there is none. */
  readonly electron?: string
  /** Where Electron would be fetched from. */
  readonly mirror?: string
  /** The browser of the system instead of one that only notes what it opens. */
  readonly realBrowser?: true
  /** As root, where the tests run as root; else always as an ordinary user. */
  readonly asRoot?: true
  readonly env?: Readonly<Record<string, string>>
}

export type Started = {
  /** All output so far, once it matches. */
  readonly heard: (wanted: RegExp) => Promise<string>
  readonly ended: Promise<number | null>
  readonly stop: () => void
}

export type Machine = {
  /** `npm start`, with an empty home at first. */
  readonly start: () => Started
  readonly home: string
  /** The addresses that the browser was asked to open. */
  readonly opened: () => string
  readonly end: () => Promise<void>
}

const NOBODY = 65534

/** A machine with a screen, a browser, and a fake Electron or none. */
export const makeMachine = ({ electron, mirror = 'http://127.0.0.1:1/', realBrowser, asRoot, env = {} }: FakeMachine): Machine => {
  const stepsDown = process.getuid?.() === 0 && !asRoot
  const path = mkdtempSync(join(tmpdir(), 'shinpan-machine-'))
  const [home, programs, dist] = ['home', 'programs', 'dist'].map((name) => join(path, name)) as [string, string, string]
  for (const one of [home, programs, dist]) mkdirSync(one)
  const opened = join(path, 'opened')
  if (!realBrowser) writeFileSync(join(programs, 'chromium'), `#!/bin/sh\necho $$ "$@" >> '${opened}'\nexec sleep 60\n`, { mode: 0o755 })
  if (electron !== undefined) writeFileSync(join(dist, 'electron'), `#!/bin/sh\n${electron}\n`, { mode: 0o755 })
  writeFileSync(opened, '')
  for (const one of [path, home, programs, dist, opened]) {
    chmodSync(one, 0o777)
    if (stepsDown) chownSync(one, NOBODY, NOBODY)
  }
  const running: Started[] = []

  const start = (): Started => {
    const child = spawn(process.execPath, ['scripts/start.ts'], {
      ...(stepsDown && { uid: NOBODY, gid: NOBODY }),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DISPLAY: ':99',
        LC_ALL: 'C',
        HOME: home,
        SHINPAN_HOME: home,
        TMPDIR: path,
        NODE_COMPILE_CACHE: join(path, 'compiled'),
        PATH: `${programs}:/usr/bin:/bin`,
        ELECTRON_OVERRIDE_DIST_PATH: dist,
        ELECTRON_MIRROR: mirror,
        electron_config_cache: join(path, 'cache'),
        ...env,
      },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text.toString()
      })
    }
    const heard = (wanted: RegExp): Promise<string> =>
      new Promise((resolve, failed) => {
        const look = (): void => {
          if (wanted.test(output)) resolve(output)
        }
        child.stdout.on('data', look)
        child.stderr.on('data', look)
        child.on('close', () => failed(new Error(`it ended after: ${output}`)))
        look()
      })
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    const started = { heard, ended, stop: () => void child.kill('SIGTERM') }
    running.push(started)
    return started
  }

  const end = async (): Promise<void> => {
    for (const started of running) {
      started.stop()
      await started.ended
    }
    for (const [, pid] of readFileSync(opened, 'utf8').matchAll(/^(\d+) /gm)) endIfThere(Number(pid))
    rmSync(path, { recursive: true, force: true, maxRetries: 5 })
  }
  return { start, home, opened: () => readFileSync(opened, 'utf8'), end }
}

/** A browser outlives the start that opened it. */
const endIfThere = (pid: number): void => {
  try {
    process.kill(pid)
  } catch {
    // it has ended by itself
  }
}
