/** Which windows are there, as they say themselves: each says `here` when it is shown and `gone` when it is left. */
export type WindowsHere = {
  /** Reads what a window says of itself; false where it is nothing of the kind. */
  readonly hear: (said: URLSearchParams) => boolean
  readonly count: () => number
  /** Done once windows were there and all have been gone for as long as a reload may take. */
  readonly allGone: Promise<void>
}

/** Time for a page that is loaded again to say that it is there, in milliseconds. */
const RELOAD = 4000
const MOST = 200

export const windowsHere = (patience = RELOAD): WindowsHere => {
  const here = new Set<string>()
  const allGone = Promise.withResolvers<void>()
  let leaving: ReturnType<typeof setTimeout> | undefined
  return {
    count: () => here.size,
    allGone: allGone.promise,
    hear: (said) => {
      const [came, gone] = [said.get('here'), said.get('gone')]
      const window = came ?? gone
      if (window === null || !/^[\w-]{8,64}$/.test(window)) return false
      clearTimeout(leaving)
      if (came !== null && here.size < MOST) here.add(came)
      if (gone !== null && here.delete(gone) && here.size === 0) leaving = setTimeout(allGone.resolve, patience)
      return true
    },
  }
}
