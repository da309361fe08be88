import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Runs both README commands, each in a clone of HEAD in an empty folder, as on a machine without anything installed; prints their times.
 */
const here = resolve(import.meta.dirname, '..')
const shared = join(here, '../shared')
const place = mkdtempSync(join(tmpdir(), 'fresh-clone-'))
const environment = bareEnvironment()

try {
  if (existsSync(shared)) symlinkSync(shared, join(place, 'shared'))
  else console.log('../shared is not there: the clone stands alone')
  console.log(`npm start, from nothing until it can be used: ${await start(clone('start'))} s`)
  console.log(`npm test, from nothing: ${await timed('npm test', () => run('npm', ['test'], clone('test')))} s`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(place, { recursive: true, force: true })
}

function clone(name: string): string {
  const folder = join(place, name)
  run('git', ['clone', '--quiet', here, folder], place)
  return folder
}

/** Without npm variables or node_modules/.bin on the path, as in a fresh terminal. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_') && name !== 'INIT_CWD' && name !== 'NODE')
  const path = (process.env.PATH ?? '').split(':').filter((folder) => !folder.includes('node_modules') && !folder.includes('node-gyp-bin'))
  return { ...Object.fromEntries(kept), PATH: path.join(':') }
}

function run(command: string, words: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, words, { cwd, stdio: ['ignore', 'inherit', 'inherit'], env: environment })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed`)
}

async function timed(name: string, work: () => unknown): Promise<string> {
  console.log(`\n$ ${name}`)
  const began = performance.now()
  await work()
  return ((performance.now() - began) / 1000).toFixed(1)
}

/** `npm start` without a screen prints its address and serves until it is interrupted, as by Ctrl-C. */
async function start(folder: string): Promise<string> {
  const { promise: gone, resolve: left } = Promise.withResolvers<void>()
  const seconds = await timed('npm start', () => {
    const child = spawn('npm', ['start'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...environment, DISPLAY: '', WAYLAND_DISPLAY: '', SHINPAN_HOME: join(place, 'home') },
      detached: true,
    })
    child.once('exit', () => left())
    return new Promise<void>((done, failed) => {
      child.once('exit', (code) => failed(new Error(`npm start ended with ${code}`)))
      child.stdout.on('data', (text: Buffer) => {
        process.stdout.write(text)
        if (!/http:\/\/127\.0\.0\.1:\d+/.test(text.toString())) return
        done()
        if (child.pid) process.kill(-child.pid, 'SIGINT')
      })
    })
  })
  await gone
  return seconds
}
