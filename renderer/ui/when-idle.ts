/** Delay for browsers without `requestIdleCallback`, in ms. */
const SOON = 50

/** Runs a task when the window is idle, at the latest after `timeout` ms. Returns a function that cancels it. */
export const whenIdle = (what: () => void, timeout?: number): (() => void) => {
  // Safari, also on tablets
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(what, SOON)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(what, timeout === undefined ? undefined : { timeout })
  return () => cancelIdleCallback(idle)
}
