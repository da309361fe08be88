import { ok, type Result, refuse } from '../../engine/model/result.ts'
import type { RuleSet } from '../../engine/model/rule-set.ts'
import type { DeskContext, OpenFile } from '../context/context.ts'
import { notFound, type Refusal, refused } from '../context/refusals.ts'
import { rulesFor } from '../context/rules/rules-in-force.ts'
import { ruleSetIn } from '../context/rules/stored-rule-sets.ts'
import type { ReportAsked, ReportAskedOf } from '../contract/reports.ts'
import type { RulePageKind } from '../contract/vocabulary.ts'
import { refusals } from '../messages/refusals.ts'
import { personId } from '../privacy/person/persons.ts'
import { personApart } from '../privacy/thread/apart.ts'
import { picture } from '../rulings/incidents/pictures.ts'
import { incidentData } from './data/incident.ts'
import { personReportData, slipData } from './data/printed-sheets.ts'
import { reportSource } from './data/report-source.ts'
import { reportedTournament } from './data/tournament.ts'
import { formHtml } from './pages/form.ts'
import { incidentHtml } from './pages/incident.ts'
import { slipHtml } from './pages/penalties.ts'
import { penaltyCardHtml } from './pages/penalty-card.ts'
import { personHtml } from './pages/person.ts'
import { ruleSheetHtml } from './pages/rule-sheet.ts'
import type { WrittenReport } from './printed/versions.ts'
import { madeFrom, reportFileName } from './whole/write-whole.ts'
import { writeWholeApart } from './whole/write-whole-apart.ts'

/** Writes a report as a page or a sheet. It is loaded with the first report, because its dates in words would delay each start (decision 56). */
export const writeReport = (
  desk: DeskContext,
  open: OpenFile,
  asked: ReportAsked,
  signal: AbortSignal | undefined,
): Result<WrittenReport, Refusal> | Promise<Result<WrittenReport, Refusal>> => {
  switch (asked.what) {
    case 'incident':
      return writeIncident(desk, open, asked)
    case 'person':
      return writePerson(desk, open, asked, signal)
    case 'form':
      return writeForm(desk, asked)
    case 'rule-sheet':
    case 'penalty-card':
      return writeRulePage(desk, open, asked)
    case 'player':
      return writeSlip(desk, open, asked)
    case 'penalties':
    case 'tournament':
    case 'incidents':
    case 'players':
    case 'scores':
      return writeWholeApart(desk, open, asked, signal)
  }
}

const writeSlip = (
  desk: DeskContext,
  open: OpenFile,
  { player, format, language }: ReportAskedOf<'player'>,
): Result<WrittenReport, Refusal> => {
  const slip = slipData(reportSource(desk, open), player)
  if (!slip) return notFound(refusals.noPlayer)
  return ok({
    ...madeFrom(slip),
    subject: { what: 'player', player },
    name: reportFileName(`player-${slip.player.number ?? player}`, language, format),
    language,
    content: slipHtml(slip, language),
  })
}

const writeIncident = (
  desk: DeskContext,
  open: OpenFile,
  { incident, format, language }: ReportAskedOf<'incident'>,
): Result<WrittenReport, Refusal> => {
  const data = incidentData(desk, open, incident)
  if (!data) return notFound(refusals.noIncident(incident))
  return ok({
    subject: { what: 'incident', incident },
    name: format === 'json' ? `incident-${incident}.json` : reportFileName(`incident-${incident}`, language, format),
    language: format === 'json' ? null : language,
    written: data.written,
    digest: data.version.digest,
    head: data.log.head.hash,
    content: format === 'json' ? `${JSON.stringify(data, null, 2)}\n` : incidentHtml(data, language, (id) => picture(open.db, id)),
  })
}

const writePerson = async (
  desk: DeskContext,
  open: OpenFile,
  { person, format, language }: ReportAskedOf<'person'>,
  signal: AbortSignal | undefined,
): Promise<Result<WrittenReport, Refusal>> => {
  const found = await personApart(open, person, { signal })
  if (!found.ok) return refused(found.error)
  const report = found.value && personReportData(reportSource(desk, open), found.value)
  if (!report) return refuse({ code: 'NO_TOURNAMENT' })
  const { number } = report.data.person
  const name = number === null ? 'person' : `person-${number}`
  return ok({
    ...madeFrom(report),
    subject: { what: 'person', player: personId(report.data.person) },
    name: format === 'json' ? `${name}.json` : reportFileName(name, language, format),
    language: format === 'json' ? null : language,
    content: format === 'json' ? `${JSON.stringify(report.data, null, 2)}\n` : personHtml(report, language),
  })
}

/** A blank form contains none of the record, so its export is not recorded. */
const writeForm = (desk: DeskContext, { form, format, language }: ReportAskedOf<'form'>): Result<WrittenReport, Refusal> => {
  const tournament = reportedTournament(desk)
  if (!tournament) return refuse({ code: 'NO_TOURNAMENT' })
  return ok({
    subject: null,
    name: reportFileName(`form-${form}`, language, format),
    language,
    written: desk.now(),
    digest: null,
    head: null,
    content: formHtml(form, tournament, language),
  })
}

const writeRulePage = (desk: DeskContext, { db }: OpenFile, asked: ReportAskedOf<RulePageKind>): Result<WrittenReport, Refusal> => {
  const inForce = rulesFor(db, null)
  const rules =
    asked.rules === undefined ? inForce && ruleSetIn(db, inForce.rules, inForce.edition) : ruleSetIn(db, asked.rules, asked.edition)
  return rules ? ok(rulePage(desk, rules, asked)) : notFound(refusals.noRuleSet(asked.rules ?? ''))
}

/** A page about a rule set contains none of the record, so its export is not recorded. */
export const rulePage = (
  { now }: Pick<DeskContext, 'now'>,
  rules: RuleSet,
  { what, format, language }: ReportAskedOf<RulePageKind>,
): WrittenReport => ({
  subject: null,
  name: reportFileName(`${what}-${rules.id}`, language, format),
  language,
  written: now(),
  digest: null,
  head: null,
  content: RULE_PAGES_HTML[what](rules, language),
})

const RULE_PAGES_HTML = { 'rule-sheet': ruleSheetHtml, 'penalty-card': penaltyCardHtml } as const satisfies Readonly<
  Record<RulePageKind, unknown>
>
