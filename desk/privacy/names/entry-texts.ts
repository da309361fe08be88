import { REMEDIES } from '../../../engine/model/penalties.ts'
import { NOTATION_WORD, unquoted } from './words.ts'

/**
 * Replacements for the words in an entry: `name` for names in a field of their own, beside the id of the list if there
 * is one; `free` for free text.
 */
export type Reading = { readonly name: (name: string, id?: string) => string; readonly free: (text: string) => string }

export type Words = Readonly<Record<string, unknown>>

/** Keys of free text. */
const FREE: ReadonlySet<string> = new Set(['reason', 'note', 'grounds', 'place', 'file'])
/** Kinds that name the author and reason of a decision. */
const DECIDES: ReadonlySet<string> = new Set(['rule-set', 'tournament'])
/** Further keys of free text in these. */
const FREE_IN_HOUSE: ReadonlySet<string> = new Set(['why', 'en', 'fr'])
/** Keys of a name without other text. */
const NAMES: ReadonlySet<string> = new Set(['playerName', 'signed'])
/** Kinds whose `name` is a person's; of others it is a free text. */
const PEOPLE: ReadonlySet<string> = new Set(['player', 'referee'])

/**
 * The body of an entry with each name and each free text replaced. The search for people in a log and their removal
 * both read the words here, so that each finds the same ones.
 */
export const readWords = (kind: string, body: string, { name, free }: Reading): Words => {
  /** The remarks in notation: after `note`, a comment, or a colon. */
  const remark = (text: string): string => {
    const start = /(^|\s)note\s|(^|\s)#|:\s/.exec(text)
    if (!start) return text
    const at = start.index + start[0].length
    return text.slice(0, at) + free(text.slice(at))
  }
  /** A person's name, or the name of a thing. */
  const eitherWay = (text: string): string => (name(text) === text ? free(text) : name(text))
  const header = (line: string): string =>
    /^@players\s/.test(line)
      ? line.slice(0, 9) + line.slice(9).replaceAll(NOTATION_WORD, (word) => inNotation(word, name(unquoted(word))))
      : remark(line)
  const said = (key: string, value: unknown, id?: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => said(key, one))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, said(inner, one, idIn(value))]))
    if (typeof value !== 'string') return value
    if (NAMES.has(key)) return name(value, id)
    if (key === 'name') return PEOPLE.has(kind) ? name(value, id) : free(value)
    if (key === 'lines') return header(value)
    // no program can tell the people in a picture
    if (key === 'data') return ''
    if (key === 'text')
      return kind === 'statement' ? free(value) : kind === 'undo' && !NOTATION.test(value) ? eitherWay(value) : remark(value)
    if (key === 'remedies') return isRemedy(value) ? value : free(value)
    // the author is a name, or a name among other words
    if (DECIDES.has(kind) && key === 'who') return eitherWay(value)
    return FREE.has(key) || (DECIDES.has(kind) && FREE_IN_HOUSE.has(key)) ? free(value) : value
  }
  return said('', JSON.parse(body)) as Words
}

/** The player of the list that a part of a body is about. */
const idIn = (value: object): string | undefined => ('player' in value && typeof value.player === 'string' ? value.player : undefined)

/** The beginning of an act's or a header's notation. */
const NOTATION = /^(?:[ESWN*]|@\w+) /

const isRemedy = (word: string): boolean => /^step-\d+$/.test(word) || (REMEDIES as readonly string[]).includes(word)

const inNotation = (word: string, name: string): string =>
  unquoted(word) === name ? word : `"${name.replaceAll(/["\\]/g, (letter) => `\\${letter}`)}"`
