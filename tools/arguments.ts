import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { TOOLS } from './tools.ts'

/**
 * An option by its default. A number takes a number, a whole one if the default is; `false` is a switch; a text, or `undefined`, takes a
 * text; a list takes several; `oneOf` takes one of its words.
 */
type Default = number | false | string | undefined | readonly string[] | OneOf
type OneOf = { readonly oneOf: readonly string[] }
type Options = Readonly<Record<string, Default>>

type Given<D> = D extends number
  ? number
  : D extends false
    ? boolean
    : D extends { readonly oneOf: readonly (infer W)[] }
      ? W | undefined
      : D extends readonly string[]
        ? readonly string[]
        : D extends string
          ? string
          : string | undefined

/** The arguments of a tool: its options, numbers without a name by their defaults, and other words: anything, or files and folders. */
type Takes<O extends Options, N extends readonly number[]> = {
  readonly options?: O
  readonly numbers?: N
  readonly words?: 'any' | 'files'
}
type Read<O extends Options, N extends readonly number[]> = {
  readonly options: { readonly [K in keyof O]: Given<O[K]> }
  readonly numbers: { readonly [I in keyof N]: number }
  readonly words: readonly string[]
}

/** Reads the arguments of this program. A wrong one ends it with 2 and one line that says what it takes. */
export const readArguments = <const O extends Options = Readonly<Record<string, never>>, const N extends readonly number[] = []>(
  takes: Takes<O, N>,
): Read<O, N> => {
  const options: Options = takes.options ?? {}
  const numbers: readonly number[] = takes.numbers ?? []
  const refuse = (said: string): never => refuseArgument(`${said}; ${usage(options, takes)}`)
  const { tokens } = parseArgs({
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(Object.entries(options).map(([name, of]) => [name, { type: of === false ? 'boolean' : 'string' }])),
  })
  const named = new Map<string, readonly string[]>()
  const others: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') others.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    if (!Object.hasOwn(options, name)) refuse(`there is no option ${rawName}`)
    const of = options[name]
    if (of === false ? value !== undefined : !value) refuse(of === false ? `${rawName} takes no value` : `${rawName} needs ${wanted(of)}`)
    named.set(name, [...(named.get(name) ?? []), value ?? ''])
  }
  const read = (name: string, of: Default): unknown => {
    const given = named.get(name)
    if (of === false) return given !== undefined
    const last = given?.at(-1)
    if (Array.isArray(of)) return given ?? of
    if (typeof of === 'number')
      return last === undefined ? of : (numberIn(last, of) ?? refuse(`--${name} needs ${wanted(of)}, not “${last}”`))
    if (typeof of !== 'object') return last ?? of
    const { oneOf } = of as OneOf
    return last === undefined || oneOf.includes(last) ? last : refuse(`--${name} needs ${wanted(of)}, not “${last}”`)
  }
  const rest = others.slice(numbers.length)
  const extra = takes.words ? undefined : rest[0]
  if (extra !== undefined) refuse(`“${extra}” is too much`)
  const missing = takes.words === 'files' ? rest.find((file) => !existsSync(file)) : undefined
  if (missing !== undefined) refuse(`there is no file ${missing}`)
  return {
    options: Object.fromEntries(Object.entries(options).map(([name, of]) => [name, read(name, of)])),
    numbers: numbers.map((usual, n) => {
      const text = others[n]
      return text === undefined ? usual : (numberIn(text, usual) ?? refuse(`expected ${wanted(usual)}, not “${text}”`))
    }),
    words: rest,
  } as unknown as Read<O, N>
}

/** Ends the program with 2 and one line: an argument is wrong. */
export const refuseArgument = (said: string): never => {
  console.error(`${toolName()}: ${said}`)
  process.exit(2)
}

/** The name of the tool whose program this is; another program's path. */
const toolName = (): string => {
  const file = relative(process.cwd(), process.argv[1] ?? '').replaceAll('\\', '/')
  return TOOLS.find(({ commands }) => commands[0]?.split(' ').includes(file))?.name ?? file
}

const numberIn = (text: string, usual: number): number | undefined =>
  (Number.isInteger(usual) ? /^\d+$/ : /^\d+(\.\d+)?$/).test(text) ? Number(text) : undefined

const wanted = (of: Default): string => {
  if (typeof of === 'number') return Number.isInteger(of) ? 'a whole number' : 'a number'
  return typeof of === 'object' && 'oneOf' in of ? `one of ${of.oneOf.join(', ')}` : 'a text'
}

const usage = (options: Options, { numbers = [], words }: Pick<Takes<Options, readonly number[]>, 'numbers' | 'words'>): string => {
  const named = Object.entries(options).map(([name, of]) =>
    of === false ? `[--${name}]` : `[--${name} ${typeof of === 'number' ? 'N' : name.toUpperCase()}]`,
  )
  const others = [...numbers.map(() => '[N]'), ...(words ? [words === 'files' ? '[FILE …]' : '[NAME …]'] : [])]
  return ['npm run tool --', toolName(), ...others, ...named].join(' ')
}
