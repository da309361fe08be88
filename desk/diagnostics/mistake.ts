import type { About } from './note.ts'

const MOST_PLACES = 8

/**
 * What the diagnostics keep of an error: its kind, its code, and where in the program it was. Not what it says: that may hold a name, a path,
 * a line of a record.
 */
export const mistakeIn = (error: unknown): About => {
  if (!(error instanceof Error)) return { error: typeof error }
  const { code } = error as NodeJS.ErrnoException
  return {
    error: error.constructor.name,
    ...(typeof code === 'string' && /^[A-Z_0-9]{1,60}$/.test(code) && { code }),
    where: placesIn(error).join(' < '),
  }
}

/** The lines of the stack, without what the error says and without the folders above this program's own. */
const placesIn = ({ stack = '', message }: Error): readonly string[] => {
  const said = stack.indexOf(message)
  return stack
    .slice(said < 0 ? 0 : said + message.length)
    .split('\n')
    .flatMap((line) => {
      const [, path = '', at] = PLACE.exec(line) ?? []
      return at === undefined ? [] : [`${ownPart(path)}:${at}`]
    })
    .slice(0, MOST_PLACES)
}

const PLACE = /^\s+at (?:.*[\s(])?(\S+?):(\d+):\d+\)?$/

/** From the innermost of this program's folders on. */
const ownPart = (path: string): string => {
  if (path.startsWith('node:')) return path
  return (
    /(?:^|.*[\\/])((?:desk|db|engine|electron|renderer|dist|node_modules)[\\/].*)$/.exec(path)?.[1]?.replaceAll('\\', '/') ?? 'elsewhere'
  )
}
