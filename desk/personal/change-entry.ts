import type { Entry } from '../../db/log/entry.ts'
import type { Said } from '../../db/rewrite.ts'
import { type Cleaned, textReader } from './in-text.ts'
import { NOTATION_WORD, type Somebody, sameName, unquoted } from './people.ts'

/** A free text in which a name was replaced, or a word stands that may be one. */
export type TouchedText = {
  readonly seq: number
  readonly kind: string
  readonly before: string
  readonly after: string
  readonly doubts: readonly string[]
}

/** How free texts go on: with the names in them replaced, or as nothing but a mark that there was one. */
export type Texts = 'replaced' | 'left-out'

/** What stands in the place of a text that was left out. */
const LEFT_OUT = '…'

/** Keys under which people write what they like. */
const FREE: ReadonlySet<string> = new Set(['reason', 'note', 'grounds', 'place', 'file'])
/** The same in house rules, which say who set them down and why. */
const FREE_IN_HOUSE: ReadonlySet<string> = new Set(['why', 'en', 'fr'])
/** Keys under which a name stands and nothing else. */
const NAMES: ReadonlySet<string> = new Set(['playerName', 'signed'])
/** Kinds whose `name` is a person's; of others it is a free text. */
const PEOPLE: ReadonlySet<string> = new Set(['player', 'referee'])

/** Says what an entry says without the names of some people; `touched` hears of every free text that a person should look at. */
export const entryChanger = (people: readonly Somebody[], texts: Texts, touched: (text: TouchedText) => void): ((entry: Entry) => Said) => {
  const byName = new Map(people.flatMap(({ names, pseudonym }) => names.map((name) => [sameName(name), pseudonym] as const)))
  const byId = new Map(people.flatMap((one) => (one.player === null ? [] : [[one.player, one] as const])))
  const read = textReader(people)
  const named = (name: string): string => byName.get(sameName(name)) ?? name

  return (entry) => {
    const { kind, seq } = entry
    const free = (text: string): string => {
      const cleaned: Cleaned = read(text)
      const after = texts === 'left-out' && text.trim() !== '' ? LEFT_OUT : cleaned.text
      if (after !== text || cleaned.doubts.length > 0)
        touched({ seq, kind, before: text, after, doubts: after === LEFT_OUT ? [] : cleaned.doubts })
      return after
    }
    /** Of notation only what is remarked in it: behind `note`, a comment, or a colon. */
    const remark = (text: string): string => {
      const start = /(^|\s)note\s|(^|\s)#|:\s/.exec(text)
      if (!start) return text
      const at = start.index + start[0].length
      return text.slice(0, at) + free(text.slice(at))
    }
    const header = (line: string): string =>
      /^@players\s/.test(line)
        ? line.slice(0, 9) + line.slice(9).replaceAll(NOTATION_WORD, (word) => inNotation(word, named(unquoted(word))))
        : remark(line)
    const said = (key: string, value: unknown): unknown => {
      if (Array.isArray(value)) return value.map((one) => said(key, one))
      if (typeof value === 'object' && value !== null)
        return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, said(name, one)]))
      if (typeof value !== 'string') return value
      if (NAMES.has(key)) return named(value)
      if (key === 'name') return PEOPLE.has(kind) ? named(value) : free(value)
      if (key === 'lines') return header(value)
      if (key === 'text') return kind === 'statement' ? free(value) : remark(value)
      if (kind === 'rule-set' && key === 'who') return named(value)
      return FREE.has(key) || (kind === 'rule-set' && FREE_IN_HOUSE.has(key)) ? free(value) : value
    }
    const body = said('', JSON.parse(entry.body)) as Readonly<Record<string, unknown>>
    return { by: named(entry.by), body: JSON.stringify(ofKind(kind, body)) }
  }

  /** What else tells who somebody is: number and country of a player; of a referee's code nothing goes on at all. */
  function ofKind(kind: string, body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    if (kind === 'referee-code') return { ...body, code: null }
    const somebody = kind === 'player' && typeof body.player === 'string' ? byId.get(body.player) : undefined
    return somebody ? { ...body, name: somebody.pseudonym, number: body.number === null ? null : somebody.number, country: '' } : body
  }
}

const inNotation = (word: string, name: string): string =>
  unquoted(word) === name ? word : `"${name.replaceAll(/["\\]/g, (letter) => `\\${letter}`)}"`
