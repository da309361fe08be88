import { existsSync, statfsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { deviceId, homePath } from '../../db/device.ts'
import { openToRead } from '../../db/read-file.ts'
import { verify } from '../../db/verify.ts'
import { officeOf } from '../office.ts'
import { findBrowser, hasScreen } from './browser.ts'
import type { Command } from './command.ts'

type Finding = { readonly what: string; readonly ok: boolean; readonly says: string }

/** Looks at what the desk needs on this machine. */
export const doctor: Command = {
  usage: '[--db FILE]',
  does: 'checks file, home, disk, window, browser',
  options: { db: { type: 'string' } },
  run: (given) => {
    const file = given.option('db')
    const folder = file === undefined ? homePath() : dirname(resolve(file))
    const checks = [
      ...(file === undefined ? [] : [fileCheck(resolve(file))]),
      homeCheck(),
      diskCheck(folder),
      windowCheck(),
      browserCheck(),
    ]
    for (const check of checks)
      given.say(given.flag('json') ? JSON.stringify(check) : `${check.ok ? 'ok  ' : 'look'}  ${check.what}: ${check.says}`)
    return checks.every(({ what, ok }) => ok || what !== 'file') ? 0 : 1
  },
}

const fileCheck = (file: string): Finding => {
  const opened = openToRead(file)
  if (!opened.ok) return { what: 'file', ok: false, says: opened.error.detail }
  const { ok, entries, head, trouble } = verify(opened.value)
  opened.value.close()
  return { what: 'file', ok, says: trouble ?? `${entries} entries, head ${head}` }
}

/** Who only reads needs none; who writes does. */
const homeCheck = (): Finding => {
  try {
    return { what: 'home', ok: true, says: `${homePath()}, device ${deviceId()}` }
  } catch (error) {
    return { what: 'home', ok: false, says: (error as Error).message }
  }
}

const diskCheck = (folder: string): Finding => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    const free = Math.floor((bavail * bsize) / 1024 / 1024)
    return { what: 'disk', ok: free > 200, says: `${free} MB free in ${folder}` }
  } catch (error) {
    return { what: 'disk', ok: false, says: `${folder}: ${(error as Error).message}` }
  }
}

const windowCheck = (): Finding => {
  const page = join(officeOf({}).renderer, 'index.html')
  return existsSync(page) ? { what: 'window', ok: true, says: page } : { what: 'window', ok: false, says: 'not built yet: npm run build' }
}

const browserCheck = (): Finding => {
  const browser = findBrowser()
  const screen = hasScreen() ? '' : ', no screen'
  return { what: 'browser', ok: browser !== undefined, says: `${browser?.path ?? 'none found'}${screen}` }
}
