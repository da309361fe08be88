/**
 * The result of a function; undefined if it throws anything. For what may fail without harm: a file that is missing or can't be
 * read, another program's text, a system without the call. It hides errors of the program itself too, so the function should do
 * little else.
 */
export const tried = <T>(run: () => T): T | undefined => {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** The value of a JSON text; undefined if it is no JSON. */
export const parsedJson = (text: string): unknown => tried((): unknown => JSON.parse(text))
