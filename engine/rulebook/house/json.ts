import type { Text } from '../../model/language.ts'
import { ok, type Result, refuse } from '../../model/result.ts'

/** A refusal of given data: the path (empty: all of it), the value found, the value expected. */
export type RefusedValue = { readonly path: string; readonly found: Text; readonly expected: Text }

/** Unchecked data with its path: `differences[2].level`. */
export type GivenValue = { readonly path: string; readonly value: unknown }

export const refusedValue = ({ path, value }: GivenValue, expected: Text): { readonly ok: false; readonly error: RefusedValue } =>
  refuse({ path, found: shown(value), expected })

/** An object that holds no other fields than these. */
export const readObject = (given: GivenValue, fields: readonly string[]): Result<Readonly<Record<string, unknown>>, RefusedValue> => {
  const { value, path } = given
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refusedValue(given, { en: `an object with ${fields.join(', ')}`, fr: `un objet avec ${fields.join(', ')}` })
  const other = Object.keys(value).find((name) => !fields.includes(name))
  if (other !== undefined)
    return refusedValue(
      { path: within(path, other), value: (value as Fields)[other] },
      {
        en: `only ${fields.join(', ')}`,
        fr: `seulement ${fields.join(', ')}`,
      },
    )
  return ok(value as Fields)
}

/** A field of an object; one that the object only inherits is not there. */
export const fieldOf = (object: Fields, path: string, name: string): GivenValue => ({
  path: within(path, name),
  value: Object.hasOwn(object, name) ? object[name] : undefined,
})

/** A list, each of its items read. */
export const readItems = <T>(
  given: GivenValue,
  read: (item: GivenValue) => Result<T, RefusedValue>,
): Result<readonly T[], RefusedValue> => {
  if (!Array.isArray(given.value)) return refusedValue(given, { en: 'a list', fr: 'une liste' })
  const items: T[] = []
  for (const [i, value] of (given.value as readonly unknown[]).entries()) {
    const item = read({ path: `${given.path}[${i}]`, value })
    if (!item.ok) return item
    items.push(item.value)
  }
  return ok(items)
}

/** Words that say something: one line, not blank, as people write them. */
export const readString = (given: GivenValue, { en, fr }: Text): Result<string, RefusedValue> => {
  const { value } = given
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST && !/\p{Cc}/u.test(value)
    ? ok(value)
    : refusedValue(given, {
        en: `${en}, in one line of at most ${LONGEST} characters`,
        fr: `${fr}, en une ligne de ${LONGEST} caractères au plus`,
      })
}

/** A name in both languages. */
export const readName = (given: GivenValue): Result<Text, RefusedValue> => {
  const object = readObject(given, ['en', 'fr'])
  if (!object.ok) return object
  const en = readString(fieldOf(object.value, given.path, 'en'), { en: 'the name in English', fr: 'le nom en anglais' })
  if (!en.ok) return en
  const fr = readString(fieldOf(object.value, given.path, 'fr'), { en: 'the name in French', fr: 'le nom en français' })
  return fr.ok ? ok({ en: en.value, fr: fr.value }) : fr
}

export const readWord = <W extends string>(given: GivenValue, words: readonly W[], { en, fr }: Text): Result<W, RefusedValue> => {
  const word = words.find((known) => known === given.value)
  return word === undefined ? refusedValue(given, { en: `${en}: ${words.join(', ')}`, fr: `${fr} : ${words.join(', ')}` }) : ok(word)
}

/** A value that reads alike in every language. */
export const asIs = (text: string): Text => ({ en: text, fr: text })

type Fields = Readonly<Record<string, unknown>>
const LONGEST = 500

const within = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

const shown = (value: unknown): Text => {
  if (value === undefined) return { en: 'nothing', fr: 'rien' }
  if (Array.isArray(value)) return { en: `a list of ${value.length}`, fr: `une liste de ${value.length}` }
  if (typeof value === 'object' && value !== null) return { en: 'an object', fr: 'un objet' }
  const text = JSON.stringify(value) ?? typeof value
  return asIs(text.length > 60 ? `${text.slice(0, 60)}…` : text)
}
