import type { Body } from '../../../db/log/kinds.ts'
import { REMEDIES } from '../../../engine/model/penalties.ts'
import { stepDone } from '../../../engine/wording/findings/done-steps.ts'
import type { EntryKind } from '../../../engine/wording/record/log-entries.ts'
import { type LoggedBody, personalOf } from '../../context/permissions/entry-kinds.ts'
import { NOTATION_WORD, unquoted } from './words.ts'

/**
 * Replacements for the words in an entry: `name` for names in a field of their own, beside the id of the list if there
 * is one; `free` for free text.
 */
export type TextReaders = { readonly name: (name: string, id?: string) => string; readonly free: (text: string) => string }

/** The keys under which bodies hold texts that are no word of a vocabulary and no reference. */
type KeysOfTexts<T> = T extends readonly (infer One)[]
  ? KeysOfTexts<One>
  : T extends object
    ? {
        [Key in keyof T]-?: string extends Key
          ? never
          : (string extends Extract<T[Key] | ElementOf<T[Key]>, string> ? Key : never) | KeysOfTexts<T[Key]>
      }[keyof T]
    : never
type ElementOf<T> = T extends readonly (infer One)[] ? One : never
type TextKey = Extract<{ [K in EntryKind]: KeysOfTexts<Body<K>> }[EntryKind], string>

/**
 * Type of the value under a key: an id of this file, the name of the player whose id is beside it, a name alone, a free text, a form of its own, or
 * nothing about a person.
 */
const UNDER_KEY: Readonly<
  Record<
    TextKey,
    'id' | 'player-name' | 'name' | 'free' | 'own-name' | 'author' | 'in-decision' | 'header' | 'bytes' | 'text' | 'remedy' | 'nothing'
  >
> = {
  player: 'id',
  referee: 'id',
  table: 'id',
  hand: 'id',
  playerName: 'player-name',
  signed: 'name',
  reason: 'free',
  note: 'free',
  grounds: 'free',
  place: 'free',
  file: 'free',
  name: 'own-name',
  who: 'author',
  why: 'in-decision',
  en: 'in-decision',
  fr: 'in-decision',
  lines: 'header',
  data: 'bytes',
  text: 'text',
  remedies: 'remedy',
  key: 'nothing',
  date: 'nothing',
  rules: 'nothing',
  edition: 'nothing',
  value: 'nothing',
  id: 'nothing',
  when: 'nothing',
  salt: 'nothing',
  hash: 'nothing',
  country: 'nothing',
  starts: 'nothing',
  what: 'nothing',
  engine: 'nothing',
  rule: 'nothing',
  sections: 'nothing',
  section: 'nothing',
  format: 'nothing',
  language: 'nothing',
  digest: 'nothing',
  head: 'nothing',
  answers: 'nothing',
}
const underKey = new Map<string, (typeof UNDER_KEY)[TextKey]>(Object.entries(UNDER_KEY))

/** Whether a string under this key is an id; every other string that names an entry is a reference. */
export const isIdUnder = (key: string): boolean => underKey.get(key) === 'id'

/** The keys of names alone: the people there are on no list, or only by their name. */
export const isNameAlone = (key: string): boolean => underKey.get(key) === 'name'

/** All names alone in a body. */
export const namesAloneIn = (body: unknown): readonly string[] =>
  typeof body !== 'object' || body === null
    ? []
    : Object.entries(body).flatMap(([key, value]) =>
        isNameAlone(key) ? [value].flat().filter((name) => typeof name === 'string') : namesAloneIn(value),
      )

/**
 * The body of an entry with each name and each free text replaced. The search for people in a log and their removal
 * both read the words here, so that each finds the same ones.
 */
export const readWords = (kind: string, body: string, { name, free }: TextReaders): LoggedBody => {
  const { lists, decides, text } = personalOf(kind)
  /** The remarks in notation: after `note`, a comment, or a colon. */
  const remark = (line: string): string => {
    const start = /(^|\s)note\s|(^|\s)#|:\s/.exec(line)
    if (!start) return line
    const at = start.index + start[0].length
    return line.slice(0, at) + free(line.slice(at))
  }
  /** A person's name, or the name of a thing. */
  const eitherWay = (words: string): string => (name(words) === words ? free(words) : name(words))
  const header = (line: string): string =>
    /^@players\s/.test(line)
      ? line.slice(0, 9) + line.slice(9).replaceAll(NOTATION_WORD, (word) => inNotation(word, name(unquoted(word))))
      : remark(line)
  const said = (key: string, value: unknown, id?: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => said(key, one))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, said(inner, one, idIn(value))]))
    if (typeof value !== 'string') return value
    switch (underKey.get(key)) {
      case 'player-name':
        return name(value, id)
      case 'name':
        return name(value)
      case 'own-name':
        return lists === null ? free(value) : name(value, id)
      case 'free':
        return free(value)
      case 'in-decision':
        return decides ? free(value) : value
      case 'author':
        // a name, or a name among other words
        return decides ? eitherWay(value) : value
      case 'header':
        return header(value)
      case 'bytes':
        // no program can tell the people in a picture
        return ''
      case 'text':
        return text === 'free' ? free(value) : text === 'any' && !NOTATION.test(value) ? eitherWay(value) : remark(value)
      case 'remedy':
        return isRemedy(value) ? value : free(value)
      case 'id':
      case 'nothing':
      case undefined:
        return value
    }
  }
  return said('', JSON.parse(body)) as LoggedBody
}

/** The player of the list that a part of a body is about. */
const idIn = (value: object): string | undefined => ('player' in value && typeof value.player === 'string' ? value.player : undefined)

/** The beginning of an act's or a header's notation. */
const NOTATION = /^(?:[ESWN*]|@\w+) /

/** A name of the vocabulary, or a step in the program’s words, which name no player. */
const isRemedy = (word: string): boolean => stepDone(word) !== undefined || (REMEDIES as readonly string[]).includes(word)

const inNotation = (word: string, name: string): string =>
  unquoted(word) === name ? word : `"${name.replaceAll(/["\\]/g, (letter) => `\\${letter}`)}"`
