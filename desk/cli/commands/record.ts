import { existsSync, fstatSync } from 'node:fs'
import { newestHead } from '../../../db/log/read.ts'
import { ruleSet } from '../../../engine/editions/index.ts'
import type { ByLanguage, Text } from '../../../engine/model/language.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import { type NotationError, sayNotationError } from '../../../engine/notation/errors/notation-error.ts'
import type { RuleSetNames } from '../../../engine/notation/parse/parse-header.ts'
import { parseLineIn } from '../../../engine/notation/parse/parse-line.ts'
import { errorInUnfinished } from '../../../engine/notation/parse/read-text.ts'
import { plainWidth } from '../../../engine/notation/parse/word-reader.ts'
import type { HouseRules } from '../../../engine/rulebook/house/house-rules.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { type Refusal, sayRefusal } from '../../context/refusals.ts'
import { clashWithStored, ruleSetIn, ruleSetNamesIn } from '../../context/rules/stored-rule-sets.ts'
import { alarmOf } from '../../context/saving/file-alarm.ts'
import type { TableName } from '../../contract/base.ts'
import { name as aName } from '../../contract/inputs.ts'
import { output } from '../../messages/command-line.ts'
import { refusals } from '../../messages/refusals.ts'
import { record as enter, headerTrouble } from '../../record/enter/record.ts'
import type { LoggedFinding } from '../../record/findings/log-findings.ts'
import { findTable, hasRound, noSuchTable, type TableByName, tableNames } from '../../record/tables/find-table.ts'
import { createTable } from '../../record/tables/tables.ts'
import { createForCommand } from '../../storage/files/create.ts'
import {
  type Command,
  type CommandInput,
  type ExitCode,
  printFailure,
  requiredNumberOption,
  requiredOption,
  validOption,
  wrongUsage,
} from '../command.ts'
import { inputLines } from '../shared/input-lines.ts'
import { isNoFile, ruleSetNamed } from '../shared/named-rule-sets.ts'
import { signedInFor } from '../shared/signed-in-for.ts'
import { openAndWarn, withDesk } from '../shared/with-file.ts'

/** Reads table notation line by line; acknowledges every event once it is committed and synced. */
export const record: Command = {
  usage: '--db FILE --table NAME [--round N] [--rules ID or HOUSE.json] [--by NAME]',
  options: ['db=', 'table=', 'round=', 'rules=', 'by='],
  run: (given) => {
    const word = given.option('rules')
    const isOwn = word !== undefined && !ruleSet(word) && isNoFile(word)
    const named = word === undefined || isOwn ? undefined : ruleSetNamed(word)
    const name = validOption('table', requiredOption(given, 'table'), aName)
    const round = given.option('round') === undefined ? undefined : requiredNumberOption(given, 'round')
    const who = validOption('by', given.option('by'), aName.optional())
    return withDesk(given, async (desk, refuse, file) => {
      const opened = existsSync(file) ? openAndWarn(given, desk, file) : undefined
      if (opened?.ok === false) return refuse(opened.error)
      // a damaged file is open to be read: its lines are refused, and this is the reason
      if (desk.trouble?.code === 'damaged') refuse({ code: 'REFUSED', text: desk.trouble.detail })
      if (isOwn && !(desk.open && ruleSetIn(desk.open.db, word))) throw wrongUsage(refusals.noRuleSet(word))
      const clash = desk.open && named?.house ? clashWithStored(desk.open.db, named.house) : null
      if (clash) return refuse({ code: 'REFUSED', text: clash })
      const table = desk.open ? knownTable(desk.open, { name, round }) : undefined
      if (table?.ok === false) return refuse(table.error)
      if (round !== undefined && !(desk.open && hasRound(desk.open.db, round)))
        return refuse({ code: 'NOT_FOUND', text: refusals.noRound(round) })
      try {
        // Node reads a folder as an input without lines
        if (!given.input && fstatSync(0).isDirectory()) throw Object.assign(new Error(), { syscall: 'read', code: 'EISDIR' })
        const asked = { desk, file, table: { name, round }, rules: named?.rules.id ?? word, house: named?.house, by: who ?? desk.by }
        const done = await signedInFor({ given, desk, by: who }, async () => ok(await recordLines(given, asked)))
        return done.ok ? done.value : refuse(done.error)
      } catch (error) {
        if (!isReadError(error)) throw error
        return printFailure(given, output.stdinUnread(error.code))
      }
    })
  },
}

const isReadError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && error.syscall === 'read'

type Recording = {
  readonly desk: DeskContext
  readonly file: string
  readonly table: TableByName
  readonly rules: string | undefined
  readonly house: HouseRules | undefined
  readonly by: string
}

type Place = { readonly open: OpenFile; readonly table: string }

const namesHere = ({ desk: { open }, house }: Recording): RuleSetNames => ruleSetNamesIn(open?.db, house)

/**
 * The named table; null if it must be created. A file whose tables were created by earlier records gets another one. If its tables belong
 * to rounds, an unknown name is an error.
 */
const knownTable = ({ db }: OpenFile, named: TableByName): Result<TableName | null, Refusal> => {
  const found = findTable(db, named)
  if (!found.ok || found.value || tableNames(db).every(({ round }) => round === null)) return found
  return noSuchTable(db, named)
}

/** The table if it already exists. */
const knownPlace = ({ desk: { open }, table }: Recording): Place | undefined => {
  if (!open) return undefined
  const found = knownTable(open, table)
  return found.ok && found.value ? { open, table: found.value.id } : undefined
}

/** Creates file and table with the first valid act, not before. */
const placeFor = (recording: Recording, text: string): Result<Place, Refusal> => {
  const { desk, file, rules, house, table: named } = recording
  const known = knownPlace(recording)
  if (known) return ok(known)
  const trouble = errorInUnfinished(text, { hand: undefined, ruleSets: namesHere(recording) })
  if (trouble) return { ok: false, error: { code: 'NOTATION', error: trouble } }
  const made = desk.open ? undefined : createForCommand(desk, file, { rules, house })
  if (made?.ok === false) return made
  if (!desk.open) return { ok: false, error: { code: 'NO_TOURNAMENT' } }
  const table = createTable(desk, desk.open, { ...named, players: { E: '', S: '', W: '', N: '' } })
  if (table.ok) return ok({ open: desk.open, table: table.value.id })
  // another recorder may have created the table meanwhile
  const madeByOthers = knownPlace(recording)
  return madeByOthers ? ok(madeByOthers) : table
}

/** Header lines wait for the first event after them, so that those of one hand are parsed together. */
const recordLines = async (given: CommandInput, recording: Recording): Promise<ExitCode> => {
  const { desk, rules, house, by } = recording
  let headers: string[] = []
  let number = 0
  // The refused line that would have begun a hand: the acts after it are not those of the hand before.
  let refusedHand = null as { readonly line: number; readonly header: string } | null
  let failed: ExitCode = 0
  let isAlarmed = false
  const fail = (text: Text) => {
    failed = 1
    given.say(`error ${LINE[given.language](number)}${text[given.language]}`)
  }
  const say = (error: NotationError) => {
    failed = 1
    given.say(`error ${sayNotationError(error, given.language)}`)
  }
  const refuseLine = (error: NotationError, line: string) => {
    const header = beginningOfHand(line)
    if (header !== undefined && (header !== 'from' || refusedHand === null)) refusedHand = { line: number, header }
    say({ ...error, line: number })
  }
  const flush = (lines: readonly string[]): boolean => {
    const text = lines.join('\n')
    const done = retryWhileBusy(desk, () => {
      const place = placeFor(recording, text)
      return place.ok ? enter(desk, place.value.open, { table: place.value.table, text, by, rules, house }) : place
    })
    if (done.ok) {
      if (done.value.seq !== null)
        given.say([`ok ${done.value.seq}`, ...said('finding', done.value.came), ...said('gone', done.value.gone)].join('\n'))
      return true
    }
    if (!isAlarmed && done.error.code === 'NOT_SAVED' && desk.open && alarmOf(desk.open)) {
      isAlarmed = true
      given.complain(sayRefusal(done.error)[given.language])
    }
    if (done.error.code === 'NOTATION') say({ ...done.error.error, line: Math.max(1, done.error.error.line + number - lines.length) })
    else fail(sayRefusal(done.error))
    return false
  }
  const headersTrouble = (text: string) => {
    const place = knownPlace(recording)
    return place
      ? headerTrouble(place.open, { table: place.table, text, house })
      : errorInUnfinished(text, { hand: undefined, ruleSets: namesHere(recording) })
  }
  for await (const line of inputLines(given.input ?? process.stdin)) {
    number++
    if (!line.ok) {
      fail(line.error)
      continue
    }
    const read = parseLineIn(line.value, { line: number, ruleSets: namesHere(recording), clock: null, events: Number.MAX_SAFE_INTEGER })
    if (!read.ok) {
      refuseLine(read.error, line.value)
    } else if (read.value.kind === 'header') {
      const trouble = headersTrouble([...headers, line.value].join('\n'))
      if (trouble) refuseLine(trouble, line.value)
      else {
        headers.push(line.value)
        const header = beginningOfHand(line.value)
        if (header === 'from' ? refusedHand?.header === 'from' : header !== undefined) refusedHand = null
      }
    } else if (read.value.kind === 'events' && refusedHand !== null) {
      fail(output.actOfRefusedHand(refusedHand.line))
    } else if (read.value.kind === 'events') {
      const isDone = flush([...headers, line.value])
      // the next act of a new hand must not come into the hand before
      if (isDone || !headers.some((one) => beginningOfHand(one))) headers = []
    }
  }
  if (headers.length > 0) flush(headers)
  return failed
}

/** The header that begins a hand, if the line has one. */
const beginningOfHand = (line: string): string | undefined => /^\s*@(hand|game|from)\b/.exec(plainWidth(line))?.[1]

const LINE: ByLanguage<(line: number) => string> = { en: (line) => `line ${line}: `, fr: (line) => `ligne ${line} : ` }

const said = (word: string, findings: readonly LoggedFinding[]): readonly string[] =>
  findings.map(({ finding: { rule, level, seat, event } }) => `${word} ${rule} ${level} ${seat ?? '-'} event ${event}`)

/**
 * Retries an act on a busy file as long as other programs append to the file, so that each of fifty recorders gets its turn. If another
 * program only blocks the file, the act is refused after one busy timeout.
 */
const retryWhileBusy = <T>(desk: Pick<DeskContext, 'open'>, attempt: () => Result<T, Refusal>): Result<T, Refusal> => {
  for (;;) {
    const before = newestEntry(desk)
    const done = attempt()
    if (done.ok || !isBusy(done.error) || newestEntry(desk) === before) return done
  }
}

const isBusy = (error: Refusal): boolean => error.code === 'NOT_SAVED' && error.trouble === 'busy'

const newestEntry = ({ open }: Pick<DeskContext, 'open'>): number => (open ? (newestHead(open.db)?.seq ?? 0) : 0)
