import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { z } from 'zod'
import { troubled } from '../../db/messages/messages.ts'
import { type ByLanguage, LANGUAGES, type Language, languageOfTag } from '../../engine/model/language.ts'
import { usage } from '../messages/command-usage.ts'

/** 0: done; 1: something could not be read, written or verified, or is not as expected; 2: wrong usage. */
export type ExitCode = 0 | 1 | 2

/** Output of a command: `say` for results, `complain` for errors, one line each. `input`: what it reads instead of the program's input. */
export type Output = {
  readonly say: (line: string) => void
  readonly complain: (line: string) => void
  readonly input?: AsyncIterable<Buffer>
}

/** Input of a command: arguments, options and output. */
export type CommandInput = Output & {
  /** The words after the command's name, as typed. */
  readonly args: readonly string[]
  readonly words: readonly string[]
  readonly option: (name: string) => string | undefined
  readonly options: (name: string) => readonly string[]
  readonly flag: (name: string) => boolean
  readonly language: Language
}

export type Command = {
  /** The arguments after the command's name. */
  readonly usage: string
  /** Names; `=` takes a value, `=…` several. */
  readonly options: readonly string[]
  /** Number of arguments besides the options; 0 if absent. */
  readonly words?: number
  /** Values of `--lang` besides the languages of the program. */
  readonly languages?: readonly string[]
  readonly run: (given: CommandInput) => ExitCode | Promise<ExitCode>
}

const WRONG = Symbol('wrong usage')

/** An error for wrong usage: one line says how. */
export const wrongUsage = (text: ByLanguage<string>): Error => Object.assign(troubled(text), { [WRONG]: true })
export const isWrongUsage = (error: unknown): error is Error => error instanceof Error && WRONG in error

/** Prints a result, as JSON if requested. */
export const printAnswer = ({ say, flag, language }: CommandInput, value: unknown, text: ByLanguage<string>): 0 => {
  say(flag('json') ? JSON.stringify(value) : text[language])
  return 0
}

/** Prints why the command could not do its work. */
export const printFailure = ({ complain, language }: CommandInput, why: ByLanguage<string>): 1 => {
  complain(why[language])
  return 1
}

/** A mandatory option. */
export const requiredOption = (given: CommandInput, name: string): string => {
  const value = given.option(name)
  if (value === undefined || value.trim() === '') throw wrongUsage(usage.missing(name))
  return value
}

/** The value of an option, validated by its schema. */
export const validOption = <T>(name: string, value: unknown, schema: z.ZodType<T>): T => {
  const read = schema.safeParse(value)
  if (!read.success) throw wrongUsage(usage.wrong(name, read.error.issues[0]?.message))
  return read.data
}

/** A mandatory integer. */
export const requiredNumberOption = (given: CommandInput, name: string): number => {
  const value = requiredOption(given, name)
  if (!/^\d{1,9}$/.test(value)) throw wrongUsage(usage.number(name, value))
  return Number(value)
}

const COMMON = { lang: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const

type ParseOptions = NonNullable<ParseArgsConfig['options']>

const optionNamed = (option: string) => {
  const [name = '', several] = option.split('=')
  return [name, { type: several === undefined ? 'boolean' : 'string', multiple: several === '…' }] as const
}

/** Parses a command's arguments; undefined if they ask for help. */
export const parseCommand = (command: Command, args: readonly string[], out: Output): CommandInput | undefined => {
  const { values, positionals } = taken(command, args)
  if (values.help) return undefined
  return {
    args,
    words: positionals,
    option: (name) => (typeof values[name] === 'string' ? values[name] : undefined),
    options: (name) => [values[name]].flat().filter((value) => typeof value === 'string'),
    flag: (name) => values[name] === true,
    language: languageOf(values.lang, command.languages),
    ...out,
  }
}

type Taken = { readonly values: Readonly<Record<string, unknown>>; readonly positionals: readonly string[] }

const taken = (command: Command, args: readonly string[]): Taken => {
  const options: ParseOptions = { ...COMMON, ...Object.fromEntries(command.options.map(optionNamed)) }
  const { values, positionals, tokens } = parsed(args, options)
  const given = tokens.filter((token) => token.kind === 'option').map(({ name }) => name)
  const twice = given.find((name, i) => given.indexOf(name) < i && !options[name]?.multiple)
  if (twice !== undefined) throw wrongUsage(usage.twice(twice))
  const most = command.words ?? 0
  if (positionals.length > most) throw wrongUsage(usage.word(positionals[most] ?? ''))
  return { values, positionals }
}

const parsed = (args: readonly string[], options: ParseOptions) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, tokens: true })
  } catch (error) {
    throw wrongUsage(usage.options(error))
  }
}

const languageOf = (asked: unknown, also: readonly string[] = LANGUAGES): Language => {
  const known = LANGUAGES.find((language) => language === asked)
  if (asked !== undefined && !known && !also.some((one) => one === asked)) throw wrongUsage(usage.oneOf('lang', also))
  return known ?? environmentLanguage()
}

const environmentLanguage = (): Language => {
  const environment = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || ''
  return languageOfTag(environment)
}

/** The output language if the arguments can't be parsed. */
export const languageIn = (words: readonly string[]): Language => {
  const asked = words.find((word) => word.startsWith('--lang='))?.slice(7) ?? words[words.indexOf('--lang') + 1]
  return LANGUAGES.find((language) => language === asked) ?? environmentLanguage()
}
