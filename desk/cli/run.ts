import { saidBy } from '../../db/messages/messages.ts'
import type { Language } from '../../engine/model/language.ts'
import { DIRECTION_MARK } from '../context/escape-html.ts'
import { output } from '../messages/command-line.ts'
import { COLON, usageIn, usage as wrong } from '../messages/command-usage.ts'
import { type Command, type ExitCode, isWrongUsage, languageIn, type Output, parseCommand } from './command.ts'
import { COMMANDS, type Listed } from './commands.ts'

/** The command line: takes a command and its arguments, returns an exit code. An error is one line; SHINPAN_TRACE=1 adds the stack. */
export const runCommand = (words: readonly string[], out: Output): Promise<ExitCode> =>
  runNamed(words, {
    ...out,
    complain: (line) =>
      out.complain(line.replaceAll(/[\s\p{Cc}]+/gu, (blanks) => (BREAKS.test(blanks) ? ' ' : blanks)).replaceAll(DIRECTION_MARK, '')),
  })

/** Any character that would start another line or control a terminal. */
const BREAKS = /[\p{Cc}\u2028\u2029]/u

const runNamed = async (words: readonly string[], out: Output): Promise<ExitCode> => {
  const [name, ...args] = commandFirst(words)
  if (name === 'help' && args[0] !== undefined && !args[0].startsWith('-')) return runNamed([...args, '--help'], out)
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    out.say(overview(languageIn(args)).trimEnd())
    return name === undefined ? 2 : 0
  }
  const listed = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!listed) {
    out.complain(`shinpan${COLON[languageIn(args)]}${wrong.noCommand(name)[languageIn(args)]}`)
    return 2
  }
  const command = await listed.load()
  try {
    const given = parseCommand(command, args, out)
    if (given) return await command.run(given)
    out.say(help(name, { ...command, does: listed.does }, languageIn(args)).trimEnd())
    return 0
  } catch (error) {
    if (isWrongUsage(error)) {
      out.complain(`shinpan ${name}${COLON[languageIn(args)]}${saidBy(error)[languageIn(args)]} (shinpan ${name} --help)`)
      return 2
    }
    if (process.env.SHINPAN_TRACE) throw error
    out.complain(`shinpan ${name}${COLON[languageIn(args)]}${saidBy(error)[languageIn(args)]}`)
    return 1
  }
}

/** The same words with the command's name first: options of every command may stand before it. */
const commandFirst = (words: readonly string[]): readonly string[] => {
  const [first = '', value, ...others] = words
  if (first === '--lang' && value !== undefined) return [...commandFirst(others), first, value]
  if (first === '--json' || first.startsWith('--lang=')) return [...commandFirst(words.slice(1)), first]
  return words
}

const overview = (language: Language): string => {
  const widest = Math.max(...Object.keys(COMMANDS).map((name) => name.length))
  const lines = Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(widest)}  ${does[language]}\n`)
  return `shinpan ${usageIn('COMMAND', language)} …\n\n${lines.join('')}\n${output.helpMore[language]}\n`
}

const help = (name: string, { usage, does, options }: Command & Pick<Listed, 'does'>, language: Language): string => {
  const names = options.map((option) => `--${option.replace(/=.*/, ' …')}`)
  return `shinpan ${name} ${usageIn(usage, language)}\n\n${does[language]}\n${names.length > 0 ? `\noptions${COLON[language]}${names.join(' ')} --lang … --json --help\n` : ''}`
}
