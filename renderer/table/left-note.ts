const KEY = 'shinpan.note'

/** Notes down from which finding, by its address, the reader left for its rule. */
export const leaveNote = (href: string): void => sessionStorage.setItem(KEY, href)

/** The finding that the reader left, once. */
export const takeLeft = (): string | null => {
  const left = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return left
}
