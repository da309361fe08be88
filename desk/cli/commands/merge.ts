import { resolve } from 'node:path'
import { readFileOnce } from '../../../db/file/open-to-read.ts'
import { mergeFiles } from '../../../db/joining/merge-files.ts'
import { sql } from '../../../db/sqlite/handle.ts'
import { output } from '../../messages/command-line.ts'
import { usage } from '../../messages/command-usage.ts'
import { type Command, type CommandInput, type ExitCode, printAnswer, printFailure, requiredOption, wrongUsage } from '../command.ts'
import { printRows } from './listings.ts'

/** Merges copies of one tournament that were used separately. */
export const merge: Command = {
  usage: '--into FILE FILE…',
  options: ['into='],
  words: Number.POSITIVE_INFINITY,
  run: (given) => {
    const into = resolve(requiredOption(given, 'into'))
    if (given.words.length === 0) throw wrongUsage(usage.noFile)
    const merged = mergeFiles(
      into,
      given.words.map((word) => resolve(word)),
    )
    if (!merged.ok) return printFailure(given, merged.error)
    const { entries, from } = merged.value
    for (const copy of from) printAnswer(given, copy, output.joined(copy.file, copy.entries, copy.added))
    printAnswer(given, { file: into, entries }, output.joinedInto(into, entries))
    return sayConflicts(given, into)
  },
}

/** Prints the current conflicts of all merges so far. */
const sayConflicts = (given: CommandInput, file: string): ExitCode => {
  const read = readFileOnce(file, (db) => {
    const conflicts = sql<number>(db, 'SELECT count(*) FROM conflicts').pluck().get() ?? 0
    if (!given.flag('json')) given.say(output.conflicts(conflicts)[given.language])
    if (conflicts > 0) printRows(given, db, 'conflicts')
  })
  return read.ok ? 0 : printFailure(given, read.error.text)
}
