/**
 * Run by security.test.ts in a process of its own: reads the checklist from the app as it is, and once more for each option turned the
 * other way in the source itself. Prints one line of JSON: for each turn the numbers of the items that fail, and why.
 */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Check, Exposed } from './checklist.ts'
import { TURNS } from './turns.ts'

const ROOT = pathToFileURL(`${process.cwd()}/`).href
let turn = -1

registerHooks({
  // every module of ours is loaded anew in each turn; Electron is what the stand-in says
  resolve: (name, context, next) => {
    if (name === 'electron') return { url: `${ROOT}test/electron/security/preload-electron.ts?turn=${turn}`, shortCircuit: true }
    const found = next(name, context)
    const isOurs = found.url.startsWith(ROOT) && !found.url.includes('/node_modules/')
    return isOurs ? { ...found, url: `${found.url.replace(/\?.*$/, '')}?turn=${turn}` } : found
  },
  load: (url, context, next) => {
    const loaded = next(url, context)
    const change = TURNS[turn]
    if (!change || !url.startsWith(`${ROOT}${change.file}?`)) return loaded
    const text = readFileSync(fileURLToPath(url.replace(/\?.*$/, '')), 'utf8')
    if (!text.includes(change.from)) throw new Error(`${change.file} has no ${change.from}`)
    return { ...loaded, source: text.replaceAll(change.from, change.to) }
  },
})

const results: { readonly turn: number; readonly failed: readonly Check[] }[] = []
for (turn = -1; turn < TURNS.length; turn++) {
  const shown = (await import(`./preload-electron.ts?turn=${turn}`)) as { exposed: () => Exposed }
  await import(`${ROOT}electron/preload.ts?turn=${turn}`)
  const { checklist } = (await import(`./checklist.ts?turn=${turn}`)) as typeof import('./checklist.ts')
  const checks = await checklist(shown.exposed())
  if (turn === -1) console.log(JSON.stringify({ items: checks.map(({ number, title }) => [number, title]) }))
  results.push({ turn, failed: checks.filter(({ wrong }) => wrong.length > 0) })
}
console.log(JSON.stringify(results))
process.exit(0)
