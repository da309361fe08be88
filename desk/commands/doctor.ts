import { existsSync, statfsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { deviceId, homePath } from '../../db/device.ts'
import { type ReadableDb, sql } from '../../db/handle.ts'
import { openToRead } from '../../db/read-file.ts'
import { verify } from '../../db/verify.ts'
import { saidBy } from '../../db/words.ts'
import type { ByLanguage } from '../../engine/language.ts'
import { officeOf } from '../office.ts'
import { type Conflict, output } from '../words/output.ts'
import { findBrowser, hasScreen } from './browser.ts'
import type { Command } from './command.ts'

type Finding = { readonly what: string; readonly ok: boolean; readonly says: ByLanguage<string> }

/** Looks at what the desk needs on this machine. */
export const doctor: Command = {
  usage: '[--db FILE]',
  does: {
    en: 'checks file, home, disk, window, browser',
    fr: 'vérifie fichier, dossier, disque, fenêtre, navigateur',
  },
  options: { db: { type: 'string' } },
  run: (given) => {
    const file = given.option('db')
    const folder = file === undefined ? homePath() : dirname(resolve(file))
    const checks = [...(file === undefined ? [] : fileChecks(resolve(file))), homeCheck(), diskCheck(folder), windowCheck(), browserCheck()]
    for (const { what, ok, says: text } of checks) {
      const says = text[given.language]
      given.say(given.flag('json') ? JSON.stringify({ what, ok, says }) : `${ok ? 'ok  ' : 'look'}  ${what}: ${says}`)
    }
    return checks.every(({ what, ok }) => ok || what !== 'file') ? 0 : 1
  },
}

const fileChecks = (file: string): readonly Finding[] => {
  const opened = openToRead(file)
  if (!opened.ok) return [{ what: 'file', ok: false, says: opened.error.text }]
  try {
    const { ok, entries, head, text } = verify(opened.value)
    const found: Finding = { what: 'file', ok, says: text ?? output.entries(entries, head) }
    return ok ? [found, ...conflictChecks(opened.value)] : [found]
  } finally {
    opened.value.close()
  }
}

/** What copies that were joined say differently; a file that was never joined has none. */
const conflictChecks = (db: ReadableDb): readonly Finding[] =>
  sql<Conflict>(db, 'SELECT * FROM conflicts')
    .all()
    .map((conflict) => ({ what: 'conflict', ok: false, says: output.conflict(conflict) }))

/** Who only reads needs none; who writes does. */
const homeCheck = (): Finding => {
  try {
    return { what: 'home', ok: true, says: output.device(homePath(), deviceId()) }
  } catch (error) {
    return { what: 'home', ok: false, says: saidBy(error) }
  }
}

const diskCheck = (folder: string): Finding => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    const free = Math.floor((bavail * bsize) / 1024 / 1024)
    return { what: 'disk', ok: free > 200, says: output.free(free, folder) }
  } catch (error) {
    return { what: 'disk', ok: false, says: { en: `${folder}: ${saidBy(error).en}`, fr: `${folder} : ${saidBy(error).fr}` } }
  }
}

const windowCheck = (): Finding => {
  const page = join(officeOf({}).renderer, 'index.html')
  return existsSync(page)
    ? { what: 'window', ok: true, says: { en: page, fr: page } }
    : { what: 'window', ok: false, says: output.notBuilt }
}

const browserCheck = (): Finding => {
  const browser = findBrowser()
  return { what: 'browser', ok: browser !== undefined, says: output.browser(browser?.path, hasScreen()) }
}
