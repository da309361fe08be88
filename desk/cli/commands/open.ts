import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { homeFolder } from '../../../db/disk/device.ts'
import type { LetGo } from '../../../db/sqlite/file-lock.ts'
import type { Desk } from '../../api/desk.ts'
import { output } from '../../messages/command-line.ts'
import { proofChecker } from '../../network/serving/join-proof.ts'
import {
  forgetPages,
  forgetServer,
  holdServer,
  keepPort,
  type LeftServer,
  lastPort,
  noteServer,
  pageTo,
} from '../../network/serving/left-server.ts'
import { type Loopback, type LoopbackSetting, listen, UNLESS_OPEN } from '../../network/serving/loopback.ts'
import { firstStart } from '../../setup/sample/sample.ts'
import { findBrowser, hasScreen, openWindow } from '../browser/browser.ts'
import { openUntilClosed } from '../browser/open-until-closed.ts'
import type { Command } from '../command.ts'
import { acquireStartLock, findOtherServers } from '../shared/other-servers.ts'
import { serveFile, stopServing, untilStopped } from './serve.ts'

/**
 * Opens the window in a browser of this machine, or prints its address if there is no screen. A second start joins the first; a start after
 * a crash resumes.
 */
export const open: Command = {
  usage: '[FILE] [--port N] [--no-window]',
  options: ['port=', 'no-window'],
  words: 1,
  run: async (given) => {
    const [word] = given.words
    const wanted = word === undefined ? undefined : resolve(word)
    const home = homeFolder()
    const browser = given.flag('no-window') || !hasScreen() ? undefined : findBrowser()
    const profile = join(home, 'browser')
    const keep = given.option('port') === undefined
    const letGo = keep ? await acquireStartLock({ given, home }) : () => undefined
    const { url, left } = keep ? await findOtherServers({ given, home }, wanted) : {}
    if (url !== undefined) {
      letGo()
      if (browser) openWindow(browser, pathToFileURL(pageTo(home, url)).href, profile)
      given.say(output.listening(url)[given.language])
      return 0
    }
    const file = wanted ?? (left?.file && existsSync(left.file) ? left.file : undefined)
    let letServerGo: LetGo | undefined
    const served = await serveFile(given, file, async (desk, port) => {
      if (!keep) return await listen(desk.fetch, { port, note: desk.context.diagnostics.note })
      const again = await listenAgain(desk, { home, run: randomBytes(16).toString('base64url'), left })
      letServerGo = again.letGo
      return again.loopback
    })
    letGo()
    if (!served) return 1
    const { loopback, desk } = served
    firstStart(desk.context)
    if (!browser && !given.flag('no-window')) given.say((hasScreen() ? output.noBrowser : output.noScreen)[given.language])
    const stopped = Promise.race([
      untilStopped(),
      ...(browser ? [openUntilClosed({ browser, profile, served: loopback, page: pageFor(home, loopback, left) })] : []),
    ])
    given.say(output.listening(loopback.url)[given.language])
    await stopped
    await stopServing(served)
    forgetServer(home, loopback.port)
    letServerGo?.()
    return 0
  },
}

/** The page that leads the browser to the server. If a window of the previous run is still open, the new one closes in favour of it. */
const pageFor = (home: string, { url, port }: Loopback, left: LeftServer | undefined): string =>
  pathToFileURL(pageTo(home, left?.port === port ? `${url}&${UNLESS_OPEN}` : url)).href

type Again = { readonly home: string; readonly run: string; readonly left: LeftServer | undefined }

/** Listens on the port and with the secret that windows of the previous run expect, and registers for the next start. */
const listenAgain = async (desk: Desk, { home, run, left }: Again): Promise<{ readonly loopback: Loopback; readonly letGo: LetGo }> => {
  let check: ReturnType<typeof proofChecker> = () => false
  let noted: string | null | undefined
  let loopback: Loopback | undefined
  const note = (): void => {
    const file = desk.context.open?.file ?? null
    if (!loopback || file === noted) return
    noted = file
    noteServer(home, { port: loopback.port, session: loopback.session, run, pid: process.pid, file })
  }
  const fetch = async (request: Request): Promise<Response> => {
    const answer = await desk.fetch(request)
    note()
    return answer
  }
  const join: NonNullable<LoopbackSetting['join']> = (proof, file) =>
    !check(proof, file) ? 'no' : file === '' || file === desk.context.open?.file ? 'yes' : 'other-file'
  const tries = [...(left ? [{ port: left.port, session: left.session }] : []), { port: lastPort(home) }, { port: 0 }]
  for (const { port, session } of tries) {
    try {
      loopback = await listen(fetch, { port, join, note: desk.context.diagnostics.note, ...(session !== undefined && { session }) })
      break
    } catch (error) {
      if (port === 0) throw error
    }
  }
  if (!loopback) throw new Error('no port')
  const letGo = await holdServer(home, loopback.port)
  try {
    forgetPages(home, loopback.port)
    check = proofChecker({ session: loopback.session, run })
    if (left && left.port !== loopback.port) forgetServer(home, left.port)
    keepPort(home, loopback.port)
    note()
  } catch (error) {
    // the home has no room to register: no window could find this server
    letGo()
    await loopback.close()
    throw error
  }
  return { loopback, letGo }
}
