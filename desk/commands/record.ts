import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { NotationError } from '../../engine/notation/error.ts'
import { sayNotationError } from '../../engine/notation/error-text.ts'
import { BUILT_IN, parseLineIn } from '../../engine/notation/parse-line.ts'
import { ruleSet } from '../../engine/rule-sets/index.ts'
import { type Office, type OpenFile, officeOf } from '../office.ts'
import type { Shown } from '../play/log-findings.ts'
import { record as enter, headerTrouble } from '../play/record.ts'
import { createTable, tableNamed } from '../play/tables.ts'
import { type Refusal, sayRefusal } from '../refusal.ts'
import { makeFor } from '../tournaments/make-for.ts'
import { closeTournament, openTournament } from '../tournaments/open.ts'
import { type Command, type ExitCode, type Given, required, wrongUsage } from './command.ts'

/** Reads table notation line by line; every event is answered once it is committed and synced. */
export const record: Command = {
  usage: '--db FILE --table NAME [--rules ID]',
  does: 'records table notation from standard input; answers ok SEQ after each durable commit, then findings that came and went',
  options: { db: { type: 'string' }, table: { type: 'string' }, rules: { type: 'string' }, by: { type: 'string' } },
  run: async (given) => {
    const rules = given.option('rules')
    if (rules !== undefined && !ruleSet(rules)) throw wrongUsage(`there is no rule set ${rules}`)
    const [file, name] = [resolve(required(given, 'db')), required(given, 'table')]
    const office = officeOf({})
    try {
      const opened = existsSync(file) ? openTournament(office, file) : makeFor(office, file, rules)
      if (!opened.ok || !office.open) return complain(given, opened.ok ? `${file} is not open` : sayRefusal(opened.error))
      const table = tableFor(office, office.open, name)
      if (typeof table !== 'string') return complain(given, sayRefusal(table))
      return await recordLines(given, { office, open: office.open, table, rules, by: given.option('by') ?? office.by })
    } finally {
      closeTournament(office)
    }
  },
}

const complain = (given: Given, line: string): ExitCode => {
  given.complain(line)
  return 1
}

const tableFor = (office: Office, open: OpenFile, name: string): string | Refusal => {
  const known = tableNamed(open.db, name)
  if (known !== undefined) return known
  const made = createTable(office, open, { name, players: { E: '', S: '', W: '', N: '' } })
  return made.ok ? made.value.id : made.error
}

type Recording = {
  readonly office: Office
  readonly open: OpenFile
  readonly table: string
  readonly rules: string | undefined
  readonly by: string
}

/** Headers wait for the first event behind them, so that those of one hand are read together. */
const recordLines = async (given: Given, { office, open, table, rules, by }: Recording): Promise<ExitCode> => {
  let headers: string[] = []
  let number = 0
  let failed: ExitCode = 0
  const flush = (lines: readonly string[]) => {
    const done = enter(office, open, { table, text: lines.join('\n'), by, ...(rules !== undefined && { rules }) })
    if (done.ok) {
      if (done.value.seq !== null)
        given.say([`ok ${done.value.seq}`, ...said('finding', done.value.came), ...said('gone', done.value.gone)].join('\n'))
      return
    }
    failed = 1
    given.say(`error ${errorAt(done.error, number - lines.length, given)}`)
  }
  const say = (error: NotationError) => {
    failed = 1
    given.say(`error ${sayNotationError({ ...error, line: number }, given.language)}`)
  }
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++
    const read = parseLineIn(line, { line: number, ruleSets: BUILT_IN, clock: null, events: Number.MAX_SAFE_INTEGER })
    if (!read.ok) {
      say(read.error)
    } else if (read.value.kind === 'header') {
      const trouble = headerTrouble(open, table, [...headers, line].join('\n'))
      if (trouble) say(trouble)
      else headers.push(line)
    } else if (read.value.kind === 'events') {
      const lines = [...headers, line]
      headers = []
      flush(lines)
    }
  }
  if (headers.length > 0) flush(headers)
  return failed
}

const errorAt = (refusal: Refusal, before: number, given: Given): string =>
  refusal.code === 'NOTATION'
    ? sayNotationError({ ...refusal.error, line: Math.max(1, refusal.error.line + before) }, given.language)
    : sayRefusal(refusal, given.language)

const said = (word: string, findings: readonly Shown[]): readonly string[] =>
  findings.map(({ finding: { rule, level, seat, event } }) => `${word} ${rule} ${level} ${seat ?? '-'} event ${event}`)
