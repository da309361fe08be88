import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../desk/cli/browser/browser.ts'
import { commandLine, withCompileCache } from '../../scripts/build.ts'

/** `shinpan open` as a person starts it, and the browser that it opened. */
export type Started = { readonly child: ChildProcess; readonly url: string; readonly over: Promise<number | null> }

/** Ends a browser with all its processes, each of which may still write into its profile, and waits until none is left. */
const gone = async (group: number): Promise<void> => {
  for (;;) {
    try {
      process.kill(-group, 'SIGKILL')
    } catch {
      return
    }
    await new Promise((next) => setTimeout(next, 50))
  }
}

/** Somebody's machine: a home of its own and one browser, which is the real one but shows nothing and can be looked into. */
export const aMachine = () => {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-window-'))
  const bin = join(folder, 'bin')
  const home = join(folder, 'home')
  mkdirSync(bin)
  const program = join(bin, 'chromium')
  writeFileSync(
    program,
    `#!/bin/sh\necho "$@" >> ${folder}/asked\necho $$ >> ${folder}/browsers\nexec ${findChromium()} --headless=new --no-sandbox --disable-dev-shm-usage --remote-debugging-port=0 "$@"\n`,
  )
  chmodSync(program, 0o755)
  const started: ChildProcess[] = []
  let browser: Browser | undefined

  const lines = (name: string): readonly string[] => {
    const path = join(folder, name)
    return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
  }

  const start = async (...words: readonly string[]): Promise<Started> => {
    const child = spawn(process.execPath, [commandLine(), 'open', ...words], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...withCompileCache(),
        NODE_OPTIONS: `--import ${pathToFileURL('test/e2e/watch-sockets.ts').href}`,
        SHINPAN_WATCH: join(folder, 'connected'),
        PATH: `${bin}${delimiter}${process.env.PATH}`,
        SHINPAN_HOME: home,
        HOME: folder,
        DISPLAY: ':none',
      },
    })
    started.push(child)
    const over = new Promise<number | null>((resolve) => child.once('exit', resolve))
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /^listening on (http\S+)$/.exec(line)?.[1]
      if (url) return { child, url, over }
    }
    throw new Error('no address')
  }

  /** The windows that the browser shows. */
  const pages = async (): Promise<readonly Page[]> => {
    const active = join(home, 'browser/DevToolsActivePort')
    while (!existsSync(active) || readFileSync(active, 'utf8').split('\n').length < 2) await new Promise((next) => setTimeout(next, 50))
    browser ??= await chromium.connectOverCDP(`http://127.0.0.1:${readFileSync(active, 'utf8').split('\n')[0]}`)
    return browser.contexts().flatMap((context) => context.pages())
  }

  return {
    folder,
    home,
    start,
    pages,
    /** Whom the desk connected to. */
    connected: () => lines('connected'),
    /** The addresses that the browser was asked to open, in order. */
    asked: () => lines('asked'),
    leave: async () => {
      await browser
        ?.newBrowserCDPSession()
        .then((session) => session.send('Browser.close'))
        .catch(() => undefined)
      for (const child of started) child.kill('SIGKILL')
      for (const group of lines('browsers').map(Number)) await gone(group)
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}
