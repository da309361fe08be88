// `npm run tool NAME [words]`: runs one of the tools; without a name it lists them.
import { spawnSync } from 'node:child_process'
import { TOOLS } from './tools.ts'

const [name, ...words] = process.argv.slice(2)
const tool = TOOLS.find((one) => one.name === name)
if (!tool) {
  const width = Math.max(...TOOLS.map((one) => one.name.length))
  console.log(TOOLS.map((one) => `${one.name.padEnd(width)}  ${one.does}`).join('\n'))
  if (name) console.error(`\nno tool ${name}`)
  process.exit(name ? 2 : 0)
}
const [first = '', ...others] = tool.commands
// numbers that a person gives replace the tool's own
const program = /^\d+$/.test(words[0] ?? '') ? first.replace(/( \d+)+$/, '') : first
const named = [program, ...words.map(quoted)].join(' ')
for (const command of [...(tool.needs ?? []).map((script) => `npm run -s ${script}`), named, ...others]) {
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true })
  if (status !== 0) process.exit(status ?? 1)
}

/** Quotes a word for the shell. */
function quoted(word: string): string {
  return /^[\w./:=,@-]+$/.test(word) ? word : process.platform === 'win32' ? `"${word}"` : `'${word.replaceAll("'", `'\\''`)}'`
}
