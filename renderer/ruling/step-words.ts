/** How a ruling keeps the steps that were done: numbers from 1, so that they read the same in every language. */
export const remediesOf = (steps: readonly number[]): readonly string[] => steps.toSorted((a, b) => a - b).map((step) => `step-${step + 1}`)

/** The step that a word of a ruling names, from 0; undefined: a remedy by its name. */
export const stepOf = (word: string): number | undefined => {
  const number = /^step-(\d+)$/.exec(word)?.[1]
  return number === undefined ? undefined : Number(number) - 1
}

/** The steps that a ruling kept as done, counted from 0. */
export const stepsIn = (remedies: readonly string[]): readonly number[] => remedies.flatMap((word) => stepOf(word) ?? [])
