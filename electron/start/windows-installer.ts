import { spawn } from 'node:child_process'
import { win32 } from 'node:path'

/** A command of Windows. */
export type InstallerStep = { readonly command: string; readonly words: readonly string[] }

const KIND = 'Shinpan.Tournament'
const CLASSES = 'HKCU\\Software\\Classes'

/**
 * The commands for which Squirrel, the Windows installer, starts the app: create or remove shortcuts, register `.shinpan` files. Undefined
 * at any other start. Changes only this user's settings.
 */
export const installerSteps = (words: readonly string[], program: string): readonly InstallerStep[] | undefined => {
  const [event = ''] = words
  const update = win32.resolve(win32.dirname(program), '..', 'Update.exe')
  const name = win32.basename(program)
  const add = (key: string, value: string): InstallerStep => ({
    command: 'reg.exe',
    words: ['add', `${CLASSES}\\${key}`, '/ve', '/d', value, '/f'],
  })
  const drop = (key: string): InstallerStep => ({ command: 'reg.exe', words: ['delete', `${CLASSES}\\${key}`, '/f'] })
  // Squirrel's own starter keeps its path in every version
  const starter = win32.resolve(win32.dirname(program), '..', name)
  switch (event) {
    case '--squirrel-install':
    case '--squirrel-updated':
      return [
        { command: update, words: ['--createShortcut', name] },
        add('.shinpan', KIND),
        add(KIND, 'Shinpan tournament'),
        add(`${KIND}\\DefaultIcon`, `"${program}",0`),
        add(`${KIND}\\shell\\open\\command`, `"${starter}" "%1"`),
      ]
    case '--squirrel-uninstall':
      return [{ command: update, words: ['--removeShortcut', name] }, drop(KIND), drop('.shinpan')]
    case '--squirrel-obsolete':
      return []
    default:
      return undefined
  }
}

/** Runs them in turn; a failure does not block the installer. */
export const runSteps = async (steps: readonly InstallerStep[]): Promise<void> => {
  for (const { command, words } of steps)
    await new Promise<void>((done) => {
      const child = spawn(command, [...words], { stdio: 'ignore' })
      child.once('error', () => done())
      child.once('exit', () => done())
    })
}
