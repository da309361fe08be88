import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

/** A package whose code we distribute, and its licence. */
export type Shipped = { readonly name: string; readonly version: string; readonly licence: string; readonly text: string }

const LIST = 'renderer/window/about/licences.json'

/** Licences that allow everybody to redistribute; a person must review any other. */
export const ACCEPTED: readonly string[] = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'OFL-1.1',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Unlicense',
]

/** Third-party code in the window and the desk: every package with a bundled module, and those shipped beside. */
export const shipped = async (): Promise<readonly Shipped[]> => {
  const folders = new Set([
    'node_modules/better-sqlite3',
    'node_modules/@fontsource/noto-sans',
    ...['jp', 'kr', 'sc'].map((script) => `node_modules/@fontsource-variable/noto-sans-${script}`),
  ])
  for (const configFile of ['vite.config.ts', 'vite.electron.config.ts']) {
    const plugins: Plugin[] = [{ name: 'shipped', moduleParsed: ({ id }) => noteFolder(folders, id), generateBundle: NOTHING }]
    const settings = { write: false, emptyOutDir: false, minify: false }
    await build({ configFile, configLoader: 'native', logLevel: 'silent', plugins, build: settings })
  }
  return [...folders].map(packageAt).sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Drops the bundle before it is compressed: only its modules matter. */
const NOTHING: NonNullable<Plugin['generateBundle']> = {
  order: 'pre',
  handler: (_, bundle) => {
    for (const name of Object.keys(bundle)) delete bundle[name]
  },
}

const noteFolder = (folders: Set<string>, id: string): void => {
  const [folder] = /node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)(?!.*\/node_modules\/)/.exec(id.replaceAll('\\', '/')) ?? []
  if (folder !== undefined && existsSync(join(folder, 'package.json'))) folders.add(folder)
}

const packageAt = (folder: string): Shipped => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(one))
  return {
    name: name ?? folder,
    version: version ?? '',
    licence: license ?? '',
    text: file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r', '').trim() : '',
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const all = await shipped()
  writeFileSync(LIST, `${JSON.stringify(all, null, 2)}\n`)
  console.log(`${all.length} packages; terms: ${[...new Set(all.map(({ licence }) => licence))].join(', ')}`)
}
