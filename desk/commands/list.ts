import { check } from './check.ts'
import type { Command } from './command.ts'
import { convert } from './convert.ts'
import { doctor } from './doctor.ts'
import { judge } from './judge.ts'
import { findings, incidents, log, penalties } from './listings.ts'
import { open } from './open.ts'
import { record } from './record.ts'
import { report } from './report.ts'
import { rule } from './rule.ts'
import { serve } from './serve.ts'
import { rebuild, verify } from './verify.ts'

/** All commands by name, in the order in which the help lists them. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  open,
  serve,
  judge,
  convert,
  check,
  record,
  rule,
  findings,
  incidents,
  penalties,
  report,
  log,
  verify,
  rebuild,
  doctor,
}
