import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants, existsSync, readlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { makeFolder } from '../../../db/disk/make-folder.ts'
import { tried } from '../../../db/disk/tried.ts'
import { QUIET_FIREFOX } from './quiet-firefox.ts'

const CHROMIUMS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
  'brave-browser',
]
const FIREFOXES = ['firefox', 'firefox-esr']

export type Browser = { readonly path: string; readonly asApp: boolean }

/** The browser of this machine; prefers Chromium relatives, which can open an address as a window of its own. */
export const findBrowser = (): Browser | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const fixed = process.platform === 'darwin' ? MAC : process.platform === 'win32' ? WINDOWS : []
  const candidates = [...CHROMIUMS, ...FIREFOXES].flatMap((name) => folders.map((folder) => join(folder, name)))
  const path = [...fixed, ...candidates].find(isProgram)
  return path === undefined ? undefined : { path, asApp: !/firefox/i.test(path) }
}

/** The Chromium relative in `CHROMIUM_PATH`, else this machine's. */
export const findChromium = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  const found = findBrowser()
  return found?.asApp ? found.path : undefined
}

export const hasScreen = (): boolean => process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)

/** An opened window; `ended` resolves when the browser's process has ended, which on a Mac outlives its windows. */
export type OpenedWindow = { readonly ended: Promise<BrowserEnd> }

/** How a browser's process ended: closed or handed over to another process, or failed to start or run. */
export type BrowserEnd = 'as one ends it' | 'failed'

/**
 * Opens an address or a local page in a browser window with its own profile. The profile separates cookies and settings from the user's,
 * and makes no network requests of its own. Without `profile`, uses the user's own browser. The window outlives this program.
 */
export const openWindow = ({ path, asApp }: Browser, url: string, profile?: string): OpenedWindow => {
  if (profile !== undefined) makeFolder(profile, 0o700)
  if (profile !== undefined && !asApp) writeFileSync(join(profile, 'user.js'), QUIET_FIREFOX)
  const child = spawn(path, asApp ? appWords(url, profile) : firefoxWords(url, profile), { stdio: 'ignore', detached: true })
  child.unref()
  return { ended: endOf(child) }
}

const appWords = (url: string, profile: string | undefined): readonly string[] => [
  `--app=${url}`,
  ...(profile === undefined ? [] : [`--user-data-dir=${profile}`, ...QUIET]),
]

/** A Firefox that already has this profile open takes over the page. */
const firefoxWords = (url: string, profile: string | undefined): readonly string[] => [
  ...(profile === undefined ? [] : ['--profile', profile]),
  '--new-window',
  url,
]

/** No questions at the first start, and no network requests except the window's. */
const QUIET = [
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
]

const endOf = (child: ChildProcess): Promise<BrowserEnd> =>
  new Promise((resolve) => {
    child.once('error', () => resolve('failed'))
    child.once('exit', (code) => resolve(code === 0 ? 'as one ends it' : 'failed'))
  })

/**
 * Whether a browser has the profile open. Chromium and Firefox leave a link with machine and process (`SingletonLock`, `lock`), which may
 * outlive them; on Windows a file that they delete.
 */
export const profileIsInUse = (profile: string): boolean => {
  if (process.platform === 'win32') return existsSync(join(profile, 'lockfile'))
  return ['SingletonLock', 'lock'].some(
    (name) =>
      tried(() => {
        const pid = Number(/(?<!\d)\d+$/.exec(readlinkSync(join(profile, name)))?.[0] ?? Number.NaN)
        return Number.isInteger(pid) && process.kill(pid, 0)
      }) ?? false,
  )
}

const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Firefox'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name.toLowerCase() === 'firefox' ? 'firefox' : name}`,
)
const WINDOWS = [process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA]
  .filter((folder) => folder !== undefined)
  .flatMap((folder) => [
    join(folder, 'Google/Chrome/Application/chrome.exe'),
    join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    join(folder, 'Mozilla Firefox/firefox.exe'),
  ])

const isProgram = (path: string): boolean =>
  tried(() => {
    accessSync(path, constants.X_OK)
    return true
  }) ?? false
