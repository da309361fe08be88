import { eventIterator, type } from '@orpc/contract'
import { base } from './contract-base.ts'
import { type ReportNews, reportAsked } from './reports/asked.ts'

/** What can be asked about reports. */
export const reports = {
  /** Makes a report and tells how far it has come, at last the file; ending the stream stops it, and nothing of it is kept. */
  make: base.input(reportAsked).output(eventIterator(type<ReportNews>())),
}
