import { isContractProcedure } from '@orpc/contract'
import fc from 'fast-check'
import { z } from 'zod'
import { contract } from '../../../../desk/contract/contract.ts'

/** Shape of a value in the contract, as the part of JSON Schema that the contract uses. */
export type Shape = {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Shape | boolean
  readonly items?: Shape
}

/** The input shape of a procedure; undefined if it has none. */
export const inputOf = (path: string): Shape | undefined => {
  const procedure = path.split('/').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], contract)
  const schema = isContractProcedure(procedure) ? (procedure['~orpc'].inputSchema as z.ZodType | undefined) : undefined
  return schema && (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)
}

/** Values that nobody should send and anybody can. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  -(2 ** 63),
  1e308,
  '',
  ' ',
  'x',
  [],
  {},
  [[]],
  '__proto__',
  'constructor',
  'toString',
  '\0',
  '\u202e',
  '\ud800',
  '🀄',
  '<script>alert(1)</script>',
  "'; DROP TABLE entry; --",
  'javascript:alert(1)',
  '../../etc/passwd',
  '/etc/passwd',
  'C:\\Windows',
  '=1+1',
  '%00',
  '\r\nSet-Cookie: a=b',
  '9'.repeat(400),
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
]

/** Values of a shape, built from words that mean something in this file; a few don't fit. */
export const anyValue = (shape: Shape, words: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: fitting(shape, words) }, { weight: 1, arbitrary: fc.constantFrom(...STRANGE) })

const fitting = (shape: Shape, words: readonly string[]): fc.Arbitrary<unknown> => {
  const { const: fixed, enum: some, anyOf, oneOf, allOf, type, items, properties = {}, required = [], additionalProperties } = shape
  if (fixed !== undefined) return fc.constant(fixed)
  if (some) return fc.constantFrom(...some)
  const of = anyOf ?? oneOf ?? allOf
  if (of) return fc.oneof(...of.map((one) => anyValue(one, words)))
  switch (type ?? 'any') {
    case 'string':
      return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: fc.string({ maxLength: 40 }) })
    case 'integer':
    case 'number':
      return fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 0, max: 9 }) }, { weight: 1, arbitrary: fc.integer() })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(anyValue(items ?? {}, words), { maxLength: 3 })
    case 'object': {
      const known = fc.record(Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, anyValue(one, words)])), {
        requiredKeys: [...required],
      })
      const more = typeof additionalProperties === 'object' ? anyValue(additionalProperties, words) : undefined
      return more ? fc.dictionary(fc.constantFrom(...words), more, { maxKeys: 3 }) : known
    }
    default:
      return fc.constantFrom(...STRANGE)
  }
}
