import { resolve } from 'node:path'
import { createDesk, type Desk } from '../desk.ts'
import type { OpenFile } from '../office.ts'
import { sayRefusal } from '../refusal.ts'
import { openTournament } from '../tournaments/open.ts'
import { type ExitCode, type Given, required } from './command.ts'

/** Opens the file of `--db`, does something with it, and closes it; a file that can't be opened is one line and exit code 1. */
export const withFile = async (given: Given, what: (desk: Desk, open: OpenFile) => ExitCode | Promise<ExitCode>): Promise<ExitCode> => {
  const file = resolve(required(given, 'db'))
  const desk = createDesk()
  try {
    const opened = openTournament(desk.office, file)
    if (!opened.ok || !desk.office.open) {
      given.complain(opened.ok ? `${file} is not open` : sayRefusal(opened.error))
      return 1
    }
    return await what(desk, desk.office.open)
  } finally {
    desk.close()
  }
}
