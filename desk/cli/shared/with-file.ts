import { resolve } from 'node:path'
import { openToRead } from '../../../db/file/open-to-read.ts'
import { aboutIt } from '../../../db/messages/messages.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { createContext, type DeskContext, type OpenFile } from '../../context/context.ts'
import { type Refusal, sayRefusal } from '../../context/refusals.ts'
import { alarmOf } from '../../context/saving/file-alarm.ts'
import { output } from '../../messages/command-line.ts'
import { olderWords } from '../../messages/older-file.ts'
import { refusals } from '../../messages/refusals.ts'
import { checkAlongside } from '../../storage/checks/check-alongside.ts'
import { closeTournament, openTournament } from '../../storage/files/open.ts'
import { chromiumPrinter } from '../browser/print-with-chromium.ts'
import { type CommandInput, type ExitCode, isWrongUsage, printFailure, requiredOption } from '../command.ts'

/** Prints a refusal in one line that names the file. */
export type PrintRefusal = (refusal: Refusal) => ExitCode

/** Opens the file of `--db`, runs a function with it, and closes it. A file that can't be opened or read gives one line and exit code 1. */
export const withFile = (
  given: CommandInput,
  what: (desk: DeskContext, open: OpenFile, refuse: PrintRefusal) => ExitCode | Promise<ExitCode>,
): Promise<ExitCode> =>
  withDesk(given, (desk, refuse, file) => {
    const opened = openAndWarn(given, desk, file)
    if (!opened.ok) return refuse(opened.error)
    return desk.open ? what(desk, desk.open, refuse) : refuse({ code: 'NO_TOURNAMENT' })
  })

/** A context for the file of `--db`, which the function itself opens or creates. */
export const withDesk = async (
  given: CommandInput,
  what: (desk: DeskContext, refuse: PrintRefusal, file: string) => ExitCode | Promise<ExitCode>,
): Promise<ExitCode> => {
  const file = resolve(requiredOption(given, 'db'))
  const desk = createContext({ print: chromiumPrinter() })
  const refuse: PrintRefusal = (refusal) => {
    const said = sayRefusal(refusal)
    return printFailure(given, said[given.language].startsWith(file) ? said : refusals.inFile(file, said))
  }
  const checkedToEnd = checkAlongside(desk)
  try {
    const code = await what(desk, refuse, file)
    const wrong = await checkedToEnd()
    return wrong ? printFailure(given, refusals.inFile(file, alarmIn(desk) ?? wrong)) : code
  } catch (error) {
    return unread(given, file, error)
  } finally {
    await desk.print.end?.()
    await closeTournament(desk)
  }
}

/** Opens a file; warns if it is older than its last known state on this machine. */
export const openAndWarn = (given: CommandInput, desk: DeskContext, file: string): ReturnType<typeof openTournament> => {
  const opened = openTournament(desk, file)
  warnIfOlder(given, desk)
  return opened
}

/** Warns if the open file is older than its last known state on this machine, and says how to go on. */
export const warnIfOlder = (given: CommandInput, { open }: DeskContext): void => {
  if (open?.older) given.complain(`${open.older.text[given.language]} (${olderWords.goOn[given.language]})`)
}

/** The text of the alarm, with the path of the copy. */
const alarmIn = ({ open }: DeskContext) => open && alarmOf(open)?.detail

/** Reads the file of `--db`, leaving nothing behind. `unpacked`: a copy of it that is read in its place. */
export const withFileToRead = (given: CommandInput, what: (db: ReadableDb) => ExitCode, unpacked?: string): ExitCode => {
  const file = resolve(requiredOption(given, 'db'))
  const opened = openToRead(unpacked ?? file)
  if (!opened.ok) {
    const { text } = opened.error
    return printFailure(given, unpacked === undefined ? text : refusals.inFile(file, aboutIt(text, unpacked)))
  }
  try {
    return what(opened.value)
  } catch (error) {
    return unread(given, file, error)
  } finally {
    opened.value.close()
  }
}

/** A damaged file can fail anywhere. */
const unread = (given: CommandInput, file: string, error: unknown): ExitCode => {
  if (isWrongUsage(error) || process.env.SHINPAN_TRACE) throw error
  return printFailure(given, output.unread(file, error))
}
