import { expect, onTestFinished, test, vi } from 'vitest'
import { installerSteps } from '../../../electron/start/windows-installer.ts'
import forge from '../../../forge.config.ts'

const PROGRAM = 'C:\\Users\\ref\\AppData\\Local\\Shinpan\\app-1.0.0\\shinpan.exe'

test('Windows: the installer makes shortcuts and has .shinpan files opened; who takes the app away takes that away', () => {
  const made = installerSteps(['--squirrel-install', '1.0.0'], PROGRAM) ?? []
  expect(made[0]).toEqual({ command: 'C:\\Users\\ref\\AppData\\Local\\Shinpan\\Update.exe', words: ['--createShortcut', 'shinpan.exe'] })
  expect(made.at(-1)?.words).toContain('"C:\\Users\\ref\\AppData\\Local\\Shinpan\\shinpan.exe" "%1"')
  expect(made.slice(1).every(({ words }) => words[1]?.startsWith('HKCU\\Software\\Classes\\'))).toBe(true)
  const gone = (installerSteps(['--squirrel-uninstall'], PROGRAM) ?? []).slice(1).map(({ words }) => words[1])
  expect(gone).toEqual(['HKCU\\Software\\Classes\\Shinpan.Tournament', 'HKCU\\Software\\Classes\\.shinpan'])
  expect(installerSteps(['--squirrel-obsolete'], PROGRAM)).toEqual([])
  expect(installerSteps(['C:\\hall\\open.shinpan'], PROGRAM)).toBeUndefined()
  expect(installerSteps([], PROGRAM)).toBeUndefined()
})

test('each system has its maker, its icon, and is told which files and links are ours', () => {
  expect((forge.makers ?? []).map((maker) => ('name' in maker ? maker.name : ''))).toEqual(['deb', 'squirrel', 'dmg', 'zip'])
  const zip = (forge.makers ?? []).find((maker) => 'name' in maker && maker.name === 'zip')
  expect(zip && 'platforms' in zip && zip.platforms, 'a zip for Linux would have no sandbox').toEqual(['darwin', 'win32'])
  expect(forge.packagerConfig).toMatchObject({
    icon: 'electron/icons/shinpan',
    asar: { unpack: '**/*.node' },
    protocols: [{ schemes: ['shinpan'] }],
    extendInfo: { UTExportedTypeDeclarations: [{ UTTypeTagSpecification: { 'public.filename-extension': ['shinpan'] } }] },
  })
})

test('a package made from a zip that somebody has has the same fuses set as one that was fetched', async () => {
  vi.stubEnv('ELECTRON_ZIP_DIR', '/a/folder')
  onTestFinished(() => void vi.unstubAllEnvs())
  // by another address it is loaded again
  const { default: fromZip } = (await import(`${import.meta.resolve('../../../forge.config.ts')}?zip`)) as { default: typeof forge }
  expect(fromZip.packagerConfig).toMatchObject({ electronZipDir: '/a/folder' })
  const fusesOf = ({ plugins = [] }: typeof forge) => plugins.map((plugin) => 'fusesConfig' in plugin && plugin.fusesConfig)
  expect(fusesOf(fromZip)).toEqual(fusesOf(forge))
  expect(fusesOf(forge)).toMatchObject([{ '0': false }])
})
