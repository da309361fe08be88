import type { Page } from 'playwright-core'

/** The stages of one act on its way through the window, in milliseconds. */
export type ActTimes = {
  /** From the Enter's own time stamp until the browser gets the request. */
  readonly asked: number
  /** Until the browser has sent the request. */
  readonly sent: number
  /** Until the first byte of the answer: the desk has read, judged, committed and synced the act, and written the answer. */
  readonly committed: number
  /** Until the answer is complete. */
  readonly answered: number
  /** Until the list of acts in the page shows the act. */
  readonly changed: number
  /** Until the end of the frame that shows the act: scheduling, style, layout, paint. */
  readonly drawn: number
  readonly whole: number
}

/** In the page: times each act from its Enter to the end of the first frame after the list of acts changed. */
const WATCH = `
  performance.setResourceTimingBufferSize(10000)
  window.acts = []
  let pressed = null
  let done = null
  addEventListener('keydown', (event) => { if (event.key === 'Enter') pressed = event.timeStamp }, true)
  const painted = new MessageChannel()
  painted.port1.onmessage = ({ data: { from, changed } }) => {
    const drawn = performance.now()
    // the browser says how its request went a moment later, on a busy machine long after the frame
    const look = () => {
      const way = performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith('/api/tables/record'))
      if (!way) {
        setTimeout(look, 20)
        return
      }
      performance.clearResourceTimings()
      const { startTime, requestStart, responseStart, responseEnd } = way
      window.acts.push({
        asked: startTime - from,
        sent: requestStart - startTime,
        committed: responseStart - requestStart,
        answered: responseEnd - responseStart,
        changed: changed - responseEnd,
        drawn: drawn - changed,
        whole: drawn - from,
      })
      done?.()
    }
    setTimeout(look, 20)
  }
  new MutationObserver((changes) => {
    if (pressed === null || !changes.some(({ target }) => target.closest?.('.acts') || target.parentElement?.closest('.acts'))) return
    const from = pressed
    pressed = null
    const changed = performance.now()
    requestAnimationFrame(() => painted.port2.postMessage({ from, changed }))
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
  window.actDrawn = () => new Promise((resolve, reject) => {
    done = resolve
    const says = () => \`\${pressed === null ? 'drawn, its request not told of' : 'not drawn'}; in the line: "\${document.querySelector('#entry')?.value}"\`
    setTimeout(() => reject(new Error(\`no times of the act within 30 s: \${says()}\`)), 30000)
  })
  window.twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))`

export const watchActs = (page: Page): Promise<unknown> => page.evaluate(WATCH)

/**
 * Types a line, waits until its letters are drawn, and enters it: a person's Enter comes later than the next frame. Resolves once the act
 * is drawn.
 */
export const enterAct = async (page: Page, line: string): Promise<void> => {
  await page.keyboard.type(line)
  await page.evaluate('window.twoFrames()')
  const drawn = page.evaluate('window.actDrawn()')
  await page.keyboard.press('Enter')
  await drawn
}

export const actTimes = (page: Page): Promise<readonly ActTimes[]> => page.evaluate('window.acts')

/** Drops the newest act, which was not to be measured. */
export const forgetAct = (page: Page): Promise<unknown> => page.evaluate('window.acts.pop()')
