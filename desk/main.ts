import { languageIn } from './cli/command.ts'
import { runCommand } from './cli/run.ts'
import { restrictFiles } from './context/files/private-files.ts'
import { output } from './messages/command-line.ts'

restrictFiles()
const words = process.argv.slice(2)
// whoever reads a list may stop reading: that is no error; who records must hear of it
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE' && words[0] !== 'record') process.exit(0)
  process.stderr.write(`${output.answerLost(words[0] ?? '', code)[languageIn(words)]}\n`)
  process.exit(1)
})
process.exitCode = await runCommand(words, {
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
})
