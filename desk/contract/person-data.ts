import { z } from 'zod'
import { penalty } from './inputs.ts'
import { isoMoment, REPORT_HEAD } from './report-data.ts'
import { seat, whole } from './shape.ts'
import { HOWS, PERSON_ROLES, SECTIONS } from './vocabulary.ts'

export const mention = z.strictObject({
  entry: whole.meta({ description: 'its place in the log' }),
  ref: z.string().meta({ description: 'DEVICE:NUMBER, its name for good' }),
  at: isoMoment,
  by: z.string(),
  kind: z.string(),
  how: z.enum(HOWS).meta({
    description:
      'id: of the list; name: alone; text: a whole name in a text; perhaps: a word that may be the name; belongs: to something about them; entered: by them',
  }),
  standing: z.enum(['stands', 'taken-back', 'earlier']).meta({ description: 'earlier: another entry has taken its place' }),
  round: whole.nullable(),
  table: z.string().nullable(),
  tableId: z.string().nullable(),
  hand: z.string().nullable(),
  handId: z.string().nullable(),
  event: whole.nullable(),
  incident: whole.nullable(),
  seat: seat.nullable(),
  rule: z.string().nullable(),
  penalty: penalty.nullable(),
  what: z.string().nullable().meta({ description: 'decision, outcome or cause, as the log names it' }),
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
    number: whole.nullable(),
    country: z.string(),
    names: z.array(z.string()).meta({ description: 'every name that the log has for them, the one of today first' }),
  }),
  sections: z.array(z.strictObject({ section: z.enum(SECTIONS), count: whole, mentions: z.array(mention) })),
  entered: z
    .array(z.strictObject({ kind: z.string(), device: z.string(), entries: whole, first: isoMoment, last: isoMoment }))
    .meta({ description: 'what they entered themselves, by kind and device' }),
})

export type PersonData = z.infer<typeof personReport>
