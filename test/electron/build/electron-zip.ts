import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { zipSync } from 'fflate'

/** The fuses of a fresh Electron, as its program contains them: sentinel, version, number of fuses, one character for each. */
const FUSES = Buffer.concat([Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'), Buffer.from([1, 9]), Buffer.from('101100111')])

/** A shell script in the place of Electron's program, which runs our stand-in. */
const electronProgram = (): Buffer => {
  const script = `#!/bin/sh\nSHINPAN_STAND_IN="$0" exec '${process.execPath}' '${resolve('test/electron/stand-in/program.ts')}' "$@"\n# `
  return Buffer.concat([Buffer.from(script), FUSES, Buffer.from('\n')])
}

/** Puts a zip into a folder that is like the one of Electron's releases for this Linux, but for its program. */
export const writeElectronZip = (folder: string): void => {
  const { version } = JSON.parse(readFileSync('node_modules/electron/package.json', 'utf8')) as { readonly version: string }
  const zip = zipSync({
    electron: [electronProgram(), { os: 3, attrs: 0o755 << 16 }],
    version: Buffer.from(version),
    LICENSE: Buffer.from('MIT'),
    'LICENSES.chromium.html': Buffer.from('<p>'),
    resources: { 'default_app.asar': Buffer.from('') },
  })
  writeFileSync(join(folder, `electron-v${version}-linux-${process.arch}.zip`), zip)
}
