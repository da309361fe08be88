import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { oneLine } from '../../context/escape-html.ts'
import { readInput } from '../../context/files/read-input.ts'
import { sayRefusal } from '../../context/refusals.ts'
import { name as aName } from '../../contract/inputs.ts'
import { LIST_KINDS, type ListKind, type RowNews } from '../../contract/vocabulary.ts'
import { output } from '../../messages/command-line.ts'
import { COLON, usage } from '../../messages/command-usage.ts'
import { listWords } from '../../messages/lists.ts'
import { type PlannedList, planList, troubleOf } from '../../setup/lists/preview.ts'
import { LIST_LIMITS } from '../../setup/lists/read/text.ts'
import { takeList } from '../../setup/lists/take-list.ts'
import { createForCommand } from '../../storage/files/create.ts'
import { type CommandInput, type ExitCode, printAnswer, printFailure, validOption, wrongUsage } from '../command.ts'
import { openAndWarn, withDesk } from '../shared/with-file.ts'

export const LIST_OPTIONS = [...LIST_KINDS, 'sheet'].map((name) => `${name}=`)

/** The lists that a command names, in the order of their dependencies. */
export const listsIn = (given: CommandInput): readonly { readonly kind: ListKind; readonly path: string }[] =>
  LIST_KINDS.flatMap((kind) => {
    const path = given.option(kind)
    return path === undefined ? [] : [{ kind, path }]
  })

/** Imports lists of players, referees, rounds or seats, each all or nothing; reports each bad line with its reason. */
export const importLists = (given: CommandInput): Promise<ExitCode> =>
  withDesk(given, async (desk, refuse, db) => {
    const who = validOption('by', given.option('by'), aName.optional()) ?? desk.by
    const opened = existsSync(db) ? openAndWarn(given, desk, db) : given.flag('dry-run') ? undefined : createForCommand(desk, db)
    if (opened?.ok === false) return refuse(opened.error)
    if (!desk.open) throw wrongUsage(usage.noTournamentYet(db))
    let code: ExitCode = 0
    for (const { kind, path } of listsIn(given)) {
      const done = await importOne(given, desk, desk.open, { kind, path, by: who })
      if (done !== 0) code = done
    }
    return code
  })

type One = { readonly kind: ListKind; readonly path: string; readonly by: string }

const importOne = async (given: CommandInput, desk: DeskContext, open: OpenFile, { kind, path, by }: One): Promise<ExitCode> => {
  const { language, complain } = given
  const bytes = readInput(path, LIST_LIMITS.bytes)
  if (!bytes.ok) return printFailure(given, listWords.inFile(path, bytes.error))
  const file = { name: safeFileName(path), bytes: bytes.value }
  const asked = { kind, sheet: given.option('sheet') }
  const planned = await planList(open.db, file, asked, { progress: () => undefined })
  if (!planned.ok) return printFailure(given, sayRefusal(planned.error))
  const trouble = troubleOf(planned.value)
  if (trouble) return printFailure(given, listWords.inFile(file.name, trouble))
  for (const bad of planned.value.plan.bad) complain(listWords.inFile(path, listWords.atLine(bad.line, bad.text))[language])
  for (const note of planned.value.plan.notes) complain(`${path}${COLON[language]}${note[language]}`)
  if (given.flag('dry-run')) {
    sayTaken(given, file.name, countsOf(kind, planned.value))
    return planned.value.plan.bad.length > 0 ? 1 : 0
  }
  const taken = await takeList(desk, open, { file, asked, leaveOut: given.flag('skip-bad'), seen: planned.value.seen, by })
  return taken.ok ? sayTaken(given, file.name, taken.value) : printFailure(given, sayRefusal(taken.error))
}

type Counts = { readonly kind: ListKind; readonly fresh: number; readonly changed: number; readonly same: number; readonly leftOut: number }

const countsOf = (kind: ListKind, { plan }: PlannedList): Counts => {
  const count = (what: RowNews) => plan.rows.filter((row) => row.what === what).length
  return { kind, fresh: count('new'), changed: count('changed'), same: count('same'), leftOut: plan.bad.length }
}

const sayTaken = (given: CommandInput, file: string, counts: Counts & { readonly seq?: number | null }): ExitCode =>
  printAnswer(given, { file, ...counts }, output.listTaken(file, counts))

/** A file's name without its folder, as safe text on one line: it is printed and logged. */
export const safeFileName = (path: string): string => (path === '-' ? 'stdin' : oneLine(basename(path)))
