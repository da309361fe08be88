import { existsSync } from 'node:fs'
import type { Result } from '../../engine/result.ts'
import { ruleSet } from '../../engine/rule-sets/index.ts'
import { MOST_BYTES } from '../importers/recognize.ts'
import { name as aName } from '../inputs.ts'
import { readInput } from '../judging/input-files.ts'
import type { Office, OpenFile } from '../office.ts'
import { importedBefore, importRecord, readGames } from '../play/import-record.ts'
import { createTable, tableNamed } from '../play/tables.ts'
import type { Refusal } from '../refusal.ts'
import { ruleSetIn } from '../rule-sets/kept.ts'
import { makeFor } from '../tournaments/make-for.ts'
import { openTournament } from '../tournaments/open.ts'
import { output } from '../words/output.ts'
import { refusals } from '../words/refusals.ts'
import { COLON, usage } from '../words/usage.ts'
import { type Command, checked, required, wrongUsage } from './command.ts'
import { fileNameIn } from './file-name.ts'
import { importLists, LIST_OPTIONS, listsIn } from './import-list.ts'
import { withOffice } from './with-file.ts'

/** Imports the games of a file as hands of a table, or lists of players, referees, rounds and seats. */
export const importGames: Command = {
  usage:
    '--db FILE --table NAME [--rules ID] [--by NAME] [--again] GAMES\n       shinpan import --db FILE [--players LIST] [--referees LIST] [--rounds LIST] [--seating LIST] [--sheet NAME] [--skip-bad] [--dry-run] [--by NAME]',
  does: {
    en: 'imports the games of a file of any known format as further hands of a table, all or nothing (--again: also a file that was imported before); or lists from CSV or XLSX, columns by their headings (--skip-bad: without the bad lines; --dry-run: only tells what would change)',
    fr: 'importe les parties d’un fichier de format connu comme nouvelles mains d’une table, tout ou rien (--again : même un fichier déjà importé) ; ou des listes CSV ou XLSX, les colonnes d’après leurs titres (--skip-bad : sans les lignes fautives ; --dry-run : dit seulement ce qui changerait)',
  },
  options: {
    ...Object.fromEntries(['db', 'table', 'rules', 'by'].map((name) => [name, { type: 'string' } as const])),
    ...LIST_OPTIONS,
    ...Object.fromEntries(['again', 'skip-bad', 'dry-run'].map((name) => [name, { type: 'boolean' } as const])),
  },
  words: 1,
  run: (given) => {
    if (listsIn(given).length > 0) return importLists(given)
    const name = checked('table', required(given, 'table'), aName)
    const by = given.option('by')
    const who = by === undefined ? undefined : checked('by', by, aName)
    const rules = given.option('rules')
    const [path] = given.words
    if (path === undefined) throw wrongUsage(usage.noFile)
    return withOffice(given, (office, refuse, db) => {
      const bytes = readInput(path, MOST_BYTES)
      if (!bytes.ok) {
        given.complain(`${path}${COLON[given.language]}${bytes.error[given.language]}`)
        return 1
      }
      const opened = existsSync(db) ? openTournament(office, db) : undefined
      if (opened?.ok === false) return refuse(opened.error)
      if (rules !== undefined && !(office.open ? ruleSetIn(office.open.db, rules) : ruleSet(rules)))
        throw wrongUsage(refusals.noRuleSet(rules))
      const file = { name: fileNameIn(path), bytes: bytes.value }
      // nothing is made for a file that does not read
      const read = readGames(file, office.open?.db)
      if (!read.ok) return refuse(read.error)
      const before = office.open && !given.flag('again') ? importedBefore(office.open.db, file) : undefined
      if (before) return refuse({ code: 'REFUSED', text: refusals.imported(file.name, before) })
      const place = placeFor(office, db, { name, rules: rules ?? read.value.file.rules })
      if (!place.ok) return refuse(place.error)
      const { open, table } = place.value
      const done = importRecord(office, open, { table, file, by: who ?? office.by, rules, again: given.flag('again') })
      if (!done.ok) return refuse(done.error)
      const { format, games, hands, acts, seq } = done.value
      given.say(
        given.flag('json') ? JSON.stringify({ format, games, hands, acts, seq }) : output.imported(file.name, done.value)[given.language],
      )
      return 0
    })
  },
}

type Place = { readonly open: OpenFile; readonly table: string }

/** The table of that name; it is made, and the file too, where they are not there yet. */
const placeFor = (
  office: Office,
  db: string,
  { name, rules }: { readonly name: string; readonly rules: string | undefined },
): Result<Place, Refusal> => {
  const made = office.open ? undefined : makeFor(office, db, { rules })
  if (made?.ok === false) return made
  const { open } = office
  if (!open) return { ok: false, error: { code: 'NO_TOURNAMENT' } }
  const known = tableNamed(open.db, name)
  if (known !== undefined) return { ok: true, value: { open, table: known } }
  const table = createTable(office, open, { name, players: { E: '', S: '', W: '', N: '' } })
  return table.ok ? { ok: true, value: { open, table: table.value.id } } : table
}
