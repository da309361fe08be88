import type { TFunction } from 'i18next'
import type { ReportAsked } from '../../desk/contract/reports.ts'
import type { ReportLanguage } from '../../desk/contract/vocabulary.ts'
import { EXPORT_FORMATS, PAGE_FORMATS, type PageFormat } from '../../desk/contract/vocabulary.ts'
import type { RuleSet } from '../../engine/model/rule-set.ts'

/** The kinds of reports, in the order of the menu. */
export const REPORT_KINDS = [
  'incident',
  'penalties',
  'tournament',
  'player',
  'person',
  'incidents',
  'players',
  'scores',
  'rule-sheet',
  'penalty-card',
  'form-incident',
  'form-penalties',
  'form-table',
] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

const FORMATS = {
  incident: [...PAGE_FORMATS, 'json'],
  penalties: [...PAGE_FORMATS, ...EXPORT_FORMATS],
  tournament: [...PAGE_FORMATS, ...EXPORT_FORMATS],
  player: PAGE_FORMATS,
  person: [...PAGE_FORMATS, 'json'],
  incidents: EXPORT_FORMATS,
  players: EXPORT_FORMATS,
  scores: EXPORT_FORMATS,
  'rule-sheet': PAGE_FORMATS,
  'penalty-card': PAGE_FORMATS,
  'form-incident': PAGE_FORMATS,
  'form-penalties': PAGE_FORMATS,
  'form-table': PAGE_FORMATS,
} as const satisfies Readonly<Record<ReportKind, readonly string[]>>
export type ReportFormat = (typeof FORMATS)[ReportKind][number]

const isPageFormat = (format: ReportFormat): format is PageFormat => PAGE_FORMATS.some((one) => one === format)

export const formatsOf = (kind: ReportKind): readonly ReportFormat[] => FORMATS[kind]

export type ReportChoices = {
  readonly kind: ReportKind
  readonly format: ReportFormat
  readonly language: ReportLanguage
  readonly incident: number | null
  readonly player: string | null
  /** Any person, by name, number or id. */
  readonly person: string
  /** The rule set of a page about rules. */
  readonly rules: Pick<RuleSet, 'id' | 'edition'>
}

/** The request to the desk; null while a required choice is missing. */
export const reportRequest = (choices: ReportChoices): ReportAsked | null => {
  const { kind, format, language, incident, player, person, rules } = choices
  const isPage = isPageFormat(format)
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
    case 'rule-sheet':
    case 'penalty-card':
      return isPage ? { what: kind, rules: rules.id, edition: rules.edition, format, language } : null
    case 'form-incident':
      return isPage ? { what: 'form', form: 'incident', format, language } : null
    case 'form-penalties':
      return isPage ? { what: 'form', form: 'penalties', format, language } : null
    case 'form-table':
      return isPage ? { what: 'form', form: 'table', format, language } : null
  }
}

/** A report's name, also for exports whose kind ends in `-data`. */
export const kindName = (t: TFunction, what: string, player?: string): string => {
  const kind = REPORT_KINDS.find((one) => what === one || what === `${one}-data`)
  const name = kind === undefined ? what : t(`reports.kind.${kind}`)
  return player === undefined ? name : `${name} · ${player}`
}
