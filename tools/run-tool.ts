// `npm run tool NAME [words]`: runs one of the tools; without a name it lists them.
import { spawnSync } from 'node:child_process'
import { TOOLS } from './tools.ts'

const [name, ...given] = process.argv.slice(2)
// npm hands on a second -- as a word
const words = given[0] === '--' ? given.slice(1) : given
const tool = TOOLS.find((one) => one.name === name)
if (!tool) {
  const width = Math.max(...TOOLS.map((one) => one.name.length))
  console.log(TOOLS.map((one) => `${one.name.padEnd(width)}  ${one.does}`).join('\n'))
  if (name) console.error(`\nno tool ${name}`)
  process.exit(name ? 2 : 0)
}
if (tool.alone && words.length > 0) {
  console.error(`${tool.name}: takes no arguments`)
  process.exit(2)
}
const [first = '', ...others] = tool.commands
// what a person gives without a name replaces the tool's own numbers
const program = words[0] && !words[0].startsWith('-') ? first.replace(/( \d+)+$/, '') : first
const named = [program, ...words.map(quoted)].join(' ')
for (const command of [...(tool.needs ?? []).map((script) => `npm run -s ${script}`), named, ...others]) {
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true })
  if (status !== 0) process.exit(status ?? 1)
}

/** Quotes a word for the shell. */
function quoted(word: string): string {
  return /^[\w./:=,@-]+$/.test(word) ? word : process.platform === 'win32' ? `"${word}"` : `'${word.replaceAll("'", `'\\''`)}'`
}
