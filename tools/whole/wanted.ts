import { reports } from '../../renderer/language/en/reports.ts'
import { formatsOf, REPORT_KINDS, type ReportFormat, type ReportKind } from '../../renderer/reports/kinds.ts'

export const LANGUAGES = ['en', 'fr', 'both'] as const

/** One file that the report screen offers. */
export type Wanted = { readonly kind: ReportKind; readonly format: ReportFormat; readonly language: (typeof LANGUAGES)[number] }

/** Every report in every format and every language. */
export const EVERY: readonly Wanted[] = REPORT_KINDS.flatMap((kind) =>
  LANGUAGES.flatMap((language) => formatsOf(kind).map((format) => ({ kind, format, language }))),
)

export const nameOfKind = (kind: ReportKind): string => reports.reports.kind[kind]
export const nameOfLanguage = (language: Wanted['language']): string => reports.reports.in[language]

/** A unique file name for each report. */
export const fileOf = ({ kind, format, language }: Wanted): string => `${kind}-${language}.${format}`
