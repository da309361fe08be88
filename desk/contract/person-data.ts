import { z } from 'zod'
import { isoMoment, REPORT_HEAD } from './report-data.ts'
import { integer, seat, storedPenalty } from './shape.ts'
import { HOWS, PERSON_ROLES, SECTIONS } from './vocabulary.ts'

export const mention = z.strictObject({
  entry: integer.meta({ description: 'Number of the entry in this log.' }),
  ref: z.string().meta({ description: 'Permanent reference of the entry, DEVICE:NUMBER.' }),
  at: isoMoment,
  by: z.string(),
  kind: z.string(),
  how: z.enum(HOWS).meta({
    description:
      'id: by the id in the list. name: by a name alone. text: a whole name in a text. perhaps: a word that may be the name. belongs: the entry belongs to something about the person. entered: the person entered it.',
  }),
  standing: z
    .enum(['stands', 'taken-back', 'earlier'])
    .meta({ description: 'stands: in force. taken-back: undone. earlier: another entry replaced, cancelled or reopened it.' }),
  round: integer.nullable(),
  table: z.string().nullable(),
  tableId: z.string().nullable(),
  hand: z.string().nullable(),
  handId: z.string().nullable(),
  event: integer.nullable(),
  incident: integer.nullable(),
  seat: seat.nullable(),
  rule: z.string().nullable(),
  penalty: storedPenalty.nullable(),
  points: z.number().nullable().meta({ description: 'Points of the person in a signed result.' }),
  what: z.string().nullable().meta({ description: 'Decision, outcome or cause, in the word of the log.' }),
  texts: z.array(z.string()),
})

export type PersonMention = z.infer<typeof mention>

/** All data about one person in a tournament file. */
export const personReport = z.strictObject({
  report: z.literal('person'),
  ...REPORT_HEAD,
  person: z.strictObject({
    key: z.string(),
    role: z.enum(PERSON_ROLES),
    name: z.string(),
    number: integer.nullable(),
    country: z.string(),
    names: z.array(z.string()).meta({ description: 'All names of the person in the log, the current one first.' }),
  }),
  sections: z.array(z.strictObject({ section: z.enum(SECTIONS), count: integer, mentions: z.array(mention) })),
  entered: z
    .array(z.strictObject({ kind: z.string(), device: z.string(), entries: integer, first: isoMoment, last: isoMoment }))
    .meta({ description: 'Entries that the person made, by kind and device.' }),
})

export type PersonData = z.infer<typeof personReport>
