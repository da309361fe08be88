import { runCommand } from './commands/run.ts'

const words = process.argv.slice(2)
// whoever reads a list may stop reading: that is no error; who records must hear of it
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE' && words[0] !== 'record') process.exit(0)
  process.stderr.write(`shinpan ${words[0] ?? ''}: the answer can't be written (${code}); what came after is not done\n`)
  process.exit(1)
})
process.exitCode = await runCommand(words, {
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
})
