/** Where a browser can't say when it has nothing to do, in ms. */
const SOON = 50

/** Does something once the window has nothing else to do, where a time in ms is named by then at the latest. What is given back calls it off. */
export const whenIdle = (what: () => void, timeout?: number): (() => void) => {
  // Safari, also on tablets
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(what, SOON)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(what, timeout === undefined ? undefined : { timeout })
  return () => cancelIdleCallback(idle)
}
