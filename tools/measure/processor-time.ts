import { existsSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

/** The work of the window's own thread, in milliseconds of processor time: a busy machine does not lengthen it. */
export type PageWork = { readonly all: number; readonly script: number; readonly style: number; readonly layout: number }

/** Begins to count a page's work; returns a function that reads it. */
export const pageWork = async (page: Page): Promise<() => Promise<PageWork>> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
    return { all: of('TaskDuration'), script: of('ScriptDuration'), style: of('RecalcStyleDuration'), layout: of('LayoutDuration') }
  }
}

/** The work of a process in all its threads, in milliseconds of processor time; undefined if the system does not report it. */
export const processWork = (pid: number): number | undefined => {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  // after the name, which may contain anything: user and system time are the 12th and 13th words
  const words = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(words[11]) + Number(words[12])) * TICK
}
/** The kernel's unit of time, in milliseconds: the same on every Linux that Node runs on. */
const TICK = 10
