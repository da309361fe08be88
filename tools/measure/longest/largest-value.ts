import type { Shape } from '../../../test/desk/api/attack/any-value.ts'

/** The limits of the contract on the size of a value. */
type Sized = Shape & {
  readonly maxLength?: number
  readonly minLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly maxItems?: number
  readonly minItems?: number
  readonly maximum?: number
  readonly minimum?: number
  readonly prefixItems?: readonly Sized[]
}

/** The longest text to send if the contract sets no limit, in characters. */
const UNLIMITED = 100_000

/** Maximum length of a request, in characters; desks refuse longer ones. */
const MOST_BODY = 20_000_000

/** Values that exist in the file, by the name of their field. */
export type Words = Readonly<Record<string, unknown>>

/** The largest value that a shape of the contract allows. Fields that refer to the file get an existing value. */
export const largestValue = (shape: Shape, words: Words, field = ''): unknown => {
  const { const: fixed, enum: some, type, properties = {}, items, prefixItems, ...sized } = shape as Sized
  if (fixed !== undefined) return fixed
  const of = shape.anyOf ?? shape.oneOf ?? shape.allOf
  if (of) return largestOf(of.map((one) => largestValue(one, words, field)))
  if (type !== 'object' && type !== 'array' && Object.hasOwn(words, field)) {
    const word = words[field]
    // a reference has a pattern; any other text takes the number in words
    return type === 'string' && !sized.pattern && typeof word === 'number' ? String(word) : word
  }
  if (some) return some[0]
  if (prefixItems) return prefixItems.map((one) => largestValue(one, words, field))
  switch (type ?? 'any') {
    case 'string':
      return textOf(sized)
    case 'integer':
    case 'number':
      return Math.min(sized.maximum ?? 1000, 1_000_000)
    case 'boolean':
      return true
    case 'array': {
      const one = largestValue(items ?? {}, words, field)
      return Array.from({ length: Math.min(sized.maxItems ?? 10_000, Math.floor(MOST_BODY / (lengthOf(one) + 1))) }, () => one)
    }
    case 'object':
      return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, largestValue(one, words, name)]))
    default:
      return null
  }
}

const textOf = ({ maxLength = UNLIMITED, format, pattern }: Sized): string => {
  if (format === 'date') return '2026-11-21'
  if (format === 'date-time') return '2026-11-21T12:00:00.000Z'
  if (format === 'base64') return 'A'.repeat(maxLength - (maxLength % 4))
  if (pattern?.includes('0-9a-f')) return '0'.repeat(Math.min(maxLength, 64))
  if (pattern?.endsWith(':-?\\d+$')) return `${'x'.repeat(200)}:1`
  return 'x'.repeat(maxLength)
}

const largestOf = (values: readonly unknown[]): unknown => values.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one))

const lengthOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0
