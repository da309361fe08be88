import { saidBy } from '../../db/words.ts'
import { BIDI } from '../reports/html.ts'
import { COLON, usage as wrong } from '../words/usage.ts'
import { type Command, type ExitCode, given, isWrongUsage, languageIn, type Out } from './command.ts'
import { COMMANDS } from './list.ts'

/** The command line: one command and its words in, an exit code out. What went wrong is one line; SHINPAN_TRACE=1 says where in the program. */
export const runCommand = (words: readonly string[], { say, complain }: Out): Promise<ExitCode> =>
  runNamed(words, { say, complain: (line) => complain(line.replaceAll(/\s*[\p{Cc}\u2028\u2029]+\s*/gu, ' ').replaceAll(BIDI, '')) })

const runNamed = async ([name, ...args]: readonly string[], out: Out): Promise<ExitCode> => {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    out.say((await overview()).trimEnd())
    return name === undefined ? 2 : 0
  }
  const command = Object.hasOwn(COMMANDS, name) ? await COMMANDS[name]?.() : undefined
  if (!command) {
    out.complain(`shinpan${COLON[languageIn(args)]}${wrong.noCommand(name)[languageIn(args)]}`)
    return 2
  }
  try {
    const words = given(command, args, out)
    if (words) return await command.run(words)
    out.say(help(name, command).trimEnd())
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

const overview = async (): Promise<string> => {
  const commands = await Promise.all(Object.entries(COMMANDS).map(async ([name, load]) => ({ name, does: (await load()).does })))
  const widest = Math.max(...commands.map(({ name }) => name.length))
  const lines = commands.map(({ name, does }) => `  ${name.padEnd(widest)}  ${does}\n`)
  return `shinpan COMMAND …\n\n${lines.join('')}\nshinpan COMMAND --help tells more. Everywhere: --lang en or fr, --json where something is listed.\n`
}

const help = (name: string, { usage, does, options }: Command): string => {
  const names = Object.entries(options).map(([option, { type }]) => (type === 'string' ? `--${option} …` : `--${option}`))
  return `shinpan ${name} ${usage}\n\n${does}\n${names.length > 0 ? `\noptions: ${names.join(' ')} --lang … --json --help\n` : ''}`
}
