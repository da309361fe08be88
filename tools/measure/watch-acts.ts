import type { Page } from 'playwright-core'

/** The stages of one act on its way through the window, in milliseconds from the Enter's own time stamp. */
export type ActTimes = {
  /** Until the browser gets the request. */
  readonly asked: number
  /** Until the end of the frame in which the act is in the list, marked as not yet saved. */
  readonly echoed: number
  /** Until the answer is complete: the desk has read, judged, committed and synced the act. */
  readonly answered: number
  /** Until the end of the frame in which the act is marked as saved, with its findings. */
  readonly saved: number
}

/** In the page: times each act from its Enter to the frames that show it, first as unsaved, then as saved. */
const WATCH = `
  performance.setResourceTimingBufferSize(10000)
  window.acts = []
  let act = null
  let done = null
  addEventListener('keydown', (event) => { if (event.key === 'Enter') act = { from: event.timeStamp } }, true)
  const painted = new MessageChannel()
  painted.port1.onmessage = ({ data: stage }) => {
    act[stage] = performance.now() - act.from
    if (stage === 'saved') look()
  }
  const frameOf = (stage) => {
    act[stage] = 0
    requestAnimationFrame(() => painted.port2.postMessage(stage))
  }
  // the browser says how its request went a moment later, on a busy machine long after the frame
  const look = () => {
    const way = performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith('/api/tables/record'))
    if (!way && !window.isBare) {
      setTimeout(look, 20)
      return
    }
    performance.clearResourceTimings()
    const { from, echoed, saved } = act
    window.acts.push({ asked: (way?.startTime ?? from) - from, echoed, answered: (way?.responseEnd ?? from) - from, saved })
    act = null
    done?.()
  }
  const isOfActs = ({ target }) => target.closest?.('.acts') || target.parentElement?.closest('.acts')
  new MutationObserver((changes) => {
    if (act === null || !changes.some(isOfActs)) return
    if (act.echoed === undefined) frameOf('echoed')
    if (act.saved === undefined && !document.querySelector('.acts > .unsaved')) frameOf('saved')
  }).observe(document.body, { childList: true, subtree: true, characterData: true, attributeFilter: ['class'] })
  window.actDrawn = () => new Promise((resolve, reject) => {
    done = resolve
    const says = () => \`\${act === null ? 'no Enter' : JSON.stringify(act)}; in the line: "\${document.querySelector('#entry')?.value}"\`
    setTimeout(() => reject(new Error(\`no times of the act within 30 s: \${says()}\`)), 30000)
  })
  window.twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))`

export const watchActs = (page: Page): Promise<unknown> => page.evaluate(WATCH)

/** A page with nothing but a line and a list: Enter draws one row. The yardstick for the echo. */
export const openBarePage = async (page: Page): Promise<void> => {
  await page.setContent(`
    <ol class="acts" style="height: 600px; overflow: auto"></ol><input id="entry" autofocus>
    <script>
      window.isBare = true
      const line = document.querySelector('#entry')
      line.addEventListener('keydown', ({ key }) => {
        if (key !== 'Enter') return
        document.querySelector('.acts').append(Object.assign(document.createElement('li'), { textContent: line.value }))
        line.value = ''
      })
    </script>`)
  await page.locator('#entry').focus()
  await watchActs(page)
}

/**
 * Types a line, waits until its letters are drawn, and enters it: a person's Enter comes later than the next frame. Resolves once the act
 * is drawn as saved.
 */
export const enterAct = async (page: Page, line: string): Promise<void> => {
  await page.keyboard.type(line)
  await page.evaluate('window.twoFrames()')
  await page.evaluate('void (window.drawn = window.actDrawn())')
  await page.keyboard.press('Enter')
  await page.evaluate('window.drawn')
}

export const actTimes = (page: Page): Promise<readonly ActTimes[]> => page.evaluate('window.acts')

/** Drops the newest act, which was not to be measured. */
export const forgetAct = (page: Page): Promise<unknown> => page.evaluate('window.acts.pop()')
