/** The list with one more item at its end, without the spare room that a spread leaves: every draw and discard needs it. */
export const appended = <T>(list: readonly T[], item: T): readonly T[] => list.toSpliced(list.length, 0, item)
