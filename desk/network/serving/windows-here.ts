/** The open windows, by their own reports: each sends `here` when it is shown and `gone` when it is left. */
export type WindowsHere = {
  /** Reads a window's report; false if it is none. */
  readonly hear: (said: URLSearchParams) => boolean
  readonly count: () => number
  /** Whether any window has ever reported. */
  readonly came: () => boolean
  /** Done once a window was left and none has been there for as long as a reload may take. */
  readonly allGone: Promise<void>
}

/** Time for a page that is loaded again to say that it is there, in milliseconds. */
const RELOAD = 4000
const MOST = 200

export const windowsHere = (patience = RELOAD): WindowsHere => {
  const here = new Set<string>()
  const allGone = Promise.withResolvers<void>()
  let came = false
  let leaving: ReturnType<typeof setTimeout> | undefined
  return {
    count: () => here.size,
    came: () => came,
    allGone: allGone.promise,
    hear: (said) => {
      const [shown, left] = [said.get('here'), said.get('gone')]
      const window = shown ?? left
      if (window === null || !/^[\w-]{8,64}$/.test(window)) return false
      clearTimeout(leaving)
      if (shown !== null) {
        came = true
        if (here.size < MOST) here.add(shown)
      } else here.delete(window)
      // one of an earlier run may never have said that it is there
      if (here.size === 0) leaving = setTimeout(allGone.resolve, patience)
      return true
    },
  }
}
