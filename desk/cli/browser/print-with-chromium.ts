import { existsSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { Result } from '../../../engine/model/result.ts'
import type { Printer } from '../../context/printer.ts'
import { printing } from '../../messages/printing.ts'
import { findBrowser } from './browser.ts'

/** Prints with this machine's Chromium, Chrome or Edge, started for one page: runs no script, loads nothing. */
export const printWithChromium: Printer = async (page, signal) => {
  const executablePath = chromiumPath()
  if (executablePath === undefined) return refuse(printing.noBrowser)
  // playwright-core is a development dependency; the packaged app prints with Electron's own Chromium
  const { chromium } = await import('playwright-core')
  if (signal?.aborted) return refuse(printing.stopped)
  const started = await attempt(() =>
    chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0, handleSIGINT: false, handleSIGTERM: false }),
  )
  if (!started.ok) return refuse(printing.notStarted(executablePath, started.error))
  const browser = started.value
  const end = await endOf(browser)
  const stop = (): void => void end()
  signal?.addEventListener('abort', stop, { once: true })
  const printed = signal?.aborted ? refuse(printing.stopped) : await attempt(() => print(browser, page))
  signal?.removeEventListener('abort', stop)
  await browser.close()
  if (printed.ok) return printed
  return refuse(signal?.aborted ? printing.stopped : printing.failed(printed.error))
}

/** The browser in `CHROMIUM_PATH`, else this machine's. */
const chromiumPath = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  const found = findBrowser()
  return found?.asApp ? found.path : undefined
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

const print = async (browser: Browser, html: string): Promise<Uint8Array> => {
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true })
  const page = await context.newPage()
  page.setDefaultTimeout(LONGEST)
  await page.setContent(html, { waitUntil: 'load' })
  await page.evaluate('document.fonts.ready.then(() => null)')
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
}

const attempt = async <T>(what: () => Promise<T>): Promise<Result<T, unknown>> => {
  try {
    return { ok: true, value: await what() }
  } catch (error) {
    return { ok: false, error }
  }
}

const refuse = (error: ByLanguage<string>) => ({ ok: false, error }) as const
