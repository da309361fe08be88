/** One choice of the reader, kept on this machine. Where nothing can be kept, it lasts as long as the window. */
export const kept = <T extends string>(name: string, known: (word: string) => T | undefined) => {
  let memory: string | null = null
  return {
    read: (): T | undefined => {
      const word = tried(() => localStorage.getItem(`shinpan.${name}`)) ?? memory
      return word === null ? undefined : known(word)
    },
    write: (word: T): void => {
      memory = word
      tried(() => localStorage.setItem(`shinpan.${name}`, word))
    },
  }
}

/** What it answers; null where that is not allowed here, or there is no room. */
export const tried = <T>(act: () => T): T | null => {
  try {
    return act()
  } catch {
    return null
  }
}
