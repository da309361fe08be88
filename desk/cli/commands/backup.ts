import { resolve } from 'node:path'
import { backUp } from '../../../db/file/backup/backup.ts'
import { openToRead } from '../../../db/file/open-to-read.ts'
import { output } from '../../messages/command-line.ts'
import { type Command, printAnswer, printFailure, requiredOption } from '../command.ts'

/** A consistent copy of a tournament while others write to it. */
export const backup: Command = {
  usage: '--db FILE --out FILE',
  options: ['db=', 'out='],
  run: async (given) => {
    const [file, out] = [resolve(requiredOption(given, 'db')), resolve(requiredOption(given, 'out'))]
    const opened = openToRead(file)
    if (!opened.ok) return printFailure(given, opened.error.text)
    const made = await backUp(opened.value, out)
    opened.value.close()
    return made.ok ? printAnswer(given, made.value, output.backedUp(made.value)) : printFailure(given, made.error)
  },
}
