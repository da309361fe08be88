import type { ReportAsked, ReportLanguage } from '../../desk/contract.ts'

/** What can be made, in the order in which it is offered, and in which formats. */
export const REPORT_KINDS = ['incident', 'form-incident', 'form-penalties', 'form-table'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

const PAGE = ['pdf', 'html'] as const
const FORMATS = {
  incident: [...PAGE, 'json'],
  'form-incident': PAGE,
  'form-penalties': PAGE,
  'form-table': PAGE,
} as const satisfies Readonly<Record<ReportKind, readonly string[]>>
export type ReportFormat = (typeof FORMATS)[ReportKind][number]

export const formatsOf = (kind: ReportKind): readonly ReportFormat[] => FORMATS[kind]

export type Wish = {
  readonly kind: ReportKind
  readonly format: ReportFormat
  readonly language: ReportLanguage
  readonly incident: number | null
}

/** What is to be asked of the desk; null where something is still to be named. */
export const askedOf = ({ kind, format, language, incident }: Wish): ReportAsked | null => {
  switch (kind) {
    case 'incident':
      return incident === null ? null : { what: 'incident', incident, format, language }
    case 'form-incident':
      return form('incident', format, language)
    case 'form-penalties':
      return form('penalties', format, language)
    case 'form-table':
      return form('table', format, language)
  }
}

const form = (form: 'incident' | 'penalties' | 'table', format: ReportFormat, language: ReportLanguage): ReportAsked | null =>
  format === 'json' ? null : { what: 'form', form, format, language }
