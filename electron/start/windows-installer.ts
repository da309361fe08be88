import { spawn } from 'node:child_process'
import { win32 } from 'node:path'

/** A thing done by a program of Windows. */
export type Step = { readonly command: string; readonly words: readonly string[] }

const KIND = 'Shinpan.Tournament'
const CLASSES = 'HKCU\\Software\\Classes'

/**
 * What Squirrel, Windows' installer, starts the app for: shortcuts made or taken away, `.shinpan` files told to open in it. Undefined at any
 * other start. Only this person's settings are touched.
 */
export const installerSteps = (words: readonly string[], program: string): readonly Step[] | undefined => {
  const [event = ''] = words
  const update = win32.resolve(win32.dirname(program), '..', 'Update.exe')
  const name = win32.basename(program)
  const add = (key: string, value: string): Step => ({ command: 'reg.exe', words: ['add', `${CLASSES}\\${key}`, '/ve', '/d', value, '/f'] })
  const drop = (key: string): Step => ({ command: 'reg.exe', words: ['delete', `${CLASSES}\\${key}`, '/f'] })
  // Squirrel's own starter stays where it is from version to version
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

/** Does them one after the other; one that fails does not hold up the installer. */
export const carryOut = async (steps: readonly Step[]): Promise<void> => {
  for (const { command, words } of steps)
    await new Promise<void>((done) => {
      const child = spawn(command, [...words], { stdio: 'ignore' })
      child.once('error', () => done())
      child.once('exit', () => done())
    })
}
