import { sql } from '../../../db/sqlite/handle.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import type { LeftReport, PaperChanges } from '../../contract/reports.ts'
import { changeWords } from '../../messages/changes.ts'
import { changesFor } from '../../reports/changes/ask-changes.ts'
import { leftReports } from '../../reports/printed/printed.ts'
import type { Command, CommandInput, ExitCode } from '../command.ts'
import { withFile } from '../shared/with-file.ts'

/** Lists the exported reports, with the changes since. */
export const exports: Command = {
  usage: '--db FILE [--json]',
  options: ['db='],
  run: (given) =>
    withFile(given, async (desk, open): Promise<ExitCode> => {
      const all = leftReports(desk, open, {})
      if (all.length === 0 && !given.flag('json')) given.say(changeWords.none[given.language])
      for (const left of all) {
        const changes = await changesOf(desk, open, left)
        const outdated = left.outdated ?? changes.outdated
        if (given.flag('json')) given.say(JSON.stringify({ ...left, outdated, changes: changes.players }))
        else sayOne(given, nameOf(open, left), { ...left, outdated }, changes)
      }
      return 0
    }),
}

const NO_CHANGES: PaperChanges = { outdated: null, players: [] }

const changesOf = async (
  desk: DeskContext,
  open: OpenFile,
  { what, incident, player, head, outdated }: LeftReport,
): Promise<PaperChanges> => {
  if (outdated === false || head === null) return NO_CHANGES
  const found = await changesFor(desk, open, { what, head, incident: incident ?? undefined, player: player ?? undefined })
  return found.ok ? found.value : NO_CHANGES
}

/** Kind and subject of a report. */
const nameOf = ({ db }: OpenFile, { what, incident, player }: LeftReport): string => {
  const name = player === null ? null : (sql<string>(db, 'SELECT name FROM player WHERE id = ?').pluck().get(player) ?? player)
  return [what, incident, name].filter((one) => one !== null).join(' ')
}

const sayOne = (given: CommandInput, name: string, { at, version, format, outdated }: LeftReport, { players }: PaperChanges): void => {
  const { language } = given
  const state = outdated === null ? changeWords.unknown : outdated ? changeWords.outdated : changeWords.holds
  given.say([name, at.toISOString(), version, format, state[language]].join('\t'))
  if (outdated !== true) return
  for (const { text } of players) given.say(`  ${text[language]}`)
  if (players.length === 0) given.say(`  ${changeWords.otherwise[language]}`)
}
