import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { countPenalties } from '../../../engine/model/penalty-counts.ts'
import type { RuleSetName } from '../../../engine/wording/terms/rule-sets.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import type { PersonData } from '../../contract/person-data.ts'
import { idOf } from '../../privacy/person/persons.ts'
import { penalties as ledger } from '../../rulings/penalties/ledger.ts'
import { digestOf, type Subject, type Version, versionOf } from '../printed/versions.ts'
import { type IncidentRow, incidentsData } from './incidents.ts'
import { type PenaltiesData, penaltiesData } from './penalties.ts'
import { whoseIs } from './penalty-row.ts'
import { reportedTournament, type TournamentData, tournamentData } from './tournament.ts'

/** Details of a printed report beside its data. */
export type Printed = {
  readonly written: Date
  readonly version: Version
  readonly rules: RuleSetName
  /**
   * The rule set under which each penalty was imposed, by the penalty's number, with the details that citations need.
   */
  readonly rulesOf: ReadonlyMap<number, RuleSetName>
}

export type PenaltySheetData = Printed & { readonly data: PenaltiesData }
export type TournamentReportData = Printed & { readonly data: TournamentData; readonly incidents: readonly IncidentRow[] }
/** A player of the list, and the penalties of theirs. */
export type SlipData = PenaltySheetData & {
  readonly player: { readonly number: number | null; readonly name: string; readonly country: string }
}

export type PersonReportData = Printed & { readonly data: PersonData }

const printed = (desk: DeskContext, db: ReadableDb, subject: Subject, said: unknown): Printed | undefined => {
  const tournament = reportedTournament(desk)
  return (
    tournament && {
      written: desk.now(),
      version: versionOf(db, subject, digestOf(said)),
      rules: tournament.ruleSet,
      rulesOf: new Map(ledger(db).map(({ id, rules }) => [id, rules])),
    }
  )
}

/** The penalty sheet of a tournament as it goes on paper. */
export const penaltySheetData = (desk: DeskContext, { db }: OpenFile): PenaltySheetData | undefined => {
  const data = penaltiesData(db)
  if (!data) return undefined
  const { log: _, ...said } = data
  const beside = printed(desk, db, { what: 'penalties' }, said)
  return beside && { ...beside, data }
}

/** The report of a tournament as it goes on paper: its data, and its incidents in a line each. */
export const tournamentReportData = (desk: DeskContext, { db }: OpenFile): TournamentReportData | undefined => {
  const data = tournamentData(db)
  if (!data) return undefined
  const { log: _, ...said } = data
  const incidents = incidentsData(db)?.incidents ?? []
  const beside = printed(desk, db, { what: 'tournament' }, [said, incidents])
  return beside && { ...beside, data, incidents }
}

/** The slip of a player of the list, by id. */
export const slipData = (desk: DeskContext, { db }: OpenFile, player: string): SlipData | undefined => {
  const known = sql<SlipData['player']>(db, 'SELECT number, name, country FROM player WHERE id = ?').get(player)
  const data = penaltiesData(db)
  if (!known || !data) return undefined
  const { log: _, ...said } = data
  const whose = whoseIs(db)
  const penalties = said.penalties.filter(({ id }) => whose.get(id) === player)
  const standing = penalties.filter(({ state }) => state === 'stands')
  const { name, ...rest } = known
  const players = standing.length === 0 ? [] : [{ ...rest, player: name, ...countPenalties(standing) }]
  const beside = printed(desk, db, { what: 'player', player }, { ...said, penalties, players })
  return beside && { ...beside, player: known, data: { ...data, penalties, players } }
}

/**
 * The file's data about a person, in the form for print. The record that a report left the file makes no new version
 * of it.
 */
export const personReportData = (desk: DeskContext, { db }: Pick<OpenFile, 'db'>, data: PersonData): PersonReportData | undefined => {
  const { log: _, ...said } = data
  const sections = said.sections.filter(({ section }) => section !== 'reports')
  const beside = printed(desk, db, { what: 'person', player: idOf(data.person) }, { ...said, sections })
  return beside && { ...beside, data }
}
