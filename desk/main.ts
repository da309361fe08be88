import { type Command, type ExitCode, given, isWrongUsage } from './commands/command.ts'
import { COMMANDS } from './commands/list.ts'

/** The command line: one command and its words, an exit code out. */
const main = async ([name, ...args]: readonly string[]): Promise<ExitCode> => {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(await overview())
    return name === undefined ? 2 : 0
  }
  const command = Object.hasOwn(COMMANDS, name) ? await COMMANDS[name]?.() : undefined
  if (!command) {
    process.stderr.write(`shinpan: there is no command ${name} (shinpan --help lists them)\n`)
    return 2
  }
  try {
    const words = given(command, args)
    if (words) return await command.run(words)
    process.stdout.write(help(name, command))
    return 0
  } catch (error) {
    if (!isWrongUsage(error)) throw error
    process.stderr.write(`shinpan ${name}: ${error.message} (shinpan ${name} --help)\n`)
    return 2
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

// whoever reads the output may stop reading: that is no error
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
process.exitCode = await main(process.argv.slice(2))
