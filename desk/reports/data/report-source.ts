import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { type ReportedTournament, reportedTournament } from './tournament.ts'

/** The record that a report is made from, the tournament's details, and the time that the report names. */
export type ReportSource = {
  readonly db: ReadableDb
  readonly tournament: ReportedTournament | undefined
  readonly written: Date
}

export const reportSource = (desk: DeskContext, { db }: Pick<OpenFile, 'db'>): ReportSource => ({
  db,
  tournament: reportedTournament(desk),
  written: desk.now(),
})
