import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { extractAll } from '@electron/asar'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { running } from '../stand-in/run-program.ts'
import { writeElectronZip } from './electron-zip.ts'
import { CALLS, calledWorker } from './worker-calls.ts'

// what the stand-in's zip is like is Electron's for Linux; the other systems pack with the real one, in the workflow
describe.runIf(process.platform === 'linux')('the package, made with a zip of the stand-in', () => {
  let folder = ''
  let program = ''
  let unpacked = ''

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'shinpan-packed-'))
    const [zips, out] = [join(folder, 'zips'), join(folder, 'out')]
    mkdirSync(zips)
    writeElectronZip(zips)
    const { status, stdout, stderr } = spawnSync(process.execPath, ['test/electron/build/pack.ts', out], {
      encoding: 'utf8',
      env: { ...process.env, ELECTRON_ZIP_DIR: zips },
    })
    if (status !== 0) throw new Error(`${stdout}${stderr}`)
    program = globSync(join(out, '*/shinpan'))[0] ?? ''
    unpacked = join(folder, 'unpacked')
    extractAll(join(dirname(program), 'resources/app.asar'), unpacked)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('what the app needs is in it: no sources, and SQLite’s program for this system alone', () => {
    expect(readdirSync(unpacked).sort()).toEqual(['dist', 'node_modules', 'package.json'])
    const programs = globSync('**/*.node', { cwd: dirname(program) })
    expect(programs).toEqual([`resources/app.asar.unpacked/node_modules/better-sqlite3/prebuilds/linux-${process.arch}.node`])
  })

  test('its fuses are set, that of the cookies off', async () => {
    const wire = await getCurrentFuseWire(program)
    const isOn = (fuse: FuseV1Options): boolean => wire[fuse] === FuseState.ENABLE
    expect({
      runAsNode: isOn(FuseV1Options.RunAsNode),
      cookies: isOn(FuseV1Options.EnableCookieEncryption),
      nodeOptions: isOn(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
      inspect: isOn(FuseV1Options.EnableNodeCliInspectArguments),
      asarChecked: isOn(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
      onlyAsar: isOn(FuseV1Options.OnlyLoadAppFromAsar),
      file: isOn(FuseV1Options.GrantFileProtocolExtraPrivileges),
    }).toEqual({ runAsNode: false, cookies: false, nodeOptions: false, inspect: false, asarChecked: true, onlyAsar: true, file: false })
  })

  test.each(Object.keys(CALLS))('%s, unpacked from its asar, answers', async (name) => {
    const { answer, expected } = await calledWorker(join(unpacked, 'dist/electron'), name)
    expect(answer).toMatchObject(expected as object)
  })

  test('started, it shows a window on the sample tournament, whole; the page has every file that it names', async () => {
    const shown = join(folder, 'shown')
    const env = { TMPDIR: folder, SHINPAN_HOME: join(folder, 'home'), SHINPAN_USER_DATA: join(folder, 'user-data'), SHINPAN_SHOWN: shown }
    const { url, outside, end } = await running({ program, words: [], env })
    onTestFinished(() => end())
    const page = await (await fetch(`${url}/1/`)).text()
    const files = [...page.matchAll(/(?:src|href)="\.?\/?([^":]+)"/g)].map(([, file]) => file ?? '')
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) expect([file, (await fetch(`${url}/1/${file}`)).status]).toEqual([file, 200])

    const ask = async (path: string, json: object = {}) => {
      const headers = { 'content-type': 'application/json', origin: url }
      const answer = await fetch(`${url}/1/api/${path}`, { method: 'POST', headers, body: JSON.stringify({ json }) })
      const said = ((await answer.json()) as { readonly json: unknown }).json
      expect([path, answer.status, answer.status === 200 || said]).toEqual([path, 200, true])
      return said
    }
    expect(await ask('tournaments/current')).toMatchObject({ sample: true, readOnly: false })
    await expect.poll(() => ask('saving'), { timeout: 60_000 }).toMatchObject({ check: { state: 'ok' } })

    // each worker by what it is there for, from its place in the package; what comes from a hub is taken in by none here
    const by = 'Michiko Hayashi'
    const { file } = (await ask('tournaments/current')) as { readonly file: string }
    const [copy, damaged] = [join(folder, 'copy.shinpan'), join(folder, 'damaged.shinpan')]
    for (const one of [copy, damaged]) copyFileSync(file, one)
    const table = ((await ask('tables/list')) as readonly { readonly id: string }[]).at(-1)?.id
    expect(await ask('log/verify')).toMatchObject({ ok: true })
    const players = { name: 'players.csv', text: 'number;name;country\n977;Zofia Nowak;POL\n' }
    expect(await ask('lists/take', { file: players, asked: {}, leaveOut: false, by })).toMatchObject({})
    const game = { name: 'a.table', text: '@rules wrc-2015\n@hand E1 0\nE draw\nE discard 1z\n' }
    expect(await ask('tables/import', { table, file: game, by, again: true })).toMatchObject({})
    expect(await ask('persons/get', { person: 'Zofia Nowak' })).toMatchObject({})
    expect(await ask('joining/preview', { files: [copy] })).toMatchObject({})
    const made = { name: 'Autumn Open', place: '', date: '2026-11-22', rules: 'wrc-2015', tables: 1, referee: by }
    const { file: other } = (await ask('tournaments/create', made)) as { readonly file: string }
    await ask('tournaments/open', { file })
    expect(await ask('precedents/open', { file: other })).toEqual([other])
    expect(await ask('precedents/inFile', { file: other, rule: 'claim.not-taken' })).toMatchObject({ name: 'Autumn Open', trouble: null })
    expect(await ask('backups/salvage', { file: damaged })).toMatchObject({})
    expect(await outside()).toMatchObject({ windows: [{ url: 'shinpan-app://desk/1/', shown: true }], desks: [expect.any(Number)] })
    await end()
    expect(
      readdirSync(folder).filter((name) => name.startsWith('shinpan-unpacked')),
      'it leaves nothing',
    ).toEqual([])
    expect(existsSync(join(folder, 'user-data/left-open.json')), 'and ends as one leaves it').toBe(false)
  })
})
