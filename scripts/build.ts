import { spawnSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'

/** A build product: its sources, one of its files, and the npm script that builds it. */
type Built = { readonly name: string; readonly sources: string; readonly result: string; readonly script: string }

export const WINDOW: Built = {
  name: 'the window',
  sources: '{renderer/**/*,engine/**/*.ts,desk/contract/*.ts,vite.config.ts,package-lock.json}',
  result: 'dist/renderer/index.html',
  script: 'build',
}
export const SHELL: Built = {
  name: 'the shell',
  sources: '{electron,desk,db,engine}/**/*.ts',
  result: 'dist/electron/preload.cjs',
  script: 'build:shell',
}

/** True if a source is newer than the product, or the product is missing. */
export const isStale = ({ sources, result }: Built): boolean => {
  if (!existsSync(result)) return true
  const built = statSync(result).mtimeMs
  // the output of the type check is no source
  return globSync(sources, { exclude: (file) => file.endsWith('.tsbuildinfo') }).some((file) => statSync(file).mtimeMs > built)
}

/** Builds the product if it is stale; on failure returns false and shows the output. */
export const build = (built: Built): boolean => {
  if (!isStale(built)) return true
  console.log(`Building ${built.name} …`)
  return npmRun(built.script)
}

const npmRun = (script: string): boolean => {
  const npm = process.env.npm_execpath
  const [command, before] = npm ? [process.env.npm_node_execpath ?? process.execPath, [npm]] : ['npm', []]
  const { status, stdout, stderr } = spawnSync(command, [...before, 'run', '--silent', script], { encoding: 'utf8' })
  if (status !== 0)
    console.error(`${stdout}\n${stderr}`.trim(), `\nShinpan could not be built: npm run ${script} failed, its words are above.`)
  return status === 0
}
