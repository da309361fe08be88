import { eventIterator, type } from '@orpc/contract'
import { z } from 'zod'
import { base } from './contract-base.ts'
import { type ReportNews, reportAsked } from './reports/asked.ts'
import type { PaperChanges } from './reports/changes-since.ts'
import type { PaperCheck } from './reports/check-paper.ts'
import type { LeftReport } from './reports/left.ts'

export type { ReportAsked, ReportStep } from './reports/asked.ts'
export type { PaperCheck } from './reports/check-paper.ts'
export type { LeftReport } from './reports/left.ts'
export type { ReportLanguage } from './reports/voice.ts'

/** What can be asked about reports. */
export const reports = {
  /** Makes a report and tells how far it has come, at last the file; ending the stream stops it, and nothing of it is kept. */
  make: base.input(reportAsked).output(eventIterator(type<ReportNews>())),
  /** What the hash on a paper report stands for in this file, by its first eight signs or more. */
  check: base.input(z.object({ hash: z.string().regex(/^[0-9a-f]{8,64}$/i) })).output(type<PaperCheck>()),
  /** What changed since one of them was made, by player and amount; a large file is read in a thread. */
  changes: base
    .input(
      z.object({
        what: z.string().min(1).max(50),
        incident: z.number().int().nullable(),
        player: z.string().min(1).max(100).nullable(),
        head: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .output(type<PaperChanges>()),
  /** The reports that left the file, the newest about each thing, and whether the record has changed since; of one incident, where one is named. */
  left: base.input(z.object({ incident: z.number().int().optional() })).output(type<readonly LeftReport[]>()),
}
