import { existsSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

/** What the window's own thread has worked, in milliseconds of its processor time: a busy machine does not count. */
export type PageWork = { readonly all: number; readonly script: number; readonly style: number; readonly layout: number }

/** Begins to count a page's work; answers how to ask for it. */
export const pageWork = async (page: Page): Promise<() => Promise<PageWork>> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
    return { all: of('TaskDuration'), script: of('ScriptDuration'), style: of('RecalcStyleDuration'), layout: of('LayoutDuration') }
  }
}

/** What a process has worked in all its threads, in milliseconds of processor time; undefined where the system does not tell. */
export const processWork = (pid: number): number | undefined => {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  // behind the name, which may hold anything: its user and system time are the 12th and 13th words
  const words = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(words[11]) + Number(words[12])) * TICK
}
/** What the system counts in, in milliseconds: the same on every Linux that Node runs on. */
const TICK = 10
