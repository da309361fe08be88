import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of Electron's npm package; its program is downloaded into it. */
export const ELECTRON_FOLDER = 'node_modules/electron'

export const electronVersion = (): string =>
  (JSON.parse(readFileSync(join(ELECTRON_FOLDER, 'package.json'), 'utf8')) as { readonly version: string }).version

/**
 * Electron's program on this machine; undefined if it is not unpacked. `ELECTRON_OVERRIDE_DIST_PATH` is Electron's own variable for
 * another folder.
 */
export const electronBinary = (): string | undefined => {
  const other = process.env.ELECTRON_OVERRIDE_DIST_PATH
  const named = join(ELECTRON_FOLDER, 'path.txt')
  const name = existsSync(named) ? readFileSync(named, 'utf8') : PROGRAMS[process.platform]
  if (name === undefined || (other === undefined && !existsSync(named))) return undefined
  const program = join(other ?? join(ELECTRON_FOLDER, 'dist'), name)
  return existsSync(program) ? program : undefined
}

/** Electron's program within its folder, by system. */
const PROGRAMS: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'electron',
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
}
