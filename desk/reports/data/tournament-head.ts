import type { DeskContext } from '../../context/context.ts'
import type { Tournament } from '../../contract/tournaments.ts'
import { tournamentOf } from '../../storage/files/open.ts'

/** The tournament's details in a report: none of this machine. */
export type ReportedTournament = Pick<Tournament, 'name' | 'place' | 'date' | 'rules' | 'edition' | 'ruleSet' | 'sample'>

export const reportedTournament = (desk: DeskContext): ReportedTournament | undefined => {
  const tournament = tournamentOf(desk)
  if (!tournament) return undefined
  const { name, place, date, rules, edition, ruleSet, sample } = tournament
  return { name, place, date, rules, edition, ruleSet, sample }
}
