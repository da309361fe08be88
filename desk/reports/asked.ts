import { z } from 'zod'
import { EXPORT_FORMATS, EXPORTS } from '../exports/kinds.ts'
import { doneBy } from '../inputs.ts'
import { FORMS } from './form-html.ts'
import { REPORT_LANGUAGES } from './voice.ts'

const page = z.enum(['pdf', 'html'])
const told = { language: z.enum(REPORT_LANGUAGES), by: doneBy }

/** A report that can be asked for. A form is blank paper; `player` is a player's id, in the list of players. */
export const reportAsked = z.union([
  z.object({ what: z.literal('incident'), incident: z.number().int(), format: z.enum(['pdf', 'html', 'json']), ...told }),
  z.object({ what: z.literal('form'), form: z.enum(FORMS), format: page, ...told }),
  z.object({ what: z.literal('player'), player: z.string().min(1).max(100), format: page, ...told }),
  /** What the file holds about a person: by id, number or name. */
  z.object({ what: z.literal('person'), person: z.string().min(1).max(200), format: z.enum(['pdf', 'html', 'json']), ...told }),
  z.object({ what: z.enum(['penalties', 'tournament']), format: page, ...told }),
  /** What leaves as a table or as data: the penalties, incidents, players, scores, or all of the tournament. */
  z.object({ what: z.enum(EXPORTS), format: z.enum(EXPORT_FORMATS), ...told }),
])
export type ReportAsked = z.infer<typeof reportAsked>

/** A report as a file. Text, or bytes in Base64, since it crosses as JSON. */
export type ReportFile = {
  readonly name: string
  readonly mime: string
  readonly content: string
  readonly encoding: 'text' | 'base64'
}

/** What is told while a report is made: how far it has come (`of` is how much there is), at last the file. */
export type ReportNews =
  | { readonly kind: 'step'; readonly step: ReportStep; readonly done: number; readonly of: number }
  | { readonly kind: 'file'; readonly file: ReportFile }
export type ReportStep = 'checking' | 'reading' | 'printing'
