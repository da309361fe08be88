import { sql } from '../../../db/sqlite/handle.ts'
import { countPenalties } from '../../../engine/model/penalty-counts.ts'
import type { RuleSetName } from '../../../engine/wording/terms/rule-sets.ts'
import type { PersonData } from '../../contract/person-data.ts'
import { personId } from '../../privacy/person/persons.ts'
import { penalties as ledger } from '../../rulings/penalties/ledger.ts'
import { digestOf, printedVersion, type ReportSubject, type ReportVersion } from '../printed/versions.ts'
import { incidentsData, type ReportedIncident } from './incidents.ts'
import { type PenaltiesData, penaltiesData } from './penalties.ts'
import { whoseIs } from './penalty-row.ts'
import type { ReportSource } from './report-source.ts'
import { type TournamentData, tournamentData } from './tournament.ts'

/** Details of a printed report beside its data. */
export type PrintDetails = {
  readonly written: Date
  readonly version: ReportVersion
  readonly rules: RuleSetName
  /** The rule set under which each penalty was imposed, by the penalty's number, with the details that citations need. */
  readonly rulesOf: ReadonlyMap<number, RuleSetName>
}

export type PenaltySheetData = PrintDetails & { readonly data: PenaltiesData }
export type TournamentReportData = PrintDetails & { readonly data: TournamentData; readonly incidents: readonly ReportedIncident[] }
/** A player of the list, and the penalties of theirs. */
export type SlipData = PenaltySheetData & {
  readonly player: { readonly number: number | null; readonly name: string; readonly country: string }
}

export type PersonReportData = PrintDetails & { readonly data: PersonData }

const printed = ({ db, tournament, written }: ReportSource, subject: ReportSubject, said: unknown): PrintDetails | undefined =>
  tournament && {
    written,
    version: printedVersion(db, subject, digestOf(said)),
    rules: tournament.ruleSet,
    rulesOf: new Map(ledger(db).map(({ id, rules }) => [id, rules])),
  }

/** The penalty sheet of a tournament as it goes on paper. */
export const penaltySheetData = (source: ReportSource): PenaltySheetData | undefined => {
  const data = penaltiesData(source.db)
  if (!data) return undefined
  const { log: _, ...said } = data
  const beside = printed(source, { what: 'penalties' }, said)
  return beside && { ...beside, data }
}

/** The report of a tournament as it goes on paper: its data, and its incidents in a line each. */
export const tournamentReportData = (source: ReportSource): TournamentReportData | undefined => {
  const data = tournamentData(source.db)
  if (!data) return undefined
  const { log: _, ...said } = data
  const incidents = incidentsData(source.db)?.incidents ?? []
  const beside = printed(source, { what: 'tournament' }, [said, incidents])
  return beside && { ...beside, data, incidents }
}

/** The slip of a player of the list, by id. */
export const slipData = (source: ReportSource, player: string): SlipData | undefined => {
  const { db } = source
  const known = sql<SlipData['player']>(db, 'SELECT number, name, country FROM player WHERE id = ?').get(player)
  const data = penaltiesData(db)
  if (!known || !data) return undefined
  const { log: _, ...said } = data
  const whose = whoseIs(db)
  const penalties = said.penalties.filter(({ id }) => whose.get(id) === player)
  const standing = penalties.filter(({ state }) => state === 'stands')
  const { name, ...rest } = known
  const players = standing.length === 0 ? [] : [{ ...rest, player: name, ...countPenalties(standing) }]
  const beside = printed(source, { what: 'player', player }, { ...said, penalties, players })
  return beside && { ...beside, player: known, data: { ...data, penalties, players } }
}

/** The file's data about a person, in the form for print. The record that a report left the file makes no new version of it. */
export const personReportData = (source: ReportSource, data: PersonData): PersonReportData | undefined => {
  const { log: _, ...said } = data
  const sections = said.sections.filter(({ section }) => section !== 'reports')
  const beside = printed(source, { what: 'person', player: personId(data.person) }, { ...said, sections })
  return beside && { ...beside, data }
}
