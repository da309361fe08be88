import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { build, SHELL, WINDOW } from './build.ts'
import { electronBinary } from './electron-binary.ts'
import { fetchElectron } from './see-to-electron.ts'

/** `npm run package` and `npm run make`: builds, then runs forge. Says first if Electron is not available. */
const [what = 'package', ...words] = process.argv.slice(2)
const zipFolder = process.env.ELECTRON_ZIP_DIR
if (zipFolder ? !existsSync(zipFolder) : !(electronBinary() ?? (await fetchElectron((line) => console.log(line))))) {
  console.error(
    [
      `npm run ${what}: Electron's binary can't be had on this machine, so there is nothing to pack.`,
      "It comes from Electron's releases on GitHub: set ELECTRON_MIRROR to a mirror in reach, or ELECTRON_ZIP_DIR to a folder with its zip.",
    ].join('\n'),
  )
  process.exit(1)
}
if (!build(WINDOW) || !build(SHELL)) process.exit(1)
const { status } = spawnSync('electron-forge', [what, ...words], { stdio: 'inherit', shell: process.platform === 'win32' })
process.exit(status ?? 1)
