import { ok, type Result, refuse } from '../result.ts'

/** What is wrong with given data: where, what stands there, what would be right. */
export type Refused = { readonly path: string; readonly found: string; readonly expected: string }

/** Data that nobody has looked at yet, and where it stands: `differences[2].level`. */
export type Given = { readonly path: string; readonly value: unknown }

export const refused = ({ path, value }: Given, expected: string): { readonly ok: false; readonly error: Refused } =>
  refuse({ path, found: shown(value), expected })

/** An object that holds no other fields than these. */
export const readObject = (given: Given, fields: readonly string[]): Result<Readonly<Record<string, unknown>>, Refused> => {
  const { value, path } = given
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refused(given, `an object with ${fields.join(', ')}`)
  const other = Object.keys(value).find((name) => !fields.includes(name))
  if (other !== undefined) return refused({ path: within(path, other), value: (value as Fields)[other] }, `only ${fields.join(', ')}`)
  return ok(value as Fields)
}

/** A field of an object; one that the object only inherits is not there. */
export const field = (object: Fields, path: string, name: string): Given => ({
  path: within(path, name),
  value: Object.hasOwn(object, name) ? object[name] : undefined,
})

/** A list, each of its items read. */
export const readList = <T>(given: Given, read: (item: Given) => Result<T, Refused>): Result<readonly T[], Refused> => {
  if (!Array.isArray(given.value)) return refused(given, 'a list')
  const items: T[] = []
  for (const [i, value] of (given.value as readonly unknown[]).entries()) {
    const item = read({ path: `${given.path}[${i}]`, value })
    if (!item.ok) return item
    items.push(item.value)
  }
  return ok(items)
}

/** Words that say something: one line, not blank, as people write them. */
export const readText = (given: Given, expected: string): Result<string, Refused> => {
  const { value } = given
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST && !/\p{Cc}/u.test(value)
    ? ok(value)
    : refused(given, `${expected}, in one line of at most ${LONGEST} characters`)
}

/** One of some words. */
export const readWord = <W extends string>(given: Given, words: readonly W[], what: string): Result<W, Refused> => {
  const word = words.find((known) => known === given.value)
  return word === undefined ? refused(given, `${what}: ${words.join(', ')}`) : ok(word)
}

type Fields = Readonly<Record<string, unknown>>
const LONGEST = 500

const within = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = JSON.stringify(value) ?? typeof value
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
