import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** A clone as far as set-up looks at it, with an npm that does as told. */
const clone = async (npm: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'shinpan-set-up-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await copyFile('scripts/setup.mjs', join(folder, 'setup.mjs'))
  await writeFile(join(folder, 'package-lock.json'), '{}')
  await writeFile(join(folder, 'npm.cjs'), `const fs = require('node:fs')\n${npm}`)
  return folder
}

const setUp = (folder: string): Promise<{ status: number | null; out: string; words: string }> => {
  const child = spawn(process.execPath, ['setup.mjs'], {
    cwd: folder,
    env: { ...process.env, npm_execpath: join(folder, 'npm.cjs'), npm_node_execpath: process.execPath },
  })
  const said = { out: '', words: '' }
  child.stdout.on('data', (text: Buffer) => {
    said.out += text.toString()
  })
  child.stderr.on('data', (text: Buffer) => {
    said.words += text.toString()
  })
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, ...said })))
}

const INSTALLS =
  "fs.mkdirSync('node_modules/react', { recursive: true }); fs.writeFileSync('node_modules/react/package.json', ''); fs.appendFileSync('called', process.argv[2])"

test('installs once, says so beside the output of the command behind it, and is silent the next time', async () => {
  const folder = await clone(INSTALLS)
  const first = await setUp(folder)
  expect([first.status, first.out]).toEqual([0, ''])
  expect(first.words).toMatch(/^Setting up: installing .*\n {2}done in \d+ s: 1 packages\n$/)
  expect(await setUp(folder)).toEqual({ status: 0, out: '', words: '' })
  expect(await readFile(join(folder, 'called'), 'utf8')).toBe('ci')
})

test('installs again when the lock file has changed', async () => {
  const folder = await clone(INSTALLS)
  await setUp(folder)
  await writeFile(join(folder, 'package-lock.json'), '{ "packages": {} }')
  await setUp(folder)
  expect(await readFile(join(folder, 'called'), 'utf8')).toBe('cici')
})

const LOCKED = {
  'node_modules/react': { version: '19.0.0', integrity: 'a' },
  'node_modules/for-macs': { version: '1.0.0', optional: true },
}
const INSTALLED = { 'node_modules/react': LOCKED['node_modules/react'] }
test.each([
  ['what the lock file says was already installed by npm ci', INSTALLED, false],
  ['another version', { 'node_modules/react': { ...INSTALLED['node_modules/react'], version: '18.0.0' } }, true],
  ['other bytes', { 'node_modules/react': { ...INSTALLED['node_modules/react'], integrity: 'b' } }, true],
  ['one package less', {}, true],
])('%s: installs only where that differs', async (_what, installed, installs) => {
  const folder = await clone(INSTALLS)
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...LOCKED } }))
  await mkdir(join(folder, 'node_modules'))
  await writeFile(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
  expect((await setUp(folder)).words.startsWith('Setting up')).toBe(installs)
  expect((await setUp(folder)).words, 'the next time').toBe('')
  expect(existsSync(join(folder, 'called'))).toBe(installs)
})

test('where npm fails, its words and ours, its status, and another try the next time', async () => {
  const folder = await clone("console.error('registry out of reach'); process.exit(7)")
  const first = await setUp(folder)
  expect(first.status).toBe(7)
  expect(first.words).toMatch(/registry out of reach\nSetting up failed: /)
  expect((await setUp(folder)).status).toBe(7)
})

type LockEntry = { readonly integrity?: string; readonly optionalDependencies?: Readonly<Record<string, string>> }
const locked = async (): Promise<Readonly<Record<string, LockEntry>>> =>
  (JSON.parse(await readFile('package-lock.json', 'utf8')) as { packages: Readonly<Record<string, LockEntry>> }).packages

test('the lock file names the packages of every platform, so that npm ci accepts it', async () => {
  const packages = await locked()
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !(`${path}/node_modules/${name}` in packages || `node_modules/${name}` in packages)),
  )
  expect(missing).toEqual([])
})

test('every package of the lock file has a hash of its bytes, those of other platforms too', async () => {
  const { '': own, ...packages } = await locked()
  const without = Object.entries(packages).filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
  expect([own !== undefined, Object.keys(packages).length > 500, without.map(([path]) => path)]).toEqual([true, true, []])
})
