import type { TFunction } from 'i18next'
import type { ReportAsked } from '../../desk/contract/reports.ts'
import type { ReportLanguage } from '../../desk/contract/vocabulary.ts'
import { PAGE_FORMATS } from '../../desk/contract/vocabulary.ts'

/** What can be made, in the order in which it is offered, and in which formats. */
export const REPORT_KINDS = [
  'incident',
  'penalties',
  'tournament',
  'player',
  'person',
  'incidents',
  'players',
  'scores',
  'form-incident',
  'form-penalties',
  'form-table',
] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

const DATA = ['xlsx', 'csv', 'json'] as const
const FORMATS = {
  incident: [...PAGE_FORMATS, 'json'],
  penalties: [...PAGE_FORMATS, ...DATA],
  tournament: [...PAGE_FORMATS, ...DATA],
  player: PAGE_FORMATS,
  person: [...PAGE_FORMATS, 'json'],
  incidents: DATA,
  players: DATA,
  scores: DATA,
  'form-incident': PAGE_FORMATS,
  'form-penalties': PAGE_FORMATS,
  'form-table': PAGE_FORMATS,
} as const satisfies Readonly<Record<ReportKind, readonly string[]>>
export type ReportFormat = (typeof FORMATS)[ReportKind][number]

export const formatsOf = (kind: ReportKind): readonly ReportFormat[] => FORMATS[kind]

export type Wish = {
  readonly kind: ReportKind
  readonly format: ReportFormat
  readonly language: ReportLanguage
  readonly incident: number | null
  readonly player: string | null
  /** Anybody by name, number or id. */
  readonly person: string
}

/** What is to be asked of the desk; null where something is still to be named. */
export const askedOf = (wish: Wish): ReportAsked | null => {
  const { kind, format, language, incident, player, person } = wish
  const isPage = format === 'pdf' || format === 'html'
  switch (kind) {
    case 'incident':
      return incident === null || !(isPage || format === 'json') ? null : { what: kind, incident, format, language }
    case 'player':
      return player === null || !isPage ? null : { what: kind, player, format, language }
    case 'person':
      return person === '' || !(isPage || format === 'json') ? null : { what: kind, person: player ?? person, format, language }
    case 'penalties':
    case 'tournament':
      return { what: kind, format, language }
    case 'incidents':
    case 'players':
    case 'scores':
      return isPage ? null : { what: kind, format, language }
    case 'form-incident':
      return isPage ? { what: 'form', form: 'incident', format, language } : null
    case 'form-penalties':
      return isPage ? { what: 'form', form: 'penalties', format, language } : null
    case 'form-table':
      return isPage ? { what: 'form', form: 'table', format, language } : null
  }
}

/** A report by its name; what left as a table or as data is noted by its own. */
export const kindName = (t: TFunction, what: string, player?: string): string => {
  const kind = REPORT_KINDS.find((one) => what === one || what === `${one}-data`)
  const name = kind === undefined ? what : t(`reports.kind.${kind}`)
  return player === undefined ? name : `${name} · ${player}`
}
