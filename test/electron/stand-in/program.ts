import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { extractAll } from '@electron/asar'
import { forked } from './child.ts'
import { servePages } from './pages.ts'
import { standIn } from './stand-in.ts'

/**
 * Runs in the place of Electron's program: loads the built main process of the package that it lies in, whose asar is unpacked first because
 * Node doesn't read one, or else of the folder that is its first word. Desks are real processes, windows are pages of a real browser: a
 * server on loopback gives them the app's own answers (pages.ts), and its address is printed.
 */
const program = process.env.SHINPAN_STAND_IN ?? ''
const asar = join(dirname(program), 'resources/app.asar')
const packed = existsSync(asar)
const words = process.argv.slice(2)
const app = packed ? unpacked() : resolve(words[0] ?? '.')
process.argv = [program, ...words]

const userData = process.env.SHINPAN_USER_DATA ?? join(tmpdir(), 'shinpan-user-data')
mkdirSync(userData, { recursive: true })
const desks: number[] = []
const { electron, seen } = standIn({
  userData,
  packed,
  presses: () => 0,
  desk: () => Promise.reject(new Error('desks are processes here')),
  fork: (script, args) => {
    const { child, utility } = forked(script, args)
    desks.push(child.pid ?? 0)
    return utility
  },
  gone: () => process.exit(0),
})

Object.assign(globalThis, { standInElectron: electron })
const names = Object.keys(electron).join(', ')
const module = `data:text/javascript,export const { ${names} } = globalThis.standInElectron`
registerHooks({ resolve: (name, context, next) => (name === 'electron' ? { url: module, shortCircuit: true } : next(name, context)) })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => electron.app.quit())
await import(pathToFileURL(join(app, 'dist/electron/main.mjs')).href)
console.log(`stand-in at ${await servePages(seen, desks)}`)

function unpacked(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-unpacked-'))
  extractAll(asar, folder)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
