import { z } from 'zod'
import { POINT_UNITS } from '../../../engine/model/penalties.ts'
import { ledgerRow } from '../../contract/penalties.ts'
import { BESIDE } from '../../contract/report-data.ts'
import { correction, incident, shownFinding } from '../../contract/rulings.ts'
import { eachSeat, hash, integer, moment, ruleSetName, type Shape, seat, shownPenalty, tableView, text } from '../../contract/shape.ts'
import { tournament } from '../../contract/tournaments.ts'

const player = z.strictObject({ number: integer.nullable(), name: text, country: text })
const entry = z.strictObject({ seq: integer, hash })

const description = z.strictObject({
  name: text,
  level: text,
  headline: text,
  fact: text,
  law: text,
  citation: text,
  wouldChange: text,
  steps: z.array(text),
  penalty: text,
  answers: z.array(z.strictObject({ word: text, label: text, follows: text })),
})

/** All that a report of one incident says, as JSON. */
export const incidentReport = z.strictObject({
  written: moment,
  version: z.strictObject({
    digest: hash.meta({ description: 'SHA-256 of the content of the report, without its time.' }),
    number: integer,
    replaces: z.strictObject({ at: moment, head: text.nullable() }).nullable(),
  }),
  tournament: tournament.pick({ name: true, place: true, date: true, rules: true, edition: true, ruleSet: true, sample: true }),
  incident: incident.partial({ besides: true }),
  hand: z.strictObject({ wind: seat, number: integer, counters: integer }).nullable(),
  people: eachSeat(player.nullable()),
  rules: ruleSetName,
  found: shownFinding.nullable(),
  words: z.strictObject({ en: description, fr: description }).nullable(),
  proposed: shownPenalty.nullable(),
  proposedWhy: z
    .strictObject({ en: z.array(text).readonly(), fr: z.array(text).readonly() })
    .nullable()
    .meta({ description: 'The case of the penalty that was proposed and its section; null without a finding.' }),
  proposedWorth: z
    .strictObject({ amount: integer, unit: z.enum(POINT_UNITS) })
    .nullable()
    .meta({ description: 'Points that the proposed penalty costs; null if it costs none or no fixed number.' }),
  fromMiddle: z.boolean(),
  acts: z.array(
    z.strictObject({
      number: integer,
      text: text.meta({ description: 'Act in table notation.' }),
      proof: z.boolean(),
      at: moment.nullable(),
      said: z.strictObject({ en: text, fr: text }).meta({ description: 'Act in words.' }),
    }),
  ),
  actsLeftOut: integer
    .exactOptional()
    .meta({ description: 'Number of earlier acts of the hand that prove nothing and are not listed. Absent if all are.' }),
  corrections: z.array(correction).exactOptional().meta({
    description:
      'Acts of this record that were corrected, inserted, removed, or recorded at the same time on another device (concurrent), with who did it. Absent if none was.',
  }),
  signedOn: z
    .array(z.strictObject({ ruling: integer, said: z.strictObject({ en: text, fr: text }) }))
    .exactOptional()
    .meta({ description: 'For rulings whose record was corrected since: the fact as the record gave it then. Absent if it is as today.' }),
  view: tableView.nullable().meta({ description: 'The table at the act concerned.' }),
  penalties: z.array(ledgerRow),
  log: z.strictObject({
    entry: entry.meta({ description: 'Entry of the newest ruling, or of the incident if it has no ruling.' }),
    head: entry.extend({ beside: z.array(hash).readonly().exactOptional().meta({ description: BESIDE }) }).meta({
      description: 'The newest entry from which the report was made. shinpan verify --head HASH checks that a file contains it.',
    }),
  }),
})
export type IncidentData = Shape<typeof incidentReport>
