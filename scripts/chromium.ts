import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A Chromium-like browser on this machine (Chromium, Chrome, Edge, Brave), `CHROMIUM_PATH` before all others; none if there is none. */
export const findChromium = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return [...usualPlaces(), ...onThePath()].find((path) => existsSync(path))
}

/** One line that tells a person how to get one. */
export const howToGetChromium = (): string =>
  ({
    linux: 'install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chrome or Chromium',
    darwin: 'install Google Chrome (brew install --cask google-chrome) or set CHROMIUM_PATH to one',
    win32: 'install Google Chrome or Microsoft Edge, or set CHROMIUM_PATH to one',
  })[process.platform as string] ?? 'install Chromium or set CHROMIUM_PATH to one'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'brave-browser']

const usualPlaces = (): readonly string[] => {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  }
  if (process.platform === 'win32') {
    const roots = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].filter(
      (root) => root !== undefined,
    )
    return roots.flatMap((root) => [
      join(root, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(root, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ])
  }
  return NAMES.map((name) => `/usr/bin/${name}`)
}

const onThePath = (): readonly string[] =>
  process.platform === 'win32' ? [] : (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
