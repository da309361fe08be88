import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { homeFolder } from '../../db/device.ts'
import type { Desk } from '../desk.ts'
import { proofChecker } from '../serving/join-proof.ts'
import { forgetServer, keepPort, type LeftServer, lastPort, notedServers, noteServer } from '../serving/left-server.ts'
import { type Loopback, listen } from '../serving/loopback.ts'
import { firstStart } from '../tournaments/first-start.ts'
import { output } from '../words/output.ts'
import { type Browser, findBrowser, hasScreen, openWindow } from './browser.ts'
import type { Command } from './command.ts'
import { joinServer } from './join-server.ts'
import { serveFile, stop, untilStopped } from './serve.ts'

/** The window in a browser of this machine; where there is no screen, its address. A second start joins the first; what ended unasked goes on. */
export const open: Command = {
  usage: '[FILE] [--port N] [--no-window]',
  does: {
    en: 'opens the window (in a browser, with a server for this machine only) and prints its address',
    fr: 'ouvre la fenêtre (dans un navigateur, avec un serveur pour cette machine seule) et donne son adresse',
  },
  options: { port: { type: 'string' }, 'no-window': { type: 'boolean' } },
  words: 1,
  run: async (given) => {
    const [word] = given.words
    const wanted = word === undefined ? undefined : resolve(word)
    const home = homeFolder()
    const browser = given.flag('no-window') || !hasScreen() ? undefined : findBrowser()
    const profile = join(home, 'browser')
    const { url, left } = given.option('port') === undefined ? await others(home, wanted) : {}
    if (url !== undefined) {
      if (browser) openWindow(browser, url, profile)
      given.say(output.listening(url)[given.language])
      return 0
    }
    const file = wanted ?? (left?.file && existsSync(left.file) ? left.file : undefined)
    const served = await serveFile(given, file, async (desk, port) => {
      const keep = given.option('port') === undefined
      const run = randomBytes(16).toString('base64url')
      return keep ? await listenAgain(desk, { home, run, left }) : listen(desk.fetch, { port, note: desk.office.diagnostics.note })
    })
    if (!served) return 1
    firstStart(served.desk.office)
    if (!browser && !given.flag('no-window')) given.say((hasScreen() ? output.noBrowser : output.noScreen)[given.language])
    const stopped = Promise.race([untilStopped(), ...(browser ? [windowGone({ browser, profile, served: served.loopback, left })] : [])])
    given.say(output.listening(served.loopback.url)[given.language])
    await stopped
    await stop(served)
    forgetServer(home, served.loopback.port)
    return 0
  },
}

/** Servers of this person that run already: the address of a window there; else what is left of one that ended unasked. */
const others = async (home: string, wanted: string | undefined): Promise<{ readonly url?: string; readonly left?: LeftServer }> => {
  let left: LeftServer | undefined
  for (const server of notedServers(home)) {
    const joined = await joinServer(server, wanted)
    if (joined.kind === 'joined') return { url: joined.url }
    if (joined.kind === 'gone' && (wanted === undefined || wanted === server.file)) left ??= server
  }
  return left ? { left } : {}
}

type Again = { readonly home: string; readonly run: string; readonly left: LeftServer | undefined }

/** Listens where the windows that are left will look for it, and with what they show; notes itself for the next start. */
const listenAgain = async (desk: Desk, { home, run, left }: Again): Promise<Loopback> => {
  let check: ReturnType<typeof proofChecker> = () => false
  let noted: string | null | undefined
  let loopback: Loopback | undefined
  const note = (): void => {
    const file = desk.office.open?.file ?? null
    if (!loopback || file === noted) return
    noted = file
    noteServer(home, { port: loopback.port, session: loopback.session, run, file })
  }
  const fetch = async (request: Request): Promise<Response> => {
    const answer = await desk.fetch(request)
    note()
    return answer
  }
  const join = (proof: string | null, file: string): 'yes' | 'other-file' | 'no' =>
    !check(proof, file) ? 'no' : file === '' || file === desk.office.open?.file ? 'yes' : 'other-file'
  const tries = [...(left ? [{ port: left.port, session: left.session }] : []), { port: lastPort(home) }, { port: 0 }]
  for (const { port, session } of tries) {
    try {
      loopback = await listen(fetch, { port, join, note: desk.office.diagnostics.note, ...(session !== undefined && { session }) })
      break
    } catch (error) {
      if (port === 0) throw error
    }
  }
  if (!loopback) throw new Error('no port')
  check = proofChecker({ session: loopback.session, run })
  if (left && left.port !== loopback.port) forgetServer(home, left.port)
  keepPort(home, loopback.port)
  note()
  return loopback
}

type Watched = { readonly browser: Browser; readonly profile: string; readonly served: Loopback; readonly left: LeftServer | undefined }

/** Time for a window that is left to say that it is still there, and for a browser to hand over to another one, in milliseconds. */
const SOON = 4000

/** Opens the window, unless one that is left goes on; done once all windows are gone. */
const windowGone = async ({ browser, profile, served, left }: Watched): Promise<void> => {
  const { windows, url } = served
  if (left && left.port === served.port && (await within(SOON, () => windows.count() > 0))) return windows.allGone
  const began = Date.now()
  const ended = openWindow(browser, url, profile).ended.then(async () => {
    const wasShort = Date.now() - began < SOON
    // handed over to a browser that has this profile open: its windows say themselves when they are gone
    if (wasShort && (await within(SOON, () => windows.count() > 0))) return windows.allGone
    // no profile of its own could be had: in the person's own browser
    if (wasShort) openWindow(browser, url)
    return wasShort ? windows.allGone : undefined
  })
  return process.platform === 'darwin' ? windows.allGone : Promise.race([ended, windows.allGone])
}

const within = async (patience: number, holds: () => boolean): Promise<boolean> => {
  const until = Date.now() + patience
  while (Date.now() < until && !holds()) await new Promise((next) => setTimeout(next, 100))
  return holds()
}
