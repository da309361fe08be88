import { existsSync } from 'node:fs'
import { ruleSet } from '../../../engine/editions/index.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { readInput } from '../../context/files/read-input.ts'
import { notFound, type Refusal } from '../../context/refusals.ts'
import { ruleSetIn } from '../../context/rules/stored-rule-sets.ts'
import type { TableName } from '../../contract/base.ts'
import { name as aName } from '../../contract/inputs.ts'
import { MAX_RECORD_BYTES } from '../../importers/recognize/recognize.ts'
import { output } from '../../messages/command-line.ts'
import { usage } from '../../messages/command-usage.ts'
import { refusals } from '../../messages/refusals.ts'
import { importedBefore, importRecord, readGames } from '../../record/import/import-games.ts'
import { findTable, hasRound, noSuchTable, type TableByName, tableNames } from '../../record/tables/find-table.ts'
import { createTable } from '../../record/tables/tables.ts'
import { createForCommand } from '../../storage/files/create.ts'
import { type Command, printAnswer, printFailure, requiredNumberOption, requiredOption, validOption, wrongUsage } from '../command.ts'
import { signedInFor } from '../shared/signed-in-for.ts'
import { openAndWarn, withDesk } from '../shared/with-file.ts'
import { importLists, LIST_OPTIONS, listsIn, safeFileName } from './import-list.ts'

/** Imports the games of a file as hands of a table, or lists of players, referees, rounds and seats. */
export const importGames: Command = {
  usage:
    '--db FILE --table NAME [--round N] [--rules ID] [--by NAME] [--again] GAMES\n       shinpan import --db FILE [--players LIST] [--referees LIST] [--rounds LIST] [--seating LIST] [--sheet NAME] [--skip-bad] [--dry-run] [--by NAME]',
  options: ['db=', 'table=', 'round=', 'rules=', 'by=', ...LIST_OPTIONS, 'again', 'skip-bad', 'dry-run'],
  words: 1,
  run: (given) => {
    if (listsIn(given).length > 0) return importLists(given)
    const name = validOption('table', requiredOption(given, 'table'), aName)
    const round = given.option('round') === undefined ? undefined : requiredNumberOption(given, 'round')
    const who = validOption('by', given.option('by'), aName.optional())
    const rules = given.option('rules')
    const [path] = given.words
    if (path === undefined) throw wrongUsage(usage.noFile)
    return withDesk(given, async (desk, refuse, db) => {
      const bytes = readInput(path, MAX_RECORD_BYTES)
      if (!bytes.ok) return printFailure(given, refusals.inFile(path, bytes.error))
      const opened = existsSync(db) ? openAndWarn(given, desk, db) : undefined
      if (opened?.ok === false) return refuse(opened.error)
      if (rules !== undefined && !(desk.open ? ruleSetIn(desk.open.db, rules) : ruleSet(rules))) throw wrongUsage(refusals.noRuleSet(rules))
      const file = { name: safeFileName(path), bytes: bytes.value }
      const known = placeIn(desk, { name, round })
      if (!known.ok) return refuse(known.error)
      // an invalid file creates nothing
      const read = readGames(file, desk.open?.db)
      if (!read.ok) return refuse(read.error)
      const before = desk.open && !given.flag('again') ? importedBefore(desk.open.db, file) : undefined
      if (before) return refuse({ code: 'REFUSED', text: refusals.imported(file.name, before) })
      const place = known.value ? ok(known.value) : newPlace(desk, db, { name, round, rules: rules ?? read.value.file.rules })
      if (!place.ok) return refuse(place.error)
      const { open, table } = place.value
      const asked = { table: table.id, file, by: who ?? desk.by, rules, again: given.flag('again') }
      const done = await signedInFor({ given, desk, by: who }, () => importRecord(desk, open, asked))
      if (!done.ok) return refuse(done.error)
      const { format, games, hands, acts, seq } = done.value
      const printed = { format, round: table.round, table: table.name, games, hands, acts, seq }
      return printAnswer(given, printed, output.imported(file.name, { ...done.value, table }))
    })
  },
}

type Place = { readonly open: OpenFile; readonly table: TableName }
type Named = TableByName & { readonly rules: string | undefined }

/** The named table; null if it must be created because there is no file, or no table in it. */
const placeIn = ({ open }: DeskContext, named: TableByName): Result<Place | null, Refusal> => {
  const { round } = named
  const isNew = !open || tableNames(open.db).length === 0
  if (isNew) return round === undefined || (open && hasRound(open.db, round)) ? ok(null) : notFound(refusals.noRound(round))
  const found = findTable(open.db, named)
  if (!found.ok) return found
  return found.value ? ok({ open, table: found.value }) : noSuchTable(open.db, named)
}

/** Creates the table, and the file if it doesn't exist. */
const newPlace = (desk: DeskContext, db: string, { name, round, rules }: Named): Result<Place, Refusal> => {
  const made = desk.open ? undefined : createForCommand(desk, db, { rules })
  if (made?.ok === false) return made
  const { open } = desk
  if (!open) return { ok: false, error: { code: 'NO_TOURNAMENT' } }
  const table = createTable(desk, open, { name, round, players: { E: '', S: '', W: '', N: '' } })
  return table.ok ? ok({ open, table: table.value }) : table
}
