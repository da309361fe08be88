import type { LogFields } from './note.ts'

const MOST_PLACES = 8

/**
 * Describes an error for the diagnostics: its class, code and places in the program. The message is left out: it may hold a name, a path or
 * a line of a record.
 */
export const describeError = (error: unknown): LogFields => {
  if (!(error instanceof Error)) return { error: typeof error }
  const { code } = error as NodeJS.ErrnoException
  return {
    error: error.constructor.name,
    ...(typeof code === 'string' && /^[A-Z_0-9]{1,60}$/.test(code) && { code }),
    where: placesIn(error).join(' < '),
  }
}

/** The frames of the stack, without the message and without the folders above this program. */
const placesIn = ({ stack = '', message }: Error): readonly string[] => {
  const said = stack.indexOf(message)
  return stack
    .slice(said < 0 ? 0 : said + message.length)
    .split('\n')
    .flatMap((line) => {
      const place = line.trimStart().startsWith('at ') ? placeIn(line) : undefined
      return place ? [place] : []
    })
    .slice(0, MOST_PLACES)
}

/** Parses `at name (path:line:column)`, with or without a name. */
const placeIn = (line: string): string | undefined => {
  const parts = (line.split(/[\s(]/).at(-1) ?? '').replace(/\)$/, '').split(':')
  const [at = '', column = ''] = parts.splice(-2)
  return parts.length > 0 && /^\d+$/.test(at) && /^\d+$/.test(column) ? `${ownPart(parts.join(':'))}:${at}` : undefined
}

const OWN: readonly string[] = ['desk', 'db', 'engine', 'electron', 'renderer', 'dist', 'node_modules']

/** The path from the innermost folder of this program on. */
const ownPart = (path: string): string => {
  if (path.startsWith('node:')) return path
  const parts = path.split(/[\\/]/)
  const own = parts.findLastIndex((part, n) => n < parts.length - 1 && OWN.includes(part))
  return own < 0 ? 'elsewhere' : parts.slice(own).join('/')
}
