import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ELECTRON_FOLDER } from './electron-binary.ts'

/** The properties of a machine that decide whether Electron can run on it. */
export type Machine = {
  readonly platform: NodeJS.Platform
  /** The user's number; undefined on Windows. */
  readonly user: number | undefined
  readonly hasGlibc: boolean
  /** A kernel setting from `/proc/sys`; undefined if it does not exist. */
  readonly kernel: (name: string) => string | undefined
  /** True if root owns Electron's sandbox program with setuid, which replaces user namespaces. */
  readonly hasSandboxProgram: boolean
  /** Missing libraries that Electron loads. */
  readonly missingLibraries: readonly string[]
}

/** The reason why Electron can't run on a machine and a remedy, in one line; undefined if nothing prevents it. */
export const whyNoElectron = (machine: Machine): string | undefined => {
  if (machine.platform !== 'linux') return undefined
  if (machine.user === 0) return "Electron's sandbox does not run as root: start Shinpan as an ordinary user for a window of its own"
  if (!machine.hasGlibc) return 'Electron is built for glibc, and this system has musl'
  if (machine.missingLibraries.length > 0)
    return `Electron needs ${machine.missingLibraries.join(', ')}: install them with the package manager of this system`
  const setting = machine.hasSandboxProgram ? undefined : NAMESPACES.find(([name, denied]) => machine.kernel(name) === denied)
  return (
    setting &&
    `this system gives ordinary users no namespaces of their own (${setting[0].replace('/', '.')} is ${setting[1]}), which Electron's sandbox needs: install Shinpan's .deb, which sets the sandbox up`
  )
}

/** Settings that deny user namespaces to ordinary users on Linux, with the value that does: Debian, any, Ubuntu from 24.04. */
const NAMESPACES: readonly (readonly [string, string])[] = [
  ['kernel/unprivileged_userns_clone', '0'],
  ['user/max_user_namespaces', '0'],
  ['kernel/apparmor_restrict_unprivileged_userns', '1'],
]

/** Libraries that Electron is linked with and that a system without a desktop lacks. */
const LIBRARIES = [
  'libnss3.so',
  'libgtk-3.so.0',
  'libgbm.so.1',
  'libasound.so.2',
  'libatk-bridge-2.0.so.0',
  'libcups.so.2',
  'libXcomposite.so.1',
]

export const thisMachine = (): Machine => ({
  platform: process.platform,
  user: process.getuid?.(),
  hasGlibc: hasGlibc(),
  kernel: (name) => (existsSync(`/proc/sys/${name}`) ? readFileSync(`/proc/sys/${name}`, 'utf8').trim() : undefined),
  hasSandboxProgram: isSetForRoot(join(ELECTRON_FOLDER, 'dist/chrome-sandbox')),
  missingLibraries: missingLibraries(),
})

const hasGlibc = (): boolean => {
  if (process.platform !== 'linux' || !process.report) return false
  const { header } = process.report.getReport() as { readonly header: { readonly glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime !== undefined
}

const isSetForRoot = (program: string): boolean => {
  const known = statSync(program, { throwIfNoEntry: false })
  return known !== undefined && known.uid === 0 && (known.mode & 0o4001) === 0o4001
}

/** None if the system has no list of its libraries. */
const missingLibraries = (): readonly string[] => {
  if (process.platform !== 'linux') return []
  const { stdout, status } = spawnSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' })
  return status === 0 ? LIBRARIES.filter((name) => !stdout.includes(name)) : []
}
