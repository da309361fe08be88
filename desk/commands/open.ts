import { resolve } from 'node:path'
import { firstStart } from '../tournaments/first-start.ts'
import { output } from '../words/output.ts'
import { findBrowser, hasScreen, openWindow } from './browser.ts'
import type { Command } from './command.ts'
import { serveFile, stop, untilStopped } from './serve.ts'

/** The window in a browser of this machine; where there is no screen, its address. */
export const open: Command = {
  usage: '[FILE] [--port N] [--no-window]',
  does: {
    en: 'opens the window (in a browser, with a server for this machine only) and prints its address',
    fr: 'ouvre la fenêtre (dans un navigateur, avec un serveur pour cette machine seule) et donne son adresse',
  },
  options: { port: { type: 'string' }, 'no-window': { type: 'boolean' } },
  words: 1,
  run: async (given) => {
    const [file] = given.words
    const served = await serveFile(given, file === undefined ? undefined : resolve(file))
    if (!served) return 1
    firstStart(served.desk.office)
    const browser = given.flag('no-window') || !hasScreen() ? undefined : findBrowser()
    if (browser) openWindow(browser, served.loopback.url)
    else if (!given.flag('no-window')) given.say((hasScreen() ? output.noBrowser : output.noScreen)[given.language])
    const stopped = untilStopped()
    given.say(output.listening(served.loopback.url)[given.language])
    await stopped
    await stop(served)
    return 0
  },
}
