import { resolve } from 'node:path'
import { type Office, type OpenFile, officeOf } from '../office.ts'
import { sayRefusal } from '../refusal.ts'
import { closeTournament, openTournament } from '../tournaments/open.ts'
import { type ExitCode, type Given, required } from './command.ts'

/** Opens the file of `--db`, does something with it, and closes it; a file that can't be opened is one line and exit code 1. */
export const withFile = async (given: Given, what: (office: Office, open: OpenFile) => ExitCode | Promise<ExitCode>): Promise<ExitCode> => {
  const file = resolve(required(given, 'db'))
  const office = officeOf({})
  try {
    const opened = openTournament(office, file)
    if (!opened.ok || !office.open) {
      given.complain(opened.ok ? `${file} is not open` : sayRefusal(opened.error))
      return 1
    }
    return await what(office, office.open)
  } finally {
    closeTournament(office)
  }
}
