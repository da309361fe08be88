import type { Browser, Page } from 'playwright-core'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { Printer } from '../../context/printer.ts'
import { printing } from '../../messages/printing.ts'
import { findChromium } from './browser.ts'

/** Pause without a page after which the browser is closed, in ms. */
const IDLE = 5 * 60_000

/** A browser that prints; `print` prints one page; `kill` ends it at once. */
type Started = { readonly browser: Browser; readonly print: (html: string) => Promise<Uint8Array>; readonly kill: () => unknown }
type Starting = Promise<Result<Started, ByLanguage<string>>>

/**
 * Prints with this machine's Chromium, Chrome or Edge: runs no script, loads nothing. The first page starts the browser, and later ones find
 * it there. It is closed once it has had nothing to print for `idle` ms, and with the desk. `find`: the browser's path.
 */
export const chromiumPrinter = (idle = IDLE, find = findChromium): Printer => {
  let starting: Starting | undefined
  let jobs = 0
  let isEnded = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const drop = (dropped: Starting | undefined): void => {
    if (starting === dropped) starting = undefined
  }
  const started = (): Starting => {
    if (starting) return starting
    const fresh: Starting = start(find()).then((answer) => {
      // it may crash, or a person may end it
      if (answer.ok) answer.value.browser.once('disconnected', () => drop(fresh))
      if (!answer.ok || !answer.value.browser.isConnected()) drop(fresh)
      return answer
    })
    starting = fresh
    return fresh
  }
  const close = async (how: 'at once' | 'unused'): Promise<void> => {
    const last = starting
    drop(last)
    const answer = await last
    if (!answer?.ok) return
    if (how === 'at once') await answer.value.kill()
    await answer.value.browser.close()
  }
  const printPage = async (page: string, signal?: AbortSignal): ReturnType<Printer> => {
    const isWarm = starting !== undefined
    const answer = await started()
    if (!answer.ok) return answer
    const { browser, print } = answer.value
    const stopped = new Promise<'stopped'>((resolve) => {
      signal?.addEventListener('abort', () => resolve('stopped'), { once: true })
    })
    const isStopped = signal?.aborted || isEnded
    const printed = isStopped ? 'stopped' : await Promise.race([attempt(() => print(page)), stopped])
    if (printed === 'stopped') {
      // a browser that also prints for another caller goes on
      if (jobs === 1) await close('at once')
      return refuse(printing.stopped)
    }
    if (printed.ok) return printed
    return isWarm && !isEnded && !browser.isConnected() ? printPage(page, signal) : refuse(printing.failed(printed.error))
  }
  const printer = async (page: string, signal?: AbortSignal): ReturnType<Printer> => {
    if (isEnded || signal?.aborted) return refuse(printing.stopped)
    jobs++
    clearTimeout(timer)
    try {
      return await printPage(page, signal)
    } finally {
      jobs--
      if (jobs === 0) timer = setTimeout(() => void close('unused'), idle).unref()
    }
  }
  const end = async (): Promise<void> => {
    isEnded = true
    clearTimeout(timer)
    await close(jobs > 0 ? 'at once' : 'unused')
  }
  return Object.assign(printer, { end })
}

const start = async (executablePath: string | undefined): Starting => {
  if (executablePath === undefined) return refuse(printing.noBrowser)
  // playwright-core is a development dependency; the packaged app prints with Electron's own Chromium
  const { chromium } = await import('playwright-core')
  const launched = await attempt(() =>
    chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0, handleSIGINT: false, handleSIGTERM: false }),
  )
  if (!launched.ok) return refuse(printing.notStarted(executablePath, launched.error))
  return ok({ browser: launched.value, print: printIn(launched.value), kill: await endOf(launched.value) })
}

/** Kills the browser: a normal close would first finish the current page, which for a long report takes half a minute. */
const endOf = async (browser: Browser): Promise<() => unknown> => {
  const asked = await attempt(async () => (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo'))
  const pid = asked.ok ? asked.value.processInfo.find(({ type }) => type === 'browser')?.id : undefined
  return () => {
    // after a browser has exited, its process id may belong to another process
    if (pid === undefined || !browser.isConnected()) return browser.close()
    return attempt(async () => process.kill(pid, 'SIGKILL'))
  }
}

/** Timeout in ms: a long report takes its time, a hanging browser must not block. */
const LONGEST = 120_000

/** Prints each page in a context of its own. The next empty page is made ready after each: that takes as long as printing. */
const printIn = (browser: Browser): Started['print'] => {
  // a page that is being opened when the browser is killed is neither opened nor refused
  const gone = new Promise<Result<Page, unknown>>((resolve) => {
    browser.once('disconnected', () => resolve(refuse(new Error('the browser has ended'))))
  })
  const open = () => Promise.race([attempt(() => emptyPage(browser)), gone])
  let spare: ReturnType<typeof open> | undefined
  return async (html) => {
    const ready = spare ?? open()
    spare = undefined
    const opened = await ready
    if (!opened.ok) throw opened.error
    const page = opened.value
    try {
      await page.setContent(html, { waitUntil: 'load' })
      await page.evaluate('document.fonts.ready.then(() => null)')
      return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
    } finally {
      // also one whose caller has left
      void attempt(() => page.context().close())
      spare ??= open()
    }
  }
}

const emptyPage = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true })
  const page = await context.newPage()
  page.setDefaultTimeout(LONGEST)
  return page
}

const attempt = async <T>(what: () => Promise<T>): Promise<Result<T, unknown>> => {
  try {
    return ok(await what())
  } catch (error) {
    return refuse(error)
  }
}
