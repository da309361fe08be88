import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'

/** `npm run tool sbom`: everything in the lock file, as CycloneDX, into dist/sbom.json. npm makes it, without network access. */
const TO = 'dist/sbom.json'
const windows = process.platform === 'win32'
const { stdout, stderr, status } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: windows,
})
if (status !== 0) {
  console.error(`npm run tool sbom: npm could not make it: ${stderr.trim()}`)
  process.exit(1)
}
const { components } = JSON.parse(stdout) as { readonly components: readonly unknown[] }
mkdirSync('dist', { recursive: true })
writeFileSync(TO, stdout)
console.log(`${TO}: ${components.length} components`)
