import { globSync } from 'node:fs'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import forge from '../forge.config.ts'

/** `npm run tool fuses`: reads the fuses of the packed app in `out/` and compares them with the configured ones. */
const [program] = globSync(['out/*/shinpan', 'out/*/shinpan.exe', 'out/*/Shinpan.app'])
const plugin = (forge.plugins ?? []).find((one) => 'fusesConfig' in one)
if (program === undefined || !plugin || !('fusesConfig' in plugin)) {
  console.error('npm run tool fuses: nothing is packed yet; npm run package does it.')
  process.exit(1)
}
const wanted = plugin.fusesConfig as Readonly<Record<number, unknown>>
const wire = (await getCurrentFuseWire(program)) as unknown as Readonly<Record<number, FuseState>>
const wrong = Object.entries(FuseV1Options).flatMap(([name, at]) =>
  typeof at === 'number' && typeof wanted[at] === 'boolean' && (wire[at] === FuseState.ENABLE) !== wanted[at] ? [name] : [],
)
console.log(wrong.length === 0 ? `${program}: as asked for` : `${program}: otherwise than asked for: ${wrong.join(', ')}`)
process.exit(wrong.length === 0 ? 0 : 1)
