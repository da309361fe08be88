import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A build product: the folders and files that it is made from, files that it consists of, and the npm script that builds it. */
type Built = {
  readonly name: string
  readonly folders: readonly string[]
  readonly files: readonly string[]
  readonly results: readonly [string, ...string[]]
  readonly script: string
}

export const WINDOW: Built = {
  name: 'the window',
  folders: ['renderer', 'engine', 'desk/contract'],
  files: ['vite.config.ts', 'scripts/build-plugins.ts', 'package-lock.json'],
  results: ['dist/renderer/index.html'],
  script: 'build',
}
export const SHELL: Built = {
  name: 'the shell',
  folders: ['electron', 'desk', 'db', 'engine', 'renderer/ui/tiles/faces'],
  files: ['vite.electron.config.ts', 'scripts/build-plugins.ts', 'package-lock.json'],
  results: ['dist/electron/command-line.mjs', 'dist/electron/desk-process.mjs', 'dist/electron/preload.cjs'],
  script: 'build:shell',
}

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** True if the product is missing, or a source or a folder of sources has changed since it was built. */
export const isStale = ({ folders, files, results }: Built): boolean => {
  const built = Math.min(...results.map((file) => changedAt(file) ?? 0))
  return built === 0 || files.some((file) => (changedAt(file) ?? 0) > built) || folders.some((folder) => isChangedIn(folder, built))
}

/**
 * Whether a folder, or anything in it, has changed since a time, but for what editors and file managers hide there. Each start of the
 * command line asks this of a thousand files: one folder at a time takes a third of a recursive listing.
 */
const isChangedIn = (folder: string, since: number): boolean =>
  (changedAt(folder) ?? 0) > since ||
  readdirSync(`${ROOT}${folder}`, { withFileTypes: true }).some((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.name.startsWith('.')) return false
    return entry.isDirectory() ? isChangedIn(path, since) : (changedAt(path) ?? 0) > since
  })

/** When a file was last written, in ms; undefined if it is not there, as behind a dangling link. */
const changedAt = (file: string): number | undefined => statSync(`${ROOT}${file}`, { throwIfNoEntry: false })?.mtimeMs

/** Builds the product if it is stale; on failure returns false and shows the output. */
export const build = (built: Built): boolean => {
  if (!isStale(built)) return true
  console.log(`Building ${built.name} …`)
  return npmRun(built.script)
}

/** The folder of the built programs, which start in half the time of the sources; undefined if they are missing or stale. */
export const builtPrograms = (): string | undefined => (isStale(SHELL) ? undefined : join(ROOT, 'dist/electron'))

/** The program of the command line: the built one if it is up to date, otherwise the source. */
export const commandLine = (): string => programFrom('command-line.mjs', 'desk/main.ts')

/** The same for the desk's process behind Electron's windows. */
export const deskProcess = (): string => programFrom('desk-process.mjs', 'electron/desk-process.ts')

const FOLDER = fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url))

/** The environment of our programs: Node caches compiled sources, so that they start in a third of the time. */
export const withCompileCache = (): NodeJS.ProcessEnv => ({ NODE_COMPILE_CACHE: FOLDER, ...process.env })

const programFrom = (built: string, source: string): string => {
  const folder = builtPrograms()
  return folder === undefined ? join(ROOT, source) : join(folder, built)
}

const npmRun = (script: string): boolean => {
  // only a build needs it, and each start of the command line would load it
  const { spawnSync } = process.getBuiltinModule('node:child_process')
  const npm = process.env.npm_execpath
  const [command, before] = npm ? [process.env.npm_node_execpath ?? process.execPath, [npm]] : ['npm', []]
  const { status, stdout, stderr } = spawnSync(command, [...before, 'run', '--silent', script], { encoding: 'utf8' })
  if (status !== 0)
    console.error(`${stdout}\n${stderr}`.trim(), `\nShinpan could not be built: npm run ${script} failed; its output is above.`)
  return status === 0
}
