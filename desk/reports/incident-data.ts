import { sql } from '../../db/handle.ts'
import { head } from '../../db/log/read.ts'
import type { Language } from '../../engine/language.ts'
import { formatActs } from '../../engine/notation/format-event.ts'
import type { Penalty } from '../../engine/penalties.ts'
import { type BySeat, bySeat, type Seat } from '../../engine/seats.ts'
import { viewOf } from '../../engine/table/view.ts'
import type { TableView } from '../../engine/view.ts'
import { type Description, describe as inWords } from '../../engine/words/describe.ts'
import { type RuleSetName, ruleSetNameOf } from '../../engine/words/rule-sets.ts'
import type { Incident, LedgerRow, PlayerAtTable, ShownFinding, Tournament } from '../contract.ts'
import type { Office, OpenFile } from '../office.ts'
import { handRow, type PlayedHand, playHand } from '../play/played-hand.ts'
import { readHeader } from '../play/read-hand.ts'
import { shownFindings } from '../play/shown-findings.ts'
import { incident as incidentOf } from '../rulings/incidents.ts'
import { penalties } from '../rulings/ledger.ts'
import { tournamentOf } from '../tournaments/open.ts'

/** One line of the record; `proof`: it is among the events that prove the finding. */
export type ReportedAct = { readonly number: number; readonly text: string; readonly proof: boolean }

/** All that a report of one incident says, before it is put on paper. */
export type IncidentData = {
  readonly language: Language
  readonly written: Date
  readonly tournament: Tournament
  readonly incident: Incident
  readonly hand: { readonly wind: Seat; readonly number: number; readonly counters: number } | null
  readonly people: BySeat<PlayerAtTable | null>
  readonly rules: RuleSetName
  readonly found: ShownFinding | null
  readonly words: Description | null
  readonly proposed: Penalty | null
  /** The record begins in the middle of the hand: what came before is unknown. */
  readonly fromMiddle: boolean
  readonly acts: readonly ReportedAct[]
  readonly view: TableView | null
  readonly penalties: readonly LedgerRow[]
  /** The entries of the log that it rests on. */
  readonly log: {
    readonly entry: { readonly seq: number; readonly hash: string }
    readonly head: { readonly seq: number; readonly hash: string }
  }
}

/** Gathers what a report says of an incident. */
export const incidentData = (office: Office, open: OpenFile, id: number, language: Language): IncidentData | undefined => {
  const { db, hands } = open
  const tournament = tournamentOf(office)
  const incident = incidentOf(db, id)
  const newest = head(db)
  if (!tournament || !incident || !newest) return undefined
  const row = handRow(db, incident.hand)
  const played = row && playHand(db, hands, row)
  const foundId = sql<number | null>(db, 'SELECT finding FROM incident WHERE id = ?').pluck().get(id)
  const found = played ? (shownFindings(db, played).find((shown) => shown.id === foundId) ?? null) : null
  const people = bySeat((seat) => played?.seated[seat] ?? null)
  const rules = played ? ruleSetNameOf(played.rules) : tournament.ruleSet
  const ruling = incident.rulings.at(-1)
  const entry = ruling ?? sql<{ seq: number; hash: string }>(db, ENTRY).get(id)
  return {
    language,
    written: office.now(),
    tournament,
    incident,
    hand: row ? { wind: row.wind, number: row.number, counters: row.counters } : null,
    people: bySeat((seat) => plain(people[seat])),
    rules,
    found,
    words: found && inWords(found.finding, rules, language, { people: namesOf(people), due: found.due ?? undefined }),
    proposed: incident.rulings.at(-1)?.proposed ?? found?.proposed ?? null,
    fromMiddle: played !== undefined && isFromMiddle(played),
    acts: played ? actsUpTo(played, found?.finding.event ?? played.events.length, found?.finding.because ?? []) : [],
    view: played ? viewOf(played.plays[found?.finding.event ?? played.events.length] ?? played.plays[0]) : null,
    penalties: penalties(db).filter((penalty) => penalty.incident === id),
    log: { entry: { seq: entry?.seq ?? 0, hash: entry?.hash ?? '' }, head: { seq: newest.seq, hash: newest.hash } },
  }
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

const isFromMiddle = ({ row }: PlayedHand): boolean => {
  const read = readHeader(row.header)
  return read.ok && read.value.header.from === 'middle'
}

/** How many lines before the act are printed; those that prove the finding always are. */
const MOST_LINES = 24

const actsUpTo = ({ events }: PlayedHand, event: number, because: readonly number[]): readonly ReportedAct[] => {
  const lines = formatActs(events.slice(0, event)).map(({ line, first, count }) => ({
    number: first,
    text: line,
    proof: because.some((number) => number >= first && number < first + count),
  }))
  return lines.filter(({ proof }, i) => proof || i >= lines.length - MOST_LINES)
}
