import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'brave-browser']
const FIREFOXES = ['firefox', 'firefox-esr']

/** Where a browser of this machine lies, Chromium's kin first: they can open an address as a window of its own. */
export const findBrowser = (): { readonly path: string; readonly asApp: boolean } | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const fixed = process.platform === 'darwin' ? MAC : process.platform === 'win32' ? WINDOWS : []
  const candidates = [...CHROMIUMS, ...FIREFOXES].flatMap((name) => folders.map((folder) => join(folder, name)))
  const path = [...fixed, ...candidates].find(isProgram)
  return path === undefined ? undefined : { path, asApp: !/firefox/i.test(path) }
}

/** Whether there is a screen to open a window on. */
export const hasScreen = (): boolean => process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)

/** Opens an address in a window; the browser goes its own way. */
export const openWindow = ({ path, asApp }: { readonly path: string; readonly asApp: boolean }, url: string): void => {
  const child = spawn(path, asApp ? [`--app=${url}`] : ['--new-window', url], { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
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

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
