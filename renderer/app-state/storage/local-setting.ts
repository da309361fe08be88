/** A setting of the reader in local storage. Without storage it lasts as long as the window. */
export const localSetting = <T extends string>(name: string, known: (word: string) => T | undefined) => {
  let memory: string | null = null
  return {
    read: (): T | undefined => {
      const word = tryOrNull(() => localStorage.getItem(`shinpan.${name}`)) ?? memory
      return word === null ? undefined : known(word)
    },
    write: (word: T): void => {
      memory = word
      tryOrNull(() => localStorage.setItem(`shinpan.${name}`, word))
    },
  }
}

/** The result of `act`; null if it throws because storage is forbidden or full. */
export const tryOrNull = <T>(act: () => T): T | null => {
  try {
    return act()
  } catch {
    return null
  }
}
