import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { withCurrentDecisions } from '../../../engine/judging/view/view-as-decided.ts'
import { isHandNoted, viewOf } from '../../../engine/judging/view/view-table.ts'
import type { TableEvent } from '../../../engine/model/events.ts'
import { asDecided, type Finding } from '../../../engine/model/findings.ts'
import type { ByLanguage, Language } from '../../../engine/model/language.ts'
import { penaltyInForce } from '../../../engine/model/penalties.ts'
import { type BySeat, bySeat, type Seat } from '../../../engine/model/seats.ts'
import { formatActs } from '../../../engine/notation/format/format-event.ts'
import { shortAt } from '../../../engine/notation/short-forms.ts'
import { worthOf } from '../../../engine/rulebook/penalties/ladders.ts'
import { describe as inWords } from '../../../engine/wording/findings/describe.ts'
import { whyPenalty } from '../../../engine/wording/penalties/why-penalty.ts'
import { sayAct } from '../../../engine/wording/record/acts.ts'
import { ruleSetNameOf } from '../../../engine/wording/terms/rule-sets.ts'
import type { PlayedHand } from '../../context/caches/hand-cache.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { newestEntries } from '../../context/newest-entries.ts'
import { readHandHeader } from '../../context/read-hand.ts'
import type { PlayerAtTable } from '../../contract/people.ts'
import type { Incident, ShownFinding } from '../../contract/rulings.ts'
import { currentPlay, handRow, playHand } from '../../record/played-hand.ts'
import { seatedAt } from '../../record/tables/seated-players.ts'
import { shownFindings } from '../../rulings/findings/shown-findings.ts'
import { correctionsOf } from '../../rulings/incidents/corrections.ts'
import { incident as incidentOf } from '../../rulings/incidents/incidents.ts'
import { penalties } from '../../rulings/penalties/ledger.ts'
import { digestOf, printedVersion } from '../printed/versions.ts'
import type { IncidentData } from './incident-schema.ts'
import { reportedTournament } from './tournament.ts'

/** A line of the record in notation, before it is said in words. */
type Act = Omit<IncidentData['acts'][number], 'said'>

export const incidentData = (desk: DeskContext, open: OpenFile, id: number): IncidentData | undefined => {
  const { db } = open
  const tournament = reportedTournament(desk)
  const incident = reported(incidentOf(db, id))
  const newest = newestEntries(db)
  if (!tournament || !incident || !newest) return undefined
  const row = handRow(db, incident.hand)
  const played = row && playHand(db, row)
  const foundId = sql<number | null>(db, 'SELECT finding FROM incident WHERE id = ?').pluck().get(id)
  const shown = played ? shownFindings(db, played) : []
  const found = shown.find((one) => one.id === foundId) ?? null
  const last = played && currentPlay(played)
  const table = sql<string | null>(db, 'SELECT table_id FROM incident WHERE id = ?').pluck().get(id)
  // at a table without a record those who sit there
  const seated = played?.seated ?? (table ? seatedAt(db, table, undefined) : undefined)
  const people = bySeat((seat) => seated?.[seat] ?? null)
  const rules = played ? ruleSetNameOf(played.rules) : tournament.ruleSet
  const ruling = incident.rulings.findLast(({ takenBack }) => takenBack === null)
  const corrections = correctionsOf(db, incident)
  const event = found?.finding.event ?? played?.events.length ?? 0
  const { acts: printed, leftOut } = played ? actsUpTo(db, played, event, found?.finding) : NO_ACTS
  const entry = ruling ?? sql<{ seq: number; hash: string }>(db, ENTRY).get(id)
  const said = {
    tournament,
    incident,
    hand: row && isNoted(row) ? { wind: row.wind, number: row.number, counters: row.counters } : null,
    people: bySeat((seat) => plain(people[seat])),
    rules,
    found,
    proposed: ruling?.proposed ?? found?.proposed ?? null,
    fromMiddle: played !== undefined && isFromMiddle(played),
    acts: printed,
    ...(leftOut > 0 && { actsLeftOut: leftOut }),
    ...(corrections.length > 0 && { corrections }),
    view: last
      ? withCurrentDecisions(viewOf(played.plays[event] ?? last), {
          findings: shown,
          view: viewOf(last),
        })
      : null,
    penalties: penalties(db).filter((penalty) => penalty.incident === id),
  }
  const log = { seq: entry?.seq ?? 0, hash: entry?.hash ?? '' }
  // the words are the program's: a newer one may put the same record otherwise
  const version = printedVersion(db, { what: 'incident', incident: id }, digestOf([said, log.hash]))
  const beside = { people: namesOf(people), due: found?.due ?? undefined }
  const decided = found && asRuled(found)
  const words = decided && { en: inWords(decided, rules, 'en', beside), fr: inWords(decided, rules, 'fr', beside) }
  const acts = said.acts.map((act) => ({ ...act, said: actInWords(played?.events ?? [], act) }))
  const proposedWorth = played && said.proposed ? worthOf(played.rules, said.proposed) : null
  const whyIn = (one: Language) =>
    played && found && said.proposed ? whyPenalty(found.finding, said.proposed, found.earlier.length, played.rules, one).why : []
  const signedOn = factsThen(db, id).flatMap(({ ruling, before }) => {
    const factIn = (one: Language): string => inWords(before, rules, one, { people: namesOf(people) }).fact
    const said = { en: factIn('en'), fr: factIn('fr') }
    return said.en === words?.en.fact ? [] : [{ ruling, said }]
  })
  const proposedWhy = found && { en: whyIn('en'), fr: whyIn('fr') }
  return {
    written: desk.now(),
    version,
    ...said,
    proposedWhy,
    proposedWorth,
    acts,
    words,
    ...(signedOn.length > 0 && { signedOn }),
    log: { entry: log, head: { seq: newest.seq, hash: newest.hash, ...(newest.beside && { beside: newest.beside }) } },
  }
}

/** The findings on which rulings were signed whose record was corrected since. */
const factsThen = (db: ReadableDb, incident: number): readonly { readonly ruling: number; readonly before: Finding }[] =>
  sql<{ ruling: number; before: string }>(db, CHANGED_SINCE)
    .all(incident)
    .map(({ ruling, before }) => ({ ruling, before: JSON.parse(before) as Finding }))

const CHANGED_SINCE = `SELECT review.ruling, review.before FROM review JOIN ruling ON ruling.id = review.ruling
  WHERE ruling.incident = ? AND review.before IS NOT NULL
    AND review.id = (SELECT min(first.id) FROM review first WHERE first.ruling = review.ruling) ORDER BY review.ruling`

/** The finding as it was ruled on, or as it is proposed: the steps at the table follow from that. */
const asRuled = ({ finding, proposed, ruling }: ShownFinding): Finding =>
  ruling?.decision === 'dismissed' ? finding : asDecided(finding, ruling ? penaltyInForce(ruling) : proposed)

const reported = (incident: Incident | undefined): IncidentData['incident'] | undefined => {
  if (!incident || incident.besides.length > 0) return incident
  const { besides: _none, ...alone } = incident
  return alone
}

const ENTRY =
  'SELECT entry.seq, lower(hex(entry.hash)) AS hash FROM incident JOIN entry ON entry.seq = incident.entry WHERE incident.id = ?'

const plain = (player: PlayerAtTable | null): PlayerAtTable | null =>
  player && { number: player.number, name: player.name, country: player.country }

const namesOf = (people: BySeat<PlayerAtTable | null>) => {
  const names: Partial<Record<Seat, string>> = {}
  for (const [seat, player] of Object.entries(people)) if (player) names[seat as Seat] = player.name
  return names
}

const isNoted = ({ header }: PlayedHand['row']): boolean => {
  const read = readHandHeader(header)
  return !read.ok || isHandNoted(read.value.header)
}

const isFromMiddle = ({ row }: PlayedHand): boolean => {
  const read = readHandHeader(row.header)
  return read.ok && read.value.header.from === 'middle'
}

/** Number of printed lines before the act; those that prove the finding are always printed. */
const MOST_LINES = 24
/** Number of printed lines after it, up to the newest ruling: a referee may rest it on what came next. */
const MOST_AFTER = 12

/** The acts that a report lists, and the number of those that it leaves out. */
type ListedActs = { readonly acts: readonly Act[]; readonly leftOut: number }
const NO_ACTS: ListedActs = { acts: [], leftOut: 0 }

const actsUpTo = (db: ReadableDb, { events, refs }: PlayedHand, event: number, finding: Finding | undefined): ListedActs => {
  const ruled = events.findLastIndex((one) => one.verb === 'ruling' && one.event === finding?.event && one.rule === finding.rule)
  // a sheet that names the act of a declaration lists it
  const declared = typeof finding?.declared === 'number' ? finding.declared : 0
  const acts = formatActs(events.slice(0, Math.max(event, ruled, declared))).map(({ line, first, count }) => ({
    number: first,
    text: line,
    proof: finding?.because.some((number) => number >= first && number < first + count) ?? false,
  }))
  const before = acts.filter(({ number }) => number <= event)
  const shown = before.filter(({ proof }, i) => proof || i >= before.length - MOST_LINES)
  // the rulings themselves are told below
  const after = acts.slice(before.length).filter(({ number }) => events[number - 1]?.verb !== 'ruling')
  const listed = [...shown, ...after.slice(0, MOST_AFTER)]
  return { acts: listed.map((act) => ({ ...act, at: enteredAt(db, refs[act.number - 1]) })), leftOut: before.length - shown.length }
}

/** An act as its line has it: a short form as the one act that it is written as. */
const actInWords = (events: readonly TableEvent[], { number, text }: Act): ByLanguage<string> => {
  const event = events[number - 1]
  if (!event) return { en: text, fr: text }
  const { short, ...alone } = event
  const one = [short && !shortAt(events, number - 1) ? (alone as TableEvent) : event]
  return { en: sayAct(one, 'en'), fr: sayAct(one, 'fr') }
}

/** When an act was entered. */
const enteredAt = (db: ReadableDb, ref: Ref | undefined): Date | null => {
  const at = ref && sql<string>(db, 'SELECT at FROM event WHERE ref = ?').pluck().get(ref)
  return at === undefined ? null : new Date(at)
}
